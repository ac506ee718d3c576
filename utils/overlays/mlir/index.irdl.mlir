// What MLIR 22 calls the results of index operations when it prints them.
irdl.dialect @index attributes {strata.version = 1 : i32} {
  irdl.operation @bool.constant attributes {strata.result_names = ["{value}"]}
  irdl.operation @constant attributes {strata.result_names = ["idx{value}"]}
}
