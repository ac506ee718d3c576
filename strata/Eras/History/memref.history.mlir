// Memory, buffers and tensors between LLVM 12 and 21.
module attributes {
  history.dialects = [["memref_old", "2019-current", "memref"]],
  history.rule_roots = [["memref.subview"], ["memref.reinterpret_cast"], ["memref.collapse_shape"], ["memref.expand_shape"], ["tensor.extract_slice"]],
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
    ["tensor.extract", "std.extract_element", "2020-current", ": *tensor<\\*"],
    ["tensor.insert", "memref_old.insert", "2020-current", ": *tensor<\\*"],
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
    ["memref.alloca", "dynamicSizes", "dynamic sizes"]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["bufferization.to_buffer", "22", "bufferization.to_memref"],
    ["bufferization.dealloc", "19"], ["bufferization.materialize_in_destination", "19"],
    ["memref.distinct_objects", "22"], ["memref.extract_aligned_pointer_as_index", "16"],
    ["memref.extract_strided_metadata", "16"], ["memref.memory_space_cast", "19"],
    ["memref.realloc", "16"], ["tensor.bitcast", "19"], ["tensor.concat", "19"],
    ["tensor.gather", "16"], ["tensor.scatter", "16"], ["bufferization.to_tensor/restrict", "19"],
    ["bufferization.to_tensor/writable", "19"], ["memref.load/alignment", "22"],
    ["memref.load/nontemporal", "19"], ["memref.store/nontemporal", "19"],
    ["memref.store/alignment", "22"], ["tensor.pack", "16"], ["tensor.unpack", "16"],
    ["memref_old.to_tensor/restrict", "19"], ["memref_old.to_tensor/writable", "19"],
    ["memref_old.to_memref/read_only", "19"], ["memref_old.to_memref", "22", "bufferization.to_memref"],
    ["memref_old.to_tensor", "22", "bufferization.to_tensor"],
    ["memref_old.expand_tensor", "22", "tensor.expand_shape"],
    ["memref_old.init_tensor", "22", "linalg.init_tensor"]],
  history.limits = [
    ["memref.transpose", "16", "$permutation.getValue().isIdentity()", "a type of the permuted shape"],
    ["memref_old.expand_shape", "19", "$src.getType().getRank() < $result.getType().getRank()", "a reassociation that keeps the rank"],
    ["memref_old.expand_tensor", "19", "$src.getType().getRank() < $result.getType().getRank()", "a reassociation that keeps the rank"],
    ["memref_old.expand_shape", "19", "all_of($reassociation, [](Attribute group) { return count_if(group, [](Attribute dim) { return ShapedType::isDynamic($result.getType().getDimSize(dim.getInt())); }) <= 1; })", "a dimension that becomes several dynamic ones"],
    ["memref_old.expand_tensor", "19", "all_of($reassociation, [](Attribute group) { return count_if(group, [](Attribute dim) { return ShapedType::isDynamic($result.getType().getDimSize(dim.getInt())); }) <= 1; })", "a dimension that becomes several dynamic ones"],
    ["memref.collapse_shape", "19", "$src.getType().getRank() > $result.getType().getRank()", "a reassociation that keeps the rank"],
    ["tensor.collapse_shape", "19", "$src.getType().getRank() > $result.getType().getRank()", "a reassociation that keeps the rank"],
    ["tensor.splat", "19", "$dynamicSizes.empty()", "a size that is a value"],
    ["memref.extract_aligned_pointer_as_index", "19", "$source.getType().hasRank()", "a memref without rank"],
    ["bufferization.alloc_tensor", "16", "!$size_hint", "a hint at the size"]],
  history.custom_forms = [
    ["bufferization.to_buffer", "22"],
    ["bufferization.to_tensor", "22"]]
} {
  irdl.dialect @memref_old attributes {
    strata.version = 1 : i32,
    strata.summary = "operations on memory that were written otherwise"
  } {
    irdl.operation @to_memref attributes {
      strata.summary = "the buffer of a tensor, with the type of the buffer only",
      strata.format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($memref)",
      strata.infer = [["tensor", "memref", "RankedTensorType::get($_self.getShape(), $_self.getElementType())"]]
    } {
      %tensor = irdl.c_pred "tensor"
      %read_only = irdl.is unit {strata.optional}
      %memref = irdl.c_pred "ranked_memref"
      irdl.operands(tensor: %tensor)
      irdl.attributes {"read_only" = %read_only}
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
    irdl.operation @insert attributes {
      strata.summary = "a tensor without rank, with another element",
      strata.format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
      strata.infer = [["scalar", "dest", "cast<ShapedType>($_self).getElementType()"], ["result", "dest", "$_self"]]
    } {
      %scalar = irdl.any
      %dest = irdl.c_pred "unranked_tensor"
      %index = irdl.is index
      %result = irdl.any
      irdl.operands(scalar: %scalar, dest: %dest, indices: variadic %index)
      irdl.results(result: %result)
    }
    irdl.operation @init_tensor attributes {
      strata.summary = "a tensor whose elements mean nothing",
      strata.format = "` ` `[` mixed($sizes, $static_sizes) `]` attr-dict `:` type($result)"
    } {
      %sizes = irdl.is index
      %static_sizes = irdl.base "#builtin.dense_array" {strata.kind = "dense<i64>"}
      %result = irdl.c_pred "ranked_tensor"
      irdl.operands(sizes: variadic %sizes)
      irdl.attributes {"static_sizes" = %static_sizes}
      irdl.results(result: %result)
    }
    irdl.operation @assume_alignment attributes {
      strata.summary = "an assumption about a buffer, not about its result",
      strata.format = "$memref `,` $alignment attr-dict `:` type($memref)"
    } {
      %memref = irdl.any
      %alignment = irdl.base "#builtin.integer" {strata.kind = "i32"}
      irdl.operands(memref: %memref)
      irdl.attributes {"alignment" = %alignment}
    }
    irdl.operation @expand_shape attributes {
      strata.summary = "more dimensions, whose sizes are those of the type",
      strata.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
    } {
      %src = irdl.any
      %reassociation = irdl.c_pred "array_attr"
      %result = irdl.any
      irdl.operands(src: %src)
      irdl.attributes {"reassociation" = %reassociation}
      irdl.results(result: %result)
    }
    irdl.operation @expand_tensor attributes {
      strata.like = "expand_shape",
      strata.summary = "the same of a tensor"
    } {}
  }
  // The indices tell how many dimensions there are.
  pdl.pattern @insert : benefit(1) {
    %type = type
    %scalar = operand : %type
    %dest = operand
    %indices = operands
    %result = type
    %old = operation "memref_old.insert"(%scalar, %dest, %indices : !pdl.value, !pdl.value, !pdl.range<value>) -> (%result : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %cast = tensor.cast $1 : type($1) to tensor<dynamic_sizes($2)$3> %inserted = tensor.insert $0 into %cast[$2] : tensor<dynamic_sizes($2)$3> %result = tensor.cast %inserted : tensor<dynamic_sizes($2)$3> to type($1)"(%scalar, %dest, %indices, %type : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
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
  pdl.pattern @read_only_to_memref : benefit(2) {
    %tensor = operand
    %type = type
    %read_only = attribute
    %old = operation "memref_old.to_memref"(%tensor : !pdl.value) {"read_only" = %read_only} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "bufferization.to_buffer"(%tensor : !pdl.value) {"read_only" = %read_only} -> (%type : !pdl.type)
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
  // The layout of the result was not checked, or was the same as another one.
  pdl.pattern @view_of_layout : benefit(1) attributes {
    strata.parameters = ["name", "op"],
    strata.instances = [["subview_of_layout", "memref.subview"], ["reinterpreted_layout", "memref.reinterpret_cast"],
                        ["collapsed_layout", "memref.collapse_shape"], ["expanded_layout", "memref.expand_shape"]]
  } {
    %operands = operands
    %type = type
    %old = operation "$op"(%operands : !pdl.range<value>) -> (%type : !pdl.type)
    apply_native_constraint "strata.has_other_layout"(%old : !pdl.operation)
    rewrite %old {
      %new = apply_native_rewrite "strata.cast_of_view"(%old : !pdl.operation) : !pdl.operation
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
  // The form that older versions read.
  pdl.pattern @older_to_tensor : benefit(1) attributes {history.until = "19"} {
    %memref = type
    apply_native_constraint "strata.pred: ranked_memref"(%memref : !pdl.type)
    %buffer = operand : %memref
    %type = type
    %op = operation "bufferization.to_tensor"(%buffer : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %older = apply_native_rewrite "strata.older: memref_old.to_tensor"(%op : !pdl.operation) : !pdl.operation
      replace %op with %older
    }
  }
  pdl.pattern @older_assume_alignment : benefit(1) attributes {history.until = "19"} {
    %memref = operand
    %type = type
    %op = operation "memref.assume_alignment"(%memref : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %older = apply_native_rewrite "strata.older: memref_old.assume_alignment -results"(%op : !pdl.operation) : !pdl.operation
      replace %op with (%memref : !pdl.value)
    }
  }
  pdl.pattern @older_to_buffer : benefit(1) attributes {history.until = "19"} {
    %type = type
    apply_native_constraint "strata.pred: ranked_memref"(%type : !pdl.type)
    %tensor = operand
    %op = operation "bufferization.to_buffer"(%tensor : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %older = apply_native_rewrite "strata.older: memref_old.to_memref"(%op : !pdl.operation) : !pdl.operation
      replace %op with %older
    }
  }
  pdl.pattern @older_expand_shape : benefit(1) attributes {
    history.until = "16",
    strata.parameters = ["name", "today", "older"],
    strata.instances = [
      ["expand_older_memref", "memref.expand_shape", "memref_old.expand_shape -output_shape -static_output_shape"],
      ["expand_older_tensor", "tensor.expand_shape", "memref_old.expand_tensor -output_shape -static_output_shape"]]
  } {
    %operands = operands
    %types = types
    %op = operation "$today"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %op {
      %older = apply_native_rewrite "strata.older: $older"(%op : !pdl.operation) : !pdl.operation
      replace %op with %older
    }
  }
  pdl.pattern @older_empty : benefit(1) attributes {history.until = "15"} {
    %sizes = operands
    %type = type
    %op = operation "tensor.empty"(%sizes : !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %op {
      %shape = apply_native_rewrite "strata.shape"(%type : !pdl.type) : !pdl.attribute
      %older = operation "memref_old.init_tensor"(%sizes : !pdl.range<value>) {"static_sizes" = %shape} -> (%type : !pdl.type)
      replace %op with %older
    }
  }
}
