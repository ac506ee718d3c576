// Attributes of an operation have classes and types, also those whose values are numbers.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/d.irdl.mlir --split-input-file --verify-diagnostics %t/in.mlir

//--- d.irdl.mlir
irdl.dialect @d attributes {
  strata.version = 1 : i32,
  strata.functions = [["sameType", "attr, value", "return attr.getType() == value.getType();"]]
} {
  irdl.operation @a attributes {strata.verify = [
    "if ($init.getType() != $next.getType()) return emitOpError(\"has init of another type\");"]} {
    %next = irdl.any
    irdl.operands(next: %next)
    %init = irdl.any
    irdl.attributes {"init" = %init}
  }
  irdl.operation @cast attributes {strata.verify = [
    "if (!isa<IntegerAttr>($init)) return success();",
    "if (auto number = dyn_cast<IntegerAttr>($init))",
    "  if (number.getType() != $next.getType()) return emitOpError(\"has init of another type than \") << cast<TypedAttr>($init).getType();"]} {
    %next = irdl.any
    irdl.operands(next: %next)
    %init = irdl.any
    irdl.attributes {"init" = %init}
  }
  irdl.operation @number attributes {strata.verify = [
    "auto init = $init;",
    "if (init.getType() != $next.getType()) return emitOpError(\"has init of another type\");"]} {
    %next = irdl.any
    irdl.operands(next: %next)
    %init = irdl.any
    irdl.attributes {"init" = %init}
  }
}
//--- in.mlir
func.func @f(%x: i8, %f: f32, %b: i1) {
  "d.a"(%x) {init = 3 : i8} : (i8) -> ()
  "d.a"(%f) {init = 3.0 : f32} : (f32) -> ()
  "d.a"(%b) {init = true} : (i1) -> ()
  "d.cast"(%x) {init = 0 : i8} : (i8) -> ()
  "d.cast"(%x) {init = "text"} : (i8) -> ()
  return
}
// -----
func.func @f(%x: i8) {
  // expected-error @+1 {{'d.a' op has init of another type}}
  "d.a"(%x) {init = 3 : i16} : (i8) -> ()
}
// -----
func.func @f(%x: i8) {
  // expected-error @+1 {{'d.a' op has init of another type}}
  "d.a"(%x) {init = true} : (i8) -> ()
}
// -----
func.func @f(%x: i8) {
  // expected-error @+1 {{'d.cast' op has init of another type than 'i16'}}
  "d.cast"(%x) {init = 0 : i16} : (i8) -> ()
}
// -----
func.func @f(%x: i8) {
  // expected-error @+1 {{'d.number' op cannot be verified: a number has no type in 'getType() != }}
  "d.number"(%x) {init = 0 : i16} : (i8) -> ()
}
