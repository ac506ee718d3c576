// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.create_nd_tdesc' op operand #0 must be non-0-ranked.memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'none'}}
%r0 = "xegpu.create_nd_tdesc"(%o0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (none) -> (!xegpu.tensor_desc<8x16xf32>)
// -----
%o0 = "t.v"() : () -> memref<24x32xf32>
// expected-error @+1 {{'xegpu.create_nd_tdesc' op result #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.create_nd_tdesc"(%o0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf32>) -> (none)
// -----
%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.prefetch_nd' op operand #0 must be TensorDesc describing regions of interested data., but got 'none'}}
"xegpu.prefetch_nd"(%o0)  : (none) -> ()
// -----
%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.load_nd' op operand #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.load_nd"(%o0)  : (none) -> (vector<8x16xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<8x16xf32>
// expected-error @+1 {{'xegpu.load_nd' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values, but got 'none'}}
%r0 = "xegpu.load_nd"(%o0)  : (!xegpu.tensor_desc<8x16xf32>) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> !xegpu.tensor_desc<8x16xf32>
// expected-error @+1 {{'xegpu.store_nd' op operand #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values, but got 'none'}}
"xegpu.store_nd"(%o0, %o1) <{l1_hint = #xegpu.cache_hint<write_back>}> : (none, !xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<8x16xf32>
%o1 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.store_nd' op operand #1 must be TensorDesc describing regions of interested data., but got 'none'}}
"xegpu.store_nd"(%o0, %o1) <{l1_hint = #xegpu.cache_hint<write_back>}> : (vector<8x16xf32>, none) -> ()
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> index
// expected-error @+1 {{'xegpu.update_nd_offset' op operand #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.update_nd_offset"(%o0, %o1) <{const_offsets = array<i64: 0, -9223372036854775808>}> : (none, index) -> (!xegpu.tensor_desc<8x16xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<8x16xf32>
%o1 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.update_nd_offset' op operand #1 must be variadic of index, but got 'none'}}
%r0 = "xegpu.update_nd_offset"(%o0, %o1) <{const_offsets = array<i64: 0, -9223372036854775808>}> : (!xegpu.tensor_desc<8x16xf32>, none) -> (!xegpu.tensor_desc<8x16xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<8x16xf32>
%o1 = "t.v"() : () -> index
// expected-error @+1 {{'xegpu.update_nd_offset' op result #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.update_nd_offset"(%o0, %o1) <{const_offsets = array<i64: 0, -9223372036854775808>}> : (!xegpu.tensor_desc<8x16xf32>, index) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> vector<4xindex>
// expected-error @+1 {{'xegpu.create_tdesc' op operand #0 must be 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'none'}}
%r0 = "xegpu.create_tdesc"(%o0, %o1)  : (none, vector<4xindex>) -> (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
%o0 = "t.v"() : () -> ui64
%o1 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.create_tdesc' op operand #1 must be fixed-length vector of index values, but got 'none'}}
%r0 = "xegpu.create_tdesc"(%o0, %o1)  : (ui64, none) -> (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
%o0 = "t.v"() : () -> ui64
%o1 = "t.v"() : () -> vector<4xindex>
// expected-error @+1 {{'xegpu.create_tdesc' op result #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.create_tdesc"(%o0, %o1)  : (ui64, vector<4xindex>) -> (none)
// -----
%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.prefetch' op operand #0 must be TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'none'}}
"xegpu.prefetch"(%o0) <{l1_hint = #xegpu.cache_hint<cached>}> : (none) -> ()
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> vector<4xi1>
// expected-error @+1 {{'xegpu.load' op operand #0 must be TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'none'}}
%r0 = "xegpu.load"(%o0, %o1)  : (none, vector<4xi1>) -> (vector<4x2xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
%o1 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.load' op operand #1 must be fixed-length vector of 1-bit signless integer values or 1-bit signless integer, but got 'none'}}
%r0 = "xegpu.load"(%o0, %o1)  : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, none) -> (vector<4x2xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
%o1 = "t.v"() : () -> vector<4xi1>
// expected-error @+1 {{'xegpu.load' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type, but got 'none'}}
%r0 = "xegpu.load"(%o0, %o1)  : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1>) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
%o2 = "t.v"() : () -> vector<4xi1>
// expected-error @+1 {{'xegpu.store' op operand #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type, but got 'none'}}
"xegpu.store"(%o0, %o1, %o2) <{l1_hint = #xegpu.cache_hint<write_back>}> : (none, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1>) -> ()
// -----
%o0 = "t.v"() : () -> vector<4x2xf32>
%o1 = "t.v"() : () -> none
%o2 = "t.v"() : () -> vector<4xi1>
// expected-error @+1 {{'xegpu.store' op operand #1 must be TensorDesc describing regions of interested data. or 1D memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 64-bit unsigned integer or 32-bit unsigned integer or 64-bit signless integer or 32-bit signless integer, but got 'none'}}
"xegpu.store"(%o0, %o1, %o2) <{l1_hint = #xegpu.cache_hint<write_back>}> : (vector<4x2xf32>, none, vector<4xi1>) -> ()
// -----
%o0 = "t.v"() : () -> vector<4x2xf32>
%o1 = "t.v"() : () -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
%o2 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.store' op operand #2 must be fixed-length vector of 1-bit signless integer values or 1-bit signless integer, but got 'none'}}
"xegpu.store"(%o0, %o1, %o2) <{l1_hint = #xegpu.cache_hint<write_back>}> : (vector<4x2xf32>, !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, none) -> ()
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> vector<4xindex>
// expected-error @+1 {{'xegpu.update_offset' op operand #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.update_offset"(%o0, %o1)  : (none, vector<4xindex>) -> (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
%o1 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.update_offset' op operand #1 must be fixed-length vector of index values, but got 'none'}}
%r0 = "xegpu.update_offset"(%o0, %o1)  : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, none) -> (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
%o1 = "t.v"() : () -> vector<4xindex>
// expected-error @+1 {{'xegpu.update_offset' op result #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.update_offset"(%o0, %o1)  : (!xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xindex>) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> vector<16x16xf16>
// expected-error @+1 {{'xegpu.dpas' op operand #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3, but got 'none'}}
%r0 = "xegpu.dpas"(%o0, %o1)  : (none, vector<16x16xf16>) -> (vector<8x16xf32>)
// -----
%o0 = "t.v"() : () -> vector<8x16xf16>
%o1 = "t.v"() : () -> vector<16x16xf16>
// expected-error @+1 {{'xegpu.dpas' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2, but got 'none'}}
%r0 = "xegpu.dpas"(%o0, %o1)  : (vector<8x16xf16>, vector<16x16xf16>) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> vector<16xi1>
%o2 = "t.v"() : () -> vector<16xf32>
// expected-error @+1 {{'xegpu.atomic_rmw' op operand #0 must be TensorDesc describing regions of interested data., but got 'none'}}
%r0 = "xegpu.atomic_rmw"(%o0, %o1, %o2) <{kind = 0 : i64}> : (none, vector<16xi1>, vector<16xf32>) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
%o1 = "t.v"() : () -> none
%o2 = "t.v"() : () -> vector<16xf32>
// expected-error @+1 {{'xegpu.atomic_rmw' op operand #1 must be fixed-length vector of 1-bit signless integer values, but got 'none'}}
%r0 = "xegpu.atomic_rmw"(%o0, %o1, %o2) <{kind = 0 : i64}> : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, none, vector<16xf32>) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
%o1 = "t.v"() : () -> vector<16xi1>
%o2 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.atomic_rmw' op operand #2 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values, but got 'none'}}
%r0 = "xegpu.atomic_rmw"(%o0, %o1, %o2) <{kind = 0 : i64}> : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, none) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
%o1 = "t.v"() : () -> vector<16xi1>
%o2 = "t.v"() : () -> vector<16xf32>
// expected-error @+1 {{'xegpu.atomic_rmw' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values, but got 'none'}}
%r0 = "xegpu.atomic_rmw"(%o0, %o1, %o2) <{kind = 0 : i64}> : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>, vector<16xf32>) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> i8
// expected-error @+1 {{'xegpu.init_nbarrier' op operand #0 must be 8-bit signless integer, but got 'none'}}
%r0 = "xegpu.init_nbarrier"(%o0, %o1)  : (none, i8) -> (!xegpu.nbarrier)
// -----
%o0 = "t.v"() : () -> i8
%o1 = "t.v"() : () -> i8
// expected-error @+1 {{'xegpu.init_nbarrier' op result #0 must be !xegpu.nbarrier a custom XeGPU type representing a barrier., but got 'none'}}
%r0 = "xegpu.init_nbarrier"(%o0, %o1)  : (i8, i8) -> (none)
// -----
%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.nbarrier_arrive' op operand #0 must be !xegpu.nbarrier a custom XeGPU type representing a barrier., but got 'none'}}
"xegpu.nbarrier_arrive"(%o0)  : (none) -> ()
// -----
%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.nbarrier_wait' op operand #0 must be !xegpu.nbarrier a custom XeGPU type representing a barrier., but got 'none'}}
"xegpu.nbarrier_wait"(%o0)  : (none) -> ()
// -----
%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.convert_layout' op operand #0 must be vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3/4/5/6, but got 'none'}}
%r0 = "xegpu.convert_layout"(%o0) <{input_layout = #xegpu.layout<sg_layout = [16, 16], sg_data = [16, 8], lane_layout = [1, 8], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [16, 16], sg_data = [16, 8], lane_layout = [1, 8], lane_data = [1, 1]>}> : (none) -> (vector<256x128xf16>)
// -----
%o0 = "t.v"() : () -> vector<256x128xf16>
// expected-error @+1 {{'xegpu.convert_layout' op result #0 must be vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values of ranks 1/2/3/4/5/6, but got 'none'}}
%r0 = "xegpu.convert_layout"(%o0) <{input_layout = #xegpu.layout<sg_layout = [16, 16], sg_data = [16, 8], lane_layout = [1, 8], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [16, 16], sg_data = [16, 8], lane_layout = [1, 8], lane_data = [1, 1]>}> : (vector<256x128xf16>) -> (none)
// -----
%o0 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.create_mem_desc' op operand #0 must be reside in share memory and statically 1d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values  or reside in share memory and statically 2d shaped memref of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values , but got 'none'}}
%r0 = "xegpu.create_mem_desc"(%o0)  : (none) -> (!xegpu.mem_desc<16x64xf16>)
// -----
%o0 = "t.v"() : () -> memref<2048xi8, 3>
// expected-error @+1 {{'xegpu.create_mem_desc' op result #0 must be MemDesc describing the data in SLM, but got 'none'}}
%r0 = "xegpu.create_mem_desc"(%o0)  : (memref<2048xi8, 3>) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> index
// expected-error @+1 {{'xegpu.load_matrix' op operand #0 must be MemDesc describing the data in SLM, but got 'none'}}
%r0 = "xegpu.load_matrix"(%o0, %o1) <{const_offsets = array<i64: 8, -9223372036854775808>}> : (none, index) -> (vector<8x16xf16>)
// -----
%o0 = "t.v"() : () -> !xegpu.mem_desc<16x64xf16>
%o1 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.load_matrix' op operand #1 must be variadic of index, but got 'none'}}
%r0 = "xegpu.load_matrix"(%o0, %o1) <{const_offsets = array<i64: 8, -9223372036854775808>}> : (!xegpu.mem_desc<16x64xf16>, none) -> (vector<8x16xf16>)
// -----
%o0 = "t.v"() : () -> !xegpu.mem_desc<16x64xf16>
%o1 = "t.v"() : () -> index
// expected-error @+1 {{'xegpu.load_matrix' op result #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type, but got 'none'}}
%r0 = "xegpu.load_matrix"(%o0, %o1) <{const_offsets = array<i64: 8, -9223372036854775808>}> : (!xegpu.mem_desc<16x64xf16>, index) -> (none)
// -----
%o0 = "t.v"() : () -> none
%o1 = "t.v"() : () -> !xegpu.mem_desc<16x64xf16>
// expected-error @+1 {{'xegpu.store_matrix' op operand #0 must be fixed-length vector of 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type values or 1-bit signless integer or 4-bit signless integer or 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 1-bit signed integer or 8-bit signed integer or 16-bit signed integer or 32-bit signed integer or 64-bit signed integer or 1-bit unsigned integer or 8-bit unsigned integer or 16-bit unsigned integer or 32-bit unsigned integer or 64-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float or bfloat16 type or tf32 type, but got 'none'}}
"xegpu.store_matrix"(%o0, %o1) <{const_offsets = array<i64: 8, 8>}> : (none, !xegpu.mem_desc<16x64xf16>) -> ()
// -----
%o0 = "t.v"() : () -> vector<8x16xf16>
%o1 = "t.v"() : () -> none
// expected-error @+1 {{'xegpu.store_matrix' op operand #1 must be MemDesc describing the data in SLM, but got 'none'}}
"xegpu.store_matrix"(%o0, %o1) <{const_offsets = array<i64: 8, 8>}> : (vector<8x16xf16>, none) -> ()
// -----
// expected-error @+1 {{expected an encoding or a layout}}
"t.a"() : () -> (!xegpu.tensor_desc<8x16xf32, 3 : i32>)
// -----
// expected-error @+1 {{expected at most one layout}}
"t.a"() : () -> (!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>, #xegpu.layout<lane_layout = [1, 16]>>)
// -----
// expected-error @+1 {{expected at most one encoding}}
"t.a"() : () -> (!xegpu.tensor_desc<16x8xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.scatter_tdesc_attr<>>)
// -----
// expected-error @+1 {{expected non-zero rank tensor}}
"t.a"() : () -> (!xegpu.tensor_desc<f32>)
// -----
// expected-error @+1 {{expected static shape}}
"t.a"() : () -> (!xegpu.mem_desc<16x?xf16>)
// -----
// expected-error @+1 {{expected at least one of sg_layout, inst_data or lane_layout}}
"t.a"() {a = #xegpu.layout<>} : () -> ()
// -----
// expected-error @+1 {{expected sg_data and sg_layout to have the same rank}}
"t.a"() {a = #xegpu.layout<sg_layout = [1, 2], sg_data = [1, 2, 3]>} : () -> ()
// -----
// expected-error @+1 {{expected sg_layout and lane_layout to have the same rank}}
"t.a"() {a = #xegpu.layout<sg_layout = [1, 2], lane_layout = [1]>} : () -> ()
// -----
// expected-error @+1 {{expected sg_layout and inst_data to have the same rank}}
"t.a"() {a = #xegpu.layout<sg_layout = [1, 2], inst_data = [1]>} : () -> ()
// -----
// expected-error @+1 {{expected inst_data and lane_layout to have the same rank, got inst_data 2, lane_layout 1}}
"t.a"() {a = #xegpu.layout<inst_data = [1, 2], lane_layout = [1]>} : () -> ()
// -----
// expected-error @+1 {{expected lane_data and lane_layout to have the same rank}}
"t.a"() {a = #xegpu.layout<lane_layout = [1, 2], lane_data = [1]>} : () -> ()
// -----
// expected-error @+1 {{expected order and sg_layout to have the same rank}}
"t.a"() {a = #xegpu.layout<sg_layout = [1, 2], order = [0]>} : () -> ()
// -----
// expected-error @+1 {{expected order and lane_layout to have the same rank}}
"t.a"() {a = #xegpu.layout<lane_layout = [1, 2], order = [0]>} : () -> ()
// -----
// expected-error @+1 {{expected sg_layout/lane_layout being used with order}}
"t.a"() {a = #xegpu.layout<inst_data = [1, 2], order = [0]>} : () -> ()
// -----
// expected-error @+1 {{expected sg_layout being used with sg_data}}
"t.a"() {a = #xegpu.layout<sg_data = [1, 2], lane_layout = [1, 2]>} : () -> ()
// -----
// expected-error @+1 {{expected lane_layout being used with lane_data}}
"t.a"() {a = #xegpu.layout<inst_data = [1, 2], lane_data = [1, 2]>} : () -> ()
