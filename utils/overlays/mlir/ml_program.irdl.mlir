// What MLIR 22 calls the results of ml_program operations when it prints them.
irdl.dialect @ml_program attributes {strata.version = 1 : i32} {
  irdl.operation @global_load attributes {strata.result_names = ["{global}"]}
  irdl.operation @global_load_const attributes {strata.result_names = ["{global}"]}
}
