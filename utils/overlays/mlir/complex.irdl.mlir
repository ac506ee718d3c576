// What MLIR 22 calls the results of complex operations when it prints them.
irdl.dialect @complex attributes {strata.version = 1 : i32} {
  irdl.operation @constant attributes {strata.result_names = ["cst"]}
}
