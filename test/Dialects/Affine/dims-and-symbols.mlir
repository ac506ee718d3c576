// Values that may be dimensions and symbols. The other pieces are valid.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @a(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = arith.addi %n, %n : index
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = arith.addi %i, %n : index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = "test.x"(%n) : (index) -> index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>) {
  %0 = "test.x"(%n) : (index) -> index
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = "test.x"(%n) : (index) -> index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0)->(d0)>(%0) to 10 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = arith.addi %i, %n : index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %1 = affine.load %m[%0] : memref<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %0 = memref.dim %m, %c : memref<?xf32>
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %a = memref.alloc(%i) : memref<?xf32>
    %0 = memref.dim %a, %c : memref<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %a = memref.alloc(%n) : memref<?xf32>
    %0 = memref.dim %a, %c : memref<?xf32>
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %a = memref.alloc(%i) : memref<?x4xf32>
    %d = arith.constant 1 : index
    %0 = memref.dim %a, %d : memref<?x4xf32>
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  "test.region"() ({
    ^bb0(%i : index):
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
    %0 = affine.apply affine_map<(d0)->(d0)>(%i)
    "test.y"() : () -> ()
  }) : () -> ()
  return
}
// -----
"test.region"() ({
    ^bb0(%i : index):
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
    "test.y"() : () -> ()
}) : () -> ()
// -----
"test.region"() ({
    %i = "test.x"() : () -> index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
    "test.y"() : () -> ()
}) : () -> ()
// -----
%i = "test.x"() : () -> index
affine.for %j = 0 to %i { }
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)->(d0)>(%i)
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)->(d0)>(%i)
    affine.for %j = affine_map<(d0)->(d0)>(%0) to 10 { }
    %1:2 = affine.delinearize_index %i into (2, 3) : index, index
    affine.for %j = affine_map<(d0)->(d0)>(%1#0) to 10 { }
    %2 = affine.linearize_index [%i, %i] by (2, 3) : index
    affine.for %j = affine_map<(d0)->(d0)>(%2) to 10 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.min affine_map<(d0)->(d0)>(%i)
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0)->(d0)>(%0) to 10 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0)->(d0)>(%i) to 10 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.parallel (%i) = (0) to (%n) {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to 10 { }
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  cf.br ^bb1(%n : index)
  ^bb1(%k: index):
    affine.for %j = affine_map<(d0)->(d0)>(%k) to %k { }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  scf.execute_region {
  cf.br ^bb1(%n : index)
  ^bb1(%k: index):
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0)->(d0)>(%k) to 10 { }
    scf.yield
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %s = memref.subview %m[%i][%n][%n] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %c = arith.constant 0 : index
    %0 = memref.dim %s, %c : memref<?xf32, strided<[?], offset: ?>>
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %0 = tensor.dim %t, %c : tensor<?xf32>
    affine.for %j = 0 to %0 { }
    %x = tensor.empty(%i) : tensor<?xf32>
    %1 = tensor.dim %x, %c : tensor<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = memref.dim %m, %i : memref<?xf32>
    affine.for %j = 0 to %0 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = memref.dim %m, %i : memref<?xf32>
    affine.for %j = affine_map<(d0)->(d0)>(%0) to 10 { }
    %1 = arith.addi %n, %0 : index
    affine.for %j = affine_map<(d0)->(d0)>(%1) to 10 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %1 = affine.load %m[symbol(%i)] : memref<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: f32) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.store' op operand cannot be used as a dimension id}}
    affine.store %f, %m[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'affine.store' op operand cannot be used as a symbol}}
    affine.store %f, %m[symbol(%i)] : memref<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: f32) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%i], read, locality<1>, data : memref<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.prefetch %m[symbol(%i)], read, locality<1>, data : memref<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: f32) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.vector_load' op operand cannot be used as a dimension id}}
    %0 = affine.vector_load %m[%i] : memref<4xf32>, vector<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.vector_store' op operand cannot be used as a dimension id}}
    affine.vector_store %f, %m[%i] : memref<4xf32>, vector<4xf32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  scf.for %i = %n to %n step %n {
    %0 = affine.apply affine_map<(d0)->(d0)>(%i)
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0]->(s0)>()[%i]
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  scf.for %i = %n to %n step %n {
    %0 = affine.min affine_map<(d0)->(d0)>(%i)
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<()[d0] : (d0 >= 0)>()[%i] { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%j) = (%i) to (4) { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>, %t: memref<1xi32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%i], %m[%i], %t[0], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 {
    affine.dma_start %m[symbol(%i)], %m[%i], %t[0], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>, %t: memref<1xi32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[%i], %n : memref<1xi32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>, %t: memref<1xi32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[0], %m[%i], %t[%i], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>, %t: memref<1xi32>) {
  %0 = affine.for %i = 0 to 10 iter_args(%k = %n) -> index {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0)->(d0)>(%k) to 10 { }
    affine.yield %k : index
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a symbol}}
    affine.parallel (%a) = (symbol(%i)) to (4) { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
    "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<4xf32>, index) -> f32
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
    "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f64
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0)->()>(%i) to 10 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.min' op affine map expect at least one result}}
    "affine.min"(%i) <{map = affine_map<(d0) -> ()>}> : (index) -> index
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.apply' op mapping must produce one value}}
    "affine.apply"(%i) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
    "affine.prefetch"(%m, %i) <{isDataCache = true, isWrite=true, localityHint = 1 : i32, map = affine_map<(d0) -> (d0, d0)>}> : (memref<4xf32>, index) -> ()
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  affine.for %i = 0 to 10 {
    %x = tensor.empty(%n) : tensor<?xf32>
    %c = arith.constant 0 : index
    %1 = tensor.dim %x, %c : tensor<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %s: index) {
  affine.for %i = 0 to 10 {
    %a = memref.alloca(%n) : memref<?xf32>
    %c = arith.constant 0 : index
    %1 = memref.dim %a, %c : memref<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xi8>, %s: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %v = memref.view %m[%c][%n] : memref<?xi8> to memref<?xf32>
    %1 = memref.dim %v, %c : memref<?xf32>
    affine.for %j = 0 to %1 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xi8>, %s: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %v = memref.cast %m : memref<?xi8> to memref<*xi8>
    %1 = memref.dim %v, %c : memref<*xi8>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xi8>, %s: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 0 : index
    %v = memref.alloc(%n) : memref<?xi8>
    %w = memref.cast %v : memref<?xi8> to memref<*xi8>
    %1 = memref.dim %w, %c : memref<*xi8>
    affine.for %j = 0 to %1 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<?xi8>, %s: index) {
  affine.for %i = 0 to 10 {
    %v = memref.alloc(%n) : memref<?xi8>
    %1 = memref.dim %v, %i : memref<?xi8>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0)->(d0)>(%1) to 10 { }
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  scf.for %i = %n to %n step %n {
    %0 = affine.apply affine_map<()[s0]->(s0)>()[%i]
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.min affine_map<()[s0]->(s0)>()[%i]
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  affine.for %i = 0 to 10 iter_args(%k = %n) -> index {
    %0 = affine.apply affine_map<()[s0]->(s0)>()[%k]
    affine.yield %k : index
  }
  return
}
// -----
func.func @a(%n: index, %m: memref<4xf32>, %f: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0)->(d0)>(%i)
    // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0]->(s0)>()[%k]
  }
  return
}
