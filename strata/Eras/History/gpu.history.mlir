// Kernels and their launches between 2019 and LLVM 19.
module attributes {
  history.dialects = [["gpu_old", "2019-current", "gpu"]],
  history.dropped = [["gpu.module_end", "2019-2021"]],
  history.rule_roots = [["gpu.return"]],
  history.custom_forms = [["gpu.yield", "16"], ["gpu.printf", "22"]],
  history.limits = [["gpu.all_reduce", "16", "!$uniform", "the attribute 'uniform'"]],
  history.renamed = [
    ["builtin.module", "gpu_old.module", "2019-2020", "^[^{]*\\{[^}]*gpu\\.kernel_module"],
    ["gpu.launch", "gpu_old.launch", "2019", "*^[^{]*\\)[^a-zA-Z{(]*args *\\("],
    ["gpu.launch", "gpu_old.launch", "2019", "generic !*operand_?[sS]egment"],
    ["gpu.launch_func", "gpu_old.launch_func", "2019-2021", "generic !*operand_?[sS]egment"],
    ["gpu.shuffle", "gpu_old.shuffle", "2019-2021", "^ *%"],
    ["gpu.all_reduce", "gpu_old.all_reduce", "2020-current", "^ *(max|min) "],
    ["gpu.all_reduce", "gpu_old.all_reduce", "2019-2021", "generic *op *[=:] *(\"(max|min)\"|#gpu<\"?all_reduce_op (max|min))"],
    ["gpu.subgroup_reduce", "gpu_old.subgroup_reduce", "current", "^ *(max|min) "],
    ["gpu.printf", "gpu_old.printf", "2021-current", "^ *\"([^\"\\\\]|\\\\.)*\" *%"]],
  history.attributes = [["gpu.func", "type", "function_type"]]
} {
  irdl.dialect @gpu_old attributes {
    strata.version = 1 : i32,
    strata.summary = "kernels and launches that were written otherwise"
  } {
    irdl.operation @module attributes {
      strata.summary = "module that an attribute marks as one of kernels",
      strata.traits = ["SymbolTable", "NoTerminator", "SingleBlock", "NoRegionArguments"],
      strata.format = "($sym_name^)? attr-dict-with-keyword $body"
    } {
      %name = irdl.any {strata.kind = "symbol", strata.optional}
      %mark = irdl.is unit
      %body = irdl.region
      irdl.attributes {"sym_name" = %name, "gpu.kernel_module" = %mark}
      irdl.regions(body: %body)
    }
    irdl.operation @launch attributes {
      strata.summary = "launch that passes values to its region",
      strata.format = "`blocks` `(` $bx `,` $by `,` $bz `)` `in` `(` $gx `=` $grid_x `,` $gy `=` $grid_y `,` $gz `=` $grid_z `)` `threads` `(` $tx `,` $ty `,` $tz `)` `in` `(` $sx `=` $block_x `,` $sy `=` $block_y `,` $sz `=` $block_z `)` `args` `(` zip($values `=` $args) `)` `:` type($args) $body attr-dict"
    } {
      %grid_x = irdl.is index
      %grid_y = irdl.is index
      %grid_z = irdl.is index
      %block_x = irdl.is index
      %block_y = irdl.is index
      %block_z = irdl.is index
      %args = irdl.any
      irdl.operands(grid_x: %grid_x, grid_y: %grid_y, grid_z: %grid_z, block_x: %block_x, block_y: %block_y, block_z: %block_z, args: variadic %args)
      %body = irdl.region {strata.arguments = [["bx", "grid_x"], ["by", "grid_y"], ["bz", "grid_z"], ["tx", "block_x"], ["ty", "block_y"], ["tz", "block_z"], ["gx", "grid_x"], ["gy", "grid_y"], ["gz", "grid_z"], ["sx", "block_x"], ["sy", "block_y"], ["sz", "block_z"], ["values", "args"]]}
      irdl.regions(body: %body)
    }
    irdl.operation @launch_func attributes {
      strata.summary = "launch of a kernel whose operands are in one list"
    } {
      %grid_x = irdl.any
      %grid_y = irdl.any
      %grid_z = irdl.any
      %block_x = irdl.any
      %block_y = irdl.any
      %block_z = irdl.any
      %args = irdl.any
      %kernel = irdl.any
      %module = irdl.any {strata.optional}
      irdl.operands(grid_x: %grid_x, grid_y: %grid_y, grid_z: %grid_z, block_x: %block_x, block_y: %block_y, block_z: %block_z, args: variadic %args)
      irdl.attributes {"kernel" = %kernel, "kernel_module" = %module}
    }
    irdl.operation @shuffle attributes {
      strata.summary = "shuffle whose mode comes last",
      strata.format = "$value `,` $offset `,` $width keyword($mode, \"xor\", \"up\", \"down\", \"idx\") attr-dict `:` type($value)",
      strata.infer = [["result", "value", "$_self"]]
    } {
      %value = irdl.any
      %offset = irdl.is i32
      %width = irdl.is i32
      %result = irdl.any
      %valid = irdl.is i1
      %mode = irdl.base "#builtin.string" {strata.kind = "string"}
      irdl.operands(value: %value, offset: %offset, width: %width)
      irdl.attributes {"mode" = %mode}
      irdl.results(result: %result, valid: %valid)
    }
    irdl.operation @all_reduce attributes {
      strata.summary = "maximum or minimum of numbers of any type",
      strata.format = "keyword($op, \"max\", \"min\") $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)"
    } {
      %value = irdl.any
      %result = irdl.any
      %op = irdl.any {strata.kind = "string"}
      %uniform = irdl.is unit {strata.kind = "unit", strata.optional}
      %body = irdl.region
      irdl.operands(value: %value)
      irdl.attributes {"op" = %op, "uniform" = %uniform}
      irdl.results(result: %result)
      irdl.regions(body: %body)
    }
    irdl.operation @subgroup_reduce attributes {
      strata.summary = "maximum or minimum of numbers of any type",
      strata.format = "keyword($op, \"max\", \"min\") $value (`uniform` $uniform^)? attr-dict `:` functional-type(operands, results)"
    } {
      %value = irdl.any
      %result = irdl.any
      %op = irdl.any {strata.kind = "string"}
      %uniform = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(value: %value)
      irdl.attributes {"op" = %op, "uniform" = %uniform}
      irdl.results(result: %result)
    }
    irdl.operation @printf attributes {
      strata.summary = "output without comma after the format",
      strata.format = "$format ($args^ `:` type($args))? attr-dict"
    } {
      %format = irdl.base "#builtin.string" {strata.kind = "string"}
      %args = irdl.any
      irdl.operands(args: variadic %args)
      irdl.attributes {"format" = %format}
    }
  }
  pdl.pattern @module : benefit(2) {
    %name = attribute
    %old = operation "gpu_old.module" {"sym_name" = %name}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: gpu.module @$0.sym_name region($0)"(%old : !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  // Nothing can name it.
  pdl.pattern @module_without_name : benefit(1) {
    %old = operation "gpu_old.module"
    rewrite %old {
      %new = apply_native_rewrite "strata.text: gpu.module @kernels region($0)"(%old : !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  // The region uses the values.
  pdl.pattern @launch : benefit(1) {
    %gx = operand
    %gy = operand
    %gz = operand
    %bx = operand
    %by = operand
    %bz = operand
    %args = operands
    %old = operation "gpu_old.launch"(%gx, %gy, %gz, %bx, %by, %bz, %args : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.range<value>)
    rewrite %old {
      %done = apply_native_rewrite "strata.replace_arguments"(%old, %args : !pdl.operation, !pdl.range<value>) : !pdl.operation
      %new = apply_native_rewrite "strata.text: gpu.launch blocks(%bx, %by, %bz) in (%gx = $1, %gy = $2, %gz = $3) threads(%tx, %ty, %tz) in (%sx = $4, %sy = $5, %sz = $6) body($0)"(%done, %gx, %gy, %gz, %bx, %by, %bz : !pdl.operation, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value) : !pdl.operation
      replace %old with %new
    }
  }
  // Functions that kernels call were those of std.
  pdl.pattern @end_of_function : benefit(1) {
    %parent = attribute = "func.func"
    %operands = operands
    %old = operation "gpu.return"(%operands : !pdl.range<value>)
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %new = operation "func.return"(%operands : !pdl.range<value>)
      replace %old with %new
    }
  }
  pdl.pattern @end_of_launch : benefit(1) {
    %parent = attribute = "gpu.launch"
    %old = operation "gpu.return"
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %new = operation "gpu.terminator"
      replace %old with %new
    }
  }
  pdl.pattern @launch_func_of_module : benefit(2) {
    %operands = operands
    %module = attribute
    %old = operation "gpu_old.launch_func"(%operands : !pdl.range<value>) {"kernel_module" = %module}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: gpu.launch_func $0.kernel_module::@$0.kernel blocks in (value_at($1, 0), value_at($1, 1), value_at($1, 2)) threads in (value_at($1, 3), value_at($1, 4), value_at($1, 5)) typed_arguments($1, 6, args)"(%old, %operands : !pdl.operation, !pdl.range<value>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @launch_func : benefit(1) {
    %operands = operands
    %old = operation "gpu_old.launch_func"(%operands : !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: gpu.launch_func $0.kernel blocks in (value_at($1, 0), value_at($1, 1), value_at($1, 2)) threads in (value_at($1, 3), value_at($1, 4), value_at($1, 5)) typed_arguments($1, 6, args)"(%old, %operands : !pdl.operation, !pdl.range<value>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @shuffle : benefit(1) {
    %value = operand
    %offset = operand
    %width = operand
    %mode = attribute
    %types = types
    %old = operation "gpu_old.shuffle"(%value, %offset, %width : !pdl.value, !pdl.value, !pdl.value) {"mode" = %mode} -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %value:2 = gpu.shuffle $3 $0, $1, $2 : type($0)"(%value, %offset, %width, %mode : !pdl.value, !pdl.value, !pdl.value, !pdl.attribute) : !pdl.operation
      replace %old with %new
    }
  }
  // Maximum and minimum of integers were signed, those of floats ignored NaN.
  pdl.pattern @all_reduce : benefit(1) attributes {
    strata.parameters = ["name", "old", "new", "element"],
    strata.instances = [
      ["all_reduce_max_of_integers", "max", "maxsi", "signless_integer"],
      ["all_reduce_min_of_integers", "min", "minsi", "signless_integer"],
      ["all_reduce_max_of_floats", "max", "maxnumf", "any_float"],
      ["all_reduce_min_of_floats", "min", "minnumf", "any_float"]]
  } {
    %type = type
    apply_native_constraint "strata.pred: $element"(%type : !pdl.type)
    %value = operand : %type
    %op = attribute = "$old"
    %old = operation "gpu_old.all_reduce"(%value : !pdl.value) {"op" = %op} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %value = gpu.all_reduce $new $0 {} : ($1) -> $1"(%value, %type : !pdl.value, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @subgroup_reduce : benefit(1) attributes {
    strata.parameters = ["name", "old", "new", "element"],
    strata.instances = [
      ["subgroup_reduce_max_of_integers", "max", "maxsi", "signless_integer"],
      ["subgroup_reduce_min_of_integers", "min", "minsi", "signless_integer"],
      ["subgroup_reduce_max_of_floats", "max", "maxnumf", "any_float"],
      ["subgroup_reduce_min_of_floats", "min", "minnumf", "any_float"]]
  } {
    %type = type
    apply_native_constraint "strata.pred: $element"(%type : !pdl.type)
    %value = operand : %type
    %op = attribute = "$old"
    %old = operation "gpu_old.subgroup_reduce"(%value : !pdl.value) {"op" = %op} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %value = gpu.subgroup_reduce $new $0 present($2.uniform, uniform): ($1) -> $1"(%value, %type, %old : !pdl.value, !pdl.type, !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @printf : benefit(1) {
    %args = operands
    %old = operation "gpu_old.printf"(%args : !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: gpu.printf $0.format, $1 : type($1)"(%old, %args : !pdl.operation, !pdl.range<value>) : !pdl.operation
      replace %old with %new
    }
  }
}
