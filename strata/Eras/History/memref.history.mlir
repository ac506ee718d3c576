// Memory, buffers and tensors between LLVM 12 and 21.
module attributes {
  history.dialects = [["memref_old", "2019-current", "memref"]],
  history.rule_roots = [["memref.subview"], ["tensor.extract_slice"]],
  history.renamed = [
    ["memref.tensor_load", "std.tensor_load", "2021"],
    ["memref.tensor_store", "std.tensor_store", "2021-current"],
    ["memref.buffer_cast", "memref_old.to_unranked_memref", "2021", ": memref<\\*"],
    ["bufferization.to_memref", "memref_old.to_unranked_memref", "2021-current", ": memref<\\*"],
    ["memref.buffer_cast", "memref_old.to_memref", "2021"],
    ["memref.clone", "bufferization.clone", "2021"],
    ["std.tensor_to_memref", "memref_old.to_memref", "2020"],
    ["bufferization.to_memref", "memref_old.to_memref", "2021-current"],
    ["bufferization.to_tensor", "memref_old.to_tensor", "2021-current", "!: .* to "],
    ["linalg.tensor_collapse_shape", "tensor.collapse_shape", "2021"],
    ["linalg.init_tensor", "memref_old.init_tensor", "2020-current"]],
  history.attributes = [
    ["memref.subview", "static_sizes", "static_sizes", "-1 is dynamic"],
    ["memref.reinterpret_cast", "static_sizes", "static_sizes", "-1 is dynamic"],
    ["tensor.extract_slice", "static_sizes", "static_sizes", "-1 is dynamic"],
    ["tensor.insert_slice", "static_sizes", "static_sizes", "-1 is dynamic"],
    ["tensor.pad", "static_low", "static_low", "-1 is dynamic"],
    ["tensor.pad", "static_high", "static_high", "-1 is dynamic"]],
  history.segments = [
    ["memref.alloc", "dynamicSizes", "dynamic sizes"],
    ["memref.alloca", "dynamicSizes", "dynamic sizes"]]
} {
  irdl.dialect @memref_old attributes {
    strata.version = 1 : i32,
    strata.summary = "operations on memory that were written otherwise"
  } {
    irdl.operation @to_memref attributes {
      strata.summary = "the buffer of a tensor, with the type of the buffer only",
      strata.format = "$tensor attr-dict `:` type($memref)",
      strata.infer = [["tensor", "memref", "RankedTensorType::get($_self.getShape(), $_self.getElementType())"]]
    } {
      %tensor = irdl.c_pred "tensor"
      %memref = irdl.c_pred "ranked_memref"
      irdl.operands(tensor: %tensor)
      irdl.results(memref: %memref)
    }
    irdl.operation @to_unranked_memref attributes {
      strata.summary = "the buffer of a tensor, with the type of the buffer only",
      strata.format = "$tensor attr-dict `:` type($memref)",
      strata.infer = [["tensor", "memref", "UnrankedTensorType::get($_self.getElementType())"]]
    } {
      %tensor = irdl.c_pred "tensor"
      %memref = irdl.c_pred "unranked_memref"
      irdl.operands(tensor: %tensor)
      irdl.results(memref: %memref)
    }
    irdl.operation @to_tensor attributes {
      strata.summary = "a buffer as a tensor, with the type of the buffer only",
      strata.format = "$memref (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($memref)",
      strata.infer = [["result", "memref", "RankedTensorType::get($_self.getShape(), $_self.getElementType())"]]
    } {
      %memref = irdl.c_pred "ranked_memref"
      %restrict = irdl.is unit {strata.optional}
      %writable = irdl.is unit {strata.optional}
      %result = irdl.c_pred "tensor"
      irdl.operands(memref: %memref)
      irdl.attributes {"restrict" = %restrict, "writable" = %writable}
      irdl.results(result: %result)
    }
    irdl.operation @init_tensor attributes {
      strata.summary = "a tensor whose elements mean nothing",
      strata.format = "`[` mixed($sizes, $static_sizes) `]` attr-dict `:` type($result)"
    } {
      %sizes = irdl.is index
      %static_sizes = irdl.base "#builtin.dense_array" {strata.kind = "dense<i64>"}
      %result = irdl.c_pred "ranked_tensor"
      irdl.operands(sizes: variadic %sizes)
      irdl.attributes {"static_sizes" = %static_sizes}
      irdl.results(result: %result)
    }
  }
  pdl.pattern @init_tensor : benefit(1) {
    %sizes = operands
    %type = type
    %old = operation "memref_old.init_tensor"(%sizes : !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "tensor.empty"(%sizes : !pdl.range<value>) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @to_memref : benefit(1) attributes {
    strata.parameters = ["name"],
    strata.instances = [["to_memref"], ["to_unranked_memref"]]
  } {
    %tensor = operand
    %type = type
    %old = operation "memref_old.$name"(%tensor : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "bufferization.to_buffer"(%tensor : !pdl.value) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @to_tensor : benefit(1) {
    %memref = operand
    %type = type
    %old = operation "memref_old.to_tensor"(%memref : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "bufferization.to_tensor"(%memref : !pdl.value) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @flags_of_to_tensor : benefit(2) attributes {
    strata.parameters = ["name", "flag"],
    strata.instances = [["restrict_to_tensor", "restrict"], ["writable_to_tensor", "writable"]]
  } {
    %memref = operand
    %type = type
    %flag = attribute
    %old = operation "memref_old.to_tensor"(%memref : !pdl.value) {"$flag" = %flag} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "bufferization.to_tensor"(%memref : !pdl.value) {"$flag" = %flag} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @restrict_writable_to_tensor : benefit(3) {
    %memref = operand
    %type = type
    %restrict = attribute
    %writable = attribute
    %old = operation "memref_old.to_tensor"(%memref : !pdl.value) {"restrict" = %restrict, "writable" = %writable} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "bufferization.to_tensor"(%memref : !pdl.value) {"restrict" = %restrict, "writable" = %writable} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  // Dimensions at the end could be left out in LLVM 13.
  pdl.pattern @trailing_dimensions : benefit(1) attributes {
    strata.parameters = ["name", "op"],
    strata.instances = [["short_subview", "memref.subview"], ["short_slice", "tensor.extract_slice"]]
  } {
    %type = type
    %shaped = operand : %type
    %operands = operands
    %types = types
    %offsets = attribute
    %sizes = attribute
    %strides = attribute
    %old = operation "$op"(%shaped, %operands : !pdl.value, !pdl.range<value>) {"static_offsets" = %offsets, "static_sizes" = %sizes, "static_strides" = %strides} -> (%types : !pdl.range<type>)
    apply_native_constraint "strata.pred: $_op.getAttr(\"static_offsets\").size() < cast<ShapedType>($_op.getOperand(0).getType()).getRank()"(%old : !pdl.operation)
    rewrite %old {
      %zero = attribute = 0 : i64
      %one = attribute = 1 : i64
      %size = attribute = -1 : i64
      %new_offsets = apply_native_rewrite "strata.padded"(%offsets, %type, %zero : !pdl.attribute, !pdl.type, !pdl.attribute) : !pdl.attribute
      %new_sizes = apply_native_rewrite "strata.padded"(%sizes, %type, %size : !pdl.attribute, !pdl.type, !pdl.attribute) : !pdl.attribute
      %new_strides = apply_native_rewrite "strata.padded"(%strides, %type, %one : !pdl.attribute, !pdl.type, !pdl.attribute) : !pdl.attribute
      %new = apply_native_rewrite "strata.with_attribute: static_offsets static_sizes static_strides"(%old, %new_offsets, %new_sizes, %new_strides : !pdl.operation, !pdl.attribute, !pdl.attribute, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
}
