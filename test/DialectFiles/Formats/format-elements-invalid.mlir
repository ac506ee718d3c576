// RUN: %opt --irdl-file=%S/Inputs/elements.irdl.mlir --split-input-file --verify-diagnostics %s

func.func @f(%a: index) {
  // expected-error @+1 {{expected SSA operand}}
  e.loop %k < %a with %x = : i32 { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected '='}}
  e.loop %k < %a with %x : i32 { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected SSA operand}}
  e.loop %k < %a with %x = %a, : index { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  e.loop %k < %a with %x = %a : (index, index) { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected 2 arguments 'ids', but found 1}}
  e.grid %x in [2, 3] { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected attribute value}}
  e.pairs ["x" : %a as index at 1.0, ]
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected floating point literal}}
  e.pairs ["x" : %a as index at]
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{dim operand count and affine map dim count must match}}
  e.apply affine_map<(d0) -> (d0)>(%a, %a)
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{symbol operand count and affine map symbol count must match}}
  e.apply affine_map<(d0)[s0] -> (d0)>(%a)
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  e.apply affine_set<(d0) : (d0 >= 0)>(%a)
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  e.at %a[%a * %a] : index
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected '(' at start of SSA symbol}}
  e.at %a[symbol %a] : index
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected ')' at end of SSA symbol}}
  e.at %a[symbol(%a] : index
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected affine expression}}
  e.at %a[%a, ] : index
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{lower loop bound affine map with multiple results requires 'max' prefix}}
  e.range affine_map<(d0) -> (d0, d0)>(%a) to 7
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected attribute value}}
  e.range 1 to max affine_map<(d0) -> (d0, d0)>(%a)
}
// -----
func.func @f(%a: index, %t: tensor<2xi32>) {
  // expected-error @+1 {{op argument #0 of region 'body' must be of type 'i32', but is of type 'f32'}}
  "e.elements"(%t) ({
  ^bb0(%x: f32):
    "e.yield"() : () -> ()
  }) : (tensor<2xi32>) -> ()
  return
}
// -----
func.func @f(%a: index, %t: tensor<2xi32>) {
  // expected-error @+1 {{op region 'body' must have 1 argument, but has 0}}
  "e.elements"(%t) ({
    "e.yield"() : () -> ()
  }) : (tensor<2xi32>) -> ()
  return
}
// -----
func.func @f(%a: index, %t: tensor<2xi32>) {
  // expected-error @+1 {{op region 'body' must have a block}}
  "e.elements"(%t) ({
  }) : (tensor<2xi32>) -> ()
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{the types of the arguments 'x' cannot be computed}}
  e.inner %a %x : index { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{op the types of the arguments 'x' of region 'body' cannot be computed}}
  "e.inner"(%a) ({
  ^bb0(%x: f32):
    "e.yield"() : () -> ()
  }) : (index) -> ()
}
// -----
func.func @f(%a: index) {
  // An attribute that the generic form omits is missing.
  // expected-error @+1 {{op requires attribute 'flags'}}
  "e.weighted"(%a) <{last = 0 : i64, single = true, weights = array<i32: 1>}> : (index) -> ()
}
// -----
func.func @f() {
  // expected-error @+1 {{expected 'off' or 'on'}}
  e.switch maybe
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected as many operands 'values' as region arguments, but found 1 and 2}}
  e.per %x, %y of %a : index {
  ^bb0:
    "a.b"() : () -> ()
  }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected 2 operands}}
  e.counted (%x, %y) of (%a) : index { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected 'of' before the values}}
  e.counted (%x) in (%a) : index { }
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{expected no negative step}}
  e.counted (%x) of (%a) : index step -1 { }
}
