// Loops and conditionals whose control flow is that of nested regions.
irdl.dialect @scf attributes {
  strata.version = 1 : i32,
  strata.constants = ["arith.constant"],
  strata.inlinable,
  strata.functions = [
    ["failAtTerminator", "last, text",
      "auto diag = emitOpError(text);",
      "if (last) diag.attachNote(last.getLoc()) << \"terminator here\";",
      "return diag;"],
    ["verifyCaseYield", "region, name",
      "auto last = region.getTerminator();",
      "if (!last) return success();",
      "if (last.getName() != \"scf.yield\") return emitOpError(\"expected region to end with scf.yield, but got \") << last.getName();",
      "if (last.getNumOperands() != $results.size()) {",
      "  auto diag = emitOpError(\"expected each region to return \") << $results.size() << \" values, but \" << name[0] << name[1] << \" returns \" << last.getNumOperands();",
      "  diag.attachNote(last.getLoc()) << \"see yield operation here\";",
      "  return diag;",
      "}",
      "for (auto [i, types] : enumerate(zip($results.getTypes(), last.getOperandTypes())))",
      "  if (types[0] != types[1]) {",
      "    auto diag = emitOpError(\"expected result #\") << i << \" of each region to be \" << types[0];",
      "    diag.attachNote(last.getLoc()) << name[0] << name[1] << \" returns \" << types[1] << \" here\";",
      "    return diag;",
      "  }",
      "return success();"],
    ["impliedBounds", "values, numbers, rank, number",
      "auto usual = SmallVector<int64_t>(rank, number);",
      "if (values.empty()) return usual;",
      "for (auto value : values) if (getConstantIntValue(value) != number) return usual;",
      "for (auto n : numbers) if (!ShapedType::isDynamic(n) && n != number) return usual;",
      "return numbers;"],
    ["verifyBounds", "name, values, numbers, rank",
      "if (numbers.size() != rank) return emitError(\"expected \") << rank << \" \" << name << \" values, got \" << numbers.size();",
      "int64_t dynamic = count_if(numbers, [](int64_t n) { return ShapedType::isDynamic(n); });",
      "return values.size() == dynamic ? success() : emitError(\"expected \") << dynamic << \" dynamic \" << name << \" values\";"]
  ],
  strata.summary = "structured control flow",
  strata.description = "Loops, conditionals and regions that are executed in place. Each region ends with an operation that passes values on: to the next iteration, or to the results. Lowers to the branches of `cf`."
} {
  irdl.operation @condition attributes {
    strata.class = "ConditionOp",
    strata.summary = "loop condition",
    strata.description = "Ends the first region of `scf.while`. If the condition is true, the second region is executed with `args`; otherwise they are the results of the loop.",
    strata.examples = ["%last = scf.while (%n = %start) : (i32) -> i32 {\n  %more = arith.cmpi slt, %n, %limit : i32\n  scf.condition(%more) %n : i32\n} do {\n^bb0(%n: i32):\n  %twice = arith.addi %n, %n : i32\n  scf.yield %twice : i32\n}"],
    strata.traits = ["HasParent<scf.while>", "Pure", "Terminator"],
    strata.format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?"
  } {
    %condition = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %args = irdl.any {strata.summary = "any type"}
    irdl.operands(condition: %condition, args: variadic %args)
  }
  irdl.operation @execute_region attributes {
    strata.hooks = ["canonicalize"],
    strata.class = "ExecuteRegionOp",
    strata.summary = "region that is executed once",
    strata.description = "Executes its region, which may have several blocks. Any block can end with `scf.yield`; the values it passes are the results. `no_inline` keeps transformations from inlining the region.",
    strata.examples = ["%size = scf.execute_region -> index {\n  cf.cond_br %small, ^bb1(%a : index), ^bb1(%b : index)\n^bb1(%chosen: index):\n  scf.yield %chosen : index\n}"],
    strata.flow = [["parent", "region"], ["region", "parent"]],
    strata.traits = ["RecursiveMemoryEffects"],
    strata.verify = [
      "if ($region.empty()) return emitOpError(\"region needs to have at least one block\");",
      "if ($region.getNumArguments() > 0) return emitOpError(\"region cannot have any arguments\");"
    ],
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
    strata.hooks = ["canonicalize"],
    strata.class = "ForOp",
    strata.class_base = "ForOpBase",
    strata.summary = "counted loop",
    strata.description = "Executes the region once for each value of the induction variable, from the lower bound in steps to, but not including, the upper bound. The step must be positive. `scf.yield` passes values to the next iteration; those of the last iteration are the results, or the initial values if there is none. With `unsignedCmp` the bounds are compared as unsigned integers.",
    strata.examples = [
      "%sum = scf.for %i = %lb to %ub step %step iter_args(%acc = %zero) -> (f32) {\n  %x = memref.load %buffer[%i] : memref<?xf32>\n  %next = arith.addf %acc, %x : f32\n  scf.yield %next : f32\n}",
      "scf.for unsigned %i = %lb to %ub step %step : i32 {\n  func.call @visit(%i) : (i32) -> ()\n}"
    ],
    strata.flow = [["parent", "region", "initArgs"], ["parent", "parent", "initArgs"], ["region", "region"], ["region", "parent"]],
    strata.traits = ["AutomaticAllocationScope", "AllTypesMatch<lowerBound, upperBound, step>", "SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects", "RecursivelySpeculatable"],
    strata.speculatable = {when = "getConstantIntValue($step) == 1"},
    strata.infer = [["results", "initArgs", "$_self"]],
    strata.carries = {inits = "initArgs", results = "results", body = "region"},
    strata.counts = {lower = "lowerBound", upper = "upperBound", step = "step", unsigned = "unsignedCmp", body = "region"},
    strata.verify = [
      "if ($initArgs.size() != $results.size()) return emitOpError(\"mismatch in number of loop-carried values and defined values\");"
    ],
    strata.verify_regions = [
      "if ($region.getArgumentTypes()[0] != $lowerBound.getType()) return emitOpError(\"expected induction variable to be same type as bounds and step\");"
    ],
    strata.format = "(`unsigned` $unsignedCmp^)? $inductionVar `=` $lowerBound `to` $upperBound `step` $step (`iter_args` `(` zip($iterArgs `=` $initArgs, \"mismatch in number of loop-carried values and defined values\")^ `)` `->` parenthesized-types($initArgs))? (`  ` `:` default(type($lowerBound), \"index\")^)? $region attr-dict"
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
    strata.class_base = "ForallOpBase",
    strata.hooks = ["canonicalize"],
    strata.summary = "parallel loop nest with shared outputs",
    strata.description = "Executes the region once for each combination of values of the induction variables, in any order and possibly at the same time. `scf.forall.in_parallel`, which ends the region, writes parts of the shared outputs; the complete ones are the results. Lower bounds of 0 and steps of 1 are not written. `mapping` says which units of a machine execute the dimensions.",
    strata.examples = [
      "%filled = scf.forall (%i) in (%n) shared_outs(%out = %init) -> (tensor<?xf32>) {\n  scf.forall.in_parallel {\n    tensor.parallel_insert_slice %one into %out[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>\n  }\n}",
      "scf.forall (%i, %j) = (0, 0) to (16, %n) step (4, 1) {\n  memref.store %x, %matrix[%i, %j] : memref<16x?xf32>\n}"
    ],
    strata.flow = [["parent", "region", "none"], ["parent", "parent", "none"], ["region", "region", "none"], ["region", "parent", "none"]],
    strata.traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments", "SingleBlock", "SingleBlockImplicitTerminator<scf.forall.in_parallel>", "RecursiveMemoryEffects", "HasParallelRegion"],
    strata.counts = {lower = "dynamicLowerBound, staticLowerBound", upper = "dynamicUpperBound, staticUpperBound", step = "dynamicStep, staticStep", body = "region"},
    strata.interfaces = ["LoopLikeOpInterface"],
    strata.infer = [["results", "outputs", "$_self"]],
    strata.verify = [
      "if ($mapping && any_of($mapping, [](Attribute attr) { return !isa<OpaqueAttr>(attr) && !isa<DeviceMappingAttrInterface>(attr); }))",
      "  return emitOpError(\"attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute\");",
      "int64_t rank = $staticLowerBound.size();",
      "if ($results.size() != $outputs.size())",
      "  return emitOpError(\"produces \") << $results.size() << \" results, but has only \" << $outputs.size() << \" outputs\";",
      "auto args = $region.getArgumentTypes();",
      "if (args.size() != rank + $outputs.size()) return emitOpError(\"region expects \") << rank << \" arguments\";",
      "for (auto [i, type] : enumerate(args.take_front(rank)))",
      "  if (!type.isIndex()) return emitOpError(\"expects \") << i << \"-th block argument to be an index\";",
      "for (auto [i, types] : enumerate(zip(args.drop_front(rank), $outputs.getTypes())))",
      "  if (types[0] != types[1]) return emitOpError(\"type mismatch between \") << i << \"-th output and corresponding block argument\";",
      "if ($mapping && count_if($mapping, [](Attribute attr) { return !isa<OpaqueAttr>(attr) && isa<DeviceMaskingAttrInterface>(attr); }) > 1)",
      "  return emitOpError(\"\\\"mapping\\\" supports at most one device masking attribute\");",
      "if ($mapping && !$mapping.empty() && count_if($mapping, [](Attribute attr) { return isa<OpaqueAttr>(attr) || !isa<DeviceMaskingAttrInterface>(attr); }) != rank) return emitOpError(\"mapping attribute size must match op rank\");",
      "if (failed(verifyBounds(\"lower bound\", $dynamicLowerBound, $staticLowerBound, rank))) return failure();",
      "if (failed(verifyBounds(\"upper bound\", $dynamicUpperBound, $staticUpperBound, rank))) return failure();",
      "return verifyBounds(\"step\", $dynamicStep, $staticStep, rank);"
    ],
    strata.verify_regions = [
      "int64_t first = $dynamicLowerBound.size() + $dynamicUpperBound.size() + $dynamicStep.size();",
      "for (auto [i, types] : enumerate(zip($outputs.getTypes(), $results.getTypes())))",
      "  if (types[0] != types[1])",
      "    return emitOpError(\"expected type of operand #\") << first + i << \" (\" << types[0] << \") to match type of corresponding result (\" << types[1] << \")\";"
    ],
    strata.format = "` ` `(` $inductionVars `)` (`=` ` ` `(` mixed($dynamicLowerBound, $staticLowerBound)^ `)` `to` ` ` `(` mixed($dynamicUpperBound, $staticUpperBound) `)` `step` ` ` `(` mixed($dynamicStep, $staticStep) `)`) : (`in` ` ` `(` mixed($dynamicUpperBound, $staticUpperBound) `)`)? (`shared_outs` `(` zip($sharedOutputs `=` $outputs)^ `)` `->` parenthesized-types($outputs))? with-terminator($region, $outputs) attr-dict"
  } {
    %dynamicLowerBound = irdl.is index {strata.summary = "index"}
    %dynamicUpperBound = irdl.is index {strata.summary = "index"}
    %dynamicStep = irdl.is index {strata.summary = "index"}
    %outputs = irdl.c_pred "ranked_tensor" {strata.summary = "ranked tensor of any type values"}
    irdl.operands(dynamicLowerBound: variadic %dynamicLowerBound, dynamicUpperBound: variadic %dynamicUpperBound, dynamicStep: variadic %dynamicStep, outputs: variadic %outputs)
    %staticLowerBound = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.implied = "impliedBounds($dynamicLowerBound, $staticLowerBound, $staticUpperBound.size(), 0)", strata.summary = "i64 dense array attribute"}
    %staticUpperBound = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.summary = "i64 dense array attribute"}
    %staticStep = irdl.c_pred "i64_array" {strata.kind = "dense<i64>", strata.implied = "impliedBounds($dynamicStep, $staticStep, $staticUpperBound.size(), 1)", strata.summary = "i64 dense array attribute"}
    %mapping = irdl.base "#builtin.array" {strata.optional, strata.summary = "Device Mapping array attribute"}
    irdl.attributes {"staticLowerBound" = %staticLowerBound, "staticUpperBound" = %staticUpperBound, "staticStep" = %staticStep, "mapping" = %mapping}
    %results = irdl.any {strata.summary = "any type"}
    irdl.results(results: variadic %results)
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks", strata.arguments = [["inductionVars", "staticUpperBound", "IndexType::get($_ctxt)"], ["sharedOutputs", "outputs"]]}
    irdl.regions(region: %region)
  }
  irdl.operation @forall.in_parallel attributes {
    strata.class = "InParallelOp",
    strata.hooks = ["verify"],
    strata.summary = "combination of parallel results",
    strata.description = "Ends the region of `scf.forall`. The operations in its region say how the iterations write to the shared outputs, in any order.",
    strata.examples = ["%rows = scf.forall (%i) in (8) shared_outs(%out = %init) -> (tensor<8x4xf32>) {\n  scf.forall.in_parallel {\n    tensor.parallel_insert_slice %row into %out[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>\n  }\n}"],
    strata.traits = ["Pure", "Terminator", "HasParent<scf.forall>", "NoTerminator", "SingleBlock"],
    strata.format = "$region attr-dict"
  } {
    %region = irdl.region with size 1 {strata.summary = "region with 1 blocks"}
    irdl.regions(region: %region)
  }
  irdl.operation @if attributes {
    strata.hooks = ["canonicalize"],
    strata.class = "IfOp",
    strata.class_base = "IfOpBase",
    strata.summary = "conditional",
    strata.description = "Executes the first region if the condition is true, otherwise the second, which may be missing if there are no results. The results are the values that `scf.yield` passes.",
    strata.examples = [
      "scf.if %isOdd {\n  memref.store %x, %buffer[%i] : memref<?xf32>\n}",
      "%magnitude = scf.if %isNegative -> (f32) {\n  %negated = arith.negf %x : f32\n  scf.yield %negated : f32\n} else {\n  scf.yield %x : f32\n}"
    ],
    strata.flow = [["parent", "thenRegion", "", "condition"], ["parent", "elseRegion", "", "!condition"], ["thenRegion", "parent"], ["elseRegion", "parent"]],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<scf.yield>", "RecursiveMemoryEffects", "NoRegionArguments", "RecursivelySpeculatable"],
    strata.verify = [
      "if (!$results.empty() && $elseRegion.empty()) return emitOpError(\"must have an else block if defining values\");"
    ],
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
    strata.hooks = ["canonicalize"],
    strata.class = "IndexSwitchOp",
    strata.class_base = "IndexSwitchOpBase",
    strata.summary = "selection by an index",
    strata.description = "Executes the region of the case that is equal to the operand, or the default region if there is none. The results are the values that `scf.yield` passes.",
    strata.examples = ["%price = scf.index_switch %size -> i32 \ncase 0 {\n  scf.yield %small : i32\n}\ncase 5 {\n  scf.yield %large : i32\n}\ndefault {\n  scf.yield %other : i32\n}"],
    strata.flow = [["parent", "defaultRegion"], ["parent", "caseRegions"], ["defaultRegion", "parent"], ["caseRegions", "parent"]],
    strata.traits = ["RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.yield>"],
    strata.verify = [
      "if ($caseRegions.size() != $cases.size())",
      "  return emitOpError(\"has \") << $caseRegions.size() << \" case regions but \" << $cases.size() << \" case values\";",
      "for (auto [i, value] : enumerate($cases))",
      "  if (is_contained($cases.asArrayRef().take_front(i), value)) return emitOpError(\"has duplicate case value: \") << value;",
      "if (failed(verifyCaseYield($defaultRegion, {\"default region\", \"\"}))) return failure();",
      "for (auto [i, region] : enumerate($caseRegions))",
      "  if (failed(verifyCaseYield(region, {\"case region #\", i}))) return failure();"
    ],
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
    strata.hooks = ["canonicalize"],
    strata.class = "ParallelOp",
    strata.class_base = "ParallelOpBase",
    strata.summary = "parallel loop nest",
    strata.description = "Executes the region once for each combination of values of the induction variables, in any order and possibly at the same time. `scf.reduce`, which ends the region, combines the values of the iterations and the initial values into the results.",
    strata.examples = ["scf.parallel (%i, %j) = (%zero, %zero) to (%m, %n) step (%one, %one) {\n  memref.store %x, %matrix[%i, %j] : memref<?x?xf32>\n  scf.reduce\n}"],
    strata.flow = [["parent", "region", "none"], ["parent", "parent", "none"], ["region", "region", "none"], ["region", "parent", "none"]],
    strata.traits = ["AutomaticAllocationScope", "AttrSizedOperandSegments", "RecursiveMemoryEffects", "SingleBlock", "SingleBlockImplicitTerminator<scf.reduce>", "HasParallelRegion"],
    strata.counts = {lower = "lowerBound", upper = "upperBound", step = "step", body = "region"},
    strata.interfaces = ["LoopLikeOpInterface"],
    strata.infer = [["results", "initVals", "$_self"]],
    strata.verify = [
      "if ($step.empty()) return emitOpError(\"needs at least one tuple element for lowerBound, upperBound and step\");",
      "for (auto step : $step) {",
      "  auto number = getConstantIntValue(step);",
      "  if (number != nullptr && number <= 0) return emitOpError(\"constant step operand must be positive\");",
      "}",
      "auto args = $region.getArgumentTypes();",
      "if (args.size() != $step.size())",
      "  return emitOpError(\"expects the same number of induction variables: \") << args.size() << \" as bound and step values: \" << $step.size();",
      "if (any_of(args, [](Type type) { return !type.isIndex(); })) return emitOpError(\"expects arguments for the induction variable to be of index type\");",
      "auto reduce = $region.getTerminator();",
      "if (!reduce || reduce.getName() != \"scf.reduce\") return failAtTerminator(reduce, \"expects body to terminate with 'scf.reduce'\");",
      "if ($results.size() != reduce.getNumRegions())",
      "  return emitOpError(\"expects number of results: \") << $results.size() << \" to be the same as number of reductions: \" << reduce.getNumRegions();",
      "if ($results.size() != $initVals.size())",
      "  return emitOpError(\"expects number of results: \") << $results.size() << \" to be the same as number of initial values: \" << $initVals.size();"
    ],
    strata.format = "parenthesized($inductionVars) `=` parenthesized($lowerBound, $inductionVars) `to` parenthesized($upperBound, $inductionVars) `step` parenthesized($step, $inductionVars) (`init` ` ` `(` $initVals^ `)`)? (`->` types($initVals)^)? with-terminator($region) attr-dict"
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
    strata.examples = ["%product = scf.parallel (%i) = (%lb) to (%ub) step (%step) init (%one) -> f32 {\n  %x = memref.load %buffer[%i] : memref<?xf32>\n  scf.reduce(%x : f32) {\n  ^bb0(%lhs: f32, %rhs: f32):\n    %both = arith.mulf %lhs, %rhs : f32\n    scf.reduce.return %both : f32\n  }\n}"],
    strata.traits = ["Terminator", "HasParent<scf.parallel>", "RecursiveMemoryEffects"],
    strata.verify = [
      "if ($reductions.size() != $operands.size())",
      "  return emitOpError(\"expects number of reduction regions: \") << $reductions.size() << \" to be the same as number of reduction operands: \" << $operands.size();",
      "auto results = $_op.getParentOp().getResultTypes();",
      "for (auto [i, types] : enumerate(zip($operands.getTypes(), results)))",
      "  if (types[0] != types[1])",
      "    return emitOpError(\"expects type of \") << i << \"-th reduction operand: \" << types[0] << \" to be the same as the \" << i << \"-th result type: \" << types[1];"
    ],
    strata.verify_regions = [
      "for (auto [i, both] : enumerate(zip($operands.getTypes(), $reductions))) {",
      "  auto args = both[1].getArgumentTypes();",
      "  if (args.size() != 2 || args[0] != both[0] || args[1] != both[0])",
      "    return emitOpError(\"expected two block arguments with type \") << both[0] << \" in the \" << i << \"-th reduction region\";",
      "  auto last = both[1].getTerminator();",
      "  if (!last || last.getName() != \"scf.reduce.return\") return emitOpError(\"reduction bodies must be terminated with an 'scf.reduce.return' op\");",
      "}"
    ],
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
    strata.examples = ["%most = scf.parallel (%i) = (%lb) to (%ub) step (%step) init (%least) -> i32 {\n  %x = memref.load %buffer[%i] : memref<?xi32>\n  scf.reduce(%x : i32) {\n  ^bb0(%lhs: i32, %rhs: i32):\n    %greater = arith.maxsi %lhs, %rhs : i32\n    scf.reduce.return %greater : i32\n  }\n}"],
    strata.traits = ["HasParent<scf.reduce>", "Pure", "Terminator"],
    strata.verify = [
      "auto parent = $_op.getParentOp();",
      "for (auto i : llvm::seq(0, parent.getNumRegions())) {",
      "  auto region = parent.getRegion(i);",
      "  if (region.getTerminator() != $_op || region.getNumArguments() == 0) continue;",
      "  auto type = region.getArgument(0).getType();",
      "  if ($result.getType() != type) return emitOpError(\"must have type \") << type << \" (the type of the reduction inputs)\";",
      "}"
    ],
    strata.format = "$result attr-dict `:` type($result)"
  } {
    %result = irdl.any {strata.summary = "any type"}
    irdl.operands(result: %result)
  }
  irdl.operation @while attributes {
    strata.hooks = ["canonicalize"],
    strata.class = "WhileOp",
    strata.class_base = "WhileOpBase",
    strata.summary = "loop with a condition",
    strata.description = "Executes the first region, which ends with `scf.condition`. If the condition is true, the second region is executed with the values it passes, and then the first again, with the values that `scf.yield` passes.",
    strata.examples = ["%length = scf.while (%i = %start) : (index) -> index {\n  %c = memref.load %text[%i] : memref<?xi8>\n  %more = arith.cmpi ne, %c, %nul : i8\n  scf.condition(%more) %i : index\n} do {\n^bb0(%i: index):\n  %next = index.add %i, %one\n  scf.yield %next : index\n}"],
    strata.flow = [["parent", "before", "inits"], ["before", "parent", "args", "!condition"], ["before", "after", "args", "condition"], ["after", "before"]],
    strata.traits = ["RecursiveMemoryEffects", "SingleBlock"],
    strata.interfaces = ["LoopLikeOpInterface"],
    strata.verify = [
      "auto condition = $before.getTerminator();",
      "if (!condition || condition.getName() != \"scf.condition\") return failAtTerminator(condition, \"expects the 'before' region to terminate with 'scf.condition'\");",
      "auto yield = $after.getTerminator();",
      "if (!yield || yield.getName() != \"scf.yield\") return failAtTerminator(yield, \"expects the 'after' region to terminate with 'scf.yield'\");"
    ],
    strata.format = "(` ` `(` zip($beforeArgs `=` $inits, \"expected as many input types as operands (expected {0} got {1})\")^ `)`)? `:` functional-type($inits, $results) whole($before) `do` whole($after) attr-dict-with-keyword"
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
    strata.examples = ["%least = scf.if %isLess -> (i32) {\n  scf.yield %a : i32\n} else {\n  scf.yield %b : i32\n}"],
    strata.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while>"],
    strata.format = "attr-dict ($results^ `:` type($results))?"
  } {
    %results = irdl.any {strata.summary = "any type"}
    irdl.operands(results: variadic %results)
  }
}
