// RUN: strata opt --eliminate-empty-tensors %s | FileCheck %s
//
// Tensors are computed in the parts of other tensors into which they are inserted. Views with
// another shape are not followed.

func.func @e1(%t: tensor<?xf32>, %f: f32, %n: index, %i: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.insert_slice %x into %t[%i][%n][1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @e2(%t: tensor<?x?xf32>, %f: f32, %n: index, %i: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<?xf32>) -> tensor<?xf32>
  %k = arith.constant 3 : index
  %r = tensor.insert_slice %x into %t[%i, %k][1, %n][1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @e3(%t: tensor<?xf32>, %f: f32, %n: index, %i: index) -> (tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<?xf32>) -> tensor<?xf32>
  %k = arith.addi %n, %n : index
  %r = tensor.insert_slice %x into %t[%k][%n][1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @e4(%t: tensor<8xf32>, %f: f32, %n: index, %i: index) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.forall (%j) in (2) shared_outs(%o = %t) -> tensor<8xf32> {
    %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
    %k = arith.muli %j, %n : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%k][4][1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
func.func @e5(%t: tensor<8xf32>, %f: f32, %n: index, %m: memref<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %x in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
func.func @e6(%t: tensor<8xf32>, %f: f32, %n: index, %m: memref<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<8xf32>) -> tensor<8xf32>
  %y = bufferization.materialize_in_destination %x in %t : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func @e7(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %y = scf.for %k = %n to %n step %n iter_args(%a = %x) -> tensor<4xf32> {
    %z = tensor.insert %f into %a[%n] : tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  %r = tensor.insert_slice %y into %t[2][4][1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @e8(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %x2 = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %t[2][4][1] : tensor<4xf32> into tensor<8xf32>
  %r2 = tensor.insert_slice %x2 into %r[4][4][1] : tensor<4xf32> into tensor<8xf32>
  return %r, %r2 : tensor<8xf32>, tensor<8xf32>
}
func.func @e9(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %s = tensor.expand_shape %e [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %x = linalg.fill ins(%f: f32) outs(%s: tensor<2x2xf32>) -> tensor<2x2xf32>
  %q = tensor.collapse_shape %x [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %r = tensor.insert_slice %q into %t[2][4][1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @e10(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %q = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %r = tensor.insert_slice %q into %t[2][%n][1] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @e1(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg3] [%arg2] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[%arg3] [%arg2] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e2(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg3, %c3] [1, %arg2] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[%arg3, %c3] [1, %arg2] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e3(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg2 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%1] [%arg2] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %2 into %arg0[%1] [%arg2] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e4(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: index) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = scf.forall (%arg4) in (2) shared_outs(%arg5 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT:       %2 = arith.muli %arg4, %arg2 : index
// CHECK-NEXT:       %extracted_slice = tensor.extract_slice %arg5[%2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:       %3 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %3 into %arg5[%2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e5(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: memref<8xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg3 restrict writable : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %2 in writable %arg3 : (tensor<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e6(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: memref<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %2 = bufferization.materialize_in_destination %1 in %arg0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:     return %2 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e7(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: i1) -> tensor<8xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %2 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %1) -> (tensor<4xf32>) {
// CHECK-NEXT:       %inserted = tensor.insert %arg1 into %arg5[%arg2] : tensor<4xf32>
// CHECK-NEXT:       scf.yield %inserted : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %2 into %arg0[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e8(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: i1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %inserted_slice[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%extracted_slice_0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %2 into %inserted_slice[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice, %inserted_slice_1 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e9(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: i1) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%expanded : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %1 {{\[\[}}0, 1]] : tensor<2x2xf32> into tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %collapsed into %arg0[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e10(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index, %arg3: i1) -> tensor<8xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[2] [%arg2] [1] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%cast : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast_0 into %arg0[2] [%arg2] [1] : tensor<?xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
