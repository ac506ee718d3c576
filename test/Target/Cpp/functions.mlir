// RUN: %strata translate --mlir-to-cpp --declare-variables-at-top %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: %strata translate --mlir-to-cpp --declare-variables-at-top --file-id=part %s | FileCheck %s --check-prefix=PART --match-full-lines --strict-whitespace

// Functions, blocks, classes and files.

//      CHECK:static int32_t declared(int32_t v1);
// CHECK-NEXT:static int32_t declared(int32_t v1) {
// CHECK-NEXT:  return v1;
// CHECK-NEXT:}
emitc.declare_func @declared
emitc.func private @declared(%a: i32) -> i32 attributes {specifiers = ["static"]} {
  emitc.return %a : i32
}

// CHECK-NEXT:std::tuple<int32_t, float> several(int32_t v1, float v2) {
// CHECK-NEXT:  int32_t v3;
// CHECK-NEXT:  float v4;
// CHECK-NEXT:  std::tie(v3, v4) = several(v1, v2);
// CHECK-NEXT:  return std::make_tuple(v3, v4);
// CHECK-NEXT:}
func.func @several(%a: i32, %b: f32) -> (i32, f32) {
  %0:2 = call @several(%a, %b) : (i32, f32) -> (i32, f32)
  return %0#0, %0#1 : i32, f32
}

// CHECK-NEXT:int32_t blocks(int32_t v1, bool v2) {
// CHECK-NEXT:  int32_t v3;
// CHECK-NEXT:  int32_t v4;
// CHECK-NEXT:  int32_t v5;
// CHECK-NEXT:  v4 = v1 * v1;
// CHECK-NEXT:  goto label2;
// CHECK-NEXT:label2:
// CHECK-NEXT:  v3 = v4 + v1;
// CHECK-NEXT:  if (v2) {
// CHECK-NEXT:    v5 = v3;
// CHECK-NEXT:    goto label3;
// CHECK-NEXT:  } else {
// CHECK-NEXT:    v4 = v3;
// CHECK-NEXT:    goto label2;
// CHECK-NEXT:  }
// CHECK-NEXT:label3:
// CHECK-NEXT:  return v5;
// CHECK-NEXT:}
emitc.func @blocks(%a: i32, %c: i1) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = mul %a, %a : (i32, i32) -> i32
    yield %1 : i32
  }
  cf.br ^bb1(%0 : i32)
^bb1(%x: i32):
  %y = emitc.add %x, %a : (i32, i32) -> i32
  cf.cond_br %c, ^bb2(%y : i32), ^bb1(%y : i32)
^bb2(%z: i32):
  emitc.return %z : i32
}

// CHECK-NEXT:class Counter final {
// CHECK-NEXT: public:
// CHECK-NEXT:  int32_t count = 1;
// CHECK-NEXT:  float values[2];
// CHECK-NEXT:  int32_t next(int32_t v1) {
// CHECK-NEXT:    int32_t v2;
// CHECK-NEXT:    v2 = count + v1;
// CHECK-NEXT:    return v2;
// CHECK-NEXT:  }
// CHECK-NEXT:};
emitc.class final @Counter {
  emitc.field @count : i32 = 1
  emitc.field @values : !emitc.array<2xf32>
  emitc.func @next(%a: i32) -> i32 {
    %0 = emitc.get_field @count : i32
    %1 = emitc.add %0, %a : (i32, i32) -> i32
    emitc.return %1 : i32
  }
}

//  CHECK-NOT:#include
//       PART:#include <part.h>
emitc.file "part" {
  emitc.include <"part.h">
}
//   PART-NOT:#include
emitc.file "other" {
  emitc.include <"other.h">
}
