// Structured operations without `ins` and `outs`, reshapes by maps, padding.
module attributes {
  history.dialects = [["linalg_old", "2019-current"]],
  history.rule_roots = [["linalg.yield"]],
  history.renamed = [
    ["linalg.matmul", "linalg_old.matmul", "2019-2020", "^\\("],
    ["linalg.matvec", "linalg_old.matvec", "2019-2020", "^\\("],
    ["linalg.dot", "linalg_old.dot", "2019-2020", "^\\("],
    ["linalg.batch_matmul", "linalg_old.batch_matmul", "2020", "^\\("],
    ["linalg.matmul", "linalg_old.matmul_of_list", "2020", "^%"],
    ["linalg.matvec", "linalg_old.matvec_of_list", "2020", "^%"],
    ["linalg.dot", "linalg_old.dot_of_list", "2020", "^%"],
    ["linalg.batch_matmul", "linalg_old.batch_matmul_of_list", "2020", "^%"],
    ["linalg.conv", "linalg_old.conv", "2019-2020"],
    ["linalg.fill", "linalg_old.fill", "2019-2021", "^\\("],
    ["linalg.copy", "linalg_old.copy", "2019-2021", "^\\("],
    ["linalg.generic", "linalg_old.generic_before", "2020", "^#[A-Za-z_0-9]+ *\\{"],
    ["linalg.generic", "linalg_old.generic", "2019-2020", "^#[A-Za-z_0-9]+ *%"],
    ["linalg.generic", "linalg_old.generic", "2019-2020", "*^\\{[^{}]*args_in[^{}]*\\} *%"],
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
    ["linalg.copy", "linalg_old.copy", "2019-2021", "generic"]]
} {
  irdl.dialect @linalg_old attributes {
    strata.version = 1 : i32,
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
    irdl.operation @conv attributes {strata.like = "matmul"} {}
    irdl.operation @matmul_of_list attributes {
      strata.like = "matmul",
      strata.summary = "the same with the types in parentheses only",
      strata.format = "$operands attr-dict `:` `(` type($operands) `)` (`->` type($results)^)?"
    } {}
    irdl.operation @matvec_of_list attributes {strata.like = "matmul_of_list"} {}
    irdl.operation @dot_of_list attributes {strata.like = "matmul_of_list"} {}
    irdl.operation @batch_matmul_of_list attributes {strata.like = "matmul_of_list"} {}
    irdl.operation @generic attributes {
      strata.summary = "a structured operation whose maps are in a dictionary",
      strata.format = "$trait $operands $body attr-dict `:` type($operands) (`->` type($results)^)?"
    } {
      %operands = irdl.any
      %trait = irdl.any
      %body = irdl.region
      irdl.operands(operands: variadic %operands)
      irdl.attributes {"trait" = %trait}
      irdl.results(results: variadic %trait)
      irdl.regions(body: %body)
    }
    irdl.operation @generic_before attributes {
      strata.summary = "the same with its attributes in front of the operands",
      strata.format = "$trait $more $operands $body attr-dict `:` type($operands) (`->` type($results)^)?"
    } {
      %operands = irdl.any
      %trait = irdl.any
      %more = irdl.any
      %body = irdl.region
      irdl.operands(operands: variadic %operands)
      irdl.attributes {"trait" = %trait, "more" = %more}
      irdl.results(results: variadic %trait)
      irdl.regions(body: %body)
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
                        ["batch_matmul_of_list", "batch_matmul"]]
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
  // Without padding, with the channels last, which the operands of rank 4 can only mean.
  pdl.pattern @conv : benefit(1) {
    %type = type
    apply_native_constraint "strata.pred: rank(4)"(%type : !pdl.type)
    %filter = operand : %type
    %input = operand
    %output = operand
    %dilations = attribute
    %strides = attribute
    %old = operation "linalg_old.conv"(%filter, %input, %output : !pdl.value, !pdl.value, !pdl.value) {"dilations" = %dilations, "strides" = %strides}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.conv_2d_nhwc_hwcf {dilations = dense<$3> : tensor<2xi64>, strides = dense<$4> : tensor<2xi64>} ins($1, $0 : type($1), type($0)) outs($2 : type($2))"(%filter, %input, %output, %dilations, %strides : !pdl.value, !pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute) : !pdl.operation
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
      %new = apply_native_rewrite "strata.text: %result = linalg.fill ins($0 : type($0)) outs($1 : type($1)) -> $2"(%value, %output, %type : !pdl.value, !pdl.value, !pdl.type) : !pdl.operation
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
  pdl.pattern @generic : benefit(1) {
    %operands = operands
    %trait = attribute
    %old = operation "linalg_old.generic"(%operands : !pdl.range<value>) {"trait" = %trait}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.generic {indexing_maps = entry($1.indexing_maps), iterator_types = entry($1.iterator_types)optional($1.library_call)optional($1.doc)} ins(take($0, $1.args_in) : take_types($0, $1.args_in)) outs(drop($0, $1.args_in) : drop_types($0, $1.args_in)) region($2)"(%operands, %trait, %old : !pdl.range<value>, !pdl.attribute, !pdl.operation) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @generic_before : benefit(1) {
    %operands = operands
    %trait = attribute
    %more = attribute
    %old = operation "linalg_old.generic_before"(%operands : !pdl.range<value>) {"trait" = %trait, "more" = %more}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: linalg.generic {indexing_maps = entry($1.indexing_maps), iterator_types = entry($1.iterator_types)optional($1.library_call)optional($1.doc)} ins(take($0, $1.args_in) : take_types($0, $1.args_in)) outs(drop($0, $1.args_in) : drop_types($0, $1.args_in)) attrs = $3 region($2)"(%operands, %trait, %old, %more : !pdl.range<value>, !pdl.attribute, !pdl.operation, !pdl.attribute) : !pdl.operation
      erase %old
    }
  }
  // A tensor that is not read is the output.
  pdl.pattern @generic_of_tensors : benefit(1) {
    %operands = operands
    %trait = attribute
    %type = type
    apply_native_constraint "strata.has_static_shape"(%type : !pdl.type)
    %old = operation "linalg_old.generic"(%operands : !pdl.range<value>) {"trait" = %trait} -> (%type : !pdl.type)
    rewrite %old {
      %element = apply_native_rewrite "strata.element_type"(%type : !pdl.type) : !pdl.type
      %new = apply_native_rewrite "strata.text: %init = tensor.empty() : $3 %result = linalg.generic {indexing_maps = entry($1.indexing_maps), iterator_types = entry($1.iterator_types)optional($1.library_call)optional($1.doc)} ins($0 : type($0)) outs(%init : $3) region($2, $4) -> $3"(%operands, %trait, %old, %type, %element : !pdl.range<value>, !pdl.attribute, !pdl.operation, !pdl.type, !pdl.type) : !pdl.operation
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
      replace %old with %new
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
    apply_native_constraint "strata.has_static_shape"(%to : !pdl.type)
    %source = operand : %from
    %groups = attribute
    %old = operation "linalg_old.reshape"(%source : !pdl.value) {"groups" = %groups} -> (%to : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = $op $0 groups($1) output_shape [shape($2)] : type($0) into $2"(%source, %groups, %to : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %old with %new
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
