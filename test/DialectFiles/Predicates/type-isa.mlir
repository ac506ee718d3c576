// `type_isa` is known for interfaces, which aliases of types list too. Types with unknown syntax may
// be aliases.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/d.irdl.mlir --split-input-file --verify-diagnostics %t/in.mlir
// RUN: not %opt --irdl-file=%t/class.irdl.mlir %t/in.mlir 2>&1 | FileCheck %s

// CHECK: class.irdl.mlir:4:{{[0-9]+}}: error: unknown name in the predicate: 'type_isa'

//--- d.irdl.mlir
irdl.dialect @d attributes {
  strata.version = 1 : i32,
  strata.functions = [["isSmall", "type", "return type.getWidth() < 8;"]]
} {
  irdl.type @base attributes {strata.class = "BaseType", strata.interfaces = ["Sized"]} {
    %width = irdl.any {strata.kind = "i32"}
    irdl.parameters(width: %width)
  }
  irdl.type @other
  irdl.type @kept attributes {strata.missing = ["parse", "print"]}
  irdl.operation @op {
    %x = irdl.c_pred "type_isa<Sized>($_self) && cast<Sized>($_self).isSmall()" {strata.summary = "small"}
    irdl.operands(x: %x)
  }
}
//--- class.irdl.mlir
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.type @base attributes {strata.class = "BaseType"}
  irdl.operation @op {
    %x = irdl.c_pred "type_isa<BaseType>($_self)"
    irdl.operands(x: %x)
  }
}
//--- in.mlir
func.func @f(%a: !d.base<4>, %k: !d.kept<4>) {
  "d.op"(%a) : (!d.base<4>) -> ()
  "d.op"(%k) : (!d.kept<4>) -> ()
  return
}
// -----
func.func @f(%a: !d.base<8>) {
  // expected-error @+1 {{'d.op' op operand #0 must be small, but got '!d.base<8>'}}
  "d.op"(%a) : (!d.base<8>) -> ()
}
// -----
func.func @f(%a: !d.other) {
  // expected-error @+1 {{'d.op' op operand #0 must be small, but got '!d.other'}}
  "d.op"(%a) : (!d.other) -> ()
}
