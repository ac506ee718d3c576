// Loops: of linalg until July 2019, the dialect loop until May 2020; the terminator of
// affine until 2020.
module attributes {
  history.dialects = [["loop", "2019-2020"], ["scf_old", "2020-current", "scf"]],
  history.rule_roots = [["scf.yield"], ["scf.reduce"]],
  history.renamed = [
    ["linalg.for", "scf.for", "2019"],
    ["linalg.terminator", "scf.yield", "2019"],
    ["loop.for", "scf.for", "2019-2020"],
    ["loop.if", "scf.if", "2019-2020"],
    ["affine.for", "affine.for", "2019-current"],
    ["affine.if", "affine.if", "2019-current"],
    ["loop.parallel", "scf_old.parallel", "2020", "init *\\([^()]*\\) *\\{"],
    ["loop.parallel", "scf.parallel", "2020"],
    ["scf.parallel", "scf_old.parallel", "2020", "init *\\([^()]*\\) *\\{"],
    ["loop.reduce", "scf_old.reduce", "2020", "^\\([^)]*\\) *:"],
    ["loop.reduce", "scf_old.reduce_before_type", "2020"],
    ["scf.reduce", "scf_old.reduce_before_type", "2020-current", "^\\(%[^:,()]*\\) *\\{"],
    ["loop.reduce.return", "scf.reduce.return", "2020"],
    ["scf.reduce", "scf_old.reduce", "2020-current", "^\\([^:]*\\) *:"],
    ["scf.foreach_thread", "scf_old.foreach_thread", "current", "-> *\\(\\)"],
    ["scf.foreach_thread", "scf_old.foreach_thread_of_results", "current", "^\\([^()]*\\) *in *\\([^()]*\\) *->"],
    ["scf.foreach_thread", "scf.forall", "current"],
    ["scf.foreach_thread.perform_concurrently", "scf.forall.in_parallel", "current"],
    ["scf.foreach_thread.parallel_insert_slice", "tensor.parallel_insert_slice", "current"],
    ["loop.yield", "scf.yield", "2020"],
    ["loop.terminator", "scf.yield", "2019-2020"],
    ["affine.terminator", "affine.yield", "2019-2020"]],
  history.defaults = [
    ["affine.parallel", "lowerBoundsGroups", "1 for lowerBoundsMap"],
    ["affine.parallel", "upperBoundsGroups", "1 for upperBoundsMap"]],
  history.attributes = [
    ["affine.for", "lower_bound", "lowerBoundMap"],
    ["affine.for", "upper_bound", "upperBoundMap"]],
  // The number of operands that are lower bounds is that of the inputs of the map.
  history.segments = [
    ["affine.for", "lowerBoundOperands", "inputs of lowerBoundMap"],
    ["affine.for", "upperBoundOperands", "inputs of upperBoundMap"]],
  history.enum_cases = [
    ["arith.AtomicRMWKind", "maxf", "maximumf"],
    ["arith.AtomicRMWKind", "minf", "minimumf"]],
  // The numbers of cases until LLVM 19.
  history.enum_numbers = [
    ["arith.AtomicRMWKind", "addf", "addi", "assign", "maximumf", "maxs", "maxu", "minimumf",
     "mins", "minu", "mulf", "muli", "ori", "andi", "maxnumf", "minnumf"]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["scf_old.reduce", "22", "scf.reduce"],
    ["scf.index_switch", "16"], ["scf.for/unsignedCmp", "22"], ["scf.execute_region/no_inline", "22"],
    ["scf.forall", "19", "scf.foreach_thread"],
    ["scf.forall.in_parallel", "19", "scf.foreach_thread.perform_concurrently"],
    ["arith.AtomicRMWKind=maximumf", "19", "maxf"], ["arith.AtomicRMWKind=minimumf", "19", "minf"],
    ["arith.AtomicRMWKind=maxnumf", "19"], ["arith.AtomicRMWKind=minnumf", "19"],
    ["arith.AtomicRMWKind=xori", "22"]],
  history.limits = [
    ["scf.forall", "16", "$outputs.empty()", "a shared output"],
    ["scf.for", "19", "$lowerBound.getType().isIndex()", "a loop over integers that are not 'index'"],
    ["scf.forall", "19", "all_of($staticLowerBound, [](int64_t n) { return n == 0; }) && all_of($staticStep, [](int64_t n) { return n == 1; })", "a lower bound other than 0 or a step other than 1"]]
} {
  irdl.dialect @scf_old attributes {
    strata.version = 1 : i32,
    strata.summary = "loops that were written otherwise"
  } {
    irdl.operation @reduce attributes {
      strata.summary = "reduction of one value, anywhere in the body of a parallel loop",
      strata.format = "`(` $value `)` attr-dict `:` type($value) $body"
    } {
      %value = irdl.any
      %body = irdl.region
      irdl.operands(value: %value)
      irdl.regions(body: %body)
    }
    irdl.operation @reduce_before_type attributes {
      strata.summary = "the same with the type after the region, or without type",
      strata.format = "`(` $value `)` custom<DefinedType>(ref($value), type($value)) $body attr-dict (`:` $type^)?"
    } {
      %value = irdl.any
      %type = irdl.any {strata.optional}
      %body = irdl.region
      irdl.operands(value: %value)
      irdl.attributes {"type" = %type}
      irdl.regions(body: %body)
    }
    irdl.operation @parallel attributes {
      strata.summary = "parallel loop with the types of its results after the region",
      strata.traits = ["AttrSizedOperandSegments", "SingleBlockImplicitTerminator<scf.reduce>"],
      strata.infer = [["results", "inits", "$_self"]],
      strata.format = "`(` $is `)` `=` `(` $lower `)` `to` `(` $upper `)` `step` `(` $steps `)` `init` `(` $inits `)` custom<DefinedType>(ref($inits), type($inits)) $body attr-dict (`:` custom<LastType>($types)^)?"
    } {
      %index = irdl.is index
      %types = irdl.any {strata.optional}
      %inits = irdl.any
      %results = irdl.any
      %body = irdl.region with size 1 {strata.arguments = [["is", "steps"]]}
      irdl.operands(lower: variadic %index, upper: variadic %index, steps: variadic %index, inits: variadic %inits)
      irdl.attributes {"types" = %types}
      irdl.results(results: variadic %results)
      irdl.regions(body: %body)
    }
    irdl.operation @foreach_thread_of_results attributes {
      strata.summary = "parallel loop whose results are the tensors that its threads insert into",
      strata.traits = ["SingleBlockImplicitTerminator<scf.forall.in_parallel>"],
      strata.format = "` ` `(` $is `)` `in` ` ` `(` $sizes `)` custom<ResultTypes>(type($results)) $body attr-dict"
    } {
      %sizes = irdl.is index
      %results = irdl.any
      %body = irdl.region with size 1 {strata.arguments = [["is", "sizes"]]}
      irdl.operands(sizes: variadic %sizes)
      irdl.results(results: variadic %results)
      irdl.regions(body: %body)
    }
    irdl.operation @foreach_thread attributes {
      strata.summary = "parallel loop without results, whose types were written all the same",
      strata.traits = ["SingleBlockImplicitTerminator<scf.forall.in_parallel>"],
      strata.format = "` ` `(` $is `)` `in` ` ` `(` $sizes `)` `->` `(` `)` $body attr-dict"
    } {
      %sizes = irdl.is index
      %body = irdl.region with size 1 {strata.arguments = [["is", "sizes"]]}
      irdl.operands(sizes: variadic %sizes)
      irdl.regions(body: %body)
    }
  }
  // The results were the destinations of the insertions in threads.
  pdl.pattern @foreach_thread_of_results : benefit(1) {
    %sizes = operands
    %types = types
    %old = operation "scf_old.foreach_thread_of_results"(%sizes : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %outputs = apply_native_rewrite "strata.shared_outputs: tensor.parallel_insert_slice 1"(%old : !pdl.operation) : !pdl.range<value>
      %new = apply_native_rewrite "strata.text: results($2)scf.forall (arguments($0)) in ($0) shared_outs(bound($3)) -> ($2) body($1)"(%sizes, %old, %types, %outputs : !pdl.range<value>, !pdl.operation, !pdl.range<type>, !pdl.range<value>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @foreach_thread : benefit(1) {
    %sizes = operands
    %old = operation "scf_old.foreach_thread"(%sizes : !pdl.range<value>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: scf.forall (arguments($0)) in ($0) body($1)"(%sizes, %old : !pdl.range<value>, !pdl.operation) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @parallel : benefit(1) {
    %lower = operands
    %upper = operands
    %steps = operands
    %inits = operands
    %types = types
    %old = operation "scf_old.parallel"(%lower, %upper, %steps, %inits : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($4)scf.parallel (arguments($0)) = ($0) to ($1) step ($2) init ($3) arrow($4) body($5)"(%lower, %upper, %steps, %inits, %types, %old : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<type>, !pdl.operation) : !pdl.operation
      replace %old with %new
    }
  }
  // Reductions are regions of the operation that ends the body.
  pdl.pattern @reductions : benefit(2) attributes {
    strata.parameters = ["name", "end", "sibling"],
    strata.instances = [
      ["reductions_before_yield", "scf.yield", "scf_old.reduce"],
      ["reductions_at_end", "scf.reduce", "scf_old.reduce"],
      ["reductions_before_type_and_yield", "scf.yield", "scf_old.reduce_before_type"],
      ["reductions_before_type_at_end", "scf.reduce", "scf_old.reduce_before_type"],
      ["generic_reductions_before_yield", "scf.yield", "scf.reduce"]]
  } {
    %parent = attribute = "scf.parallel"
    %sibling = attribute = "$sibling"
    %old = operation "$end"
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    apply_native_constraint "strata.has_sibling"(%old, %sibling : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: scf.reduce(sibling_values($0, $sibling) : sibling_types($0, $sibling)) sibling_regions($0, $sibling)"(%old : !pdl.operation) : !pdl.operation
      erase %old
    }
  }
  // The values of reductions end the body of a parallel loop, where there are any.
  pdl.pattern @end_of_parallel_loop : benefit(1) {
    %parent = attribute = "scf.parallel"
    %old = operation "scf.yield"
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: scf.reduce" : !pdl.operation
      erase %old
    }
  }
  // The form that older versions read.
  pdl.pattern @older_reductions : benefit(1) attributes {history.until = "16"} {
    %values = operands
    %op = operation "scf.reduce"(%values : !pdl.range<value>)
    rewrite %op {
      %older = apply_native_rewrite "strata.split_regions: scf_old.reduce scf.yield"(%op : !pdl.operation) : !pdl.operation
      erase %op
    }
  }
  pdl.pattern @older_forall : benefit(1) attributes {history.until = "16"} {
    %operands = operands
    %types = types
    %op = operation "scf.forall"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %op {
      %same = apply_native_rewrite "strata.with_constants: dynamicUpperBound staticUpperBound"(%op : !pdl.operation) : !pdl.operation
    }
  }
  // Without results, the types were written all the same.
  pdl.pattern @older_forall_without_results : benefit(2) attributes {history.until = "15"} {
    %operands = operands
    %op = operation "scf.forall"(%operands : !pdl.range<value>)
    apply_native_constraint "strata.pred: none_of($_op.getAttr(\"staticLowerBound\").asArrayRef(), [](int64_t n) { return n != 0; }) && none_of($_op.getAttr(\"staticStep\").asArrayRef(), [](int64_t n) { return n != 1; })"(%op : !pdl.operation)
    rewrite %op {
      %same = apply_native_rewrite "strata.with_constants: dynamicUpperBound staticUpperBound"(%op : !pdl.operation) : !pdl.operation
      %older = apply_native_rewrite "strata.older: scf_old.foreach_thread -staticLowerBound -staticUpperBound -staticStep"(%same : !pdl.operation) : !pdl.operation
      replace %same with %older
    }
  }
}
