// Loops and conditionals whose control flow is that of nested regions.
irdl.dialect @scf attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.summary = "structured control flow",
  strata.description = "Loops, conditionals and regions that are executed in place. Each region ends with an operation that passes values on: to the next iteration, or to the results. Lowers to the branches of `cf`."
} {
  irdl.operation @condition attributes {
    strata.class = "ConditionOp",
    strata.summary = "loop condition",
    strata.description = "Ends the first region of `scf.while`. If the condition is true, the second region is executed with `args`; otherwise they are the results of the loop.",
    strata.traits = ["HasParent<scf.while>", "Pure", "Terminator"],
    strata.format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?"
  } {
    %condition = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %args = irdl.any {strata.summary = "any type"}
    irdl.operands(condition: %condition, args: variadic %args)
  }
  irdl.operation @execute_region attributes {
    strata.class = "ExecuteRegionOp",
    strata.summary = "region that is executed once",
    strata.description = "Executes its region, which may have several blocks. Any block can end with `scf.yield`; the values it passes are the results. `no_inline` keeps transformations from inlining the region.",
    strata.traits = ["RecursiveMemoryEffects"],
    strata.format = "(`->` types($results)^)? (`no_inline` $no_inline^)? $region attr-dict"
  } {
    %no_inline = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"no_inline" = %no_inline}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region {strata.summary = "any region"}
    irdl.regions(region: %region)
  }
  irdl.operation @for attributes {
    strata.class = "ForOp",
    strata.summary = "counted loop",
    strata.description = "Executes the region once for each value of the induction variable, from the lower bound in steps to, but not including, the upper bound. The step must be positive. `scf.yield` passes values to the next iteration; those of the last iteration are the results, or the initial values if there is none. With `unsignedCmp` the bounds are compared as unsigned integers.",
    strata.traits = ["AutomaticAllocationScope", "AllTypesMatch<lowerBound, upperBound, step>", "SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects"],
    strata.infer = [["results", "initArgs", "$_self"]],
    strata.carries = {inits = "initArgs", results = "results", body = "region"},
    strata.format = "(`unsigned` $unsignedCmp^)? $inductionVar `=` $lowerBound `to` $upperBound `step` $step (`iter_args` `(` zip($iterArgs `=` $initArgs)^ `)` `->` parenthesized-types($initArgs))? (`  ` `:` default(type($lowerBound), \"index\")^)? $region attr-dict"
  } {
    %lowerBound = irdl.c_pred "signless_integer_or_index" {strata.summary = "signless integer or index"}
    %upperBound = irdl.c_pred "signless_integer_or_index" {strata.summary = "signless integer or index"}
    %step = irdl.c_pred "signless_integer_or_index" {strata.summary = "signless integer or index"}
    %initArgs = irdl.any {strata.summary = "any type"}
    irdl.operands(lowerBound: %lowerBound, upperBound: %upperBound, step: %step, initArgs: variadic %initArgs)
    %unsignedCmp = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"unsignedCmp" = %unsignedCmp}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks", strata.arguments = [["inductionVar", "lowerBound"], ["iterArgs", "initArgs"]]}
    irdl.regions(region: %region)
  }
  irdl.operation @forall attributes {
    strata.class = "ForallOp",
    strata.summary = "parallel loop nest with shared outputs",
    strata.description = "Executes the region once for each combination of values of the induction variables, in any order and possibly at the same time. `scf.forall.in_parallel`, which ends the region, writes parts of the shared outputs; the complete ones are the results. Lower bounds of 0 and steps of 1 are not written. `mapping` says which units of a machine execute the dimensions.",
    strata.traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments", "SingleBlock", "SingleBlockImplicitTerminator<scf.forall.in_parallel>", "RecursiveMemoryEffects", "HasParallelRegion"],
    strata.infer = [["results", "outputs", "$_self"]],
    strata.format = "` ` `(` $inductionVars `)` (`=` ` ` `(` mixed($dynamicLowerBound, $staticLowerBound)^ `)` `to` ` ` `(` mixed($dynamicUpperBound, $staticUpperBound) `)` `step` ` ` `(` mixed($dynamicStep, $staticStep) `)`) : (`in` ` ` `(` mixed($dynamicUpperBound, $staticUpperBound) `)`)? (`shared_outs` `(` zip($sharedOutputs `=` $outputs)^ `)` `->` parenthesized-types($outputs))? $region attr-dict"
  } {
    %dynamicLowerBound = irdl.is index {strata.summary = "index"}
    %dynamicUpperBound = irdl.is index {strata.summary = "index"}
    %dynamicStep = irdl.is index {strata.summary = "index"}
    %outputs = irdl.c_pred "ranked_tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.operands(dynamicLowerBound: variadic %dynamicLowerBound, dynamicUpperBound: variadic %dynamicUpperBound, dynamicStep: variadic %dynamicStep, outputs: variadic %outputs)
    %staticLowerBound = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.implied = "SmallVector<int64_t>($staticUpperBound.size(), 0)", strata.summary = "i64 dense array attribute"}
    %staticUpperBound = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %staticStep = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.implied = "SmallVector<int64_t>($staticUpperBound.size(), 1)", strata.summary = "i64 dense array attribute"}
    %mapping = irdl.base "#builtin.array" {strata.optional, strata.summary = "Device Mapping array attribute"}
    irdl.attributes {"staticLowerBound" = %staticLowerBound, "staticUpperBound" = %staticUpperBound, "staticStep" = %staticStep, "mapping" = %mapping}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks", strata.arguments = [["inductionVars", "staticUpperBound", "IndexType::get($_ctxt)"], ["sharedOutputs", "outputs"]]}
    irdl.regions(region: %region)
  }
  irdl.operation @forall.in_parallel attributes {
    strata.class = "InParallelOp",
    strata.summary = "combination of parallel results",
    strata.description = "Ends the region of `scf.forall`. The operations in its region say how the iterations write to the shared outputs, in any order.",
    strata.traits = ["Pure", "Terminator", "HasParent<scf.forall>", "NoTerminator", "SingleBlock"],
    strata.format = "$region attr-dict"
  } {
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @if attributes {
    strata.class = "IfOp",
    strata.summary = "conditional",
    strata.description = "Executes the first region if the condition is true, otherwise the second, which may be missing if there are no results. The results are the values that `scf.yield` passes.",
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects", "NoRegionArguments"],
    strata.format = "$condition (`->` parenthesized-types($results)^)? $thenRegion (`else` $elseRegion^)? attr-dict"
  } {
    %condition = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.operands(condition: %condition)
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %thenRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %elseRegion = irdl.region {strata.summary = "region with at most 1 blocks", strata.max_size = 1 : i32}
    irdl.regions(thenRegion: %thenRegion, elseRegion: %elseRegion)
  }
  irdl.operation @index_switch attributes {
    strata.class = "IndexSwitchOp",
    strata.summary = "selection by an index",
    strata.description = "Executes the region of the case that is equal to the operand, or the default region if there is none. The results are the values that `scf.yield` passes.",
    strata.traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.yield>"],
    strata.format = "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion"
  } {
    %arg = irdl.is index {strata.summary = "index"}
    irdl.operands(arg: %arg)
    %cases = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    irdl.attributes {"cases" = %cases}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %defaultRegion = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    %caseRegions = irdl.region with size 1 {strata.variadic, strata.summary = "region with 1 blocks"}
    irdl.regions(defaultRegion: %defaultRegion, caseRegions: %caseRegions)
  }
  irdl.operation @parallel attributes {
    strata.class = "ParallelOp",
    strata.summary = "parallel loop nest",
    strata.description = "Executes the region once for each combination of values of the induction variables, in any order and possibly at the same time. `scf.reduce`, which ends the region, combines the values of the iterations and the initial values into the results.",
    strata.traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.reduce>", "HasParallelRegion"],
    strata.infer = [["initVals", "results", "$_self"]],
    strata.format = "` ` `(` $inductionVars `)` `=` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` `step` ` ` `(` $step `)` (`init` ` ` `(` $initVals^ `)`)? (`->` types($results)^)? with-terminator($region) attr-dict"
  } {
    %lowerBound = irdl.is index {strata.summary = "index"}
    %upperBound = irdl.is index {strata.summary = "index"}
    %step = irdl.is index {strata.summary = "index"}
    %initVals = irdl.any {strata.summary = "any type"}
    irdl.operands(lowerBound: variadic %lowerBound, upperBound: variadic %upperBound, step: variadic %step, initVals: variadic %initVals)
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks", strata.arguments = [["inductionVars", "step"]]}
    irdl.regions(region: %region)
  }
  irdl.operation @reduce attributes {
    strata.class = "ReduceOp",
    strata.summary = "reductions of a parallel loop",
    strata.description = "Ends the region of `scf.parallel`. Each operand has a region, whose two arguments are values of the operand's type; it combines them into one, in any order.",
    strata.traits = ["Terminator", "HasParent<scf.parallel>", "RecursiveMemoryEffects"],
    strata.format = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict"
  } {
    %operands = irdl.any {strata.summary = "any type"}
    irdl.operands(operands: variadic %operands)
    %reductions = irdl.region with size 1 {strata.variadic, strata.summary = "region with 1 blocks"}
    irdl.regions(reductions: %reductions)
  }
  irdl.operation @reduce.return attributes {
    strata.class = "ReduceReturnOp",
    strata.summary = "result of a reduction",
    strata.description = "Ends a region of `scf.reduce` with the combined value.",
    strata.traits = ["HasParent<scf.reduce>", "Pure", "Terminator"],
    strata.format = "$result attr-dict `:` type($result)"
  } {
    %result = irdl.any {strata.summary = "any type"}
    irdl.operands(result: %result)
  }
  irdl.operation @while attributes {
    strata.class = "WhileOp",
    strata.summary = "loop with a condition",
    strata.description = "Executes the first region, which ends with `scf.condition`. If the condition is true, the second region is executed with the values it passes, and then the first again, with the values that `scf.yield` passes.",
    strata.traits = ["RecursiveMemoryEffects", "SingleBlock"],
    strata.format = "(` ` `(` zip($beforeArgs `=` $inits)^ `)`)? `:` functional-type($inits, $results) $before `do` $after attr-dict-with-keyword"
  } {
    %inits = irdl.any {strata.summary = "any type"}
    irdl.operands(inits: variadic %inits)
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %before = irdl.region with size 1 {strata.summary = "region with 1 blocks", strata.arguments = [["beforeArgs", "inits"]]}
    %after = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(before: %before, after: %after)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of a region with values",
    strata.description = "Passes its operands to the operation around it: as results, or as arguments of the region that is executed next.",
    strata.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while>"],
    strata.format = "attr-dict ($results^ `:` type($results))?"
  } {
    %results = irdl.any {strata.summary = "any type"}
    irdl.operands(results: variadic %results)
  }
}
