// Asynchronous execution.
irdl.dialect @async attributes {
  strata.version = 1 : i32,
  strata.summary = "asynchronous execution",
  strata.description = "Regions that are executed concurrently, tokens and values that become available when they end, and the coroutines and calls of a runtime library to which both are lowered.",
  strata.inlinable,
  strata.named_predicates = [
    ["value_or_token", "isa<ValueType, TokenType>($_self)", "async value type or async token type"],
    ["value_token_or_group", "isa<ValueType, TokenType, GroupType>($_self)", "async value type or async token type or async group type"]
  ]
} {
  irdl.type @coro.handle attributes {
    strata.class = "CoroHandleType",
    strata.summary = "coroutine handle",
    strata.description = "A coroutine that can be resumed or destroyed."
  }
  irdl.type @"!coro.id" attributes {
    strata.class = "CoroIdType",
    strata.summary = "coroutine identifier",
    strata.description = "The identity of a coroutine while its frame is set up."
  }
  irdl.type @coro.state attributes {
    strata.class = "CoroStateType",
    strata.summary = "saved coroutine",
    strata.description = "The point from which a suspended coroutine continues."
  }
  irdl.type @group attributes {
    strata.class = "GroupType",
    strata.summary = "group",
    strata.description = "A number of tokens and values that can be awaited together."
  }
  irdl.type @token attributes {
    strata.class = "TokenType",
    strata.summary = "token",
    strata.description = "Becomes available when an asynchronous execution ends."
  }
  irdl.type @value attributes {
    strata.class = "ValueType",
    strata.summary = "asynchronous value",
    strata.description = "A value that becomes available when an asynchronous execution ends.",
    strata.format = "`<` $valueType `>`"
  } {
    %type = irdl.any {strata.kind = "type", strata.cpp_type = "Type", strata.summary = "type"}
    irdl.parameters(valueType: %type)
  }
  irdl.operation @add_to_group attributes {
    strata.class = "AddToGroupOp",
    strata.summary = "addition to a group",
    strata.description = "Adds a token or a value to a group; the result is its number there.",
    strata.examples = ["%k = async.add_to_group %t, %g : !async.token"],
    strata.traits = [],
    strata.format = "$operand `,` $group `:` type($operand) attr-dict"
  } {
    %operand = irdl.c_pred "value_or_token"
    %group = irdl.base @async::@group {strata.summary = "async group type"}
    irdl.operands(operand: %operand, group: %group)
    %rank = irdl.is index {strata.summary = "index"}
    irdl.results(rank: %rank)
  }
  irdl.operation @await attributes {
    strata.class = "AwaitOp",
    strata.summary = "wait for a token or a value",
    strata.description = "Waits until the operand is available; the value of an asynchronous value is the result.",
    strata.examples = ["async.await %t : !async.token"],
    strata.hooks = ["verify", "infer"],
    strata.traits = [],
    strata.format = "$operand `:` qualified(type($operand)) attr-dict"
  } {
    %operand = irdl.c_pred "value_or_token"
    irdl.operands(operand: %operand)
    %result = irdl.any
    irdl.results(result: optional %result)
  }
  irdl.operation @await_all attributes {
    strata.class = "AwaitAllOp",
    strata.summary = "wait for a group",
    strata.description = "Waits until everything in the group is available.",
    strata.examples = ["async.await_all %g"],
    strata.traits = [],
    strata.format = "$operand attr-dict"
  } {
    %operand = irdl.base @async::@group {strata.summary = "async group type"}
    irdl.operands(operand: %operand)
  }
  irdl.operation @call attributes {
    strata.class = "CallOp",
    strata.summary = "call of an asynchronous function",
    strata.description = "Calls an `async.func`, which must be in the symbol table around the operation.",
    strata.examples = ["%v = async.call @fib(%n) : (index) -> !async.value<index>"],
    strata.interfaces = ["CallOpInterface", "SymbolUserOpInterface"],
    strata.hooks = ["verifySymbolUses"],
    strata.traits = [],
    strata.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
    %callee = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref", strata.summary = "flat symbol reference attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"callee" = %callee, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %results = irdl.c_pred "value_or_token"
    irdl.results(results: variadic %results)
  }
  irdl.operation @coro.begin attributes {
    strata.class = "CoroBeginOp",
    strata.summary = "begin of a coroutine",
    strata.description = "Allocates the frame of a coroutine.",
    strata.examples = ["%r = async.coro.begin %a"],
    strata.traits = [],
    strata.format = "$id attr-dict"
  } {
    %id = irdl.base @async::@"!coro.id" {strata.summary = "switched-resume coroutine identifier"}
    irdl.operands(id: %id)
    %handle = irdl.base @async::@coro.handle {strata.summary = "coroutine handle"}
    irdl.results(handle: %handle)
  }
  irdl.operation @coro.end attributes {
    strata.class = "CoroEndOp",
    strata.summary = "end of a coroutine",
    strata.description = "Marks the point at which a coroutine returns to its caller.",
    strata.examples = ["async.coro.end %a"],
    strata.traits = [],
    strata.format = "$handle attr-dict"
  } {
    %handle = irdl.base @async::@coro.handle {strata.summary = "coroutine handle"}
    irdl.operands(handle: %handle)
  }
  irdl.operation @coro.free attributes {
    strata.class = "CoroFreeOp",
    strata.summary = "release of a frame",
    strata.description = "Frees the frame of a coroutine.",
    strata.examples = ["async.coro.free %a, %b"],
    strata.traits = [],
    strata.format = "$id `,` $handle attr-dict"
  } {
    %id = irdl.base @async::@"!coro.id" {strata.summary = "switched-resume coroutine identifier"}
    %handle = irdl.base @async::@coro.handle {strata.summary = "coroutine handle"}
    irdl.operands(id: %id, handle: %handle)
  }
  irdl.operation @coro.id attributes {
    strata.class = "CoroIdOp",
    strata.summary = "identity of a coroutine",
    strata.description = "The identity with which a coroutine begins.",
    strata.examples = ["%r = async.coro.id"],
    strata.traits = [],
    strata.format = "attr-dict"
  } {
    %id = irdl.base @async::@"!coro.id" {strata.summary = "switched-resume coroutine identifier"}
    irdl.results(id: %id)
  }
  irdl.operation @coro.save attributes {
    strata.class = "CoroSaveOp",
    strata.summary = "state of a coroutine",
    strata.description = "Saves the point at which a coroutine continues.",
    strata.examples = ["%r = async.coro.save %a"],
    strata.traits = [],
    strata.format = "$handle attr-dict"
  } {
    %handle = irdl.base @async::@coro.handle {strata.summary = "coroutine handle"}
    irdl.operands(handle: %handle)
    %state = irdl.base @async::@coro.state {strata.summary = "saved coroutine state"}
    irdl.results(state: %state)
  }
  irdl.operation @coro.suspend attributes {
    strata.class = "CoroSuspendOp",
    strata.summary = "suspension of a coroutine",
    strata.description = "Control goes to the first successor when the coroutine is suspended, to the second when it is resumed, and to the third when it is destroyed.",
    strata.examples = ["async.coro.suspend %a, ^suspend, ^resume, ^cleanup"],
    strata.interfaces = ["BranchOpInterface"],
    strata.successors = ["suspendDest", "resumeDest", "cleanupDest"],
    strata.traits = ["Terminator"],
    strata.format = "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict"
  } {
    %state = irdl.base @async::@coro.state {strata.summary = "saved coroutine state"}
    irdl.operands(state: %state)
  }
  irdl.operation @create_group attributes {
    strata.class = "CreateGroupOp",
    strata.summary = "new group",
    strata.description = "A group of a number of tokens and values.",
    strata.examples = ["%g = async.create_group %n : !async.group"],
    strata.traits = ["Pure"],
    strata.format = "$size `:` type($result) attr-dict"
  } {
    %size = irdl.is index {strata.summary = "index"}
    irdl.operands(size: %size)
    %result = irdl.base @async::@group {strata.summary = "async group type"}
    irdl.results(result: %result)
  }
  irdl.operation @execute attributes {
    strata.class = "ExecuteOp",
    strata.summary = "asynchronous execution",
    strata.description = "Executes the region once its dependencies and operands are available. The region has the values of the operands as arguments; the token becomes available when it ends, and the other results have the values that it yields.",
    strata.examples = ["%token1 = async.execute [%t] { async.yield }"],
    strata.verify_regions = [
      "auto values = $bodyRegion.getBlocks().front().getTerminator().getOperandTypes();",
      "auto results = $bodyResults.getTypes();",
      "if (values.size() != results.size()) return emitOpError(\"along control flow edge from Operation async.yield to parent: region branch point has \") << values.size() << \" operands, but region successor needs \" << results.size() << \" inputs\";",
      "for (auto [i, result] : enumerate(results))",
      "  if (result.getValueType() != values[i]) return emitOpError(\"along control flow edge from Operation async.yield to parent: successor operand type #\") << i << \" \" << values[i] << \" should match successor input type #\" << i << \" \" << result;"
    ],
    strata.traits = ["SingleBlock", "SingleBlockImplicitTerminator<async.yield>", "AutomaticAllocationScope", "RecursiveMemoryEffects"],
    strata.format = "(` ` `[` $dependencies^ `]`)? (` ` `(` zip($bodyOperands `as` $bodyArguments `` `:` type($bodyOperands))^ `)`)? (`->` types($bodyResults)^)? attr-dict-with-keyword whole($bodyRegion)"
  } {
    %dependencies = irdl.base @async::@token {strata.summary = "async token type"}
    %bodyOperands = irdl.c_pred "value_or_token"
    irdl.operands(dependencies: variadic %dependencies, bodyOperands: variadic %bodyOperands)
    %token = irdl.base @async::@token {strata.summary = "async token type"}
    %bodyResults = irdl.base @async::@value {strata.summary = "async value type"}
    irdl.results(token: %token, bodyResults: variadic %bodyResults)
    %bodyRegion = irdl.region with size 1 {strata.arguments = [["bodyArguments", "bodyOperands", "cast<ValueType>($_self).getValueType()"]], strata.summary = "region with 1 blocks"}
    irdl.regions(bodyRegion: %bodyRegion)
  }
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "asynchronous function",
    strata.description = "A function that is executed concurrently to its caller. Its results are an optional token and then values.",
    strata.examples = ["async.func private @declaration(f32) -> !async.token"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface", "OpAsmOpInterface"],
    strata.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "Symbol", "DefaultDialect"],
    strata.verify = [
      "auto results = $function_type.getResults();",
      "for (auto [i, type] : enumerate(results)) {",
      "  if (!isa<ValueType, TokenType>(type)) return emitOpError(\"result type must be async value type or async token type, but got \") << type;",
      "  if (i > 0 && isa<TokenType>(type)) return emitOpError(\"\") << \" results' (optional) async token type is expected to appear as the 1st return value, but got \" << i + 1;",
      "}",
      "if (results.empty()) return emitOpError(\"result is expected to be at least of size 1, but got \") << results.size();"
    ],
    strata.format = "(keyword($sym_visibility, \"public\", \"private\", \"nested\")^)? $sym_name `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  } {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol", strata.summary = "string attribute"}
    %function_type = irdl.c_pred "type_attr_of(function)" {strata.kind = "type", strata.summary = "type attribute of function type"}
    %sym_visibility = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    %arg_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    %res_attrs = irdl.c_pred "array_of(dictionary_attr)" {strata.optional, strata.kind = "array<attribute>", strata.summary = "Array of dictionary attributes"}
    irdl.attributes {"sym_name" = %sym_name, "function_type" = %function_type, "sym_visibility" = %sym_visibility, "arg_attrs" = %arg_attrs, "res_attrs" = %res_attrs}
    %body = irdl.region {strata.summary = "any region"}
    irdl.regions(body: %body)
  }
  irdl.operation @return attributes {
    strata.class = "ReturnOp",
    strata.summary = "end of an asynchronous function",
    strata.description = "The operands are the values of the results of the function, without the token.",
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.hooks = ["verify"],
    strata.traits = ["Pure", "HasParent<async.func>", "ReturnLike", "Terminator"],
    strata.format = "attr-dict ($operands^ `:` type($operands))?"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
  }
  irdl.operation @runtime.add_ref attributes {
    strata.class = "RuntimeAddRefOp",
    strata.summary = "more references",
    strata.description = "Adds references to an object of the runtime.",
    strata.examples = ["async.runtime.add_ref %a {count = 1 : i64} : !async.token"],
    strata.traits = [],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "value_token_or_group"
    irdl.operands(operand: %operand)
    %count = irdl.c_pred "positive" {strata.kind = "i64", strata.summary = "64-bit signless integer attribute whose value is positive"}
    irdl.attributes {"count" = %count}
  }
  irdl.operation @runtime.add_to_group attributes {
    strata.class = "RuntimeAddToGroupOp",
    strata.summary = "addition to a group of the runtime",
    strata.description = "Adds a token or a value to a group of the runtime; the result is its number there.",
    strata.examples = ["%i = async.runtime.add_to_group %t, %g : !async.token"],
    strata.traits = [],
    strata.format = "$operand `,` $group attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "value_or_token"
    %group = irdl.base @async::@group {strata.summary = "async group type"}
    irdl.operands(operand: %operand, group: %group)
    %rank = irdl.is index {strata.summary = "index"}
    irdl.results(rank: %rank)
  }
  irdl.operation @runtime.await attributes {
    strata.class = "RuntimeAwaitOp",
    strata.summary = "blocking wait",
    strata.description = "Blocks the thread until the operand is available.",
    strata.examples = ["async.runtime.await %a : !async.token"],
    strata.traits = [],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "value_token_or_group"
    irdl.operands(operand: %operand)
  }
  irdl.operation @runtime.await_and_resume attributes {
    strata.class = "RuntimeAwaitAndResumeOp",
    strata.summary = "resumption when available",
    strata.description = "Resumes a coroutine when the operand is available.",
    strata.examples = ["async.runtime.await_and_resume %a, %h : !async.token"],
    strata.traits = [],
    strata.format = "$operand `,` $handle attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "value_token_or_group"
    %handle = irdl.base @async::@coro.handle {strata.summary = "coroutine handle"}
    irdl.operands(operand: %operand, handle: %handle)
  }
  irdl.operation @runtime.create attributes {
    strata.class = "RuntimeCreateOp",
    strata.summary = "new token or value",
    strata.description = "A token or a value of the runtime that is not available yet.",
    strata.examples = ["%r = async.runtime.create : !async.value<f32>"],
    strata.traits = [],
    strata.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.c_pred "value_or_token"
    irdl.results(result: %result)
  }
  irdl.operation @runtime.create_group attributes {
    strata.class = "RuntimeCreateGroupOp",
    strata.summary = "new group of the runtime",
    strata.description = "A group of the runtime.",
    strata.examples = ["%g = async.runtime.create_group %n : !async.group"],
    strata.traits = [],
    strata.format = "$size `:` type($result) attr-dict"
  } {
    %size = irdl.is index {strata.summary = "index"}
    irdl.operands(size: %size)
    %result = irdl.base @async::@group {strata.summary = "async group type"}
    irdl.results(result: %result)
  }
  irdl.operation @runtime.drop_ref attributes {
    strata.like = "runtime.add_ref", strata.class = "RuntimeDropRefOp",
    strata.summary = "fewer references",
    strata.description = "Drops references to an object of the runtime.",
    strata.examples = ["async.runtime.drop_ref %a {count = 1 : i64} : !async.token"]
  } {}
  irdl.operation @runtime.is_error attributes {
    strata.class = "RuntimeIsErrorOp",
    strata.summary = "test for an error",
    strata.description = "Whether the operand is available and has an error.",
    strata.examples = ["%e = async.runtime.is_error %g : !async.group"],
    strata.traits = [],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "value_token_or_group"
    irdl.operands(operand: %operand)
    %is_error = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(is_error: %is_error)
  }
  irdl.operation @runtime.load attributes {
    strata.class = "RuntimeLoadOp",
    strata.summary = "value of an asynchronous value",
    strata.description = "Reads the value of an asynchronous value, which must be available.",
    strata.examples = ["%r = async.runtime.load %a : <f32>"],
    strata.infer = [["result", "storage", "$_self.getValueType()", "type of 'value' matches element type of 'storage'"]],
    strata.traits = [],
    strata.format = "$storage attr-dict `:` type($storage)"
  } {
    %storage = irdl.base @async::@value {strata.summary = "async value type"}
    irdl.operands(storage: %storage)
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @runtime.num_worker_threads attributes {
    strata.class = "RuntimeNumWorkerThreadsOp",
    strata.summary = "number of threads",
    strata.description = "How many threads the runtime has.",
    strata.examples = ["%r = async.runtime.num_worker_threads : index"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.traits = [],
    strata.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.is index {strata.summary = "index"}
    irdl.results(result: %result)
  }
  irdl.operation @runtime.resume attributes {
    strata.class = "RuntimeResumeOp",
    strata.summary = "resumption of a coroutine",
    strata.description = "Resumes a coroutine in a thread of the runtime.",
    strata.examples = ["async.runtime.resume %a"],
    strata.traits = [],
    strata.format = "$handle attr-dict"
  } {
    %handle = irdl.base @async::@coro.handle {strata.summary = "coroutine handle"}
    irdl.operands(handle: %handle)
  }
  irdl.operation @runtime.set_available attributes {
    strata.class = "RuntimeSetAvailableOp",
    strata.summary = "make available",
    strata.description = "Makes a token or a value available.",
    strata.examples = ["async.runtime.set_available %a : !async.token"],
    strata.traits = [],
    strata.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.c_pred "value_or_token"
    irdl.operands(operand: %operand)
  }
  irdl.operation @runtime.set_error attributes {
    strata.like = "runtime.set_available", strata.class = "RuntimeSetErrorOp",
    strata.summary = "make an error",
    strata.description = "Makes a token or a value available with an error.",
    strata.examples = ["async.runtime.set_error %a : !async.value<i32>"]
  } {}
  irdl.operation @runtime.store attributes {
    strata.class = "RuntimeStoreOp",
    strata.summary = "value for an asynchronous value",
    strata.description = "Writes the value of an asynchronous value, which does not make it available.",
    strata.examples = ["async.runtime.store %a, %b : <memref<?xf32>>"],
    strata.infer = [["value", "storage", "$_self.getValueType()", "type of 'value' matches element type of 'storage'"]],
    strata.traits = [],
    strata.format = "$value `,` $storage attr-dict `:` type($storage)"
  } {
    %value = irdl.any
    %storage = irdl.base @async::@value {strata.summary = "async value type"}
    irdl.operands(value: %value, storage: %storage)
  }
  irdl.operation @yield attributes {
    strata.class = "YieldOp",
    strata.summary = "end of an asynchronous execution",
    strata.description = "The operands are the values of the results of `async.execute`.",
    strata.interfaces = ["RegionBranchTerminatorOpInterface"],
    strata.traits = ["Pure", "HasParent<async.execute>", "ReturnLike", "Terminator"],
    strata.format = "($operands^ `:` type($operands))? attr-dict"
  } {
    %operands = irdl.any
    irdl.operands(operands: variadic %operands)
  }
}
