// AUTOUPDATE
// RUN: strata opt --affine-pipeline-data-transfer %s | FileCheck %s
//
// Copies to faster memory are started an iteration before the one that waits for them.

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 16)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 - 2)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ((d0 floordiv 2) mod 2)>
// CHECK-LABEL: func.func @simple
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: memref<256xf32>, %[[OUT:[a-z0-9_]+]]: memref<256xf32>) {
// CHECK-NEXT:   %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[COUNT:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:   affine.dma_start %[[IN]][%[[C0]] * 32], %[[ALLOC]][%[[C0]] mod 2, 0], %[[ALLOC_0]][%[[C0]] mod 2, 0], %[[COUNT]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 1 to 8 {
// CHECK-NEXT:     affine.dma_start %[[IN]][%[[ARG2]] * 32], %[[ALLOC]][%[[ARG2]] mod 2, 0], %[[ALLOC_0]][%[[ARG2]] mod 2, 0], %[[COUNT]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map1(%[[APPLY]])
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map1(%[[APPLY]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][%[[APPLY]] mod 2, 0], %[[COUNT]] : memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[ALLOC]][%[[APPLY]] mod 2, %[[ARG3]]] : memref<2x32xf32, 1>
// CHECK-NEXT:       affine.store %[[LOAD]], %[[OUT]][%[[APPLY]] * 32 + %[[ARG3]]] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[APPLY_3:.*]] = affine.apply #map(%[[C8]])
// CHECK-NEXT:   %[[APPLY_4:.*]] = affine.apply #map1(%[[APPLY_3]])
// CHECK-NEXT:   %[[APPLY_5:.*]] = affine.apply #map1(%[[APPLY_3]])
// CHECK-NEXT:   affine.dma_wait %[[ALLOC_0]][%[[APPLY_3]] mod 2, 0], %[[COUNT]] : memref<2x1xi32>
// CHECK-NEXT:   affine.for %[[ARG2_1:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:     %[[LOAD_1:.*]] = affine.load %[[ALLOC]][%[[APPLY_3]] mod 2, %[[ARG2_1]]] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.store %[[LOAD_1]], %[[OUT]][%[[APPLY_3]] * 32 + %[[ARG2_1]]] : memref<256xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<2x1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @simple(%in: memref<256xf32>, %out: memref<256xf32>) {
  %count = arith.constant 32 : index
  %buffer = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %in[%i * 32], %buffer[0], %tag[0], %count : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    affine.for %j = 0 to 32 {
      %x = affine.load %buffer[%j] : memref<32xf32, 1>
      affine.store %x, %out[%i * 32 + %j] : memref<256xf32>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<32xf32, 1>
  return
}

// The buffers of the iterations, an index that other operations use, and a copy of the results, which remains.
// CHECK-LABEL: func.func @in_place
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<256xf32>, %[[B:[a-z0-9_]+]]: memref<256xf32>) {
// CHECK-NEXT:   %[[C11:.*]] = arith.constant 11 : index
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[COUNT:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2x2xi32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map2(%[[C3]])
// CHECK-NEXT:   affine.dma_start %[[A]][%[[APPLY]]], %[[ALLOC]][(%[[C3]] floordiv 2) mod 2, 0], %[[ALLOC_0]][(%[[C3]] floordiv 2) mod 2, 0], %[[COUNT]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x2xi32>
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 5 to 11 step 2 {
// CHECK-NEXT:     %[[APPLY_1:.*]] = affine.apply #map2(%[[ARG2]])
// CHECK-NEXT:     affine.dma_start %[[A]][%[[APPLY_1]]], %[[ALLOC]][(%[[ARG2]] floordiv 2) mod 2, 0], %[[ALLOC_0]][(%[[ARG2]] floordiv 2) mod 2, 0], %[[COUNT]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x2xi32>
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map3(%[[ARG2]])
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map4(%[[APPLY_2]])
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map4(%[[APPLY_2]])
// CHECK-NEXT:     %[[IN:.*]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map2(%[[APPLY_2]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][(%[[APPLY_2]] floordiv 2) mod 2, 0], %[[COUNT]] : memref<2x2xi32>
// CHECK-NEXT:     affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[ALLOC]][(%[[APPLY_2]] floordiv 2) mod 2, %[[ARG3]]] : memref<2x32xf32, 1>
// CHECK-NEXT:       affine.store %[[LOAD]], %[[IN]][-%[[ARG3]] + 31] : memref<32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.dma_start %[[IN]][0], %[[B]][%[[APPLY_5]]], %[[ALLOC_0]][(%[[APPLY_2]] floordiv 2) mod 2, 1], %[[COUNT]] : memref<32xf32, 1>, memref<256xf32>, memref<2x2xi32>
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][(%[[APPLY_2]] floordiv 2) mod 2, 1], %[[COUNT]] : memref<2x2xi32>
// CHECK-NEXT:     memref.dealloc %[[IN]] : memref<32xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[APPLY_6:.*]] = affine.apply #map3(%[[C11]])
// CHECK-NEXT:   %[[APPLY_7:.*]] = affine.apply #map4(%[[APPLY_6]])
// CHECK-NEXT:   %[[APPLY_8:.*]] = affine.apply #map4(%[[APPLY_6]])
// CHECK-NEXT:   %[[OUT:.*]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:   %[[APPLY_9:.*]] = affine.apply #map2(%[[APPLY_6]])
// CHECK-NEXT:   affine.dma_wait %[[ALLOC_0]][(%[[APPLY_6]] floordiv 2) mod 2, 0], %[[COUNT]] : memref<2x2xi32>
// CHECK-NEXT:   affine.for %[[ARG2_1:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:     %[[LOAD_1:.*]] = affine.load %[[ALLOC]][(%[[APPLY_6]] floordiv 2) mod 2, %[[ARG2_1]]] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.store %[[LOAD_1]], %[[OUT]][-%[[ARG2_1]] + 31] : memref<32xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.dma_start %[[OUT]][0], %[[B]][%[[APPLY_9]]], %[[ALLOC_0]][(%[[APPLY_6]] floordiv 2) mod 2, 1], %[[COUNT]] : memref<32xf32, 1>, memref<256xf32>, memref<2x2xi32>
// CHECK-NEXT:   affine.dma_wait %[[ALLOC_0]][(%[[APPLY_6]] floordiv 2) mod 2, 1], %[[COUNT]] : memref<2x2xi32>
// CHECK-NEXT:   memref.dealloc %[[OUT]] : memref<32xf32, 1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<2x2xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @in_place(%a: memref<256xf32>, %b: memref<256xf32>) {
  %count = arith.constant 32 : index
  affine.for %i = 3 to 11 step 2 {
    %in = memref.alloc() : memref<32xf32, 1>
    %out = memref.alloc() : memref<32xf32, 1>
    %tag = memref.alloc() : memref<2xi32>
    %at = affine.apply affine_map<(i) -> (i * 16)>(%i)
    affine.dma_start %a[%at], %in[0], %tag[0], %count : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[0], %count : memref<2xi32>
    affine.for %j = 0 to 32 {
      %x = affine.load %in[%j] : memref<32xf32, 1>
      affine.store %x, %out[-%j + 31] : memref<32xf32, 1>
    }
    affine.dma_start %out[0], %b[%at], %tag[1], %count : memref<32xf32, 1>, memref<256xf32>, memref<2xi32>
    affine.dma_wait %tag[1], %count : memref<2xi32>
    memref.dealloc %tag : memref<2xi32>
    memref.dealloc %out : memref<32xf32, 1>
    memref.dealloc %in : memref<32xf32, 1>
  }
  return
}

// Two iterations are executed without a loop.
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[IN:[a-z0-9_]+]]: memref<?xf32>, %[[OUT:[a-z0-9_]+]]: memref<2xf32>, %[[SIZE:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[COUNT:.*]] = arith.constant 32 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[SIZE]]) : memref<2x?xf32, 1>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:   affine.dma_start %[[IN]][%[[C0]] * 32], %[[ALLOC]][%[[C0]] mod 2, 0], %[[ALLOC_1]][%[[C0]] mod 2, 0], %[[COUNT]] : memref<?xf32>, memref<2x?xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:   affine.dma_start %[[IN]][%[[C1]] * 32], %[[ALLOC]][%[[C1]] mod 2, 0], %[[ALLOC_1]][%[[C1]] mod 2, 0], %[[COUNT]] : memref<?xf32>, memref<2x?xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map(%[[C1]])
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1(%[[APPLY]])
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map1(%[[APPLY]])
// CHECK-NEXT:   affine.dma_wait %[[ALLOC_1]][%[[APPLY]] mod 2, 0], %[[COUNT]] : memref<2x1xi32>
// CHECK-NEXT:   %[[LOAD:.*]] = affine.load %[[ALLOC]][%[[APPLY]] mod 2, 31] : memref<2x?xf32, 1>
// CHECK-NEXT:   affine.store %[[LOAD]], %[[OUT]][%[[APPLY]]] : memref<2xf32>
// CHECK-NEXT:   %[[APPLY_3:.*]] = affine.apply #map(%[[C2]])
// CHECK-NEXT:   %[[APPLY_4:.*]] = affine.apply #map1(%[[APPLY_3]])
// CHECK-NEXT:   %[[APPLY_5:.*]] = affine.apply #map1(%[[APPLY_3]])
// CHECK-NEXT:   affine.dma_wait %[[ALLOC_1]][%[[APPLY_3]] mod 2, 0], %[[COUNT]] : memref<2x1xi32>
// CHECK-NEXT:   %[[LOAD_1:.*]] = affine.load %[[ALLOC]][%[[APPLY_3]] mod 2, 31] : memref<2x?xf32, 1>
// CHECK-NEXT:   affine.store %[[LOAD_1]], %[[OUT]][%[[APPLY_3]]] : memref<2xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<2x1xi32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2x?xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @twice(%in: memref<?xf32>, %out: memref<2xf32>, %size: index) {
  %count = arith.constant 32 : index
  %buffer = memref.alloc(%size) : memref<?xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 2 {
    affine.dma_start %in[%i * 32], %buffer[0], %tag[0], %count : memref<?xf32>, memref<?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    %x = affine.load %buffer[31] : memref<?xf32, 1>
    affine.store %x, %out[%i] : memref<2xf32>
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<?xf32, 1>
  return
}
