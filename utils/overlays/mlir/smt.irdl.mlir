// The names that MLIR 22 prints for results of smt operations.
irdl.dialect @smt attributes {strata.version = 1 : i32} {
  irdl.operation @constant attributes {strata.result_names = ["{value}"]}
  irdl.operation @declare_fun attributes {strata.result_names = ["{namePrefix}"]}
  irdl.operation @int.constant attributes {strata.result_names = ["c{value}"]}
}
