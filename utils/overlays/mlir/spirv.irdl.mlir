// What MLIR 22 calls the results of spirv operations when it prints them.
irdl.dialect @spirv attributes {strata.version = 1 : i32} {
  irdl.operation @mlir.addressof attributes {strata.result_names = ["{variable}_addr"]}
}
