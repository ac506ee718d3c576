// What MLIR 22 calls the results of shape operations when it prints them.
irdl.dialect @shape attributes {strata.version = 1 : i32} {
  irdl.operation @const_size attributes {strata.result_names = ["c{value}"]}
}
