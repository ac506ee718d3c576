// RUN: split-file %s %t
// RUN: %strata opt --irdl-file=%t/mat.irdl.mlir %t/in.mlir | FileCheck %s
//
// A parameter that is absent in the types of operands is absent in the types that follow from them.

//--- mat.irdl.mlir
irdl.dialect @mat attributes {strata.version = 1 : i32, strata.summary = "matrices"} {
  irdl.attribute @layout attributes {strata.summary = "order of elements", strata.enum = {cases = ["row", "col"]}, strata.format = "$value"}
  irdl.type @matrix attributes {strata.summary = "matrix", strata.format = "`<` $rows `x` $cols (`,` $layout^)? `>`"} {
    %rows = irdl.any {strata.kind = "i64"}
    %cols = irdl.any {strata.kind = "i64"}
    %layout = irdl.base @mat::@layout {strata.optional, strata.summary = "layout"}
    irdl.parameters(rows: %rows, cols: %cols, layout: %layout)
  }
  irdl.operation @mul attributes {
    strata.summary = "product",
    strata.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)"
  } {
    %m = irdl.any
    %k = irdl.any
    %n = irdl.any
    %layout = irdl.any
    %l = irdl.parametric @mat::@matrix<%m, %k, %layout> {strata.summary = "matrix"}
    %r = irdl.parametric @mat::@matrix<%k, %n, %layout> {strata.summary = "matrix"}
    %o = irdl.parametric @mat::@matrix<%m, %n, %layout> {strata.summary = "matrix"}
    irdl.operands(lhs: %l, rhs: %r)
    irdl.results(result: %o)
  }
}
//--- in.mlir
// CHECK: mat.mul %{{.*}}, %{{.*}} : <4 x 5>, <5 x 3>
// CHECK: mat.mul %{{.*}}, %{{.*}} : <4 x 5, col>, <5 x 3, col>
// CHECK: return %{{.*}}, %{{.*}} : !mat.matrix<4 x 3>, !mat.matrix<4 x 3, col>
func.func @f(%a: !mat.matrix<4 x 5>, %b: !mat.matrix<5 x 3>, %c: !mat.matrix<4 x 5, col>, %d: !mat.matrix<5 x 3, col>) -> (!mat.matrix<4 x 3>, !mat.matrix<4 x 3, col>) {
  %0 = mat.mul %a, %b : <4 x 5>, <5 x 3>
  %1 = mat.mul %c, %d : <4 x 5, col>, <5 x 3, col>
  return %0, %1 : !mat.matrix<4 x 3>, !mat.matrix<4 x 3, col>
}
