// Structured operations without `ins` and `outs`, reshapes by maps, padding.
module attributes {
  history.dialects = [["linalg_old", "2019-current", "linalg"]],
  history.rule_roots = [["linalg.yield"], ["linalg.map"]],
  history.unsupported = [
    ["linalg.tiled_loop", "it was removed in favour of 'scf.forall'", "2021"],
    ["linalg.soft_plus_2d", "it was an example", "2021"]],
  history.types = [["linalg", "range", "!linalg_old.range_type"]],
  history.renamed = [
    ["linalg.range", "linalg_old.range", "2019-2021"],
    ["linalg.slice", "linalg_old.slice", "2019-2021"],
    ["linalg.matmul", "linalg_old.matmul", "2019-2020", "^\\("],
    ["linalg.matvec", "linalg_old.matvec", "2019-2020", "^\\("],
    ["linalg.dot", "linalg_old.dot", "2019-2020", "^\\("],
    ["linalg.batch_matmul", "linalg_old.batch_matmul", "2020", "^\\("],
    ["linalg.matmul", "linalg_old.matmul_of_types", "2020", "*^%[^:()]*: *\\([^()]*\\) *->"],
    ["linalg.matmul", "linalg_old.matmul_of_list", "2020", "^%"],
    ["linalg.matvec", "linalg_old.matvec_of_types", "2020", "*^%[^:()]*: *\\([^()]*\\) *->"],
    ["linalg.matvec", "linalg_old.matvec_of_list", "2020", "^%"],
    ["linalg.dot", "linalg_old.dot_of_types", "2020", "*^%[^:()]*: *\\([^()]*\\) *->"],
    ["linalg.dot", "linalg_old.dot_of_list", "2020", "^%"],
    ["linalg.batch_matmul", "linalg_old.batch_matmul_of_types", "2020", "*^%[^:()]*: *\\([^()]*\\) *->"],
    ["linalg.batch_matmul", "linalg_old.batch_matmul_of_list", "2020", "^%"],
    ["linalg.conv", "linalg_old.conv", "2019-2021"],
    ["linalg.pooling_max", "linalg_old.pooling_max", "2020-2021"],
    ["linalg.pooling_min", "linalg_old.pooling_min", "2020-2021"],
    ["linalg.pooling_sum", "linalg_old.pooling_sum", "2020-2021"],
    ["linalg.fill", "linalg_old.fill", "2019-2021", "^\\("],
    ["linalg.copy", "linalg_old.copy", "2019-2021", "^\\("],
    ["linalg.generic", "linalg_old.generic_before", "2020", "^#[A-Za-z_0-9]+ *\\{"],
    ["linalg.generic", "linalg_old.generic_of_function", "2019-2020", "*^#[A-Za-z_0-9]+[ \n]*%[^:{(]*(\\{[^{}^]*\\}[ \n]*)?:"],
    ["linalg.generic", "linalg_old.generic", "2019-2020", "*^#[A-Za-z_0-9]+[ \n]*%"],
    ["linalg.generic", "linalg_old.generic", "2019-2020", "*^[ \n]*\\{[^{}]*args_in[^{}]*\\}[ \n]*%"],
    ["linalg.generic", "linalg_old.generic_before", "2020", "*^[ \n]*\\{[^{}]*args_in[^{}]*\\}[ \n]*\\{"],
    ["linalg.indexed_generic", "linalg_old.indexed_generic_of_function", "2019-2020", "*^#[A-Za-z_0-9]+[ \n]*%[^:{(]*(\\{[^{}^]*\\}[ \n]*)?:"],
    ["linalg.indexed_generic", "linalg_old.indexed_generic_before", "2020", "^#[A-Za-z_0-9]+ *\\{"],
    ["linalg.indexed_generic", "linalg_old.indexed_generic", "2019-2020", "*^(#[A-Za-z_0-9]+|[ \n]*\\{[^{}]*\\})[ \n]*%"],
    ["linalg.generic", "linalg_old.generic_without_outs", "2020", "*^[ \\n]*(#[A-Za-z_0-9]+|\\{[^{}]*\\})[ \\n]*ins\\([^()]*\\)[ \\n]*(attrs|\\{)"],
    ["linalg.indexed_generic", "linalg_old.indexed_generic_without_outs", "2020", "*^[ \\n]*(#[A-Za-z_0-9]+|\\{[^{}]*\\})[ \\n]*ins\\([^()]*\\)[ \\n]*(attrs|\\{)"],
    ["linalg.indexed_generic", "linalg_old.indexed_generic_of_lists", "2020-2021"],
    ["linalg.transpose", "linalg_old.transpose", "2019-2020", "^%[^ (]* *\\("],
    ["linalg.matmul_unsigned", "linalg_old.matmul_unsigned", "2021-current"],
    ["linalg.matmul_i8_i8_i32", "linalg.matmul", "2020-2021"],
    ["linalg.matmul_i16_i16_i32", "linalg.matmul", "2020-2021"],
    ["linalg.matmul_i32_i32_i32", "linalg.matmul", "2020-2021"],
    ["linalg.matmul_transpose_a", "linalg_old.matmul_transpose_a", "current"],
    ["linalg.matmul_transpose_b", "linalg_old.matmul_transpose_b", "current"],
    ["linalg.batch_matmul_transpose_a", "linalg_old.batch_matmul_transpose_a", "current"],
    ["linalg.batch_matmul_transpose_b", "linalg_old.batch_matmul_transpose_b", "current"],
    ["linalg.elemwise_unary", "linalg_old.elemwise_unary", "2021-current"],
    ["linalg.elemwise_binary", "linalg_old.elemwise_binary", "2021-current"],
    ["linalg.conv_2d_input_nhwc_filter_hwcf", "linalg.conv_2d_nhwc_hwcf", "2020-2021"],
    ["linalg.conv_2d_input_nchw_filter_fchw", "linalg.conv_2d_nchw_fchw", "2020-2021"],
    ["linalg.conv_1d_input_nwc_filter_wcf", "linalg.conv_1d_nwc_wcf", "2020-2021"],
    ["linalg.depthwise_conv_2d_input_nhwc_filter_hwcf", "linalg.depthwise_conv_2d_nhwc_hwcm", "2020-2021"],
    ["linalg.depthwise_conv_2d_input_nhwc_filter_hwc", "linalg.depthwise_conv_2d_nhwc_hwc", "2020-2021"],
    ["linalg.conv_1d_ncw", "linalg.conv_1d_ncw_fcw", "2020-2021"],
    ["linalg.conv_2d_nhwc", "linalg.conv_2d_nhwc_fhwc", "2020-2021"],
    ["linalg.conv_2d_nchw", "linalg.conv_2d_nchw_fchw", "2020-2021"],
    ["linalg.conv_3d_ncdhw", "linalg.conv_3d_ncdhw_fcdhw", "2020-2021"],
    ["linalg.conv_2d_input_nhwc_filter_ohwi_poly_q", "linalg.conv_2d_nhwc_fhwc_q", "2020-2021"],
    ["linalg.conv_1d_nwc", "linalg_old.conv_1d_nwc", "2020-2021"],
    ["linalg.conv_3d_ndhwc", "linalg_old.conv_3d_ndhwc", "2020-2021"],
    ["linalg.conv_2d_input_nchw_filter_hwcf", "linalg_old.conv_2d_nchw_hwcf", "2020-2021"],
    ["linalg.conv_3d_input_ncdhw_filter_dhwcf", "linalg_old.conv_3d_ncdhw_dhwcf", "2020-2021"],
    ["linalg.conv_3d_input_ndhwc_filter_dhwcf", "linalg.conv_3d_ndhwc_dhwcf", "2020-2021"],
    ["linalg.reshape", "linalg_old.reshape", "2020-2021"],
    ["linalg.tensor_reshape", "linalg_old.reshape", "2020-2021"],
    ["linalg.tensor_collapse_shape", "linalg_old.reshape", "2021"],
    ["linalg.tensor_expand_shape", "linalg_old.reshape", "2021"],
    ["linalg.collapse_shape", "linalg_old.reshape", "2021"],
    ["linalg.expand_shape", "linalg_old.reshape", "2021"],
    ["tensor.expand_shape", "linalg_old.reshape", "2021-current", "! output_shape "],
    ["memref.expand_shape", "linalg_old.reshape", "2021-current", "! output_shape "],
    ["linalg.pad_tensor", "tensor.pad", "2021"],
    ["tensor.pack", "linalg.pack", "current"],
    ["tensor.unpack", "linalg.unpack", "current"],
    ["linalg.matmul", "linalg_old.matmul", "2019-2020", "generic"],
    ["linalg.matvec", "linalg_old.matvec", "2019-2020", "generic"],
    ["linalg.dot", "linalg_old.dot", "2019-2020", "generic"],
    ["linalg.fill", "linalg_old.fill", "2019-2021", "generic"],
    ["linalg.copy", "linalg_old.copy", "2019-2021", "generic"]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["linalg.winograd_filter_transform/fmr", "22"], ["linalg.winograd_input_transform/fmr", "22"],
    ["linalg.winograd_output_transform/fmr", "22"],
    ["linalg.matmul/indexing_maps", "22"], ["linalg.batch_matmul/indexing_maps", "22"],
    ["linalg.batch_reduce_matmul/indexing_maps", "22"],
    ["linalg.abs", "19"], ["linalg.add", "19"], ["linalg.batch_mmt4d", "19"],
    ["linalg.batch_reduce_matmul", "16"], ["linalg.batch_vecmat", "19"], ["linalg.broadcast", "16"],
    ["linalg.ceil", "19"], ["linalg.contract", "22"], ["linalg.conv_1d_ncw_fcw", "16"],
    ["linalg.conv_2d_nchw_fchw_q", "22"], ["linalg.conv_2d_ngchw_gfchw", "19"],
    ["linalg.conv_2d_ngchw_gfchw_q", "19"], ["linalg.conv_2d_nhwc_fhwc_q", "19"],
    ["linalg.conv_2d_nhwgc_gfhwc", "22"], ["linalg.conv_2d_nhwgc_gfhwc_q", "22"],
    ["linalg.conv_3d_ncdhw_fcdhw", "19"], ["linalg.conv_3d_ndhwc_dhwcf_q", "16"],
    ["linalg.depthwise_conv_1d_ncw_cw", "19"], ["linalg.depthwise_conv_3d_ncdhw_cdhw", "19"],
    ["linalg.div", "19"], ["linalg.div_unsigned", "19"], ["linalg.elementwise", "22"],
    ["linalg.erf", "19"], ["linalg.exp", "19"], ["linalg.floor", "19"], ["linalg.log", "19"],
    ["linalg.map", "16"], ["linalg.max", "19"], ["linalg.min", "19"], ["linalg.mul", "19"],
    ["linalg.negf", "19"], ["linalg.pack", "22", "tensor.pack"], ["linalg.pooling_ncw_max", "16"],
    ["linalg.pooling_ncw_sum", "16"], ["linalg.pooling_nwc_max", "16"],
    ["linalg.pooling_nwc_max_unsigned", "16"], ["linalg.pooling_nwc_min", "16"],
    ["linalg.pooling_nwc_min_unsigned", "16"], ["linalg.pooling_nwc_sum", "16"], ["linalg.powf", "19"],
    ["linalg.reciprocal", "19"], ["linalg.reduce", "16"], ["linalg.round", "19"],
    ["linalg.rsqrt", "19"], ["linalg.select", "19"], ["linalg.softmax", "19"], ["linalg.sqrt", "19"],
    ["linalg.square", "19"], ["linalg.sub", "19"], ["linalg.tanh", "19"], ["linalg.transpose", "16"],
    ["linalg.unpack", "22", "tensor.unpack"], ["linalg.winograd_filter_transform", "19"],
    ["linalg.winograd_input_transform", "19"], ["linalg.winograd_output_transform", "19"]]
} {
  irdl.dialect @linalg_old attributes {
    strata.version = 1 : i32,
    strata.functions = [
      ["permuted", "list, dims",
        "SmallVector<int64_t> result;",
        "for (auto dim : dims) result.push_back(list[dim.getPosition()]);",
        "return result;"],
      ["transposed", "type, dims",
        "auto [strides, offset] = getStridesAndOffset(type);",
        "return MemRefType::get(permuted(type.getShape(), dims), type.getElementType(), StridedLayoutAttr::get($_ctxt, offset, permuted(strides, dims)), type.getMemorySpace());"]],
    strata.summary = "operations of linalg that were written otherwise"
  } {
    irdl.operation @matmul attributes {
      strata.summary = "a structured operation with its operands in one list",
      strata.format = "`(` $operands `)` attr-dict `:` type($operands) (`->` type($results)^)?"
    } {
      %operands = irdl.any
      %results = irdl.any
      irdl.operands(operands: variadic %operands)
      irdl.results(results: variadic %results)
    }
    irdl.operation @matvec attributes {strata.like = "matmul"} {}
    irdl.operation @dot attributes {strata.like = "matmul"} {}
    irdl.operation @batch_matmul attributes {strata.like = "matmul"} {}
    irdl.operation @fill attributes {strata.like = "matmul"} {}
    irdl.operation @copy attributes {
      strata.summary = "a copy, whose dimensions may be permuted",
      strata.format = "`(` $operands `)` attr-dict `:` type($operands)"
    } {
      %operands = irdl.any
      %map = irdl.c_pred "affine_map_attr" {strata.optional}
      irdl.operands(operands: variadic %operands)
      irdl.attributes {"inputPermutation" = %map, "outputPermutation" = %map}
    }
    irdl.operation @conv attributes {strata.like = "matmul"} {
      %numbers = irdl.any {strata.optional}
      irdl.attributes {"strides" = %numbers, "dilations" = %numbers, "padding" = %numbers}
    }
    irdl.operation @pooling_max attributes {strata.like = "conv"} {}
    irdl.operation @pooling_min attributes {strata.like = "conv"} {}
    irdl.operation @pooling_sum attributes {strata.like = "conv"} {}
    irdl.operation @matmul_of_list attributes {
      strata.like = "matmul",
      strata.summary = "the same with the types in parentheses only",
      strata.format = "$operands attr-dict `:` `(` type($operands) `)` (`->` type($results)^)?"
    } {}
    irdl.operation @matvec_of_list attributes {strata.like = "matmul_of_list"} {}
    irdl.operation @dot_of_list attributes {strata.like = "matmul_of_list"} {}
    irdl.operation @batch_matmul_of_list attributes {strata.like = "matmul_of_list"} {}
    irdl.operation @matmul_of_types attributes {
      strata.like = "matmul",
      strata.summary = "the same with a function type",
      strata.format = "$operands attr-dict `:` functional-type($operands, $results)"
    } {}
    irdl.operation @matvec_of_types attributes {strata.like = "matmul_of_types"} {}
    irdl.operation @dot_of_types attributes {strata.like = "matmul_of_types"} {}
    irdl.operation @batch_matmul_of_types attributes {strata.like = "matmul_of_types"} {}
    irdl.operation @generic attributes {
      strata.summary = "a structured operation whose maps are in a dictionary",
      strata.format = "$trait $operands $body attr-dict `:` type($operands) (`->` type($results)^)?"
    } {
      %operands = irdl.any
      %trait = irdl.any
      %results = irdl.any
      %body = irdl.region
      irdl.operands(operands: variadic %operands)
      irdl.attributes {"trait" = %trait}
      irdl.results(results: variadic %results)
      irdl.regions(body: %body)
    }
    irdl.operation @generic_before attributes {
      strata.like = "generic",
      strata.summary = "the same with its attributes in front of the operands",
      strata.format = "$trait $more $operands $body attr-dict `:` type($operands) (`->` type($results)^)?"
    } {
      %trait = irdl.any
      %more = irdl.any
      irdl.attributes {"trait" = %trait, "more" = %more}
    }
    irdl.operation @generic_of_function attributes {
      strata.summary = "the same with a function in place of the region",
      strata.format = "$trait $operands attr-dict `:` type($operands)"
    } {
      %operands = irdl.any
      %trait = irdl.any
      irdl.operands(operands: variadic %operands)
      irdl.attributes {"trait" = %trait}
    }
    irdl.operation @indexed_generic_of_function attributes {
      strata.like = "generic_of_function",
      strata.summary = "the same, with the numbers of the iteration as further arguments"
    } {}
    irdl.operation @indexed_generic attributes {
      strata.like = "generic",
      strata.summary = "the same with the indices of the loops as first arguments"
    } {}
    irdl.operation @indexed_generic_before attributes {strata.like = "generic_before"} {}
    irdl.operation @indexed_generic_of_lists attributes {
      strata.summary = "the same with inputs and outputs",
      strata.format = "$trait (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)` (`attrs` `=` $more^)? $body attr-dict (`->` type($results)^)?"
    } {
      %inputs = irdl.any
      %outputs = irdl.any
      %trait = irdl.any
      %more = irdl.any {strata.optional}
      %results = irdl.any
      %body = irdl.region
      irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
      irdl.attributes {"trait" = %trait, "more" = %more}
      irdl.results(results: variadic %results)
      irdl.regions(body: %body)
    }
    irdl.operation @generic_without_outs attributes {
      strata.summary = "a structured operation on tensors, which had no outputs",
      strata.format = "$trait `ins` `(` $operands `:` type($operands) `)` (`attrs` `=` $more^)? $body attr-dict `->` type($results)"
    } {
      %operands = irdl.any
      %trait = irdl.any
      %more = irdl.any {strata.optional}
      %results = irdl.any
      %body = irdl.region
      irdl.operands(operands: variadic %operands)
      irdl.attributes {"trait" = %trait, "more" = %more}
      irdl.results(results: variadic %results)
      irdl.regions(body: %body)
    }
    irdl.operation @indexed_generic_without_outs attributes {
      strata.like = "generic_without_outs",
      strata.summary = "the same with the indices of the loops as first arguments"
    } {}
    irdl.operation @matmul_unsigned attributes {
      strata.summary = "a structured operation that is a case of another one today",
      strata.format = "attr-dict `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` (`->` type($results)^)?"
    } {
      %inputs = irdl.any
      %outputs = irdl.any
      %results = irdl.any
      irdl.operands(inputs: variadic %inputs, outputs: variadic %outputs)
      irdl.results(results: variadic %results)
    }
    irdl.operation @conv_1d_nwc attributes {strata.like = "matmul_unsigned", strata.summary = "a convolution with another layout than those of today"} {
      %numbers = irdl.any {strata.optional}
      irdl.attributes {"strides" = %numbers, "dilations" = %numbers}
    }
    irdl.operation @conv_3d_ndhwc attributes {strata.like = "conv_1d_nwc"} {}
    irdl.operation @conv_2d_nchw_hwcf attributes {strata.like = "conv_1d_nwc"} {}
    irdl.operation @conv_3d_ncdhw_dhwcf attributes {strata.like = "conv_1d_nwc"} {}
    irdl.operation @matmul_transpose_a attributes {strata.like = "matmul_unsigned"} {}
    irdl.operation @matmul_transpose_b attributes {strata.like = "matmul_unsigned"} {}
    irdl.operation @batch_matmul_transpose_a attributes {strata.like = "matmul_unsigned"} {}
    irdl.operation @batch_matmul_transpose_b attributes {strata.like = "matmul_unsigned"} {}
    irdl.operation @elemwise_unary attributes {strata.like = "matmul_unsigned"} {
      %fun = irdl.any {strata.optional}
      %cast = irdl.any {strata.optional}
      irdl.attributes {"fun" = %fun, "cast" = %cast}
    }
    irdl.operation @elemwise_binary attributes {strata.like = "elemwise_unary"} {}
    irdl.operation @transpose attributes {
      strata.summary = "a memref with its dimensions permuted, without the type of the result",
      strata.format = "$input $permutation attr-dict `:` type($input)",
      strata.infer = [["result", "input, permutation", "transposed(cast<MemRefType>($_self), $permutation.getValue().getResults())"]]
    } {
      %input = irdl.c_pred "ranked_memref"
      %permutation = irdl.base "#builtin.affine_map" {strata.kind = "affine_map"}
      %result = irdl.c_pred "ranked_memref"
      irdl.operands(input: %input)
      irdl.attributes {"permutation" = %permutation}
      irdl.results(result: %result)
    }
    irdl.type @range_type attributes {strata.summary = "begin, end and step"} {}
    irdl.operation @range attributes {
      strata.summary = "begin, end and step of a slice",
      strata.format = "$begin `:` $end `:` $step attr-dict `:` type($result)"
    } {
      %index = irdl.is index
      %result = irdl.any
      irdl.operands(begin: %index, end: %index, step: %index)
      irdl.results(result: %result)
    }
    irdl.operation @slice attributes {
      strata.summary = "a part of a memref, by an index or a range for each dimension",
      strata.format = "$source `[` $parts `]` attr-dict `:` custom<DefinedType>(ref($source), type($source)) custom<DefinedType>(ref($parts), type($parts)) custom<LastType>(type($result))"
    } {
      %source = irdl.any
      %parts = irdl.any
      %result = irdl.any
      irdl.operands(source: %source, parts: variadic %parts)
      irdl.results(result: %result)
    }
    irdl.operation @reshape attributes {
      strata.summary = "fewer or more dimensions; the size of the new ones is not given",
      strata.format = "$source $groups attr-dict `:` type($source) `into` type($result)"
    } {
      %source = irdl.any
      %groups = irdl.any
      %result = irdl.any
      irdl.operands(source: %source)
      irdl.attributes {"groups" = %groups}
      irdl.results(result: %result)
    }
  }
  pdl.pattern @contraction : benefit(1) attributes {
    strata.parameters = ["old", "name"],
    strata.instances = [["matmul", "matmul"], ["matvec", "matvec"], ["dot", "dot"],
                        ["batch_matmul", "batch_matmul"], ["matmul_of_list", "matmul"],
                        ["matvec_of_list", "matvec"], ["dot_of_list", "dot"],
                        ["batch_matmul_of_list", "batch_matmul"], ["matmul_of_types", "matmul"],
                        ["matvec_of_types", "matvec"], ["dot_of_types", "dot"],
                        ["batch_matmul_of_types", "batch_matmul"]]
  } {
    %a = operand
    %b = operand
    %c = operand
    %old = operation "linalg_old.$old"(%a, %b, %c : !pdl.value, !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.$name ins($0, $1 : type($0), type($1)) outs($2 : type($2))"(%a, %b, %c : !pdl.value, !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  // Without padding, with the channels last. Strides and dilations are 1 if they are absent.
  pdl.pattern @plain_conv : benefit(2) attributes {
    strata.parameters = ["name", "rank", "new"],
    strata.instances = [["plain_conv_1d", "rank(3)", "conv_1d_nwc_wcf"],
                        ["plain_conv_2d", "rank(4)", "conv_2d_nhwc_hwcf"],
                        ["plain_conv_3d", "rank(5)", "conv_3d_ndhwc_dhwcf"]]
  } {
    %type = type
    apply_native_constraint "strata.pred: $rank"(%type : !pdl.type)
    %filter = operand : %type
    %input = operand
    %output = operand
    %old = operation "linalg_old.conv"(%filter, %input, %output : !pdl.value, !pdl.value, !pdl.value)
    apply_native_constraint "strata.pred: !$_op.hasAttr(\"dilations\") && !$_op.hasAttr(\"strides\") && !$_op.hasAttr(\"padding\")"(%old : !pdl.operation)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.$new ins($1, $0 : type($1), type($0)) outs($2 : type($2))"(%filter, %input, %output : !pdl.value, !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @conv : benefit(1) attributes {
    strata.parameters = ["name", "rank", "new", "dilations", "strides"],
    strata.instances = [
      ["conv_1d", "rank(3)", "conv_1d_nwc_wcf",
       "dense<[element($3.dilations, 0)]> : tensor<1xi64>", "dense<[element($3.strides, 0)]> : tensor<1xi64>"],
      ["conv_2d", "rank(4)", "conv_2d_nhwc_hwcf",
       "dense<[element($3.dilations, 0), element($3.dilations, 1)]> : tensor<2xi64>",
       "dense<[element($3.strides, 0), element($3.strides, 1)]> : tensor<2xi64>"],
      ["conv_3d", "rank(5)", "conv_3d_ndhwc_dhwcf",
       "dense<[element($3.dilations, 0), element($3.dilations, 1), element($3.dilations, 2)]> : tensor<3xi64>",
       "dense<[element($3.strides, 0), element($3.strides, 1), element($3.strides, 2)]> : tensor<3xi64>"]]
  } {
    %type = type
    apply_native_constraint "strata.pred: $rank"(%type : !pdl.type)
    %filter = operand : %type
    %input = operand
    %output = operand
    %old = operation "linalg_old.conv"(%filter, %input, %output : !pdl.value, !pdl.value, !pdl.value)
    apply_native_constraint "strata.pred: !$_op.hasAttr(\"padding\")"(%old : !pdl.operation)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.$new {dilations = $dilations, strides = $strides} ins($1, $0 : type($1), type($0)) outs($2 : type($2))"(%filter, %input, %output, %old : !pdl.value, !pdl.value, !pdl.value, !pdl.operation) : !pdl.operation
      erase %old
    }
  }
  // The padding adds zeros that are not in memory.
  pdl.pattern @padded_conv : benefit(1) {
    %type = type
    apply_native_constraint "strata.pred: rank(4)"(%type : !pdl.type)
    apply_native_constraint "strata.pred: shaped_of(any_float)"(%type : !pdl.type)
    %filter = operand : %type
    %input = operand
    %output = operand
    %padding = attribute
    %old = operation "linalg_old.conv"(%filter, %input, %output : !pdl.value, !pdl.value, !pdl.value) {"padding" = %padding}
    rewrite %old {
      %item = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %new = apply_native_rewrite "strata.text: %zero = arith.constant 0 : index %one = arith.constant 1 : index %two = arith.constant 2 : index %height = memref.dim $1, %one : type($1) %width = memref.dim $1, %two : type($1) linalg.generic {indexing_maps = [affine_map<(n, h, w, f, a, b, c) -> (a, b, c, f)>, affine_map<(n, h, w, f, a, b, c) -> (n, h, w, f)>], iterator_types = [\"parallel\", \"parallel\", \"parallel\", \"parallel\", \"reduction\", \"reduction\", \"reduction\"]} ins($0 : type($0)) outs($2 : type($2)) { ^bb0(%k: $4, %o: $4): %n = linalg.index 0 : index %h = linalg.index 1 : index %w = linalg.index 2 : index %a = linalg.index 4 : index %b = linalg.index 5 : index %c = linalg.index 6 : index %y = affine.apply affine_map<(d0, d1) -> (d0 * element($3.strides, 0) + d1 * element($3.dilations, 0) - element($3.padding, 0))>(%h, %a) %x = affine.apply affine_map<(d0, d1) -> (d0 * element($3.strides, 1) + d1 * element($3.dilations, 1) - element($3.padding, 2))>(%w, %b) %below = arith.cmpi sge, %y, %zero : index %above = arith.cmpi slt, %y, %height : index %right = arith.cmpi sge, %x, %zero : index %left = arith.cmpi slt, %x, %width : index %rows = arith.andi %below, %above : i1 %columns = arith.andi %right, %left : i1 %inside = arith.andi %rows, %columns : i1 %value = scf.if %inside -> ($4) { %loaded = memref.load $1[%n, %y, %x, %c] : type($1) scf.yield %loaded : $4 } else { %pad = arith.constant 0.0 : $4 scf.yield %pad : $4 } %product = arith.mulf %value, %k : $4 %sum = arith.addf %o, %product : $4 linalg.yield %sum : $4 }"(%filter, %input, %output, %old, %item : !pdl.value, !pdl.value, !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @conv_of_other_layout : benefit(1) attributes {
    strata.parameters = ["name", "maps", "reductions"],
    strata.instances = [
      ["conv_1d_nwc", "affine_map<(n, w, f, a, c) -> (n, w + a, c)>, affine_map<(n, w, f, a, c) -> (f, a, c)>, affine_map<(n, w, f, a, c) -> (n, w, f)>",
       "\"parallel\", \"reduction\", \"reduction\""],
      ["conv_3d_ndhwc", "affine_map<(n, d, h, w, f, a, b, e, c) -> (n, d + a, h + b, w + e, c)>, affine_map<(n, d, h, w, f, a, b, e, c) -> (f, a, b, e, c)>, affine_map<(n, d, h, w, f, a, b, e, c) -> (n, d, h, w, f)>",
       "\"parallel\", \"parallel\", \"parallel\", \"reduction\", \"reduction\", \"reduction\", \"reduction\""],
      ["conv_2d_nchw_hwcf", "affine_map<(n, f, h, w, a, b, c) -> (n, c, h * element($3.strides, 0) + a * element($3.dilations, 0), w * element($3.strides, 1) + b * element($3.dilations, 1))>, affine_map<(n, f, h, w, a, b, c) -> (a, b, c, f)>, affine_map<(n, f, h, w, a, b, c) -> (n, f, h, w)>",
       "\"parallel\", \"parallel\", \"reduction\", \"reduction\", \"reduction\""],
      ["conv_3d_ncdhw_dhwcf", "affine_map<(n, f, d, h, w, a, b, e, c) -> (n, c, d * element($3.strides, 0) + a * element($3.dilations, 0), h * element($3.strides, 1) + b * element($3.dilations, 1), w * element($3.strides, 2) + e * element($3.dilations, 2))>, affine_map<(n, f, d, h, w, a, b, e, c) -> (a, b, e, c, f)>, affine_map<(n, f, d, h, w, a, b, e, c) -> (n, f, d, h, w)>",
       "\"parallel\", \"parallel\", \"parallel\", \"reduction\", \"reduction\", \"reduction\", \"reduction\""]]
  } {
    %shape = type
    apply_native_constraint "strata.pred: shaped_of(f32)"(%shape : !pdl.type)
    %inputs = operands
    %output = operand : %shape
    %types = types
    %old = operation "linalg_old.$name"(%inputs, %output : !pdl.range<value>, !pdl.value) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($2)linalg.generic {indexing_maps = [$maps], iterator_types = [\"parallel\", \"parallel\", $reductions]} ins($0 : type($0)) outs($1 : type($1)) { ^bb0(%a: f32, %b: f32, %c: f32): %product = arith.mulf %a, %b : f32 %sum = arith.addf %c, %product : f32 linalg.yield %sum : f32 } arrow($2)"(%inputs, %output, %types, %old : !pdl.range<value>, !pdl.value, !pdl.range<type>, !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  // The operand for the window has its shape only.
  pdl.pattern @pooling : benefit(1) attributes {
    strata.parameters = ["name", "old", "element", "body"],
    strata.instances = [
      ["pooling_max_of_floats", "pooling_max", "any_float", "%larger = arith.cmpf ogt, %c, %a : $3 %result = arith.select %larger, %c, %a : $3"],
      ["pooling_min_of_floats", "pooling_min", "any_float", "%smaller = arith.cmpf olt, %c, %a : $3 %result = arith.select %smaller, %c, %a : $3"],
      ["pooling_sum_of_floats", "pooling_sum", "any_float", "%result = arith.addf %c, %a : $3"],
      ["pooling_max_of_integers", "pooling_max", "signless_integer", "%larger = arith.cmpi sgt, %c, %a : $3 %result = arith.select %larger, %c, %a : $3"],
      ["pooling_min_of_integers", "pooling_min", "signless_integer", "%smaller = arith.cmpi slt, %c, %a : $3 %result = arith.select %smaller, %c, %a : $3"],
      ["pooling_sum_of_integers", "pooling_sum", "signless_integer", "%result = arith.addi %c, %a : $3"]]
  } {
    %type = type
    %input = operand
    %window = operand
    %output = operand : %type
    %old = operation "linalg_old.$old"(%input, %window, %output : !pdl.value, !pdl.value, !pdl.value)
    apply_native_constraint "strata.pred: !$_op.hasAttr(\"padding\")"(%old : !pdl.operation)
    apply_native_constraint "strata.pred: shaped_of($element)"(%type : !pdl.type)
    rewrite %old {
      %item = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %new = apply_native_rewrite "strata.text: linalg.generic {windows($2, $4.strides, $4.dilations)} ins($0, $1 : type($0), type($1)) outs($2 : type($2)) { ^bb0(%a: $3, %b: element_types($1), %c: $3): $body linalg.yield %result : $3 }"(%input, %window, %output, %item, %old : !pdl.value, !pdl.value, !pdl.value, !pdl.type, !pdl.operation) : !pdl.operation
      erase %old
    }
  }
  // The value came last until 2020, and first since then.
  pdl.pattern @fill_value_last : benefit(2) {
    %type = type
    apply_native_constraint "strata.is_shaped"(%type : !pdl.type)
    %output = operand : %type
    %value = operand
    %old = operation "linalg_old.fill"(%output, %value : !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.fill ins($0 : type($0)) outs($1 : type($1))"(%value, %output : !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @value_first : benefit(1) attributes {
    strata.parameters = ["name"],
    strata.instances = [["fill"], ["copy"]]
  } {
    %value = operand
    %output = operand
    %old = operation "linalg_old.$name"(%value, %output : !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.$name ins($0 : type($0)) outs($1 : type($1))"(%value, %output : !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @fill_of_tensor : benefit(1) {
    %value = operand
    %output = operand
    %type = type
    %old = operation "linalg_old.fill"(%value, %output : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = linalg.fill ins($0 : type($0)) outs($1 : type($1)) arrow($2)"(%value, %output, %type : !pdl.value, !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  // Permutations need a generic operation.
  pdl.pattern @permuted_copy : benefit(2) attributes {
    strata.parameters = ["name", "iterators", "rank"],
    strata.instances = [
      ["permuted_copy_of_rank_2", "\"parallel\", \"parallel\"", "rank(2)"],
      ["permuted_copy_of_rank_3", "\"parallel\", \"parallel\", \"parallel\"", "rank(3)"],
      ["permuted_copy_of_rank_4", "\"parallel\", \"parallel\", \"parallel\", \"parallel\"", "rank(4)"]]
  } {
    %type = type
    apply_native_constraint "strata.pred: $rank"(%type : !pdl.type)
    %input = operand : %type
    %output = operand
    %from = attribute
    %to = attribute
    %old = operation "linalg_old.copy"(%input, %output : !pdl.value, !pdl.value) {"inputPermutation" = %from, "outputPermutation" = %to}
    rewrite %old {
      %item = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %new = apply_native_rewrite "strata.text: linalg.generic {indexing_maps = [$2, $3], iterator_types = [$iterators]} ins($0 : type($0)) outs($1 : type($1)) { ^bb0(%in: $4, %out: $4): linalg.yield %in : $4 }"(%input, %output, %from, %to, %item : !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @generic : benefit(1) attributes {
    strata.parameters = ["name", "old", "region"],
    strata.instances = [
      ["generic", "generic", "region($2)"],
      ["generic_before", "generic_before", "region($2)"],
      ["indexed_generic", "indexed_generic", "indexed_region($2, $1.iterator_types, linalg.index)"],
      ["indexed_generic_before", "indexed_generic_before", "indexed_region($2, $1.iterator_types, linalg.index)"]]
  } {
    %operands = operands
    %trait = attribute
    %old = operation "linalg_old.$old"(%operands : !pdl.range<value>) {"trait" = %trait}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.generic {indexing_maps = entry($1.indexing_maps), iterator_types = entry($1.iterator_types)other_entries($1, indexing_maps, iterator_types, args_in, args_out)} ins(take($0, $1.args_in) : take_types($0, $1.args_in)) outs(drop($0, $1.args_in) : drop_types($0, $1.args_in))optional($2.more, attrs) $region"(%operands, %trait, %old : !pdl.range<value>, !pdl.attribute, !pdl.operation) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @generic_of_function : benefit(1) attributes {
    strata.parameters = ["name", "index_ops", "index_names", "index_types"],
    strata.instances = [
      ["generic_of_function", "", "", ""],
      ["indexed_generic_of_function", "loop_indices($1.iterator_types, linalg.index)", "loop_indices($1.iterator_types, names)", "loop_indices($1.iterator_types, types)"]]
  } {
    %operands = operands
    %trait = attribute
    %old = operation "linalg_old.$name"(%operands : !pdl.range<value>) {"trait" = %trait}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.generic {indexing_maps = entry($1.indexing_maps), iterator_types = entry($1.iterator_types)other_entries($1, indexing_maps, iterator_types, args_in, args_out, fun)} ins(take($0, $1.args_in) : take_types($0, $1.args_in)) outs(drop($0, $1.args_in) : drop_types($0, $1.args_in)) { ^bb0(arguments($0, typed)): $index_ops call_results($0, $1.args_in) func.call entry($1.fun)($index_names arguments($0)) : ($index_types element_types($0)) -> (drop_element_types($0, $1.args_in)) linalg.yield result_values($0, $1.args_in) : drop_element_types($0, $1.args_in) }"(%operands, %trait : !pdl.range<value>, !pdl.attribute) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @indexed_generic_of_lists : benefit(1) {
    %inputs = operands
    %outputs = operands
    %trait = attribute
    %types = types
    %old = operation "linalg_old.indexed_generic_of_lists"(%inputs, %outputs : !pdl.range<value>, !pdl.range<value>) {"trait" = %trait} -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($4)linalg.generic {indexing_maps = entry($1.indexing_maps), iterator_types = entry($1.iterator_types)other_entries($1, indexing_maps, iterator_types, args_in, args_out)} ins($0 : type($0)) outs($3 : type($3))optional($2.more, attrs) indexed_region($2, $1.iterator_types, linalg.index) arrow($4)"(%inputs, %trait, %old, %outputs, %types : !pdl.range<value>, !pdl.attribute, !pdl.operation, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  // A tensor that is not read is the output.
  pdl.pattern @generic_of_tensors : benefit(1) attributes {
    strata.parameters = ["name", "old", "region"],
    strata.instances = [
      ["generic_of_tensors", "generic", "region($2, $4)"],
      ["generic_before_of_tensors", "generic_before", "region($2, $4)"],
      ["generic_without_outs", "generic_without_outs", "region($2, $4)"],
      ["indexed_generic_without_outs", "indexed_generic_without_outs", "indexed_region($2, $1.iterator_types, linalg.index, $4)"],
      ["indexed_generic_of_tensors", "indexed_generic", "indexed_region($2, $1.iterator_types, linalg.index, $4)"],
      ["indexed_generic_before_of_tensors", "indexed_generic_before", "indexed_region($2, $1.iterator_types, linalg.index, $4)"]]
  } {
    %operands = operands
    %trait = attribute
    %type = type
    %old = operation "linalg_old.$old"(%operands : !pdl.range<value>) {"trait" = %trait} -> (%type : !pdl.type)
    apply_native_constraint "strata.has_loop_sizes"(%operands, %trait, %type : !pdl.range<value>, !pdl.attribute, !pdl.type)
    rewrite %old {
      %element = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %new = apply_native_rewrite "strata.text: %init = tensor.empty(loop_sizes($0, $1.indexing_maps, $3)) : $3 %result = linalg.generic {indexing_maps = entry($1.indexing_maps), iterator_types = entry($1.iterator_types)other_entries($1, indexing_maps, iterator_types, args_in, args_out)} ins($0 : type($0)) outs(%init : $3)optional($2.more, attrs) $region -> $3"(%operands, %trait, %old, %type, %element : !pdl.range<value>, !pdl.attribute, !pdl.operation, !pdl.type, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  // The range must be in sight; it is erased when no slice uses it any more.
  pdl.pattern @slice : benefit(1) {
    %source = operand
    %parts = operands
    %type = type
    %old = operation "linalg_old.slice"(%source, %parts : !pdl.value, !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %view = memref.subview $0[parts($1, linalg_old.range, 0, self)] [range_sizes($1, linalg_old.range)] [parts($1, linalg_old.range, 2, 1)] : type($0) to $2"(%source, %parts, %type : !pdl.value, !pdl.range<value>, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @unused_range : benefit(1) {
    %begin = operand
    %end = operand
    %step = operand
    %type = type
    %old = operation "linalg_old.range"(%begin, %end, %step : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    %value = result 0 of %old
    apply_native_constraint "strata.is_unused"(%value : !pdl.value)
    rewrite %old {
      erase %old
    }
  }
  pdl.pattern @transpose : benefit(1) {
    %input = operand
    %map = attribute
    %type = type
    %old = operation "linalg_old.transpose"(%input : !pdl.value) {"permutation" = %map} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "memref.transpose"(%input : !pdl.value) {"permutation" = %map} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @case_of_matmul : benefit(1) attributes {
    strata.parameters = ["name", "new", "what"],
    strata.instances = [
      ["matmul_unsigned", "matmul", "{cast = #linalg.type_fn<cast_unsigned>}"],
      ["matmul_transpose_a", "matmul", "indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]"],
      ["matmul_transpose_b", "matmul", "indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]"],
      ["batch_matmul_transpose_a", "batch_matmul", "indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]"],
      ["batch_matmul_transpose_b", "batch_matmul", "indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]"]]
  } {
    %inputs = operands
    %outputs = operands
    %types = types
    %old = operation "linalg_old.$name"(%inputs, %outputs : !pdl.range<value>, !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($2)linalg.$new $what ins($0 : type($0)) outs($1 : type($1)) arrow($2)"(%inputs, %outputs, %types : !pdl.range<value>, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @elemwise_default : benefit(1) attributes {
    strata.parameters = ["name", "old", "kind"],
    strata.instances = [["unary_default", "elemwise_unary", "exp"], ["binary_default", "elemwise_binary", "add"]]
  } {
    %inputs = operands
    %outputs = operands
    %types = types
    %old = operation "linalg_old.$old"(%inputs, %outputs : !pdl.range<value>, !pdl.range<value>) -> (%types : !pdl.range<type>)
    apply_native_constraint "strata.pred: !$_op.getAttr(\"fun\")"(%old : !pdl.operation)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($2)linalg.elementwise kind=#linalg.elementwise_kind<$kind> ins($0 : type($0)) outs($1 : type($1)) arrow($2)"(%inputs, %outputs, %types : !pdl.range<value>, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @elemwise : benefit(1) attributes {
    strata.parameters = ["name", "old", "fun", "kind"],
    strata.instances = [
      ["unary_exp", "elemwise_unary", #linalg.unary_fn<exp>, "exp"],
      ["unary_log", "elemwise_unary", #linalg.unary_fn<log>, "log"],
      ["unary_abs", "elemwise_unary", #linalg.unary_fn<abs>, "abs"],
      ["unary_ceil", "elemwise_unary", #linalg.unary_fn<ceil>, "ceil"],
      ["unary_floor", "elemwise_unary", #linalg.unary_fn<floor>, "floor"],
      ["unary_negf", "elemwise_unary", #linalg.unary_fn<negf>, "negf"],
      ["unary_reciprocal", "elemwise_unary", #linalg.unary_fn<reciprocal>, "reciprocal"],
      ["unary_round", "elemwise_unary", #linalg.unary_fn<round>, "round"],
      ["unary_sqrt", "elemwise_unary", #linalg.unary_fn<sqrt>, "sqrt"],
      ["unary_rsqrt", "elemwise_unary", #linalg.unary_fn<rsqrt>, "rsqrt"],
      ["unary_square", "elemwise_unary", #linalg.unary_fn<square>, "square"],
      ["unary_tanh", "elemwise_unary", #linalg.unary_fn<tanh>, "tanh"],
      ["unary_erf", "elemwise_unary", #linalg.unary_fn<erf>, "erf"],
      ["binary_add", "elemwise_binary", #linalg.binary_fn<add>, "add"],
      ["binary_sub", "elemwise_binary", #linalg.binary_fn<sub>, "sub"],
      ["binary_mul", "elemwise_binary", #linalg.binary_fn<mul>, "mul"],
      ["binary_div", "elemwise_binary", #linalg.binary_fn<div>, "div"],
      ["binary_div_unsigned", "elemwise_binary", #linalg.binary_fn<div_unsigned>, "div_unsigned"],
      ["binary_max_signed", "elemwise_binary", #linalg.binary_fn<max_signed>, "max_signed"],
      ["binary_min_signed", "elemwise_binary", #linalg.binary_fn<min_signed>, "min_signed"],
      ["binary_max_unsigned", "elemwise_binary", #linalg.binary_fn<max_unsigned>, "max_unsigned"],
      ["binary_min_unsigned", "elemwise_binary", #linalg.binary_fn<min_unsigned>, "min_unsigned"],
      ["binary_powf", "elemwise_binary", #linalg.binary_fn<powf>, "powf"]]
  } {
    %inputs = operands
    %outputs = operands
    %types = types
    %fun = attribute = "$fun"
    %old = operation "linalg_old.$old"(%inputs, %outputs : !pdl.range<value>, !pdl.range<value>) {"fun" = %fun} -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($2)linalg.elementwise kind=#linalg.elementwise_kind<$kind> ins($0 : type($0)) outs($1 : type($1)) arrow($2)"(%inputs, %outputs, %types : !pdl.range<value>, !pdl.range<value>, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @collapse : benefit(1) attributes {
    strata.parameters = ["name", "kind", "op"],
    strata.instances = [["collapse_tensor", "tensor", "tensor.collapse_shape"],
                        ["collapse_memref", "memref", "memref.collapse_shape"]]
  } {
    %from = type
    %to = type
    apply_native_constraint "strata.is_$kind"(%from : !pdl.type)
    apply_native_constraint "strata.has_smaller_rank"(%to, %from : !pdl.type, !pdl.type)
    %source = operand : %from
    %groups = attribute
    %old = operation "linalg_old.reshape"(%source : !pdl.value) {"groups" = %groups} -> (%to : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = $op $0 groups($1) : type($0) into $2"(%source, %groups, %to : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      %view = apply_native_rewrite "strata.cast_of_view"(%new : !pdl.operation) : !pdl.operation
      replace %old with %view
    }
  }
  pdl.pattern @expand : benefit(1) attributes {
    strata.parameters = ["name", "kind", "op"],
    strata.instances = [["expand_tensor", "tensor", "tensor.expand_shape"],
                        ["expand_memref", "memref", "memref.expand_shape"]]
  } {
    %from = type
    %to = type
    apply_native_constraint "strata.is_$kind"(%from : !pdl.type)
    apply_native_constraint "strata.has_smaller_rank"(%from, %to : !pdl.type, !pdl.type)
    %source = operand : %from
    %groups = attribute
    %old = operation "linalg_old.reshape"(%source : !pdl.value) {"groups" = %groups} -> (%to : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = $op $0 groups($1) output_shape [expanded_sizes($0, $1, $2)] : type($0) into $2"(%source, %groups, %to : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      %view = apply_native_rewrite "strata.cast_of_view"(%new : !pdl.operation) : !pdl.operation
      replace %old with %view
    }
  }
  // The region had no argument for the output until LLVM 21.
  pdl.pattern @map_without_init : benefit(1) {
    %inputs = operands
    %type = type
    %init = operand : %type
    %types = types
    %old = operation "linalg.map"(%inputs, %init : !pdl.range<value>, !pdl.value) -> (%types : !pdl.range<type>)
    apply_native_constraint "strata.pred: $_op.getRegion(0).getNumArguments() + 1 == $_op.getNumOperands()"(%old : !pdl.operation)
    rewrite %old {
      %element = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %new = apply_native_rewrite "strata.add_argument"(%old, %element : !pdl.operation, !pdl.type) : !pdl.operation
    }
  }
  pdl.pattern @yield_of_pad : benefit(1) {
    %value = operand
    %old = operation "linalg.yield"(%value : !pdl.value)
    %parent = attribute = "tensor.pad"
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %new = operation "tensor.yield"(%value : !pdl.value)
      replace %old with %new
    }
  }
}
