// What MLIR 22 calls the results of vector operations when it prints them, and
// subsets. Where transfers leave out elements, out of bounds or by a mask, what is
// read need not be what was written.
irdl.dialect @vector attributes {strata.version = 1 : i32} {
  irdl.operation @transfer_read attributes {
    strata.extracts = {
      whole = "base", value = "vector", offsets = "indices", shape = "vector",
      map = "permutation_map",
      exact = "!getMask() && llvm::all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    }
  }
  irdl.operation @transfer_write attributes {
    strata.inserts = {
      whole = "base", value = "valueToStore", offsets = "indices",
      shape = "valueToStore", map = "permutation_map",
      exact = "!getMask() && llvm::all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    }
  }
  irdl.operation @vscale attributes {strata.result_names = ["vscale"]}
}
