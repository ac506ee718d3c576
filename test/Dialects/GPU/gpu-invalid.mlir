// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// The constraints of the operations; the messages are those of mlir-opt.

// expected-error@+1 {{'gpu.func' op expected at least 1 arguments to body region}}
gpu.module @m { "gpu.func"() ({ ^bb0: gpu.return }) {sym_name="k", function_type=(f32)->(), workgroup_attributions = 0 : i64} : () -> () }

// -----

// expected-error@+1 {{'gpu.func' op expected body region argument #0 to be of type 'f32', got 'i32'}}
gpu.module @m { "gpu.func"() ({ ^bb0(%x: i32): gpu.return }) {sym_name="k", function_type=(f32)->(), workgroup_attributions = 0 : i64} : () -> () }

// -----

// expected-error@+1 {{'gpu.func' op expected at least 2 arguments to body region}}
gpu.module @m { "gpu.func"() ({ ^bb0(%x: f32): gpu.return }) {sym_name="k", function_type=(f32)->(), workgroup_attributions = 1 : i64} : () -> () }

// -----

// expected-error@+1 {{'gpu.func' op expected body with at least one block}}
gpu.module @m { "gpu.func"() ({}) {sym_name="k", function_type=(f32)->(), workgroup_attributions = 1 : i64} : () -> () }

// -----

// expected-error@+1 {{'gpu.func' op expected void return type for kernel function}}
gpu.module @m { gpu.func @k() -> f32 kernel { %0 = arith.constant 1.0 : f32 gpu.return %0 : f32 } }

// -----

// expected-error@+1 {{'gpu.return' op unexpected type `'f64'' for operand #0}}
gpu.module @m { gpu.func @k() -> f32 { %0 = arith.constant 1.0 : f64 gpu.return %0 : f64 } }

// -----

// expected-error@+1 {{'gpu.func' op expects parent op 'gpu.module'}}
gpu.func @k() { gpu.return }

// -----

// expected-error@+1 {{'gpu.func' op requires string attribute 'sym_name'}}
gpu.module @m { "gpu.func"() ({ ^bb0(%x: f32): gpu.return }) {function_type=(f32)->(), workgroup_attributions = 0 : i64} : () -> () }

// -----

// expected-note@+1 {{see existing symbol definition here}}
gpu.module @m { gpu.func @k() attributes {foo.x} { gpu.return } 
// expected-error@+1 {{redefinition of symbol named 'k'}}
 gpu.func @k() { gpu.return } }

// -----

// expected-error@+1 {{'gpu.func' op expected memref type in attribution}}
gpu.module @m { gpu.func @k() workgroup(%a: memref<*xf32>) { gpu.return } }

// -----

// expected-error@+1 {{expected two region arguments}}
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({ ^bb0(%x: f32): "gpu.yield"(%x) : (f32) -> () }) : (f32) -> f32 return }

// -----

// expected-error@+1 {{expected one gpu.yield operand}}
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({ ^bb0(%x: f32, %y: f32): "gpu.yield"() : () -> () }) : (f32) -> f32 return }

// -----

// expected-error@+1 {{incorrect gpu.yield type}}
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({ ^bb0(%x: f32, %y: f32): %1 = arith.constant 1 : i32 "gpu.yield"(%1) : (i32) -> () }) : (f32) -> f32 return }

// -----

// expected-error@+1 {{expected gpu.yield op in region}}
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({ ^bb0(%x: f32, %y: f32): "foo.x"() : () -> () }) : (f32) -> f32 return }

// -----

// expected-error@+1 {{entry block of region may not have predecessors}}
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({ ^bb0(%x: f32, %y: f32): cf.br ^bb0(%x, %y: f32, f32) }) : (f32) -> f32 return }

// -----

// expected-error@+1 {{expected either an op attribute or a non-empty body}}
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({ }) : (f32) -> f32 return }

// -----

// expected-error@+1 {{`and` reduction operation is not compatible with type 'bf16'}}
func.func @f(%a: bf16) { %0 = gpu.subgroup_reduce and %a : (bf16) -> bf16 return }

// -----

// expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
func.func @f(%a: f32) { %0 = gpu.subgroup_reduce add %a cluster(size = 1, stride = 3) : (f32) -> f32 return }

// -----

// expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
func.func @f(%a: f32) { %0 = "gpu.subgroup_reduce"(%a) {op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32} : (f32) -> f32 return }

// -----

// expected-error@+1 {{'gpu.subgroup_broadcast' op lane can only be specified for `specific_lane` broadcast}}
func.func @f(%a: f32, %l: i32) { %0 = "gpu.subgroup_broadcast"(%a, %l) {broadcast_type = #gpu<broadcast first_active_lane>} : (f32, i32) -> f32 return }

// -----

// expected-error@+1 {{'gpu.subgroup_broadcast' op lane must be specified for `specific_lane` broadcast}}
func.func @f(%a: f32, %l: i32) { %0 = "gpu.subgroup_broadcast"(%a) {broadcast_type = #gpu<broadcast specific_lane>} : (f32) -> f32 return }

// -----

// expected-error@+1 {{'gpu.rotate' op attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
func.func @f(%a: f32) { %0:2 = "gpu.rotate"(%a) {offset = 4 : i32, width = 0 : i32} : (f32) -> (f32, i1) return }

// -----

// expected-error@+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [] {}

// -----

// expected-error@+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [3] {}

// -----

// expected-error@+2 {{redefinition of symbol named 'm'}}
// expected-note@+1 {{see existing symbol definition here}}
module { gpu.module @m {} gpu.module @m {} }

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @m [3]

// -----

// expected-error@+1 {{custom op 'gpu.launch' needs to be named when marked 'async'}}
func.func @f(%i: index) { gpu.launch async blocks(%a0, %a1, %a2) in (%a3 = %i, %a4 = %i, %a5 = %i) threads(%b0, %b1, %b2) in (%b3 = %i, %b4 = %i, %b5 = %i) { gpu.terminator } return }

// -----

// expected-error@+1 {{'gpu.launch' op expected memref type in attribution}}
func.func @f(%i: index) { gpu.launch blocks(%a0, %a1, %a2) in (%a3 = %i, %a4 = %i, %a5 = %i) threads(%b0, %b1, %b2) in (%b3 = %i, %b4 = %i, %b5 = %i) workgroup(%w: i32) { gpu.terminator } return }

// -----

// expected-error@+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
func.func @f(%i: index) { gpu.launch blocks(%a0, %a1, %a2) in (%a3 = %i, %a4 = %i, %a5 = %i) threads(%b0, %b1, %b2) in (%b3 = %i, %b4 = %i, %b5 = %i) workgroup(%w: memref<4xf32, #gpu.address_space<private>>) { gpu.terminator } return }

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @f(%i: index) { gpu.launch blocks(%a0, %a1, %a2) in (%a3 = %i, %a4 = %i, %a5 = %i) threads(%b0, %b1, %b2) in (%b3 = %i, %b4 = %i, %b5 = %i) { } return }

// -----

// expected-error@+1 {{'gpu.launch' op cluster size must be all present}}
func.func @f(%i: index) { "gpu.launch"(%i,%i,%i,%i,%i,%i, %i) ({}) {operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,1,0,0,0>} : (index,index,index,index,index,index, index) -> () return }

// -----

// expected-error@+1 {{'gpu.launch_func' op kernel container 'a' is undefined}}
module attributes {gpu.container_module} { func.func @f(%i: index, %j: i32) { "gpu.launch_func"(%i,%i,%i,%j,%i,%i) {kernel = @a::@b, operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,0,0,0,0,0,0>} : (index,index,index,i32,index,index) -> () return } }

// -----

// expected-error@+1 {{'gpu.launch_func' op kernel container 'a' is undefined}}
module attributes {gpu.container_module} { func.func @f(%i: index, %j: f32) { "gpu.launch_func"(%i,%i,%i,%i,%i,%i) {kernel = @a, operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,0,0,0,0,0,0>} : (index,index,index,index,index,index) -> () return } }

// -----

// expected-error@+1 {{'gpu.launch_func' op kernel function '@a::@b' is undefined}}
module attributes {gpu.container_module} { gpu.module @a {} func.func @f(%i: index, %j: f32) { gpu.launch_func @a::@b blocks in (%i,%i,%i) threads in (%i,%i,%i) return } }

// -----

// expected-error@+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
module attributes {gpu.container_module} { gpu.module @a { func.func @b() {return}} func.func @f(%i: index, %j: f32) { gpu.launch_func @a::@b blocks in (%i,%i,%i) threads in (%i,%i,%i) return } }

// -----

// expected-error@+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
module attributes {gpu.container_module} { gpu.module @a { gpu.func @b(%x: i32) kernel {gpu.return}} func.func @f(%i: index, %j: f32) { gpu.launch_func @a::@b blocks in (%i,%i,%i) threads in (%i,%i,%i) args(%j : f32) return } }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
func.func @f(%i: index) { gpu.warp_execute_on_lane_0(%i)[32] args(%i : index) { } return }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
func.func @f(%i: index) { %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (index) { gpu.yield } return }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
func.func @f(%i: index) { %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (index) { gpu.yield %i, %i : index, index } return }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
func.func @f(%i: index, %x: vector<4xf32>) { %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<4xi32>) { gpu.yield %x : vector<4xf32> } return }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
func.func @f(%i: index, %x: vector<4xf32>) { %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (f32) { gpu.yield %x : vector<4xf32> } return }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
func.func @f(%i: index, %x: vector<4x4xf32>) { %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<4xf32>) { gpu.yield %x : vector<4x4xf32> } return }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<4x64xf32>' to 'vector<4x4xf32>' with warp size = 32}}
func.func @f(%i: index, %x: vector<4x64xf32>) { %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<4x4xf32>) { gpu.yield %x : vector<4x64xf32> } return }

// -----

// expected-error@+1 {{'gpu.subgroup_mma_load_matrix' op operand #0 must be memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values, but got 'memref<4x4xi64>'}}
func.func @f(%m: memref<4x4xi64>, %i: index) { %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<4x4xi64> -> !gpu.mma_matrix<16x16xf16, "AOp"> return }

// -----

// expected-error@+1 {{expected the operand matrix being stored to have 'COp' operand type}}
func.func @f(%m: memref<4x4xf16>, %i: index, %x: !gpu.mma_matrix<16x16xf16, "AOp">) { gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<4x4xf16> return }

// -----

// expected-error@+1 {{expected destination memref most minor dim must have unit stride}}
func.func @f(%m: memref<4x4xf16, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %x: !gpu.mma_matrix<16x16xf16, "COp">) { gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<4x4xf16, affine_map<(d0, d1) -> (d1, d0)>> return }

// -----

// expected-error@+1 {{operand shapes do not satisfy matmul constraints}}
func.func @f(%x: !gpu.mma_matrix<16x16xf16, "AOp">, %y: !gpu.mma_matrix<8x16xf16, "BOp">, %z: !gpu.mma_matrix<16x16xf16, "COp">) { %0 = gpu.subgroup_mma_compute %x, %y, %z : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp"> return }

// -----

// expected-error@+1 {{'gpu.subgroup_mma_constant_matrix' op failed to verify that value type matches element type of mma_matrix}}
func.func @f(%x: f32) { %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xf16, "COp"> return }

// -----

// expected-error@+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
func.func @f(%x: f32) { %0 = gpu.dynamic_shared_memory : memref<?xi8> return }

// -----

// expected-error@+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
func.func @f(%x: f32) { %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>> return }

// -----

// expected-error@+1 {{'gpu.all_reduce' op operand #0 must be Integer or Float, but got 'index'}}
func.func @f(%x: index) { %0 = gpu.all_reduce add %x {} : (index) -> (index) return}

// -----

// expected-error@+1 {{'gpu.terminator' op expects parent op 'gpu.launch'}}
func.func @f(%x: index) { gpu.terminator }

// -----

// expected-error@+1 {{'gpu.return' op expects parent op 'gpu.func'}}
func.func @f(%x: index) { gpu.return }

// -----

// Differences between text and definition.
// expected-error@+1 {{'gpu.printf' op operand #0 must be variadic of integer or index or floating-point, but got 'memref<4xf32>'}}
func.func @f(%a: memref<4xf32>) { gpu.printf "%p", %a : memref<4xf32> return }

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' expected 3 dimensions}}
  gpu.launch blocks(%a, %b) in (%d = %i, %e = %i, %f = %i) threads(%g, %h, %j) in (%k = %i, %l = %i, %m = %i) {
    gpu.terminator
  }
  return
}

// -----

// expected-error@+1 {{custom op 'gpu.all_reduce' invalid op kind}}
func.func @f(%x: i32) { %0 = gpu.all_reduce foo %x {} : (i32) -> (i32) return }

// -----

// expected-error@+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @f(!gpu.mma_matrix<16x16xi64, "AOp">)

// -----

// expected-error@+1 {{MMAMatrixType must have exactly two dimensions}}
func.func private @f(!gpu.mma_matrix<16xf16, "AOp">)

// -----

// expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
func.func private @f(!gpu.mma_matrix<16x16xf16, "DOp">)

// -----

gpu.module @m {
  // expected-error@+1 {{custom op 'gpu.func' gpu.func requires named arguments}}
  gpu.func @k(f32)
}

// -----

// expected-error@+1 {{'builtin.module' op gpu.known_block_size must be a dense i32 array}}
module attributes {gpu.known_block_size = 3} {}

// -----

// expected-error@+1 {{'builtin.module' op gpu.known_grid_size must contain exactly 3 elements}}
module attributes {gpu.known_grid_size = array<i32: 1>} {}

// -----

// expected-error@+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%i: index) { %0 = gpu.alloc(%i) : memref<4xf32> return }

// -----

// expected-error@+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
func.func @f(%i: index) { %0 = gpu.alloc()[%i] : memref<4xf32> return }

// -----

// expected-error@+1 {{'gpu.memcpy' op arguments have incompatible element type}}
func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<4xi32> return }

// -----

// expected-error@+1 {{'gpu.memcpy' op arguments have incompatible shape}}
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) { gpu.memcpy %a, %b : memref<4xf32>, memref<5xf32> return }

// -----

module attributes {gpu.container_module} {
  module @a {}
  // expected-error@+1 {{'gpu.launch_func' op kernel module 'a' is undefined}}
  func.func @f(%i: index) { gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i) return }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @a { gpu.func @b() kernel { gpu.return } }
  // expected-error@+1 {{'gpu.launch_func' op got 1 kernel operands but expected 0}}
  func.func @f(%i: index) { gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index) return }
}

// -----

func.func @f(%i: index) {
  // expected-note@+1 {{in 'gpu.launch' body region}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %f = %i) threads(%g, %h, %j) in (%k = %i, %l = %i, %m = %i) {
    // expected-error@+1 {{expected 'gpu.terminator' or a terminator with successors}}
    "gpu.yield"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) ({
  ^bb0(%a: index):
    gpu.terminator
  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : (index, index, index, index, index, index) -> ()
  return
}

// -----

// expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
func.func @f(%x: f32) { %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32 return }

// -----

// expected-error@+1 {{incorrect region argument type}}
func.func @f(%a: f32) { %0 = "gpu.all_reduce"(%a) ({ ^bb0(%x: f32, %y: i32): "gpu.yield"(%x) : (f32) -> () }) : (f32) -> f32 return }

// -----

// expected-error@+1 {{expected source memref most minor dim must have unit stride}}
func.func @f(%m: memref<4x4xf16, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) { %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<4x4xf16, affine_map<(d0, d1) -> (d1, d0)>> -> !gpu.mma_matrix<16x16xf16, "AOp"> return }

// -----

// expected-error@+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension to be a multiple of the distributed one}}
func.func @f(%i: index, %x: vector<5xf32>) { %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<4xf32>) { gpu.yield %x : vector<5xf32> } return }

// -----

gpu.module @m {
  // expected-note@+1 {{return type declared here}}
  gpu.func @k() {
    %0 = arith.constant 0 : index
    // expected-error@+1 {{'gpu.return' op expected 0 result operands}}
    gpu.return %0 : index
  }
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @a::@b blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}
