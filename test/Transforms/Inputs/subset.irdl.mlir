// Slices of tensors, transfers of vectors and loops, as far as tests of
// loop-invariant-subset-hoisting need them. Names and slots are those of MLIR.
irdl.dialect @tensor attributes {strata.version = 1 : i32} {
  irdl.operation @extract_slice attributes {
    strata.traits = ["Pure"],
    strata.extracts = {
      whole = "source", value = "result", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    }
  } {
    %source = irdl.c_pred "ranked_tensor"
    %offsets = irdl.is index
    %sizes = irdl.is index
    %strides = irdl.is index
    irdl.operands(source: %source, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
    %static_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    %static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    %static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    irdl.attributes {"static_offsets" = %static_offsets, "static_sizes" = %static_sizes, "static_strides" = %static_strides}
    %result = irdl.c_pred "ranked_tensor"
    irdl.results(result: %result)
  }
  irdl.operation @insert_slice attributes {
    strata.traits = ["Pure"],
    strata.inserts = {
      whole = "dest", value = "source", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    }
  } {
    %source = irdl.c_pred "ranked_tensor"
    %dest = irdl.c_pred "ranked_tensor"
    %offsets = irdl.is index
    %sizes = irdl.is index
    %strides = irdl.is index
    irdl.operands(source: %source, dest: %dest, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
    %static_offsets = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    %static_sizes = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    %static_strides = irdl.c_pred "i64_array" {strata.kind = "dense<i64>"}
    irdl.attributes {"static_offsets" = %static_offsets, "static_sizes" = %static_sizes, "static_strides" = %static_strides}
    %result = irdl.c_pred "ranked_tensor"
    irdl.results(result: %result)
  }
}
irdl.dialect @vector attributes {strata.version = 1 : i32} {
  irdl.operation @transfer_read attributes {
    strata.extracts = {
      whole = "base", value = "vector", offsets = "indices", shape = "vector",
      map = "permutation_map",
      exact = "!getMask() && llvm::all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    }
  } {
    %base = irdl.c_pred "shaped"
    %indices = irdl.is index
    %padding = irdl.any
    %mask = irdl.c_pred "vector"
    irdl.operands(base: %base, indices: variadic %indices, padding: %padding, mask: optional %mask)
    %permutation_map = irdl.c_pred "affine_map_attr"
    %in_bounds = irdl.c_pred "array_of(bool_attr)"
    irdl.attributes {"permutation_map" = %permutation_map, "in_bounds" = %in_bounds}
    %vector = irdl.c_pred "vector"
    irdl.results(vector: %vector)
  }
  irdl.operation @transfer_write attributes {
    strata.inserts = {
      whole = "base", value = "valueToStore", offsets = "indices",
      shape = "valueToStore", map = "permutation_map",
      exact = "!getMask() && llvm::all_of($in_bounds, [&](Attribute attr) { return cast<BoolAttr>(attr).getValue(); })"
    }
  } {
    %valueToStore = irdl.c_pred "vector"
    %base = irdl.c_pred "shaped"
    %indices = irdl.is index
    %mask = irdl.c_pred "vector"
    irdl.operands(valueToStore: %valueToStore, base: %base, indices: variadic %indices, mask: optional %mask)
    %permutation_map = irdl.c_pred "affine_map_attr"
    %in_bounds = irdl.c_pred "array_of(bool_attr)"
    irdl.attributes {"permutation_map" = %permutation_map, "in_bounds" = %in_bounds}
    %result = irdl.c_pred "ranked_tensor"
    irdl.results(result: optional %result)
  }
}
