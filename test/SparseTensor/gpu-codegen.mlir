// AUTOUPDATE
// RUN: strata opt --sparse-gpu-codegen=num-threads=128 %s | FileCheck %s
//
// Parallel loops of sparsification become kernels. Buffers that a kernel changes are copied back. Other loops stay.

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @sparse_kernels {
// CHECK-LABEL: gpu.func @kernel0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f64, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: memref<?xindex>, %[[ARG3:[a-z0-9_]+]]: memref<?x8xf64>, %[[ARG4:[a-z0-9_]+]]: memref<?xf64>) kernel {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:   %[[BLOCK_ID_X:.*]] = gpu.block_id  x
// CHECK-NEXT:   %[[BLOCK_DIM_X:.*]] = gpu.block_dim  x
// CHECK-NEXT:   %[[THREAD_ID_X:.*]] = gpu.thread_id  x
// CHECK-NEXT:   %[[GRID_DIM_X:.*]] = gpu.grid_dim  x
// CHECK-NEXT:   %[[MULI:.*]] = arith.muli %[[BLOCK_ID_X]], %[[BLOCK_DIM_X]] : index
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[MULI]], %[[THREAD_ID_X]] : index
// CHECK-NEXT:   %[[MULI_1:.*]] = arith.muli %[[BLOCK_DIM_X]], %[[GRID_DIM_X]] : index
// CHECK-NEXT:   scf.for %[[ARG5:[a-z0-9_]+]] = %[[ADDI]] to %[[ARG1]] step %[[MULI_1]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[ARG2]][%[[ARG5]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[ARG3]][%[[LOAD]], %[[C0]]] : memref<?x8xf64>
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[LOAD_1]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[MULF]], %[[CST]] : f64
// CHECK-NEXT:     memref.store %[[MULF_1]], %[[ARG4]][%[[ARG5]]] : memref<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @scale
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[FACTOR:[a-z0-9_]+]]: f64, %[[POSITIONS:[a-z0-9_]+]]: memref<?xindex>, %[[Y:[a-z0-9_]+]]: memref<?xf64>, %[[M:[a-z0-9_]+]]: memref<?x8xf64, strided<[?, 1], offset: ?>>) {
// CHECK-NEXT:   %[[C128:.*]] = arith.constant 128 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[WAIT:.*]] = gpu.wait async
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[POSITIONS]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:   %[[MEMREF:[a-z0-9_]+]], %[[ASYNCTOKEN:.*]] = gpu.alloc async [%[[WAIT]]] (%[[DIM]]) : memref<?xindex>
// CHECK-NEXT:   %[[MEMCPY:.*]] = gpu.memcpy async [%[[ASYNCTOKEN]]] %[[MEMREF]], %[[POSITIONS]] : memref<?xindex>, memref<?xindex>
// CHECK-NEXT:   %[[WAIT_1:.*]] = gpu.wait async
// CHECK-NEXT:   %[[DIM_0:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x8xf64, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[MEMREF_1:[a-z0-9_]+]], %[[ASYNCTOKEN_2:.*]] = gpu.alloc async [%[[WAIT_1]]] (%[[DIM_0]]) : memref<?x8xf64>
// CHECK-NEXT:   %[[MEMCPY_1:.*]] = gpu.memcpy async [%[[ASYNCTOKEN_2]]] %[[MEMREF_1]], %[[M]] : memref<?x8xf64>, memref<?x8xf64, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   %[[WAIT_2:.*]] = gpu.wait async
// CHECK-NEXT:   %[[DIM_3:.*]] = memref.dim %[[Y]], %[[C0]] : memref<?xf64>
// CHECK-NEXT:   %[[MEMREF_4:[a-z0-9_]+]], %[[ASYNCTOKEN_5:.*]] = gpu.alloc async [%[[WAIT_2]]] (%[[DIM_3]]) : memref<?xf64>
// CHECK-NEXT:   %[[MEMCPY_2:.*]] = gpu.memcpy async [%[[ASYNCTOKEN_5]]] %[[MEMREF_4]], %[[Y]] : memref<?xf64>, memref<?xf64>
// CHECK-NEXT:   gpu.wait [%[[MEMCPY]], %[[MEMCPY_1]], %[[MEMCPY_2]]]
// CHECK-NEXT:   %[[LAUNCH_FUNC:.*]] = gpu.launch_func async @sparse_kernels::@kernel0 blocks in (%[[C1]], %[[C1]], %[[C1]]) threads in (%[[C128]], %[[C1]], %[[C1]])  args(%[[FACTOR]] : f64, %[[N]] : index, %[[MEMREF]] : memref<?xindex>, %[[MEMREF_1]] : memref<?x8xf64>, %[[MEMREF_4]] : memref<?xf64>)
// CHECK-NEXT:   %[[WAIT_3:.*]] = gpu.wait async
// CHECK-NEXT:   %[[DEALLOC:.*]] = gpu.dealloc async [%[[WAIT_3]]] %[[MEMREF]] : memref<?xindex>
// CHECK-NEXT:   %[[WAIT_4:.*]] = gpu.wait async
// CHECK-NEXT:   %[[DEALLOC_1:.*]] = gpu.dealloc async [%[[WAIT_4]]] %[[MEMREF_1]] : memref<?x8xf64>
// CHECK-NEXT:   %[[MEMCPY_3:.*]] = gpu.memcpy async [%[[LAUNCH_FUNC]]] %[[Y]], %[[MEMREF_4]] : memref<?xf64>, memref<?xf64>
// CHECK-NEXT:   %[[DEALLOC_2:.*]] = gpu.dealloc async [%[[MEMCPY_3]]] %[[MEMREF_4]] : memref<?xf64>
// CHECK-NEXT:   gpu.wait [%[[DEALLOC]], %[[DEALLOC_1]], %[[DEALLOC_2]]]
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @scale(%n: index, %factor: f64, %positions: memref<?xindex>, %y: memref<?xf64>, %m: memref<?x8xf64, strided<[?, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %p = memref.load %positions[%i] : memref<?xindex>
    %v = memref.load %m[%p, %c0] : memref<?x8xf64, strided<[?, 1], offset: ?>>
    %w = arith.mulf %v, %factor : f64
    %z = arith.mulf %w, %half : f64
    memref.store %z, %y[%i] : memref<?xf64>
    scf.reduce
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK-LABEL: func.func @others
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: memref<?xf64>, %[[X:[a-z0-9_]+]]: f64, %[[V:[a-z0-9_]+]]: vector<4xf64>, %[[VECTORS:[a-z0-9_]+]]: memref<?xvector<4xf64>>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK-NEXT:     memref.store %[[X]], %[[Y]][%[[I]]] : memref<?xf64>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%[[I_1:[a-z0-9_]+]]) = (%[[C1]]) to (%[[N]]) step (%[[C1]]) {
// CHECK-NEXT:     memref.store %[[X]], %[[Y]][%[[I_1]]] : memref<?xf64>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   scf.parallel (%[[I_2:[a-z0-9_]+]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK-NEXT:     memref.store %[[V]], %[[VECTORS]][%[[I_2]]] : memref<?xvector<4xf64>>
// CHECK-NEXT:     scf.reduce
// CHECK-NEXT:   } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @others(%n: index, %y: memref<?xf64>, %x: f64, %v: vector<4xf64>, %vectors: memref<?xvector<4xf64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %y[%i] : memref<?xf64>
    scf.reduce
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    memref.store %x, %y[%i] : memref<?xf64>
    scf.reduce
  } {"Emitted from" = "linalg.generic"}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %vectors[%i] : memref<?xvector<4xf64>>
    scf.reduce
  } {"Emitted from" = "linalg.generic"}
  return
}
