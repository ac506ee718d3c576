// Elements of formats for types in a short form, names of symbols, parts of entries that are
// left out, and results that are present with a group; the format of operations that have none.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/short.irdl.mlir %t/use.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/short.irdl.mlir %t/use.mlir --mlir-print-op-generic | %opt --irdl-file=%t/short.irdl.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/short.irdl.mlir %t/invalid.mlir --split-input-file --verify-diagnostics

// CHECK-LABEL: func @types(
// CHECK-SAME:    %[[A:.*]]: i32, %[[B:.*]]: i64, %[[P:.*]]: i1)
// CHECK-NEXT:  short.add %[[A]], %[[A]] : i32
// CHECK-NEXT:  short.add %[[A]], %[[B]] : (i32, i64) -> i32
// CHECK-NEXT:  short.sum %[[A]], %[[A]], %[[A]] : i32
// CHECK-NEXT:  short.sum %[[A]], %[[B]] : (i32, i64) -> i64
// CHECK-NEXT:  short.sum : i64
// CHECK-NEXT:  short.choose %[[P]], %[[A]], %[[A]] : i1, i32
// CHECK-NEXT:  short.choose %[[P]], %[[A]], %[[B]] : (i1, i32, i64) -> i32
// CHECK-LABEL: func @parts(
// CHECK-SAME:    %[[A:.*]]: i32)
// CHECK-NEXT:  short.call @callee : i32
// CHECK-NEXT:  short.call @"two words" : i32
// CHECK-NEXT:  short.slice [0:4, 1:9:2]
// CHECK-NEXT:  short.slice []
// CHECK-NEXT:  short.join %[[A]], %[[A]], dim = 1 : i32, i32
// CHECK-NEXT:  %{{.*}} = short.load %[[A]][]
// CHECK-NEXT:  %[[T:.*]] = short.load %[[A]][]
// CHECK-NEXT:  %{{.*}} = short.load %[[A]][%[[T]]]
// CHECK-NEXT:  short.load %[[A]]{{$}}
// CHECK-NEXT:  short.plain %[[A]], %[[A]] : i32, i32 -> i64
// CHECK-NEXT:  short.plain {a}
// CHECK-NEXT:  "short.region"() ({

// CHECK:       short.global public @a = 4 : i32
// CHECK-NEXT:  short.global @b : i64
// CHECK-NEXT:  "short.global"() <{name = "c", type = i64, value = 4 : i32}>

// CHECK-NEXT:  short.count workgroups(%[[D:.*]]: i32, %[[E:.*]]: i64) -> (i32, i64) {
// CHECK-NEXT:    short.return %[[D]], %[[E]] : i32, i64
// CHECK-NEXT:  }
// CHECK-NEXT:  short.count workgroups() {
// CHECK-NEXT:    short.return
// CHECK-NEXT:  }
// CHECK-NEXT:  short.count{{$}}
// CHECK-NEXT:  short.apply(%[[F:.*]]: i32) {
// CHECK-NEXT:    short.return %[[F]] : i32
// CHECK-NEXT:  }

// CHECK-NEXT:  "short.call"() <{target = ""}> : () -> i32
// CHECK-NEXT:  "short.apply"() ({
// CHECK-NEXT:  }) : () -> ()

//--- short.irdl.mlir
irdl.dialect @short attributes {
  strata.version = 1 : i32,
  strata.default_format = "operands attr-dict (`:` type(operands)^)? (`->` type(results)^)?",
  strata.formats = [
    ["Same", "types...", "same-type($types)"],
    ["Token", "dependency, token", "(`[` present($token)^ $dependency `]`)?"]]
} {
  irdl.type @token {}
  irdl.operation @add attributes {
    strata.format = "$lhs `,` $rhs attr-dict `:` custom<Same>(type($lhs), type($rhs), type($result))"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(lhs: %lhs, rhs: %rhs)
    irdl.results(result: %result)
  }
  irdl.operation @sum attributes {
    strata.format = "$values attr-dict `:` custom<VariadicSameOperandsAndResultType>($values, type($values), type($result))"
  } {
    %values = irdl.any
    %result = irdl.any
    irdl.operands(values: variadic %values)
    irdl.results(result: %result)
  }
  irdl.operation @choose attributes {
    strata.infer = [["otherwise", "then", "$_self", ""], ["result", "then", "$_self", ""]],
    strata.format = "operands attr-dict `:` short-types(type($test), type($then))"
  } {
    %test = irdl.any
    %then = irdl.any
    %otherwise = irdl.any
    %result = irdl.any
    irdl.operands(test: %test, then: %then, otherwise: %otherwise)
    irdl.results(result: %result)
  }
  irdl.operation @call attributes {
    strata.format = "custom<CustomCallTarget>($target) attr-dict `:` type($result)"
  } {
    %target = irdl.any {strata.kind = "string"}
    irdl.attributes {"target" = %target}
    %result = irdl.any
    irdl.results(result: %result)
  }
  irdl.operation @slice attributes {
    strata.format = "custom<SliceRanges>($starts, $limits, $strides) attr-dict"
  } {
    %starts = irdl.any {strata.kind = "dense<i64>"}
    %limits = irdl.any {strata.kind = "dense<i64>"}
    %strides = irdl.any {strata.kind = "dense<i64>"}
    irdl.attributes {"starts" = %starts, "limits" = %limits, "strides" = %strides}
  }
  irdl.operation @join attributes {
    strata.format = "custom<VariadicOperandWithAttribute>($values) `dim` `=` $dim attr-dict `:` type($values)"
  } {
    %values = irdl.any
    irdl.operands(values: variadic %values)
    %dim = irdl.any {strata.kind = "i64"}
    irdl.attributes {"dim" = %dim}
  }
  irdl.operation @load attributes {
    strata.format = "$from `` custom<Token>($dependency, type($token)) attr-dict"
  } {
    %from = irdl.is i32
    %dependency = irdl.base @short::@token
    irdl.operands(from: %from, dependency: optional %dependency)
    %token = irdl.base @short::@token
    irdl.results(token: optional %token)
  }
  irdl.operation @count attributes {
    strata.format = "(`workgroups` `` entry-with-results($body)^)? attr-dict"
  } {
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @apply attributes {strata.format = "`` entry($body) attr-dict"} {
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @return attributes {
    strata.traits = ["Terminator"],
    strata.format = "($values^ `:` type($values))? attr-dict"
  } {
    %values = irdl.any
    irdl.operands(values: variadic %values)
  }
  irdl.operation @global attributes {
    strata.format = "custom<SymbolVisibility>($visibility) $name attr-dict custom<TypeOrAttr>($type, $value)"
  } {
    %visibility = irdl.any {strata.kind = "string", strata.optional}
    %name = irdl.any {strata.kind = "symbol"}
    %type = irdl.any {strata.kind = "type"}
    %value = irdl.any {strata.optional}
    irdl.attributes {"visibility" = %visibility, "name" = %name, "type" = %type, "value" = %value}
  }
  irdl.operation @plain {
    %values = irdl.any
    irdl.operands(values: variadic %values)
    %results = irdl.any
    irdl.results(results: variadic %results)
  }
  irdl.operation @region {
    %body = irdl.region
    irdl.regions(body: %body)
  }
}
//--- use.mlir
func.func @types(%a: i32, %b: i64, %p: i1) {
  %0 = short.add %a, %a : i32
  %1 = short.add %a, %b : (i32, i64) -> i32
  %2 = short.sum %a, %a, %a : (i32, i32, i32) -> i32
  %3 = short.sum %a, %b : (i32, i64) -> i64
  %4 = short.sum : () -> i64
  %5 = short.choose %p, %a, %a : i1, i32
  %6 = short.choose %p, %a, %b : (i1, i32, i64) -> i32
  return
}
func.func @parts(%a: i32) {
  %0 = short.call @callee : i32
  %1 = short.call @"two words" : i32
  short.slice [0:4, 1 : 9 : 2]
  short.slice []
  short.join %a, %a, dim = 1 : i32, i32
  %2 = short.load %a[]
  %3 = short.load %a []
  %4 = short.load %a[%3]
  short.load %a
  %5 = short.plain %a, %a : i32, i32 -> i64
  short.plain {a}
  "short.region"() ({}) : () -> ()
  return
}
short.global public @a = 4 : i32
short.global @b : i64
"short.global"() <{name = "c", type = i64, value = 4 : i32}> : () -> ()
short.count workgroups(%a: i32, %b: i64) -> (i32, i64) {
  short.return %a, %b : i32, i64
}
short.count workgroups() {
  short.return
}
short.count
short.apply(%a: i32) {
  short.return %a : i32
}
%s = "short.call"() <{target = ""}> : () -> i32
"short.apply"() ({}) : () -> ()
//--- invalid.mlir
// expected-error @+1 {{types of results differ from those of the operands of the terminator}}
short.count workgroups(%a: i32) -> i64 {
  short.return %a : i32
}
// -----
// expected-error @+1 {{expected ':'}}
short.apply(%a) {
  short.return
}
// -----
// expected-error @+1 {{expected an attribute that has a type}}
short.global @a = @b
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{expected 2 types, but found 1}}
  %0 = short.add %a, %a : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{expected 1 types, but found 2}}
  %0 = short.add %a, %a : (i32, i32) -> (i32, i32)
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error @+1 {{expected ','}}
  %0 = short.choose %a, %a, %a : i32
  return
}
// -----
// expected-error @+1 {{expected valid '@'-identifier for symbol name}}
%0 = short.call callee : i32
// -----
// expected-error @+1 {{expected ':'}}
short.slice [0]
