// RUN: %opt --split-input-file --verify-diagnostics %s

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @g : memref<*xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @g : memref<?xf32> = dense<1.0>

// -----

// expected-error @+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @g : memref<2xf32> = [1, 2]

// -----

func.func @strides(%m: memref<4xf32>, %tag: memref<1xi32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %m[%i], %m[%i], %i, %tag[%i], %i : memref<4xf32>, memref<4xf32>, memref<1xi32>
}

// -----

func.func @types(%m: memref<4xf32>, %tag: memref<1xi32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %m[%i], %m[%i], %i, %tag[%i] : memref<4xf32>, memref<1xi32>
}

// -----

func.func @rank(%m: memref<4xf32>, %tag: memref<1xi32>, %i: index) {
  // The second index of the source is taken for the destination.
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  memref.dma_start %m[%i, %i], %m[%i], %i, %tag[%i] : memref<4xf32>, memref<4xf32>, memref<1xi32>
}
