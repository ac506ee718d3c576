// What MLIR 22 calls the results of vector operations when it prints them.
irdl.dialect @vector attributes {strata.version = 1 : i32} {
  irdl.operation @vscale attributes {strata.result_names = ["vscale"]}
}
