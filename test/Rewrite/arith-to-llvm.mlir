// The attributes of the operations of llvm are those of the rules.
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/../../examples/arith-to-llvm.mlir structural=false' --mlir-print-op-generic %s | FileCheck %s

// Flags are numbers there, and for floats the same words under another name.
// CHECK: "llvm.add"(%{{.*}}) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
// CHECK: "llvm.fadd"(%{{.*}}) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
// CHECK: "llvm.sdiv"(%{{.*}}) <{isExact}> : (i32, i32) -> i32
// CHECK: "llvm.sdiv"(%{{.*}}) : (i32, i32) -> i32
func.func @flags(%a : i32, %b : i32, %x : f32) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.addf %x, %x fastmath<nnan, ninf> : f32
  %2 = arith.divsi %a, %b exact : i32
  %3 = arith.divsi %a, %b : i32
  return
}

// An index is an i64: it is as wide as some integers, wider, or narrower.
// CHECK: %[[I:.*]] = "builtin.unrealized_conversion_cast"(%{{.*}}) : (index) -> i64
// CHECK: "llvm.sext"(%{{.*}}) : (i32) -> i64
// CHECK: "llvm.trunc"(%[[I]]) <{overflowFlags = 0 : i32}> : (i64) -> i32
// CHECK: "llvm.zext"(%[[I]]) : (i64) -> i128
// CHECK: "func.return"(%[[I]]) : (i64) -> ()
func.func @index(%a : i32, %i : index) -> i64 {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %i : index to i32
  %2 = arith.index_castui %i : index to i128
  %3 = arith.index_cast %i : index to i64
  return %3 : i64
}

// Tensors have no conversion.
// CHECK: "arith.addi"(%{{.*}}) <{overflowFlags = #arith.overflow<none>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
func.func @tensors(%t : tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.addi %t, %t : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// An operation that folds to a constant, or to another value, is converted like it, and shares its
// casts.
// CHECK: %[[ZERO:.*]] = "llvm.mlir.constant"() <{value = 0 : index}> : () -> i64
// CHECK: %[[OLDZERO:.*]] = "builtin.unrealized_conversion_cast"(%[[ZERO]]) : (i64) -> index
// CHECK: %[[SUM:.*]] = "llvm.add"
// CHECK: %[[OLDSUM:.*]] = "builtin.unrealized_conversion_cast"(%[[SUM]]) : (i64) -> index
// CHECK-NOT: unrealized_conversion_cast
// CHECK: "other.use"(%[[OLDZERO]], %[[OLDSUM]], %[[OLDSUM]])
func.func @folded(%c : i1, %a : index, %b : index) {
  %0 = arith.subi %a, %a : index
  %1 = arith.addi %a, %b : index
  %2 = arith.select %c, %1, %1 : index
  "other.use"(%0, %1, %2) : (index, index, index) -> ()
  return
}
