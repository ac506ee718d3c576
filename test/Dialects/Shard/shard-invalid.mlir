// Conditions that operations violate.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{unknown attribute `reduction_kind` in dialect `shard`}}
%0 = "shard.all_reduce"(%t) <{grid = @g, grid_axes = array<i16: 1>, reduction = #shard<reduction_kind max>}> {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.broadcast' op operand #1 must be variadic of index, but got 'i64'}}
%0 = "shard.broadcast"(%t, %i) <{grid = @g, grid_axes = array<i16: 1>, root = array<i64: -9223372036854775808>}> {a} : (tensor<8x8xi8>, i64) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.grid' op symbol's parent must have the SymbolTable trait}}
"shard.grid"() <{sym_name = "x", shape = array<i64: 2, -9223372036854775808>}> {a} : () -> ()
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Unexpected number of results 2. Expected 3.}}
%0:2 = "shard.grid_shape"() <{grid = @g}> {a} : () -> (index, index)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{0-based grid axis index 3 is out of bounds. The referenced grid "g" is of rank 3.}}
%0:2 = "shard.grid_shape"() <{grid = @g, axes = array<i16: 3, 0>}> {a} : () -> (index, index)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Grid axes contains duplicate elements.}}
%0:2 = "shard.grid_shape"() <{grid = @g, axes = array<i16: 0, 0>}> {a} : () -> (index, index)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Undefined required grid symbol "zork".}}
%0:2 = "shard.grid_shape"() <{grid = @zork, axes = array<i16: 0, 0>}> {a} : () -> (index, index)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Undefined required grid symbol "f".}}
%0:2 = "shard.grid_shape"() <{grid = @f, axes = array<i16: 0, 0>}> {a} : () -> (index, index)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.grid_shape' op result #1 must be variadic of index, but got 'i32'}}
%0:2 = "shard.grid_shape"() <{grid = @g, axes = array<i16: 1, 0>}> {a} : () -> (index, i32)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.recv' op operand #0 must be non-0-ranked.tensor of any type values, but got 'tensor<i8>'}}
%0 = "shard.recv"(%t0) <{grid = @g, grid_axes = array<i16: 1>, source = array<i64: 1>}> {a} : (tensor<i8>) -> tensor<i8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{In-group device "source" has unexpected multi-index size 1. Expected 0.}}
%0 = "shard.recv"(%t) <{grid = @g, source = array<i64: 1>}> {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Out of bounds coordinate 0 for in-group device "source". Got 5, but expected value in the range [0, 1].}}
%0 = "shard.recv"(%t) <{grid = @g, grid_axes = array<i16: 1>, source = array<i64: 5>}> {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{In-group device "destination" has unexpected multi-index size 2. Expected 1.}}
%0 = "shard.send"(%t) <{grid = @g, grid_axes = array<i16: 1>, destination = array<i64: 1, 1>}> {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Out of bounds coordinate 0 for in-group device "destination". Got 4, but expected value in the range [0, 1].}}
%0 = "shard.send"(%t) <{grid = @g, grid_axes = array<i16: 1>, destination = array<i64: 4>}> {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.shard' op failed to verify that all of {result, src} have same type}}
%0 = "shard.shard"(%t, %s) {a} : (tensor<8x8xi8>, !shard.sharding) -> tensor<8x9xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.shard' op operand #1 must be sharding definition, but got 'i64'}}
%0 = "shard.shard"(%t, %i) {a} : (tensor<8x8xi8>, i64) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.shard_shape' op requires attribute 'dims'}}
%0:2 = "shard.shard_shape"(%s) <{device = array<i64: 0, 1>, operandSegmentSizes = array<i32: 0, 1, 0>}> {a} : (!shard.sharding) -> (index, index)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.shard_shape' op requires attribute 'device'}}
%0:2 = "shard.shard_shape"(%s) <{dims = array<i64: 8, 8>, operandSegmentSizes = array<i32: 0, 1, 0>}> {a} : (!shard.sharding) -> (index, index)
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{expected '['}}
%0 = "shard.sharding"() <{grid = @g, split_axes = #shard.axisarray<[[0]]>, operandSegmentSizes = array<i32: 0, 0>}> {a} : () -> !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{invalid properties {grid = @g, operandSegmentSizes = array<i32: 0, 0>, split_axes = [array<i16: 1>, array<i16>]} for op shard.sharding: Invalid attribute `split_axes` in property conversion: [array<i16: 1>, array<i16>]}}
%0 = "shard.sharding"() <{grid = @g, split_axes = [array<i16: 1>, array<i16>], operandSegmentSizes = array<i32: 0, 0>}> {a} : () -> !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Invalid shift axis 0. It must be one of the grouping grid axes.}}
%0 = "shard.shift"(%t) <{grid = @g, grid_axes = array<i16: 1>, shift_axis = 0 : index, offset = -2 : i64, rotate}> {a} : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{unknown attribute `zork` in dialect `shard`}}
"foo.x"() {a = #shard.zork} : () -> ()
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{unknown  type `zork` in dialect `shard`}}
"foo.x"() : () -> !shard.zork
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{grid axis duplicated}}
%0 = shard.sharding @g split_axes = [[0],[0]] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{grid axis is expected to be non-negative}}
%0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{sharded dims offsets has wrong size.}}
%0 = shard.sharding @g4 split_axes = [[0]] sharded_dims_offsets = [0, 1] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{sharded dims offsets must be non-decreasing.}}
%0 = shard.sharding @g4 split_axes = [[0]] sharded_dims_offsets = [6, 2, 1, 0] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{halo sizes must be specified for all split axes.}}
%0 = shard.sharding @g4 split_axes = [[0]] halo_sizes = [1] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{sharded dims offsets are not allowed for device grids with dynamic shape.}}
%0 = shard.sharding @g1 split_axes = [[0]] sharded_dims_offsets = [0, 1] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.sharding' op halo sizes and shard offsets are mutually exclusive}}
%0 = shard.sharding @g4 split_axes = [[0]] halo_sizes = [1, 4] sharded_dims_offsets = [0, 1, 4, 6] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{expected ':'}}
%0 = shard.sharding @g4 split_axes = [[0]] sharded_dims_offsets = [0, 1, 4, 6] halo_sizes = [1, 4] : !shard.sharding
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{expected operation name in quotes}}
%0 = shard.sharding @g4 split_axes = [[0]] : i32
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Dimension size mismatch for result axis 1. Expected 16, but got 8.}}
%0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<8x8xi8> -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.all_gather' op requires the same element type for all operands and results}}
%0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<8x8xi8> -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.all_gather' op result type has different rank than operands}}
%0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 1 : tensor<8x8xi8> -> tensor<8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.shift' op requires the same shape for all operands and results}}
%0 = shard.shift %t on @g grid_axes = [1] shift_axis = 1 offset = 1 : tensor<8x8xi8> -> tensor<8x4xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.broadcast' op failed to verify that all of {input, result} have same shape}}
%0 = shard.broadcast %t on @g grid_axes = [1] root = [1] : (tensor<8x8xi8>) -> tensor<8x4xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.reduce' op failed to verify that all of {input, result} have same shape}}
%0 = shard.reduce %t on @g grid_axes = [1] root = [1] : (tensor<8x8xi8>) -> tensor<8x4xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.send' op failed to verify that all of {input, result} have same shape}}
%0 = shard.send %t on @g grid_axes = [1] destination = [1] : (tensor<8x8xi8>) -> tensor<8x4xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.recv' op failed to verify that all of {input, result} have same shape}}
%0 = shard.recv %t on @g grid_axes = [1] source = [1] : (tensor<8x8xi8>) -> tensor<8x4xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.all_slice' op requires the same element type for all operands and results}}
%0 = shard.all_slice %t on @g grid_axes = [1] slice_axis = 1 : tensor<8x8xi8> -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.scatter' op failed to verify that all of {input, result} have same element type}}
%0 = shard.scatter %t on @g grid_axes = [1] scatter_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.gather' op failed to verify that all of {input, result} have same element type}}
%0 = shard.gather %t on @g grid_axes = [1] gather_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.shift' op requires the same element type for all operands and results}}
%0 = shard.shift %t on @g grid_axes = [1] shift_axis = 1 offset = 1 : tensor<8x8xi8> -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.broadcast' op failed to verify that all of {input, result} have same element type}}
%0 = shard.broadcast %t on @g grid_axes = [1] root = [1] : (tensor<8x8xi8>) -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.send' op failed to verify that all of {input, result} have same element type}}
%0 = shard.send %t on @g grid_axes = [1] destination = [1] : (tensor<8x8xi8>) -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.recv' op failed to verify that all of {input, result} have same element type}}
%0 = shard.recv %t on @g grid_axes = [1] source = [1] : (tensor<8x8xi8>) -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.all_slice' op result type has different rank than operands}}
%0 = shard.all_slice %t on @g grid_axes = [1] slice_axis = 1 : tensor<8x8xi8> -> tensor<8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.reduce_scatter' op result type has different rank than operands}}
%0 = shard.reduce_scatter %t on @g grid_axes = [1] scatter_axis = 1 : tensor<8x8xi8> -> tensor<8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.scatter' op failed to verify that all of {input, result} have same rank}}
%0 = shard.scatter %t on @g grid_axes = [1] scatter_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.gather' op failed to verify that all of {input, result} have same rank}}
%0 = shard.gather %t on @g grid_axes = [1] gather_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{'shard.all_to_all' op requires the same element type for all operands and results}}
%0 = shard.all_to_all %t on @g grid_axes = [1] split_axis = 1 concat_axis = 0 : tensor<8x8xi8> -> tensor<8x8xi32>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Gather axis 2 is out of bounds [0, 2).}}
%0 = shard.all_gather %t on @g gather_axis = 2 : tensor<8x8xi8> -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Gather axis -1 is out of bounds [0, 2).}}
%0 = shard.all_gather %t on @g gather_axis = -1 : tensor<8x8xi8> -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{0-based grid axis index -1 is out of bounds. The referenced grid "g" is of rank 3.}}
%0 = shard.all_gather %t on @g grid_axes = [-1] gather_axis = 0 : tensor<8x8xi8> -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Dimension size mismatch for result axis 0. Expected dynamic, but got 8.}}
%0 = shard.all_gather %d on @g grid_axes = [0] gather_axis = 0 : tensor<?x8xi8> -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{In-group device "root" has unexpected multi-index size 1. Expected 0.}}
%0 = shard.gather %t on @g gather_axis = 1 root = [1] : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{Out of bounds coordinate 0 for in-group device "root". Got 7, but expected value in the range [0, 1].}}
%0 = shard.gather %t on @g grid_axes = [0] gather_axis = 0 root = [7] : (tensor<8x8xi8>) -> tensor<8x8xi8>
return
}
// -----
shard.grid @g(shape = 2x2x4)
shard.grid @g1(shape = 4x?)
shard.grid @g3(shape = ?x?)
shard.grid @g4(shape = 3)
func.func @f(%t: tensor<8x8xi8>, %i: i64, %ix: index, %t0: tensor<i8>, %s: !shard.sharding, %m: memref<4xf32>, %d: tensor<?x8xi8>) {
// expected-error @+1 {{custom op 'shard.get_sharding' invalid kind of type specified: expected builtin.tensor, but found 'memref<4xf32>'}}
%0 = shard.get_sharding %m : memref<4xf32> -> !shard.sharding
return
}
// -----
// expected-error @+1 {{'shard.grid' op rank of grid is expected to be a positive integer}}
"shard.grid"() <{sym_name = "x", shape = array<i64>}> {a} : () -> ()
// -----
// expected-error @+1 {{custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".}}
shard.grid @x(shape = )
