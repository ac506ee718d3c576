// Lists of ports in formats: forms of entries, arrays in several places, arguments of regions
// and their names; formats of types; and elements whose text follows from other parts.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/port.irdl.mlir %t/use.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/port.irdl.mlir %t/use.mlir | %opt --irdl-file=%t/port.irdl.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/port.irdl.mlir %t/use.mlir --mlir-print-op-generic | %opt --irdl-file=%t/port.irdl.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/port.irdl.mlir %t/use.mlir --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %opt --irdl-file=%t/port.irdl.mlir %t/use.mlir --mlir-print-debuginfo | FileCheck %s --check-prefix=LOCS
// RUN: %opt --irdl-file=%t/port.irdl.mlir %t/invalid.mlir --split-input-file --verify-diagnostics

// CHECK:       port.module @adder(in %a: i8, in %b: i8 {fast}, out sum: i9) attributes {x} {
// CHECK:       port.list %a : i8
// CHECK:       port.module private @none() {
// CHECK:       port.module @numbers(in %{{.*}} "": i8, in %two_words "two words": i8, out "two words": i9) {
// CHECK:       port.extern @e<WIDTH: i32 = 8, NAME: i64>(in %a : i8, in %{{.*}} "" : i8, out b : i9)
// CHECK:       port.extern @f()
// CHECK:       port.component(%go: i1 {go}, %x: i8) -> (%done: i1) {
// CHECK:       port.class(%{{.*}}: i8) -> (b: i8, a: i16) {
// CHECK:       port.class() {
// CHECK-LABEL: func @values(
// CHECK:       port.instance[left: %{{.*}}: i8, right: %{{.*}}: i16] -> [sum: i32, carry: i1]
// CHECK:       port.instance[] -> []
// CHECK:       port.and not %{{.*}}, %{{.*}} : i1
// CHECK:       port.variadic(i8, i16, ...)
// CHECK:       port.variadic(...)
// CHECK:       %wire = port.wire : i8
// CHECK:       %wire_0 = port.wire name "wire" : i8
// CHECK:       port.wire : i8
// CHECK:       %two_words = port.wire name "two words" : i8
// CHECK:       %node = port.node bare : i8
// CHECK:       port.node "two words"  high : i8
// CHECK:       %node_1 = port.node bare {name = "node"} : i8
// CHECK:       port.node bare {low = 2 : i8} : i8
// CHECK:       port.constant 200 : i8
// CHECK:       port.constant -3 : i16
// CHECK:       port.block(%[[X:.*]] : i8 = %{{.*}}, %[[Y:.*]] : i16 = %{{.*}}) {
// CHECK:       port.list %[[X]], %[[Y]] : i8, i16
// CHECK:       "port.block"
// CHECK:       port.simulate @m as %[[M:.*]] {
// CHECK:       port.list %[[M]] : !port.model<@m>
// CHECK:       port.fork [2] %{{.*}} : i8
// CHECK:       port.fork_i1 [0] %{{.*}} {a}
// CHECK:       port.maybe{{$}}
// CHECK:       port.maybe value -4
// CHECK:       port.field %{{.*}}[y] : !port.struct<x: i1, y flip: !port.vector<4xvector<2xi8>>>
// CHECK:       port.quoted_field %{{.*}}["y"] : !port.struct<x: i1, y flip: !port.vector<4xvector<2xi8>>>
// CHECK:       port.assign %{{.*}} = %{{.*}} ? %{{.*}} : i1
// CHECK:       port.assign %{{.*}} = %{{.*}} : i1
// CHECK:       port.connect %{{.*}}, %{{.*}} : i8
// CHECK:       port.connect %{{.*}}, %{{.*}} : i8, i16
// CHECK:       port.list %{{.*}}, %{{.*}} : i8
// CHECK:       port.list %{{.*}}, %{{.*}} : i8, i16
// CHECK:       port.test @a
// CHECK:       port.test @b
// CHECK:       port.path[@a::@b, @c]
// CHECK:       port.clocked(in %a, in %b domains[%a, %c], in %c, in %d domains[%b])
// CHECK:       port.domains(a, b domains[a, c], c)
// CHECK:       port.path[1 : i8]
// CHECK:       "port.field"(%{{.*}}) <{number = 2 : i32}> : (!port.struct<x: i1, y flip: !port.vector<4xvector<2xi8>>>) -> ()

// GENERIC:     "port.module"() <{attributes = [{}, {fast}, {}], directions = array<i1: false, false, true>, names = ["a", "b", "sum"], sym_name = "adder", types = [i8, i8, i9]}>
// GENERIC:     "port.module"() <{attributes = [], directions = array<i1>, names = [], sym_name = "none", types = []}>
// GENERIC:     "port.module"() <{attributes = [], directions = array<i1: false, false, true>, names = ["", "two words", "two words"], sym_name = "numbers", types = [i8, i8, i9]}>
// GENERIC:     "port.extern"() <{parameters = [#port.param<"WIDTH" : i32 = 8 : i32>, #port.param<"NAME" : i64>], sym_name = "e", type = !port.modty<input a: i8, input "": i8, output b: i9>}>
// GENERIC:     "port.extern"() <{parameters = [], sym_name = "f", type = !port.modty<>}>
// GENERIC:     "port.component"() <{attributes = [{go}, {}, {}], directions = -4 : i3, function = (i1, i8, i1) -> (), names = ["go", "x", "done"]}>
// GENERIC:     "port.class"() <{fieldTypes = {a = i16, b = i8}, fields = ["b", "a"]}>
// GENERIC:     "port.class"() <{fieldTypes = {}, fields = []}>
// GENERIC:     "port.and"(%{{.*}}, %{{.*}}) <{inverted = array<i1: true, false>}>
// GENERIC:     "port.node"() <{level = #port<level low>, low = 1 : i8, name = "node", word = "bare"}>
// GENERIC:     "port.node"() <{level = #port<level high>, low = 1 : i8, name = "", word = "two words"}>
// GENERIC:     "port.node"() <{level = #port<level low>, low = 1 : i8, name = "node", word = "bare"}>
// GENERIC:     "port.node"() <{level = #port<level low>, low = 2 : i8, name = "", word = "bare"}>
// GENERIC:     "port.constant"() <{value = 200 : ui8}>
// GENERIC:     "port.constant"() <{value = -3 : i16}>
// GENERIC:     "port.test"() <{sym_name = "a", template = "a"}>
// GENERIC:     "port.test"() <{sym_name = "b", template = "b"}>
// GENERIC:     "port.path"() <{path = [#port.ref<@a::@b>, @c]}>
// GENERIC:     "port.path"() <{path = [1 : i8]}>

// LOCS:        port.module @adder(in %a: i8 loc({{.*}}), in %b: i8 {fast} loc({{.*}}), out sum: i9)

//--- port.irdl.mlir
irdl.dialect @port attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["numberType", "type", "return type.getWidth() == 8 ? IntegerType::get($_ctxt, 8, IntegerType::Unsigned) : type;"]],
  strata.formats = [
    ["Parameters", "list", "(`<` ports(name(parameter($list, \"#port.param\", \"name\")) `` `:` parameter($list, \"#port.param\", \"type\") unless(\"\", `=` typed(parameter($list, \"#port.param\", \"value\"), parameter($list, \"#port.param\", \"type\"))))^ `>`)?"],
    ["Port", "direction", "value(parameter($type, \"!port.modty\", \"directions\"), $direction)"],
    ["Value", "", "`:` parameter($type, \"!port.modty\", \"types\")"],
    ["Component", "output", "value($directions, $output) argument($body, $names) `` `:` argument-type($body, parameter($function, \"function\", \"inputs\")) unless(\"{}\", $attributes)"],
    ["Dict", "dict", "implied($low, \"1 : i8\") $dict"]]
} {
  irdl.type @modty attributes {strata.format = "`<` ports(`input` value($directions, \"0 : i8\") name($names) `` `:` $types | `output` value($directions, \"1 : i8\") name($names) `` `:` $types) `>`"} {
    %directions = irdl.any {strata.kind = "dense<i8>"}
    %names = irdl.any {strata.kind = "array<string>"}
    %types = irdl.any {strata.kind = "array<type>"}
    irdl.parameters(directions: %directions, names: %names, types: %types)
  }
  irdl.type @struct attributes {strata.class = "StructType", strata.format = "`<` ports(name($names) unless(\"false\", `flip` value($flips, \"true\")) `` `:` $types) `>`"} {
    %names = irdl.any {strata.kind = "array<string>"}
    %flips = irdl.any {strata.kind = "array<bool>"}
    %types = irdl.any {strata.kind = "array<type>"}
    irdl.parameters(names: %names, flips: %flips, types: %types)
  }
  irdl.type @vector attributes {strata.format = "`<` custom<CountedType>($count, $type, \"port\") `>`"} {
    %count = irdl.any
    %type = irdl.any {strata.kind = "type"}
    irdl.parameters(count: %count, type: %type)
  }
  irdl.attribute @param attributes {strata.format = "`<` $name `:` $type (`=` $value^)? `>`"} {
    %name = irdl.any {strata.kind = "string"}
    %type = irdl.any {strata.kind = "type"}
    %value = irdl.any {strata.optional}
    irdl.parameters(name: %name, type: %type, value: %value)
  }
  irdl.attribute @level attributes {strata.enum = {cases = ["low", "high"]}, strata.format = "$value"}
  irdl.attribute @ref attributes {strata.format = "`<` $ref `>`"} {
    %ref = irdl.c_pred "isa<SymbolRefAttr>($_self) && !isa<FlatSymbolRefAttr>($_self)"
    irdl.parameters(ref: %ref)
  }
  irdl.operation @module attributes {
    strata.traits = ["SingleBlock", "NoTerminator"],
    strata.format = "discardable(\"visibility\", \"public\", \"private\") $sym_name `` `(` ports(`in` value($directions, \"false\") argument($body, $names) `` `:` argument-type($body, $types) unless(\"{}\", $attributes) | `out` value($directions, \"true\") name($names) `` `:` $types unless(\"{}\", $attributes)) `)` attr-dict-with-keyword $body"
  } {
    %sym_name = irdl.any {strata.kind = "symbol"}
    %directions = irdl.any {strata.kind = "dense<i1>"}
    %names = irdl.base "#builtin.array"
    %types = irdl.any {strata.kind = "array<type>"}
    %attributes = irdl.base "#builtin.array"
    irdl.attributes {"sym_name" = %sym_name, "directions" = %directions, "names" = %names, "types" = %types, "attributes" = %attributes}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @extern attributes {
    strata.format = "$sym_name `` custom<Parameters>($parameters) `` `(` ports(`in` custom<Port>(\"0 : i8\") value-name(parameter($type, \"!port.modty\", \"names\")) custom<Value>() | `out` custom<Port>(\"1 : i8\") name(parameter($type, \"!port.modty\", \"names\")) custom<Value>()) `)` attr-dict-with-keyword empty($body)"
  } {
    %sym_name = irdl.any {strata.kind = "symbol"}
    %type = irdl.any {strata.kind = "type"}
    %parameters = irdl.base "#builtin.array"
    irdl.attributes {"sym_name" = %sym_name, "type" = %type, "parameters" = %parameters}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @component attributes {
    strata.traits = ["SingleBlock", "NoTerminator"],
    strata.format = "`` `(` ports(custom<Component>(\"false\")) `)` `->` `(` ports(custom<Component>(\"true\")) `)` attr-dict-with-keyword $body"
  } {
    %directions = irdl.base "#builtin.integer"
    %names = irdl.base "#builtin.array"
    %function = irdl.any {strata.kind = "type"}
    %attributes = irdl.base "#builtin.array"
    irdl.attributes {"directions" = %directions, "names" = %names, "function" = %function, "attributes" = %attributes}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @class attributes {
    strata.traits = ["SingleBlock", "NoTerminator"],
    strata.format = "`` `(` ports(argument($body) `` `:` argument-type($body)) `)` (`->` `(` ports(name($fields) `` `:` as(parameter($fieldTypes, \"dictionary\", \"fields\"), \"type\"))^ `)`)? attr-dict-with-keyword $body"
  } {
    %fields = irdl.base "#builtin.array"
    %fieldTypes = irdl.base "#builtin.dictionary"
    irdl.attributes {"fields" = %fields, "fieldTypes" = %fieldTypes}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @instance attributes {
    strata.format = "`[` ports(name($argNames) `` `:` $inputs `` `:` type($inputs)) `]` `->` `[` ports(name($resultNames) `` `:` type($results)) `]` attr-dict"
  } {
    %inputs = irdl.any
    irdl.operands(inputs: variadic %inputs)
    %argNames = irdl.base "#builtin.array"
    %resultNames = irdl.base "#builtin.array"
    irdl.attributes {"argNames" = %argNames, "resultNames" = %resultNames}
    %results = irdl.any
    irdl.results(results: variadic %results)
  }
  irdl.operation @and attributes {
    strata.infer = [["inputs", "result", "$_self", ""]],
    strata.format = "ports(`not` value($inverted, \"true\") $inputs | value($inverted, \"false\") $inputs) attr-dict `:` type($result)"
  } {
    %inputs = irdl.any
    irdl.operands(inputs: variadic %inputs)
    %inverted = irdl.any {strata.kind = "dense<i1>"}
    irdl.attributes {"inverted" = %inverted}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @variadic attributes {strata.format = "`` `(` ports(as($types, \"type\") | `...`) `)` attr-dict"} {
    %types = irdl.base "#builtin.array"
    irdl.attributes {"types" = %types}
  }
  irdl.operation @wire attributes {strata.format = "custom<ImplicitSSAName>($name) attr-dict `:` type($result)"} {
    %name = irdl.any {strata.kind = "string", strata.optional}
    irdl.attributes {"name" = %name}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @node attributes {strata.format = "name($word) default($level, \"#port<level low>\") `` custom<Dict>(attr-dict) result-name($name) `:` type($result)"} {
    %name = irdl.any {strata.kind = "string"}
    %word = irdl.any {strata.kind = "string"}
    %level = irdl.base @port::@level
    %low = irdl.any
    irdl.attributes {"name" = %name, "word" = %word, "level" = %level, "low" = %low}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @constant attributes {
    strata.infer = [["value", "result", "numberType($_self)", ""]],
    strata.format = "number($value) attr-dict `:` type($result)"
  } {
    %value = irdl.base "#builtin.integer"
    irdl.attributes {"value" = %value}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.type @model attributes {strata.format = "`<` $name `>`"} {
    %name = irdl.any {strata.kind = "flat_symbol_ref"}
    irdl.parameters(name: %name)
  }
  irdl.operation @block attributes {
    strata.traits = ["SingleBlock", "NoTerminator"],
    strata.format = "`(` ports(argument($body) `:` argument-type($body) `=` $inputs) `)` attr-dict-with-keyword $body"
  } {
    %inputs = irdl.any
    irdl.operands(inputs: variadic %inputs)
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @simulate attributes {
    strata.traits = ["SingleBlock", "NoTerminator"],
    strata.format = "ports(argument-type($body, \"!port.model\", \"name\") `as` argument($body)) attr-dict-with-keyword $body"
  } {
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @simulate_none attributes {
    strata.like = "simulate",
    strata.format = "ports(argument-type($body, \"!port.none\", \"name\") `as` argument($body)) attr-dict-with-keyword $body"
  }
  irdl.operation @fork attributes {strata.format = "custom<CountedResults>($x, type($x), type($r), attr-dict)"} {
    %x = irdl.any
    irdl.operands(x: %x)
    %r = irdl.any
    irdl.results(r: variadic %r)
  }
  irdl.operation @fork_i1 attributes {strata.like = "fork", strata.format = "custom<CountedResults>($x, type($x), type($r), attr-dict, \"i1\")"}
  irdl.operation @maybe attributes {
    strata.infer = [["value", "value", "IntegerType::get($_ctxt, 16, IntegerType::Signed)", ""]],
    strata.format = "(`value` number($value)^)? attr-dict"
  } {
    %value = irdl.base "#builtin.integer" {strata.optional}
    irdl.attributes {"value" = %value}
  }
  irdl.operation @field attributes {strata.format = "$from `[` field($number, type($from), \"!port.struct\", \"names\") `]` attr-dict `:` qualified(type($from))"} {
    %from = irdl.any
    irdl.operands(from: %from)
    %number = irdl.any {strata.kind = "i32"}
    irdl.attributes {"number" = %number}
  }
  irdl.operation @quoted_field attributes {
    strata.like = "field",
    strata.format = "$from `[` field($number, type($from), \"!port.struct\", \"names\", \"quoted\") `]` attr-dict `:` qualified(type($from))"
  }
  irdl.operation @assign attributes {strata.format = "$to `=` ($guard^ `?` $from) : ($from)? attr-dict `:` type($from)"} {
    %to = irdl.is i1
    %guard = irdl.is i1
    %from = irdl.any
    irdl.operands(to: %to, from: %from, guard: optional %guard)
  }
  irdl.operation @connect attributes {strata.format = "$to `,` $from attr-dict `:` equal-types(type($to), type($from))"} {
    %to = irdl.any
    %from = irdl.any
    irdl.operands(to: %to, from: %from)
  }
  irdl.operation @list attributes {strata.format = "$values attr-dict `:` equal-types(type($values))"} {
    %values = irdl.any
    irdl.operands(values: variadic %values)
  }
  irdl.operation @clocked attributes {
    strata.format = "`(` ports(`in` value-name($names) unless(\"[]\", `domains` `[` value-references($domains, $names) `]`)) `)` attr-dict"
  } {
    %names = irdl.base "#builtin.array"
    %domains = irdl.base "#builtin.array"
    irdl.attributes {"names" = %names, "domains" = %domains}
  }
  irdl.operation @domains attributes {
    strata.like = "clocked",
    strata.format = "`(` ports(name($names) unless(\"[]\", `domains` `[` references($domains, $names) `]`)) `)` attr-dict"
  }
  irdl.operation @opaque attributes {strata.format = "`(` ports(name(parameter($type, \"!port.none\", \"names\"))) `)` attr-dict"} {
    %type = irdl.any {strata.kind = "type"}
    irdl.attributes {"type" = %type}
  }
  irdl.operation @mistyped attributes {strata.format = "`(` ports(name($numbers)) `)` attr-dict"} {
    %numbers = irdl.any {strata.kind = "dense<i8>"}
    irdl.attributes {"numbers" = %numbers}
  }
  irdl.type @mistyped_list attributes {strata.format = "`<` ports(name($numbers)) `>`"} {
    %numbers = irdl.any {strata.kind = "dense<i8>"}
    irdl.parameters(numbers: %numbers)
  }
  irdl.operation @test attributes {strata.format = "$sym_name (`template` default($template, $sym_name)^)? attr-dict"} {
    %sym_name = irdl.any {strata.kind = "symbol"}
    %template = irdl.any {strata.kind = "string"}
    irdl.attributes {"sym_name" = %sym_name, "template" = %template}
  }
  irdl.operation @path attributes {strata.format = "`[` ports(parameter($path, \"#port.ref\", \"ref\")) `]` attr-dict"} {
    %path = irdl.base "#builtin.array"
    irdl.attributes {"path" = %path}
  }
}

//--- use.mlir
port.module @adder(in %a: i8, in %b: i8 {fast}, out sum: i9) attributes {x} {
  port.list %a : i8
}
port.module private @none() {
}
port.module @numbers(in %0: i8, in %1 "two words": i8, out "two words": i9) {
}
port.extern @e<WIDTH: i32 = 8, NAME: i64>(in %a : i8, in %0 : i8, out b : i9)
port.extern @f()
port.component(%go: i1 {go}, %x: i8) -> (%done: i1) {
}
port.class(%x: i8) -> (b: i8, a: i16) {
}
port.class() {
}
func.func @values(%a: i8, %b: i16, %c: i1, %s: !port.struct<x: i1, y flip: !port.vector<4xvector<2xi8>>>) {
  %0:2 = port.instance [left: %a: i8, right: %b: i16] -> [sum: i32, carry: i1]
  port.instance [] -> []
  %1 = port.and not %c, %c : i1
  port.variadic(i8, i16, ...)
  port.variadic()
  %wire = port.wire : i8
  %2 = port.wire name "wire" : i8
  %3 = port.wire : i8
  %4 = port.wire name "two words" : i8
  %node = port.node bare : i8
  %5 = port.node "two words" high : i8
  %6 = port.node bare {name = "node"} : i8
  %7 = port.node bare {low = 2 : i8} : i8
  %8 = port.constant 200 : i8
  %9 = port.constant -3 : i16
  port.block (%x : i8 = %a, %y : i16 = %b) {
    port.list %x, %y : i8, i16
  }
  "port.block"(%a) ({
  ^bb0(%x: i16):
  }) : (i8) -> ()
  port.simulate @m as %x {
    port.list %x : !port.model<@m>
  }
  port.fork [2] %a : i8
  port.fork_i1 [0] %c {a}
  port.maybe
  port.maybe value -4
  port.field %s[y] : !port.struct<x: i1, y flip: !port.vector<4xvector<2xi8>>>
  port.quoted_field %s["y"] : !port.struct<x: i1, y flip: !port.vector<4xvector<2xi8>>>
  port.assign %c = %c ? %c : i1
  port.assign %c = %c : i1
  port.connect %a, %a : i8
  port.connect %a, %b : i8, i16
  port.list %a, %a : i8
  port.list %a, %b : i8, i16
  port.test @a
  port.test @b template "b"
  port.path [@a::@b, @c]
  port.clocked (in %a, in %b domains [%a, %c], in %c, in %d domains [%b])
  port.domains (a, b domains [a, c], "c")
  "port.path"() <{path = [1 : i8]}> : () -> ()
  "port.field"(%s) <{number = 2 : i32}> : (!port.struct<x: i1, y flip: !port.vector<4xvector<2xi8>>>) -> ()
  return
}

//--- invalid.mlir
// expected-error@+1 {{expected 'in' or 'out'}}
port.module @wrong(inout %a: i8) {}
// -----
func.func @f(%s: !port.struct<x: i1>) {
  // expected-error@+1 {{invalid field name 'y' for type '!port.struct<x: i1>'}}
  port.field %s[y] : !port.struct<x: i1>
  return
}
// -----
func.func @f(%s: i1) {
  // expected-error@+1 {{invalid field name 'y' for type 'i1'}}
  port.field %s[y] : i1
  return
}
// -----
// expected-error@+1 {{integer value too large}}
%0 = port.constant 256 : i8
// -----
// expected-error@+1 {{integer value too large}}
port.maybe value 40000
// -----
func.func @f(%c: i1) {
  // expected-error@+1 {{invalid number of results}}
  port.fork [-1] %c : i1
  return
}
// -----
// expected-error@+1 {{the type of the integer cannot be computed}}
%0 = port.constant 1 : f32
// -----
// expected-error@+1 {{expected integer value}}
%0 = port.constant x : i8
// -----
// expected-error@+1 {{the name 'a' occurs twice}}
port.class() -> (a: i8, a: i8) {
}
// -----
// expected-error@+1 {{an element does not have the type of the array}}
port.mistyped (a)
// -----
// expected-error@+1 {{an element does not have the type of the array}}
func.func private @f(!port.mistyped_list<a>)
// -----
// expected-error@+1 {{'!port.none' is no type with the only parameter 'name'}}
port.simulate_none @m as %x {
}
// -----
// expected-error@+1 {{unknown name "c" in a list of references}}
port.clocked (in %a, in %b domains [%c])
// -----
// expected-error@+1 {{the parameters of '!port.none' are unknown}}
port.opaque (a)
// -----
// expected-error@+1 {{expected one number of elements}}
func.func private @f(!port.vector<4x5xi8>)
