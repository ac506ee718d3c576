// RUN: split-file %s %t
// RUN: %strata opt --irdl-file=%t/mine.irdl.mlir -p 'builtin.module(convert-patterns{file=%t/rules.mlir})' %t/in.mlir | FileCheck %s
// RUN: not %strata opt --irdl-file=%t/mine.irdl.mlir -p 'builtin.module(convert-patterns{file=%t/wrong.mlir})' %t/in.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
//
// Rules of types make tensors, memrefs and vectors.

//--- in.mlir
// CHECK: func.func private @f(tensor<2x?xf32>, memref<4x5x6xi8>, vector<7xf32>, tensor<f32>)
func.func private @f(!mine.matrix<f32, 2, -1>, !mine.box<i8, [4, 5, 6]>, !mine.row<f32, 7>, !mine.scalar<f32>)
//--- mine.irdl.mlir
irdl.dialect @mine attributes {strata.version = 1 : i32} {
  irdl.type @matrix attributes {strata.format = "`<` $element `,` $rows `,` $columns `>`"} {
    %type = irdl.any {strata.kind = "type"}
    %rows = irdl.any {strata.kind = "i64"}
    %columns = irdl.any {strata.kind = "i64"}
    irdl.parameters(element: %type, rows: %rows, columns: %columns)
  }
  irdl.type @box attributes {strata.format = "`<` $element `,` $sizes `>`"} {
    %type = irdl.any {strata.kind = "type"}
    %sizes = irdl.any
    irdl.parameters(element: %type, sizes: %sizes)
  }
  irdl.type @row attributes {strata.format = "`<` $element `,` $size `>`"} {
    %type = irdl.any {strata.kind = "type"}
    %size = irdl.any {strata.kind = "i64"}
    irdl.parameters(element: %type, size: %size)
  }
  irdl.type @scalar {
    %type = irdl.any {strata.kind = "type"}
    irdl.parameters(element: %type)
  }
}
//--- rules.mlir
conversion.type {
^bb0(%t : !pdl.type):
  %element, %rows, %columns = take "mine.matrix" of %t : !pdl.type, !pdl.attribute, !pdl.attribute
  %new = make "builtin.tensor"(%element, %rows, %columns : !pdl.type, !pdl.attribute, !pdl.attribute)
  yield %new
}
conversion.type {
^bb0(%t : !pdl.type):
  %element, %sizes = take "mine.box" of %t : !pdl.type, !pdl.attribute
  %new = make "builtin.memref"(%element, %sizes : !pdl.type, !pdl.attribute)
  yield %new
}
conversion.type {
^bb0(%t : !pdl.type):
  %element, %size = take "mine.row" of %t : !pdl.type, !pdl.attribute
  %new = make "builtin.vector"(%element, %size : !pdl.type, !pdl.attribute)
  yield %new
}
conversion.type {
^bb0(%t : !pdl.type):
  %element = take "mine.scalar" of %t : !pdl.type
  %new = make "builtin.tensor"(%element : !pdl.type)
  yield %new
}
//--- wrong.mlir
conversion.type {
^bb0(%t : !pdl.type):
  %element, %size = take "mine.row" of %t : !pdl.type, !pdl.attribute
  // WRONG: error: expects the type of the elements of 'builtin.vector', then sizes
  %new = make "builtin.vector"(%size, %element : !pdl.attribute, !pdl.type)
  yield %new
}
