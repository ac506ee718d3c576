// Names of results and arguments that arrays of an operation give, one for each value.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/d.irdl.mlir %t/in.mlir | FileCheck %s

// CHECK:      %{{u0\.sum}}, %{{u0\.carry}} = d.instance
// CHECK-NEXT: %{{[0-9]+}} = d.instance
// CHECK-NEXT: %[[V:.*]]:2 = d.instance
// CHECK-NEXT: d.module(%{{u0\.sum}}, %{{u0\.carry}}) {
// CHECK-NEXT: ^bb0(%{{a}}: i1, %{{b}}: i1):

//--- d.irdl.mlir
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @instance attributes {
    strata.format = "attr-dict `:` type($results)",
    strata.interfaces = ["OpAsmOpInterface"],
    strata.result_names = ["{name}.{ports}"]
  } {
    %results = irdl.any
    irdl.results(results: variadic %results)
    %name = irdl.any {strata.kind = "string", strata.optional}
    %ports = irdl.any {strata.kind = "array<string>"}
    irdl.attributes {"name" = %name, "ports" = %ports}
  }
  irdl.operation @module attributes {
    strata.format = "`(` $inputs `)` $body attr-dict `:` type($inputs)",
    strata.traits = ["NoTerminator"],
    strata.argument_names = ["{ports}:inputs"]
  } {
    %inputs = irdl.any
    irdl.operands(inputs: variadic %inputs)
    %ports = irdl.any {strata.kind = "array<string>"}
    irdl.attributes {"ports" = %ports}
    %body = irdl.region
    irdl.regions(body: %body)
  }
}
//--- in.mlir
%0, %1 = d.instance {name = "u0", ports = ["sum", "carry"]} : i1, i1
// No name for it, and no name at all.
%2 = d.instance {name = "u1", ports = []} : i1
%3, %4 = d.instance {ports = ["x", "y"]} : i1, i1
d.module(%0, %1) {
^bb0(%x: i1, %y: i1):
} {ports = ["a", "b"]} : i1, i1
