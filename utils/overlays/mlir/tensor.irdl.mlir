// What MLIR 22 calls the results of tensor operations when it prints them,
// subsets, and checks at run time, as far as these are about indices.
irdl.dialect @tensor attributes {strata.version = 1 : i32} {
  irdl.operation @cast attributes {strata.result_names = ["cast"]}
  irdl.operation @collapse_shape attributes {strata.result_names = ["collapsed"]}
  irdl.operation @concat attributes {strata.result_names = ["concat"]}
  irdl.operation @dim attributes {
    strata.result_names = ["dim"],
    strata.runtime_checks = [["in_range", "index", "tensor.rank(source)", "index is out of bounds"]]
  }
  irdl.operation @expand_shape attributes {strata.result_names = ["expanded"]}
  irdl.operation @extract attributes {
    strata.result_names = ["extracted"],
    strata.runtime_checks = [["in_bounds", "indices", "tensor.dim(tensor)", "out-of-bounds access"]]
  }
  irdl.operation @extract_slice attributes {
    strata.result_names = ["extracted_slice"],
    strata.extracts = {
      whole = "source", value = "result", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    }
  }
  irdl.operation @from_elements attributes {strata.result_names = ["from_elements"]}
  irdl.operation @gather attributes {strata.result_names = ["gather"]}
  irdl.operation @generate attributes {strata.result_names = ["generated"]}
  irdl.operation @insert attributes {
    strata.result_names = ["inserted"],
    strata.runtime_checks = [["in_bounds", "indices", "tensor.dim(dest)", "out-of-bounds access"]]
  }
  irdl.operation @insert_slice attributes {
    strata.result_names = ["inserted_slice"],
    strata.inserts = {
      whole = "dest", value = "source", offsets = "static_offsets, offsets",
      sizes = "static_sizes, sizes", strides = "static_strides, strides"
    }
  }
  irdl.operation @pad attributes {strata.result_names = ["padded"]}
  irdl.operation @rank attributes {strata.result_names = ["rank"]}
  irdl.operation @reshape attributes {strata.result_names = ["reshape"]}
  irdl.operation @scatter attributes {strata.result_names = ["scatter"]}
  irdl.operation @splat attributes {strata.result_names = ["splat"]}
}
