// Encodings of sparse tensors until LLVM 17, when the levels had a list of their own, and
// operations before that.
module attributes {
  history.dialects = [["sparse_tensor_old", "current", "sparse_tensor"]],
  history.bodies = [
    ["sparse_tensor", "\"compressed-hi", "\"loose_compressed", "each"],
    ["sparse_tensor", "-nu-no\"", "(nonunique, nonordered)\"", "each"],
    ["sparse_tensor", "-nu\"", "(nonunique)\"", "each"],
    ["sparse_tensor", "-no\"", "(nonordered)\"", "each"],
    ["sparse_tensor", "lvlTypes *=", "dimLevelType =", "each"],
    ["sparse_tensor", "dimToLvl *=", "dimOrdering =", "each"],
    ["sparse_tensor", "pointerBitWidth *=", "posWidth =", "each"],
    ["sparse_tensor", "indexBitWidth *=", "crdWidth =", "each"],
    ["sparse_tensor", "encoding<(.*dimLevelType.*)>", "template #sparse_tensor.encoding<{ map = levels($0.dimLevelType, $0.dimOrdering)number($0.posWidth)number($0.crdWidth) }>"]],
  history.enum_cases = [
    ["sparse_tensor.kind", "dim_sz", "lvl_sz"], ["sparse_tensor.kind", "ptr_mem_sz", "pos_mem_sz"],
    ["sparse_tensor.kind", "idx_mem_sz", "crd_mem_sz"]],
  history.renamed = [
    ["sparse_tensor.release", "bufferization.dealloc_tensor", "2021-current"],
    ["sparse_tensor.insert", "tensor.insert", "current"],
    ["sparse_tensor.tensor", "sparse_tensor.load", "2021"],
    ["sparse_tensor.indices_buffer", "sparse_tensor.coordinates_buffer", "current"],
    ["sparse_tensor.pointers", "sparse_tensor_old.pointers", "2021-current", "^ *%[A-Za-z_0-9]+ *,"],
    ["sparse_tensor.indices", "sparse_tensor_old.indices", "2021-current", "^ *%[A-Za-z_0-9]+ *,"],
    ["sparse_tensor.pointers", "sparse_tensor_old.pointers_of_dimension", "current"],
    ["sparse_tensor.indices", "sparse_tensor_old.indices_of_dimension", "current"]]
} {
  irdl.dialect @sparse_tensor_old attributes {strata.version = 1 : i32, strata.summary = "operations on sparse tensors until LLVM 16"} {
    irdl.operation @pointers attributes {strata.summary = "positions of a level, which is a value", strata.format = "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)"} {
      %tensor = irdl.any
      %dim = irdl.is index
      %result = irdl.any
      irdl.operands(tensor: %tensor, dim: %dim)
      irdl.results(result: %result)
    }
    irdl.operation @indices attributes {strata.like = "pointers", strata.summary = "coordinates of a level, which is a value"} {}
    irdl.operation @pointers_of_dimension attributes {strata.summary = "positions of a level, which is an attribute", strata.format = "$tensor attr-dict `:` type($tensor) `to` type($result)"} {
      %tensor = irdl.any
      %result = irdl.any
      %dimension = irdl.any {strata.optional}
      irdl.operands(tensor: %tensor)
      irdl.attributes {"dimension" = %dimension}
      irdl.results(result: %result)
    }
    irdl.operation @indices_of_dimension attributes {strata.like = "pointers_of_dimension", strata.summary = "coordinates of a level, which is an attribute"} {}
  }
  pdl.pattern @level_of_value : benefit(1) attributes {
    strata.parameters = ["name", "old", "new"],
    strata.instances = [
      ["pointers_of_value", "sparse_tensor_old.pointers", "sparse_tensor.positions"],
      ["indices_of_value", "sparse_tensor_old.indices", "sparse_tensor.coordinates"]]
  } {
    %tensor = operand
    %number = attribute
    %index = type
    %constant = operation "arith.constant" {"value" = %number} -> (%index : !pdl.type)
    %dim = result 0 of %constant
    %type = type
    %op = operation "$old"(%tensor, %dim : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = $new $0 {level = $1} : type($0) to $2"(%tensor, %number, %type : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @level_of_attribute : benefit(1) attributes {
    strata.parameters = ["name", "old", "new"],
    strata.instances = [
      ["pointers_of_attribute", "sparse_tensor_old.pointers_of_dimension", "sparse_tensor.positions"],
      ["indices_of_attribute", "sparse_tensor_old.indices_of_dimension", "sparse_tensor.coordinates"]]
  } {
    %tensor = operand
    %number = attribute
    %type = type
    %op = operation "$old"(%tensor : !pdl.value) {"dimension" = %number} -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = $new $0 {level = $1} : type($0) to $2"(%tensor, %number, %type : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
}
