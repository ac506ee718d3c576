// The dialect std of 2019 to 2021, and the older builtin dialect.
module attributes {
  history.dialects = [["std", "2019-2021"]],
  history.unprefixed = [["std", "2019-2021"], ["builtin", "2019-2021"], ["affine", "2019", "custom"]],
  history.new_dialects = [
    ["scf", "2020-current"], ["tensor", "2020-current"], ["complex", "2020-current"],
    ["memref", "2021-current"], ["math", "2021-current"], ["arith", "2021-current"],
    ["bufferization", "2021-current"],
    ["func", "current"], ["cf", "current"], ["spirv", "current"], ["irdl", "current"]],
  history.rule_roots = [["memref.dim"]],
  history.private_declarations = [["func.func"]],
  history.dropped = [["builtin.module_terminator", "2019-2020"]],
  history.unsupported = [
    ["std.unit_constant", "there are no constants of type 'none' since LLVM 14", "2019-2021"],
    ["std.alloc_static", "it was documented in 2019 and never implemented", "2019"]],
  history.attributes = [
    ["func.func", "type", "function_type"],
    ["func.func", "arg#", "arg_attrs"], ["func.func", "result#", "res_attrs"],
    ["cf.switch", "case_operand_offsets", "case_operand_segments", "offsets"]],
  history.renamed = [
    ["std.addf", "arith.addf", "2019-2021"],
    ["std.maxf", "arith.maximumf", "2021"],
    ["std.minf", "arith.minimumf", "2021"],
    ["std.subf", "arith.subf", "2019-2021"],
    ["std.mulf", "arith.mulf", "2019-2021"],
    ["std.divf", "arith.divf", "2019-2021"],
    ["std.remf", "arith.remf", "2019-2021"],
    ["std.addi", "arith.addi", "2019-2021"],
    ["std.subi", "arith.subi", "2019-2021"],
    ["std.muli", "arith.muli", "2019-2021"],
    ["std.divis", "arith.divsi", "2019"],
    ["std.diviu", "arith.divui", "2019"],
    ["std.remis", "arith.remsi", "2019"],
    ["std.remiu", "arith.remui", "2019"],
    ["std.shlis", "arith.shli", "2019"],
    ["std.divi_signed", "arith.divsi", "2019-2021"],
    ["std.divi_unsigned", "arith.divui", "2019-2021"],
    ["std.remi_signed", "arith.remsi", "2019-2021"],
    ["std.remi_unsigned", "arith.remui", "2019-2021"],
    ["std.floordivi_signed", "arith.floordivsi", "2019-2021"],
    ["std.ceildivi_signed", "arith.ceildivsi", "2019-2021"],
    ["std.and", "arith.andi", "2019-2021"],
    ["std.or", "arith.ori", "2019-2021"],
    ["std.xor", "arith.xori", "2019-2021"],
    ["std.shift_left", "arith.shli", "2019-2021"],
    ["std.shift_right_signed", "arith.shrsi", "2019-2021"],
    ["std.shift_right_unsigned", "arith.shrui", "2019-2021"],
    ["std.negf", "arith.negf", "2019-2021"],
    ["std.sexti", "arith.extsi", "2019-2021"],
    ["std.zexti", "arith.extui", "2019-2021"],
    ["std.trunci", "arith.trunci", "2019-2021"],
    ["std.fpext", "arith.extf", "2019-2021"],
    ["std.fptrunc", "arith.truncf", "2019-2021"],
    ["std.sitofp", "arith.sitofp", "2019-2021"],
    ["std.uitofp", "arith.uitofp", "2019-2021"],
    ["std.fptosi", "arith.fptosi", "2019-2021"],
    ["std.fptoui", "arith.fptoui", "2019-2021"],
    ["std.index_cast", "arith.index_cast", "2019-2021"],
    ["std.cmpi", "arith.cmpi", "2019-2021"],
    ["std.cmpf", "arith.cmpf", "2019-2021"],
    ["std.absf", "math.absf", "2019-2021"],
    ["std.ceilf", "math.ceil", "2019-2021"],
    ["std.floorf", "math.floor", "2019-2021"],
    ["std.copysign", "math.copysign", "2019-2021"],
    ["std.fmaf", "math.fma", "2019-2021"],
    ["std.cos", "math.cos", "2019-2021"],
    ["std.sin", "math.sin", "2019-2021"],
    ["std.exp", "math.exp", "2019-2021"],
    ["std.exp2", "math.exp2", "2019-2021"],
    ["std.log", "math.log", "2019-2021"],
    ["std.log10", "math.log10", "2019-2021"],
    ["std.log2", "math.log2", "2019-2021"],
    ["std.tanh", "math.tanh", "2019-2021"],
    ["std.sqrt", "math.sqrt", "2019-2021"],
    ["std.rsqrt", "math.rsqrt", "2019-2021"],
    ["std.select", "std.select", "2019", "!: *(i1|.*>), *[a-z!]"],
    ["std.select", "arith.select", "2020-2021"],
    ["std.constant", "std.unit_constant", "2019-2021", "^ *unit *$"],
    ["std.constant", "complex.constant", "2019-current", "^\\[.*: *complex<"],
    ["std.assume_alignment", "memref.assume_alignment", "2020"],
    ["std.constant", "func.constant", "2019-current", "^(\\{.*\\} *)?@"],
    ["std.constant", "func.constant", "2019-2021", "generic *^\\(\\) *\\{value *[=:] *@"],
    ["std.constant", "arith.constant", "2019-2021"],
    ["std.call", "func.call", "2019-current"],
    ["std.call_indirect", "func.call_indirect", "2019-current"],
    ["std.return", "func.return", "2019-current"],
    ["std.br", "cf.br", "2019-2021"],
    ["std.cond_br", "cf.cond_br", "2019-2021"],
    ["std.switch", "cf.switch", "2019-2021"],
    ["std.assert", "cf.assert", "2019-2021"],
    ["std.br_cond", "cf.cond_br", "2019-2020"],
    ["std.alloc", "memref.alloc", "2019-2021"],
    ["std.alloca", "memref.alloca", "2019-2021"],
    ["std.dealloc", "memref.dealloc", "2019-2021"],
    ["std.load", "memref.load", "2019-2021"],
    ["std.store", "memref.store", "2019-2021"],
    ["std.prefetch", "memref.prefetch", "2019-2021"],
    ["std.dma_start", "memref.dma_start", "2019-2021"],
    ["std.dma_wait", "memref.dma_wait", "2019-2021"],
    ["std.generic_atomic_rmw", "memref.generic_atomic_rmw", "2019-2021"],
    ["std.atomic_yield", "memref.atomic_yield", "2019-2021"],
    ["std.memref_cast", "memref.cast", "2019-2020"],
    ["std.memref_reinterpret_cast", "memref.reinterpret_cast", "2020"],
    ["std.view", "std.view", "2019-2020"],
    ["std.subview", "std.subview", "2019", "^[^:]*\\[ *\\]"],
    ["std.subview", "memref.subview", "2019-2020"],
    ["std.global_memref", "memref.global", "2020"],
    ["std.get_global_memref", "memref.get_global", "2020"],
    ["std.tensor_cast", "tensor.cast", "2019-2020"],
    ["std.tensor_reshape", "tensor.reshape", "2020-2021"],
    ["std.memref_reshape", "memref.reshape", "2020-2021"],
    ["std.create_complex", "complex.create", "2020"],
    ["std.re", "complex.re", "2020"],
    ["std.im", "complex.im", "2020"],
    ["std.addcf", "complex.add", "2020"],
    ["std.subcf", "complex.sub", "2020"],
    ["std.subtensor", "tensor.extract_slice", "2020-2021"],
    ["std.subtensor_insert", "tensor.insert_slice", "2020-2021"],
    ["std.dynamic_tensor_from_elements", "tensor.generate", "2020"],
    ["std.yield", "tensor.yield", "2020"],
    ["std.tensor_from_elements", "tensor.from_elements", "2020-2021", "!^\\("],
    ["std.atomic_rmw", "memref.atomic_rmw", "2020-2021"],
    ["builtin.func", "func.func", "2019-2021"],
    ["builtin.module", "builtin.module", "2019-current"],
    ["builtin.unrealized_conversion_cast", "builtin.unrealized_conversion_cast", "2021-current"],
    ["arith.maxf", "arith.maximumf", "2021-current"],
    ["arith.minf", "arith.minimumf", "2021-current"],
    ["math.abs", "math.absf", "2021-current"]]
} {
  irdl.dialect @std attributes {
    strata.version = 1 : i32,
    strata.functions = [
      ["getTensorOf", "type",
        "if (isa<UnrankedMemRefType>(type)) return UnrankedTensorType::get(type.getElementType());",
        "return RankedTensorType::get(type.getShape(), type.getElementType());"]],
    strata.summary = "operations without a dialect of their own, until LLVM 14"
  } {
    irdl.operation @dim attributes {
      strata.summary = "size of one dimension; the number is an attribute or an operand",
      strata.format = "$source `,` ($size^):($index)? attr-dict `:` type($source)"
    } {
      %source = irdl.c_pred "shaped"
      %size = irdl.is index
      %number = irdl.c_pred "integer_attr" {strata.optional, strata.kind = "index"}
      %result = irdl.is index
      irdl.operands(source: %source, size: optional %size)
      irdl.attributes {"index" = %number}
      irdl.results(result: %result)
    }
    irdl.operation @rank attributes {
      strata.summary = "number of dimensions",
      strata.format = "$source attr-dict `:` type($source)"
    } {
      %source = irdl.c_pred "shaped"
      %result = irdl.is index
      irdl.operands(source: %source)
      irdl.results(result: %result)
    }
    irdl.operation @select attributes {
      strata.summary = "one of two values; the condition has the shape of the values",
      strata.format = "$condition `,` $first `,` $second attr-dict `:` type($result)",
      strata.infer = [["first", "result", "$_self"], ["second", "result", "$_self"],
                      ["condition", "result", "getI1SameShape($_self)"]]
    } {
      %condition = irdl.any
      %first = irdl.any
      %second = irdl.any
      %result = irdl.any
      irdl.operands(condition: %condition, first: %first, second: %second)
      irdl.results(result: %result)
    }
    irdl.operation @splat attributes {
      strata.summary = "a vector or tensor of one value",
      strata.format = "$input attr-dict `:` type($result)",
      strata.infer = [["input", "result", "cast<ShapedType>($_self).getElementType()"]]
    } {
      %input = irdl.any
      %result = irdl.c_pred "shaped"
      irdl.operands(input: %input)
      irdl.results(result: %result)
    }
    irdl.operation @extract_element attributes {
      strata.summary = "element of a vector or tensor",
      strata.format = "$source `[` $indices `]` attr-dict `:` type($source)",
      strata.infer = [["result", "source", "cast<ShapedType>($_self).getElementType()"]]
    } {
      %source = irdl.c_pred "shaped"
      %indices = irdl.is index
      %result = irdl.any
      irdl.operands(source: %source, indices: variadic %indices)
      irdl.results(result: %result)
    }
    irdl.operation @tensor_load attributes {
      strata.summary = "the elements of a memref as a tensor",
      strata.format = "$memref attr-dict `:` type($memref)",
      strata.infer = [["result", "memref", "getTensorOf($_self)"]]
    } {
      %memref = irdl.c_pred "memref"
      %result = irdl.c_pred "tensor"
      irdl.operands(memref: %memref)
      irdl.results(result: %result)
    }
    irdl.operation @tensor_store attributes {
      strata.summary = "writes a tensor to a memref",
      strata.format = "$tensor `,` $memref attr-dict `:` type($memref)",
      strata.infer = [["tensor", "memref", "getTensorOf($_self)"]]
    } {
      %tensor = irdl.c_pred "tensor"
      %memref = irdl.c_pred "memref"
      irdl.operands(tensor: %tensor, memref: %memref)
    }
    irdl.operation @view attributes {
      strata.summary = "view of bytes; the offset may be absent, and the layout be written",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "$source `[` ($offset^)? `]` `[` $sizes `]` attr-dict `:` type($source) `to` type($result)"
    } {
      %source = irdl.c_pred "ranked_memref"
      %offset = irdl.is index
      %sizes = irdl.is index
      %result = irdl.c_pred "ranked_memref"
      irdl.operands(source: %source, offset: optional %offset, sizes: variadic %sizes)
      irdl.results(result: %result)
    }
    irdl.operation @subview attributes {
      strata.summary = "view of a part; what is not given is part of the type of the result",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "$source `[` $offsets `]` `[` $sizes `]` `[` $strides `]` attr-dict `:` type($source) `to` type($result)"
    } {
      %source = irdl.c_pred "ranked_memref"
      %offsets = irdl.is index
      %sizes = irdl.is index
      %strides = irdl.is index
      %result = irdl.c_pred "ranked_memref"
      irdl.operands(source: %source, offsets: variadic %offsets, sizes: variadic %sizes, strides: variadic %strides)
      irdl.results(result: %result)
    }
    irdl.operation @tensor_from_elements attributes {
      strata.summary = "a tensor of its operands",
      strata.format = "`(` $elements `)` attr-dict `:` type($result)",
      strata.infer = [["elements", "result", "cast<ShapedType>($_self).getElementType()"]]
    } {
      %elements = irdl.any
      %result = irdl.c_pred "tensor"
      irdl.operands(elements: variadic %elements)
      irdl.results(result: %result)
    }
  }

  // The number of a dimension is an attribute in the texts of 2019 and 2020.
  pdl.pattern @dim_of_number : benefit(2) attributes {
    strata.parameters = ["name", "kind", "op"],
    strata.instances = [["tensor_dim_of_number", "tensor", "tensor.dim"],
                        ["memref_dim_of_number", "memref", "memref.dim"]]
  } {
    %type = type
    apply_native_constraint "strata.is_$kind"(%type : !pdl.type)
    %source = operand : %type
    %number = attribute
    %index = type : index
    %dim = operation "std.dim"(%source : !pdl.value) {"index" = %number} -> (%index : !pdl.type)
    rewrite %dim {
      %constant = operation "arith.constant" {"value" = %number} -> (%index : !pdl.type)
      %value = result 0 of %constant
      %new = operation "$op"(%source, %value : !pdl.value, !pdl.value) -> (%index : !pdl.type)
      replace %dim with %new
    }
  }
  pdl.pattern @dim_of_value : benefit(1) attributes {
    strata.parameters = ["name", "kind", "old", "op"],
    strata.instances = [["tensor_dim", "tensor", "std.dim", "tensor.dim"],
                        ["memref_dim", "memref", "std.dim", "memref.dim"],
                        ["dim_of_tensor", "tensor", "memref.dim", "tensor.dim"]]
  } {
    %type = type
    apply_native_constraint "strata.is_$kind"(%type : !pdl.type)
    %source = operand : %type
    %number = operand
    %index = type : index
    %dim = operation "$old"(%source, %number : !pdl.value, !pdl.value) -> (%index : !pdl.type)
    rewrite %dim {
      %new = operation "$op"(%source, %number : !pdl.value, !pdl.value) -> (%index : !pdl.type)
      replace %dim with %new
    }
  }
  // The type of the operand tells the dialect.
  pdl.pattern @of_operand : benefit(1) attributes {
    strata.parameters = ["name", "old", "kind", "op"],
    strata.instances = [["rank_of_tensor", "std.rank", "tensor", "tensor.rank"],
                        ["rank_of_memref", "std.rank", "memref", "memref.rank"],
                        ["tensor_load", "std.tensor_load", "memref", "bufferization.to_tensor"]]
  } {
    %type = type
    apply_native_constraint "strata.is_$kind"(%type : !pdl.type)
    %source = operand : %type
    %result = type
    %old = operation "$old"(%source : !pdl.value) -> (%result : !pdl.type)
    rewrite %old {
      %new = operation "$op"(%source : !pdl.value) -> (%result : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @of_result : benefit(1) attributes {
    strata.parameters = ["name", "kind", "op"],
    strata.instances = [["splat_of_vector", "vector", "vector.broadcast"],
                        ["splat_of_tensor", "tensor", "tensor.splat"]]
  } {
    %input = operand
    %type = type
    apply_native_constraint "strata.is_$kind"(%type : !pdl.type)
    %splat = operation "std.splat"(%input : !pdl.value) -> (%type : !pdl.type)
    rewrite %splat {
      %new = operation "$op"(%input : !pdl.value) -> (%type : !pdl.type)
      replace %splat with %new
    }
  }
  pdl.pattern @select : benefit(1) {
    %condition = operand
    %type = type
    %first = operand : %type
    %second = operand : %type
    %select = operation "std.select"(%condition, %first, %second : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %select {
      %new = operation "arith.select"(%condition, %first, %second : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
      replace %select with %new
    }
  }
  pdl.pattern @extract_element_of_tensor : benefit(1) {
    %type = type
    apply_native_constraint "strata.pred: ranked_tensor"(%type : !pdl.type)
    %source = operand : %type
    %indices = operands
    %element = type
    %old = operation "std.extract_element"(%source, %indices : !pdl.value, !pdl.range<value>) -> (%element : !pdl.type)
    rewrite %old {
      %new = operation "tensor.extract"(%source, %indices : !pdl.value, !pdl.range<value>) -> (%element : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @tensor_from_elements : benefit(1) {
    %elements = operands
    %type = type
    %old = operation "std.tensor_from_elements"(%elements : !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "tensor.from_elements"(%elements : !pdl.range<value>) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @tensor_store : benefit(1) {
    %tensor = operand
    %memref = operand
    %old = operation "std.tensor_store"(%tensor, %memref : !pdl.value, !pdl.value)
    rewrite %old {
      %unit = attribute = unit
      %none = types : []
      %new = operation "bufferization.materialize_in_destination"(%tensor, %memref : !pdl.value, !pdl.value) {"writable" = %unit} -> (%none : !pdl.range<type>)
      erase %old
    }
  }
  // The result of a view is contiguous; uses see the type that was written.
  pdl.pattern @view : benefit(1) {
    %source = operand
    %offset = operands
    %sizes = operands
    %type = type
    %old = operation "std.view"(%source, %offset, %sizes : !pdl.value, !pdl.range<value>, !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %view = memref.view $0[first_or_zero($1)][$2] : type($0) to without_layout($3) %cast = memref.cast %view : without_layout($3) to $3"(%source, %offset, %sizes, %type : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @plain_view : benefit(2) attributes {
    strata.parameters = ["name", "constraint"],
    strata.instances = [["unused_view", "strata.is_unused"], ["view_without_layout", "strata.has_no_layout"]]
  } {
    %source = operand
    %offset = operands
    %sizes = operands
    %type = type
    %old = operation "std.view"(%source, %offset, %sizes : !pdl.value, !pdl.range<value>, !pdl.range<value>) -> (%type : !pdl.type)
    %value = result 0 of %old
    apply_native_constraint "$constraint"(%value : !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %view = memref.view $0[first_or_zero($1)][$2] : type($0) to without_layout($3)"(%source, %offset, %sizes, %type : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @subview_of_type : benefit(2) {
    %source = operand
    %type = type
    %old = operation "std.subview"(%source : !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %view = memref.reinterpret_cast $0 to offset: [layout_offset($1)], sizes: [shape($1)], strides: [layout_strides($1)] : type($0) to $1"(%source, %type : !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @subview : benefit(1) {
    %source = operand
    %offsets = operands
    %sizes = operands
    %strides = operands
    %type = type
    %old = operation "std.subview"(%source, %offsets, %sizes, %strides : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %view = memref.subview $0[$1] [values_or_shape($2, $4)] [values_or_steps($3, $0, $4)] : type($0) to $4"(%source, %offsets, %sizes, %strides, %type : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @extract_element_of_unranked_tensor : benefit(1) {
    %type = type
    apply_native_constraint "strata.pred: unranked_tensor"(%type : !pdl.type)
    %source = operand : %type
    %indices = operands
    %element = type
    %old = operation "std.extract_element"(%source, %indices : !pdl.value, !pdl.range<value>) -> (%element : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %cast = tensor.cast $0 : type($0) to tensor<dynamic_sizes($1)$2> %result = tensor.extract %cast[$1] : tensor<dynamic_sizes($1)$2>"(%source, %indices, %element : !pdl.value, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
}
