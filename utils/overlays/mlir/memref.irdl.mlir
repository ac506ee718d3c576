// What MLIR 22 calls the results of memref operations when it prints them, the
// types of results that a function in C++ tells, memory slots, and checks at run
// time, as far as these are about indices.
irdl.dialect @memref attributes {strata.version = 1 : i32} {
  irdl.operation @alloc attributes {strata.result_names = ["alloc"]}
  irdl.operation @alloca attributes {
    strata.result_names = ["alloca"],
    strata.allocates = {
      pointer = "memref",
      element = "$_self.getElementType()",
      when = "cast<MemRefType>($memref.getType()).hasStaticShape() && cast<MemRefType>($memref.getType()).getNumElements() == 1"
    }
  }
  irdl.operation @assume_alignment attributes {strata.result_names = ["assume_align"]}
  irdl.operation @atomic_rmw attributes {
    strata.runtime_checks = [["in_bounds", "indices", "memref.dim(memref)", "out-of-bounds access"]]
  }
  irdl.operation @cast attributes {strata.result_names = ["cast"]}
  irdl.operation @collapse_shape attributes {strata.result_names = ["collapse_shape"]}
  irdl.operation @dim attributes {
    strata.result_names = ["dim"],
    strata.runtime_checks = [["in_range", "index", "memref.rank(source)", "index is out of bounds"]]
  }
  irdl.operation @distinct_objects attributes {
    strata.infer = [["results", "operands", "$_self", ""]]
  }
  irdl.operation @expand_shape attributes {strata.result_names = ["expand_shape"]}
  irdl.operation @extract_aligned_pointer_as_index attributes {strata.result_names = ["intptr"]}
  irdl.operation @extract_strided_metadata attributes {strata.result_names = ["base_buffer", "offset", "sizes", "strides"]}
  irdl.operation @generic_atomic_rmw attributes {
    strata.runtime_checks = [["in_bounds", "indices", "memref.dim(memref)", "out-of-bounds access"]]
  }
  irdl.operation @load attributes {
    strata.loads = {pointer = "memref", value = "result"},
    strata.runtime_checks = [["in_bounds", "indices", "memref.dim(memref)", "out-of-bounds access"]]
  }
  irdl.operation @memory_space_cast attributes {strata.result_names = ["memspacecast"]}
  irdl.operation @reinterpret_cast attributes {strata.result_names = ["reinterpret_cast"]}
  irdl.operation @reshape attributes {strata.result_names = ["reshape"]}
  irdl.operation @store attributes {
    strata.stores = {pointer = "memref", value = "value"},
    strata.runtime_checks = [["in_bounds", "indices", "memref.dim(memref)", "out-of-bounds access"]]
  }
  irdl.operation @subview attributes {strata.result_names = ["subview"]}
  irdl.operation @transpose attributes {strata.result_names = ["transpose"]}
  irdl.operation @view attributes {strata.result_names = ["view"]}
}
