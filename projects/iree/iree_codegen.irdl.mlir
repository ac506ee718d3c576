// Facts from the C++ code of IREE's dialect iree_codegen.
irdl.dialect @iree_codegen attributes {strata.version = 1 : i32} {
  irdl.operation @inner_tiled attributes {
    strata.infer = [["results", "outputs", "$_self", ""]]
  }
}
