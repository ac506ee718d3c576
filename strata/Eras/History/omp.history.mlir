// OpenMP until LLVM 18: loops without a separate operation for the nest, reductions as
// operations, and clauses in other forms.
module attributes {
  history.dialects = [["omp_old", "2020-current", "omp"]],
  history.renamed = [
    ["omp.reduction.declare", "omp.declare_reduction", "2021-current"],
    ["omp.ordered_region", "omp.ordered.region", "2021-current"],
    ["omp.wsloop", "omp_old.wsloop_with_clauses_at_the_end", "2021-current", "^ *\\( *%"],
    ["omp.wsloop", "omp_old.wsloop", "2021-current", "*^[^{]*for *\\( *%"],
    ["omp.simdloop", "omp_old.simd", "2021-current", "*^[^{]*for *\\( *%"],
    ["omp.taskloop", "omp_old.taskloop", "2021-current", "*^[^{]*for *\\( *%"],
    ["omp.reduction", "omp_old.reduction", "2021-current"],
    ["omp.flush", "omp_old.flush", "2020", "^ *%"],
    ["omp.parallel", "omp_old.parallel", "2021-current", "if\\([^)]*:"],
    ["omp.atomic.read", "omp_old.atomic.read", "2021-current", ": *[^,]*(, *[a-z][a-z0-9]*)? *$"]]
} {
  irdl.dialect @omp_old attributes {
    strata.version = 1 : i32,
    strata.summary = "directives of OpenMP that were written otherwise"
  } {
    irdl.operation @wsloop attributes {
      strata.summary = "loop shared by threads",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`schedule` `(` custom<Word>($kind) (`=` $chunk^ `:` type($chunk))? (`,` custom<Word>($modifier)^)? (`,` custom<Word>($simd_modifier)^)? `)` | `linear` `(` zip($linear `=` $linear_step `:` type($linear)) `)` custom<DefinedType>(ref($linear_step), type($linear_step)) | `nowait` $nowait | `ordered` `(` $ordered `)` | `order` `(` custom<Word>($order) `)` | `reduction` `(` custom<Reductions>($reductions, type($reductions), $declarations) `)`) `for` `(` $ivs `)` `:` $type `=` `(` $lower `)` `to` `(` $upper `)` (`inclusive` $inclusive^)? `step` `(` $steps `)` custom<DefinedType>(ref($lower), type($lower)) custom<DefinedType>(ref($upper), type($upper)) custom<DefinedType>(ref($steps), type($steps)) $body attr-dict"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %type = irdl.any {strata.kind = "type"}
      %inclusive = irdl.is unit {strata.kind = "unit", strata.optional}
      %kind = irdl.any {strata.optional}
      %modifier = irdl.any {strata.optional}
      %simd_modifier = irdl.any {strata.optional}
      %nowait = irdl.is unit {strata.kind = "unit", strata.optional}
      %ordered = irdl.any {strata.kind = "i64", strata.optional}
      %order = irdl.any {strata.optional}
      %declarations = irdl.any {strata.optional}
      irdl.operands(lower: variadic %any, upper: variadic %any, steps: variadic %any, chunk: optional %any, linear: variadic %any, linear_step: variadic %any, reductions: variadic %any)
      irdl.attributes {"type" = %type, "inclusive" = %inclusive, "kind" = %kind, "modifier" = %modifier, "simd_modifier" = %simd_modifier, "nowait" = %nowait, "ordered" = %ordered, "order" = %order, "declarations" = %declarations}
      %body = irdl.region {strata.arguments = [["ivs", "lower"]]}
      irdl.regions(body: %body)
    }
    irdl.operation @wsloop_with_clauses_at_the_end attributes {
      strata.summary = "the same in LLVM 13 and 14",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "`(` $ivs `)` `:` $type `=` `(` $lower `)` `to` `(` $upper `)` (`inclusive` $inclusive^)? `step` `(` $steps `)` custom<DefinedType>(ref($lower), type($lower)) custom<DefinedType>(ref($upper), type($upper)) custom<DefinedType>(ref($steps), type($steps)) oilist(`schedule` `(` custom<Word>($kind) (`=` $chunk^ `:` type($chunk))? (`,` custom<Word>($modifier)^)? (`,` custom<Word>($simd_modifier)^)? `)` | `linear` `(` zip($linear `=` $linear_step `:` type($linear)) `)` custom<DefinedType>(ref($linear_step), type($linear_step)) | `nowait` $nowait | `ordered` `(` $ordered `)` | `order` `(` custom<Word>($order) `)` | `reduction` `(` custom<Reductions>($reductions, type($reductions), $declarations) `)`) $body attr-dict"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %type = irdl.any {strata.kind = "type"}
      %inclusive = irdl.is unit {strata.kind = "unit", strata.optional}
      %kind = irdl.any {strata.optional}
      %modifier = irdl.any {strata.optional}
      %simd_modifier = irdl.any {strata.optional}
      %nowait = irdl.is unit {strata.kind = "unit", strata.optional}
      %ordered = irdl.any {strata.kind = "i64", strata.optional}
      %order = irdl.any {strata.optional}
      %declarations = irdl.any {strata.optional}
      irdl.operands(lower: variadic %any, upper: variadic %any, steps: variadic %any, chunk: optional %any, linear: variadic %any, linear_step: variadic %any, reductions: variadic %any)
      irdl.attributes {"type" = %type, "inclusive" = %inclusive, "kind" = %kind, "modifier" = %modifier, "simd_modifier" = %simd_modifier, "nowait" = %nowait, "ordered" = %ordered, "order" = %order, "declarations" = %declarations}
      %body = irdl.region {strata.arguments = [["ivs", "lower"]]}
      irdl.regions(body: %body)
    }
    irdl.operation @simd attributes {
      strata.summary = "loop in vectors",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`if` `(` $if `)` | `simdlen` `(` $simdlen `)` | `safelen` `(` $safelen `)`) `for` `(` $ivs `)` `:` $type `=` `(` $lower `)` `to` `(` $upper `)` (`inclusive` $inclusive^)? `step` `(` $steps `)` custom<DefinedType>(ref($lower), type($lower)) custom<DefinedType>(ref($upper), type($upper)) custom<DefinedType>(ref($steps), type($steps)) $body attr-dict"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %type = irdl.any {strata.kind = "type"}
      %inclusive = irdl.is unit {strata.kind = "unit", strata.optional}
      %simdlen = irdl.any {strata.kind = "i64", strata.optional}
      %safelen = irdl.any {strata.kind = "i64", strata.optional}
      irdl.operands(lower: variadic %any, upper: variadic %any, steps: variadic %any, if: optional %i1)
      irdl.attributes {"type" = %type, "inclusive" = %inclusive, "simdlen" = %simdlen, "safelen" = %safelen}
      %body = irdl.region {strata.arguments = [["ivs", "lower"]]}
      irdl.regions(body: %body)
    }
    irdl.operation @taskloop attributes {
      strata.summary = "loop as tasks",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`if` `(` $if `)` | `final` `(` $final `)` | `untied` $untied | `mergeable` $mergeable | `nogroup` $nogroup | `priority` `(` $priority `:` type($priority) `)` | `grain_size` `(` $grain `:` type($grain) `)` | `num_tasks` `(` $tasks `:` type($tasks) `)`) `for` `(` $ivs `)` `:` $type `=` `(` $lower `)` `to` `(` $upper `)` (`inclusive` $inclusive^)? `step` `(` $steps `)` custom<DefinedType>(ref($lower), type($lower)) custom<DefinedType>(ref($upper), type($upper)) custom<DefinedType>(ref($steps), type($steps)) $body attr-dict"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %type = irdl.any {strata.kind = "type"}
      %inclusive = irdl.is unit {strata.kind = "unit", strata.optional}
      %untied = irdl.is unit {strata.kind = "unit", strata.optional}
      %mergeable = irdl.is unit {strata.kind = "unit", strata.optional}
      %nogroup = irdl.is unit {strata.kind = "unit", strata.optional}
      irdl.operands(lower: variadic %any, upper: variadic %any, steps: variadic %any, if: optional %i1, final: optional %i1, priority: optional %any, grain: optional %any, tasks: optional %any)
      irdl.attributes {"type" = %type, "inclusive" = %inclusive, "untied" = %untied, "mergeable" = %mergeable, "nogroup" = %nogroup}
      %body = irdl.region {strata.arguments = [["ivs", "lower"]]}
      irdl.regions(body: %body)
    }
    irdl.operation @reduction attributes {
      strata.summary = "a value that a reduction accumulates",
      strata.format = "$value `,` $accumulator attr-dict `:` type($accumulator) custom<DefinedType>(ref($value), type($value))"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %declaration = irdl.any {strata.optional}
      irdl.operands(value: %any, accumulator: %any)
      irdl.attributes {"declaration" = %declaration}
    }
    irdl.operation @flush attributes {
      strata.summary = "flush of values without parentheses",
      strata.format = "$values attr-dict `:` type($values)"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      irdl.operands(values: variadic %any)
    }
    irdl.operation @parallel attributes {
      strata.summary = "parallel construct with the type of its condition",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "oilist(`if` `(` $if `:` $if_type `)` | `num_threads` `(` $threads `:` type($threads) `)` | `allocate` `(` custom<TypedOperands>($allocated, type($allocated)) `->` custom<TypedOperands>($allocators, type($allocators)) `)` | `proc_bind` `(` custom<Word>($bind) `)`) $body attr-dict"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %if_type = irdl.any {strata.kind = "type", strata.optional}
      %bind = irdl.any {strata.optional}
      irdl.operands(if: optional %i1, threads: optional %any, allocated: variadic %any, allocators: variadic %any)
      irdl.attributes {"if_type" = %if_type, "bind" = %bind}
      %body = irdl.region
      irdl.regions(body: %body)
    }
    irdl.operation @atomic.read attributes {
      strata.summary = "atomic copy without the types of both addresses",
      strata.format = "$to `=` $from oilist(`memory_order` `(` custom<Word>($order) `)`) `:` custom<ElementType>(type($from), $element) custom<DefinedType>(ref($to), type($to)) attr-dict"
    } {
      %any = irdl.any
      %i1 = irdl.is i1
      %element = irdl.any {strata.optional}
      %order = irdl.any {strata.optional}
      irdl.operands(to: %any, from: %any)
      irdl.attributes {"element" = %element, "order" = %order}
    }
  }
  pdl.pattern @wsloop : benefit(1) {
    %lower = operands
    %upper = operands
    %steps = operands
    %chunk = operands
    %linear = operands
    %linear_step = operands
    %reductions = operands
    %old = operation "omp_old.wsloop"(%lower, %upper, %steps, %chunk, %linear, %linear_step, %reductions : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: omp.wsloop when($0.kind, `schedule(word($0.kind)when($4, ' = $4 : type($4)')when($0.modifier, ', word($0.modifier)')when($0.simd_modifier, ', word($0.simd_modifier)'))`) when($5, `linear(list('$_0 = $_1 : type($_0)', $5, $6))`) present($0.nowait, nowait)when($0.ordered, `ordered(integer($0.ordered)) `)when($0.order, `order(word($0.order)) `)when($7, `reduction(list('$_1 $_0 -> %private$_n', $7, $0.declarations) : type($7)) `){\0Aomp.loop_nest (arguments($1)) : $0.type = ($1) to ($2) present($0.inclusive, inclusive)step ($3) body($0)\0A}"(%old, %lower, %upper, %steps, %chunk, %linear, %linear_step, %reductions : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      %same = apply_native_rewrite "strata.use_arguments: omp_old.reduction 1 declaration declarations"(%new, %old, %reductions : !pdl.operation, !pdl.operation, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @wsloop_with_clauses_at_the_end : benefit(1) {
    %lower = operands
    %upper = operands
    %steps = operands
    %chunk = operands
    %linear = operands
    %linear_step = operands
    %reductions = operands
    %old = operation "omp_old.wsloop_with_clauses_at_the_end"(%lower, %upper, %steps, %chunk, %linear, %linear_step, %reductions : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: omp.wsloop when($0.kind, `schedule(word($0.kind)when($4, ' = $4 : type($4)')when($0.modifier, ', word($0.modifier)')when($0.simd_modifier, ', word($0.simd_modifier)'))`) when($5, `linear(list('$_0 = $_1 : type($_0)', $5, $6))`) present($0.nowait, nowait)when($0.ordered, `ordered(integer($0.ordered)) `)when($0.order, `order(word($0.order)) `)when($7, `reduction(list('$_1 $_0 -> %private$_n', $7, $0.declarations) : type($7)) `){\0Aomp.loop_nest (arguments($1)) : $0.type = ($1) to ($2) present($0.inclusive, inclusive)step ($3) body($0)\0A}"(%old, %lower, %upper, %steps, %chunk, %linear, %linear_step, %reductions : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      %same = apply_native_rewrite "strata.use_arguments: omp_old.reduction 1 declaration declarations"(%new, %old, %reductions : !pdl.operation, !pdl.operation, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @simd : benefit(1) {
    %lower = operands
    %upper = operands
    %steps = operands
    %if = operands
    %old = operation "omp_old.simd"(%lower, %upper, %steps, %if : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: omp.simd when($4, `if($4) `)when($0.simdlen, `simdlen(integer($0.simdlen)) `)when($0.safelen, `safelen(integer($0.safelen)) `){\0Aomp.loop_nest (arguments($1)) : $0.type = ($1) to ($2) present($0.inclusive, inclusive)step ($3) body($0)\0A}"(%old, %lower, %upper, %steps, %if : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @taskloop : benefit(1) {
    %lower = operands
    %upper = operands
    %steps = operands
    %if = operands
    %final = operands
    %priority = operands
    %grain = operands
    %tasks = operands
    %old = operation "omp_old.taskloop"(%lower, %upper, %steps, %if, %final, %priority, %grain, %tasks : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: omp.taskloop when($4, `if($4) `)when($5, `final($5) `)present($0.untied, untied)present($0.mergeable, mergeable)present($0.nogroup, nogroup)when($6, `priority($6 : type($6)) `)when($7, `grainsize($7 : type($7)) `)when($8, `num_tasks($8 : type($8)) `){\0Aomp.loop_nest (arguments($1)) : $0.type = ($1) to ($2) present($0.inclusive, inclusive)step ($3) body($0)\0A}"(%old, %lower, %upper, %steps, %if, %final, %priority, %grain, %tasks : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  // The combination of the value with the private variable, which is read and written.
  pdl.pattern @reduction : benefit(1) {
    %value = operand
    %private = operand
    %declaration = attribute
    %old = operation "omp_old.reduction"(%value, %private : !pdl.value, !pdl.value) {"declaration" = %declaration}
    %combiner = attribute = 2 : i32
    apply_native_constraint "strata.can_inline"(%old, %declaration, %combiner : !pdl.operation, !pdl.attribute, !pdl.attribute)
    rewrite %old {
      %load = apply_native_rewrite "strata.text: llvm.load $0 : !llvm.ptr -> type($1)"(%private, %value : !pdl.value, !pdl.value) : !pdl.operation
      %partial = result 0 of %load
      %sum = apply_native_rewrite "strata.inlined: 2"(%old, %declaration, %partial, %value : !pdl.operation, !pdl.attribute, !pdl.value, !pdl.value) : !pdl.value
      %store = apply_native_rewrite "strata.text: llvm.store $1, $0 : type($1), !llvm.ptr"(%private, %sum : !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @flush : benefit(1) {
    %values = operands
    %old = operation "omp_old.flush"(%values : !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: omp.flush($1 : type($1))"(%old, %values : !pdl.operation, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @parallel : benefit(1) {
    %if = operands
    %threads = operands
    %allocated = operands
    %allocators = operands
    %old = operation "omp_old.parallel"(%if, %threads, %allocated, %allocators : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: omp.parallel when($3, `allocate(list('$_1 : type($_1) -> $_0 : type($_0)', $3, $4)) `)when($1, `if($1) `)when($2, `num_threads($2 : type($2)) `)when($0.bind, `proc_bind(word($0.bind)) `)region($0)"(%old, %if, %threads, %allocated, %allocators : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @atomic_read : benefit(1) {
    %to = operand
    %from = operand
    %old = operation "omp_old.atomic.read"(%to, %from : !pdl.value, !pdl.value)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: omp.atomic.read $1 = $2 when($0.order, `memory_order(word($0.order)) `): type($1), type($2), $0.element"(%old, %to, %from : !pdl.operation, !pdl.value, !pdl.value) : !pdl.operation
      erase %old
    }
  }
}
