// Formats of types and attributes call named formats, and directives whose arrays are of any kind.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/d.irdl.mlir %t/in.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/d.irdl.mlir %t/in.mlir | %opt --irdl-file=%t/d.irdl.mlir | FileCheck %s
// RUN: %opt --irdl-file=%t/d.irdl.mlir --split-input-file --verify-diagnostics %t/invalid.mlir
// RUN: not %opt --irdl-file=%t/bad.irdl.mlir %t/in.mlir 2>&1 | FileCheck %s --check-prefix=BAD

// CHECK: @f(!d.tile<4x8xf32>, !d.tile<4x8xf32, order [1, 0]>)
// CHECK: #d.pair<1 and 2>

// BAD-DAG: bad.irdl.mlir:7:{{[0-9]+}}: error: in the format, at character 5: in the format 'Keyword', at character 1: unknown directive 'keyword'
// BAD-DAG: bad.irdl.mlir:11:{{[0-9]+}}: error: in the format, at character 5: the format 'Keyword' takes 1 argument, but 2 are given
// BAD-DAG: bad.irdl.mlir:20:{{[0-9]+}}: error: in the format, at character 5: in the format 'Sizes': custom directive 'ScopedOperand' does not take arguments of these kinds
// BAD-DAG: bad.irdl.mlir:16:{{[0-9]+}}: error: in the format, at character 6: the anchor of an optional group must be an optional parameter

//--- d.irdl.mlir
irdl.dialect @d attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["Order", "numbers, word", "$word $numbers"],
    ["Shape", "shape, element", "custom<ShapeAndElement>($shape, $element)"],
    ["Both", "a, b", "$a `and` $b"]
  ]
} {
  irdl.type @tile attributes {
    strata.format = "`<` custom<Shape>($shape, $element) (`,` custom<Order>($order, \"order\")^)? `>`"
  } {
    %shape = irdl.base "#builtin.array" {strata.kind = "array<i64>"}
    %element = irdl.any {strata.kind = "type"}
    %order = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.optional}
    irdl.parameters(shape: %shape, element: %element, order: %order)
  }
  irdl.attribute @pair attributes {strata.format = "`<` custom<Both>($a, $b) `>`"} {
    %a = irdl.any {strata.kind = "i64"}
    %b = irdl.any {strata.kind = "i64"}
    irdl.parameters(a: %a, b: %b)
  }
}
//--- in.mlir
func.func private @f(!d.tile<4x8xf32>, !d.tile<4x8xf32, order[1, 0]>)
"test.op"() {pair = #d.pair<1 and 2>} : () -> ()
//--- invalid.mlir
// expected-error @+2 {{expected '['}}
// expected-error @+1 {{failed to parse}}
func.func private @f(!d.tile<4x8xf32, order(1)>)
//--- bad.irdl.mlir
irdl.dialect @d attributes {
  strata.version = 1 : i32,
  strata.formats = [["Keyword", "x", "keyword($x, \"a\", \"b\")"], ["Nothing", "", "`nothing`"],
    ["Sizes", "x, y", "custom<ScopedOperand>($x, $y)"]]
} {
  irdl.attribute @a attributes {
    strata.format = "`<` custom<Keyword>($x) `>`"} {
    %x = irdl.any {strata.kind = "bool"}
    irdl.parameters(x: %x) }
  irdl.attribute @b attributes {
    strata.format = "`<` custom<Keyword>($x, $y) `>`"} {
    %x = irdl.any
    %y = irdl.any
    irdl.parameters(x: %x, y: %y) }
  irdl.attribute @c attributes {
    strata.format = "`<` (custom<Nothing>()^ $x)? `>`"} {
    %x = irdl.any {strata.optional}
    irdl.parameters(x: %x) }
  irdl.attribute @d attributes {
    strata.format = "`<` custom<Sizes>($x, $y) `>`"} {
    %x = irdl.any
    %y = irdl.any
    irdl.parameters(x: %x, y: %y) }
}
