// What MLIR 22 calls the results of smt operations when it prints them.
irdl.dialect @smt attributes {strata.version = 1 : i32} {
  irdl.operation @constant attributes {strata.result_names = ["{value}"]}
  irdl.operation @declare_fun attributes {strata.result_names = ["{namePrefix}"]}
  irdl.operation @int.constant attributes {strata.result_names = ["c{value}"]}
}
