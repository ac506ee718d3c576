// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.barrier' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
"nvvm.barrier"(%o0) <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.barrier.arrive' op operand group starting at #0 requires 0 or 1 element, but found 2}}
"nvvm.barrier.arrive"(%o0, %o1, %o2)  : (i32, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<2xbf16>
// expected-error @+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
%r0 = "nvvm.convert.bf16x2.to.f8x2"(%o0) <{dstTy = i32, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}> : (vector<2xbf16>) -> (i16)
// -----
%o0 = "t.v"() : () -> vector<2xbf16>
// expected-error @+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
%r0 = "nvvm.convert.bf16x2.to.f8x2"(%o0) <{dstTy = f8E8M0FNU, sat = #nvvm.sat_mode<satfinite>}> : (vector<2xbf16>) -> (i16)
// -----
%o0 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
%r0 = "nvvm.convert.f16x2.to.f8x2"(%o0) <{dstTy = i32, relu = true}> : (vector<2xf16>) -> (vector<2xi8>)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.}}
%r0 = "nvvm.convert.f32x2.to.bf16x2"(%o0, %o1) <{relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> (vector<2xbf16>)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op operand group starting at #2 requires 0 or 1 element, but found 2}}
%r0 = "nvvm.convert.f32x2.to.bf16x2"(%o0, %o1, %o2, %o3) <{relu = true, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32, i32) -> (vector<2xbf16>)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
%r0 = "nvvm.convert.f32x2.to.bf16x2"(%o0, %o1, %o2) <{relu = true, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> (vector<2xbf16>)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
%r0 = "nvvm.convert.f32x2.to.bf16x2"(%o0, %o1, %o2) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> (vector<2xbf16>)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
%r0 = "nvvm.convert.f32x2.to.f4x2"(%o0, %o1) <{dstTy = i32, relu = true}> : (f32, f32) -> (i8)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
%r0 = "nvvm.convert.f32x2.to.f6x2"(%o0, %o1) <{dstTy = i32, relu = true}> : (f32, f32) -> (i16)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
%r0 = "nvvm.convert.f32x4.to.f4x4"(%o0, %o1) <{dstTy = i32, relu = true}> : (vector<4xf32>, i32) -> (i16)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
%r0 = "nvvm.convert.f32x4.to.f6x4"(%o0, %o1) <{dstTy = i32, relu = true}> : (vector<4xf32>, i32) -> (vector<4xi8>)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
%r0 = "nvvm.convert.f32x4.to.f8x4"(%o0, %o1) <{dstTy = i32, relu = true}> : (vector<4xf32>, i32) -> (vector<4xi8>)
// -----
%o0 = "t.v"() : () -> i8
// expected-error @+1 {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
%r0 = "nvvm.convert.f4x2.to.f16x2"(%o0) <{relu = true, srcType = i32}> : (i8) -> (vector<2xf16>)
// -----
%o0 = "t.v"() : () -> vector<2xi8>
// expected-error @+1 {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
%r0 = "nvvm.convert.f6x2.to.f16x2"(%o0) <{relu = true, srcType = i32}> : (vector<2xi8>) -> (vector<2xf16>)
// -----
%o0 = "t.v"() : () -> vector<2xi8>
// expected-error @+1 {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
%r0 = "nvvm.convert.f8x2.to.f16x2"(%o0) <{relu = true, srcType = i32}> : (vector<2xi8>) -> (vector<2xf16>)
// -----
%o0 = "t.v"() : () -> vector<2xi8>
// expected-error @+1 {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
%r0 = "nvvm.convert.f8x2.to.bf16x2"(%o0) <{srcType = i32}> : (vector<2xi8>) -> (vector<2xbf16>)
// -----
%o0 = "t.v"() : () -> f32
// expected-error @+1 {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
%r0 = "nvvm.convert.float.to.tf32"(%o0) <{relu = true, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> (i32)
// -----
%o0 = "t.v"() : () -> f32
// expected-error @+1 {{Relu not supported with rna rounding mode.}}
%r0 = "nvvm.convert.float.to.tf32"(%o0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> (i32)
// -----
// expected-error @+1 {{'nvvm.cp.async.bulk.wait_group' op attribute 'group' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0}}
"nvvm.cp.async.bulk.wait_group"() <{group = -1 : i32}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.cp.async.wait.group' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute}}
"nvvm.cp.async.wait.group"() <{n = 1 : i3}> : () -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.cp.async.mbarrier.arrive' op attribute 'noinc' failed to satisfy constraint: 1-bit signless integer attribute}}
"nvvm.cp.async.mbarrier.arrive"(%o0) <{noinc = 1 : i32}> : (!llvm.ptr<3>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.cp.async.bulk.global.shared.cta' op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
"nvvm.cp.async.bulk.global.shared.cta"(%o0, %o1, %o2, %o3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.cp.async.bulk.prefetch' op operand group starting at #2 requires 0 or 1 element, but found 2}}
"nvvm.cp.async.bulk.prefetch"(%o0, %o1, %o2, %o3)  : (!llvm.ptr<1>, i32, i64, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> !llvm.ptr<1>
%o2 = "t.v"() : () -> !llvm.ptr<3>
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i16
%o5 = "t.v"() : () -> i64
// expected-error @+1 {{Multicast is not supported with shared::cta mode.}}
"nvvm.cp.async.bulk.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4, %o5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<7>
%o1 = "t.v"() : () -> !llvm.ptr<1>
%o2 = "t.v"() : () -> !llvm.ptr<3>
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i16
// expected-error @+1 {{'nvvm.cp.async.bulk.shared.cluster.global' op operand count (5) does not match with the total size (6) specified in attribute 'operandSegmentSizes'}}
"nvvm.cp.async.bulk.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.cp.async.bulk.tensor.global.shared.cta' op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%o0, %o1, %o2, %o3) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i64
// expected-error @+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%o0, %o1, %o2, %o3, %o4) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i64
// expected-error @+1 {{Scatter4 mode expects 5 coordinates}}
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%o0, %o1, %o2, %o3, %o4) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i16
// expected-error @+1 {{'nvvm.cp.async.bulk.tensor.prefetch' op operand count (5) does not match with the total size (6) specified in attribute 'operandSegmentSizes'}}
"nvvm.cp.async.bulk.tensor.prefetch"(%o0, %o1, %o2, %o3, %o4) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 3, 1, 1>}> : (!llvm.ptr, i32, i32, i32, i16) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i16
%o5 = "t.v"() : () -> i64
// expected-error @+1 {{Gather4 mode expects 5 coordinates}}
"nvvm.cp.async.bulk.tensor.prefetch"(%o0, %o1, %o2, %o3, %o4, %o5) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 3, 1, 1>}> : (!llvm.ptr, i32, i32, i32, i16, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.prefetch"(%o0, %o1, %o2) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{to use im2col_w mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.prefetch"(%o0, %o1, %o2) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{to use im2col_w_128 mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.prefetch"(%o0, %o1, %o2) <{mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.cp.async.bulk.tensor.reduce' op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
"nvvm.cp.async.bulk.tensor.reduce"(%o0, %o1, %o2, %o3) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i64
// expected-error @+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.reduce"(%o0, %o1, %o2, %o3, %o4) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 2, 1>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i64
// expected-error @+1 {{Scatter mode unsupported for CpAsyncBulkTensorReduceOp}}
"nvvm.cp.async.bulk.tensor.reduce"(%o0, %o1, %o2, %o3, %o4) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 2, 1>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> !llvm.ptr<3>
%o5 = "t.v"() : () -> i16
%o6 = "t.v"() : () -> i64
// expected-error @+1 {{Shared::cluster destination requires address-space 7.}}
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 1, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<7>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> !llvm.ptr<3>
%o5 = "t.v"() : () -> i16
// expected-error @+1 {{'nvvm.cp.async.bulk.tensor.shared.cluster.global' op operand count (6) does not match with the total size (7) specified in attribute 'operandSegmentSizes'}}
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4, %o5) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<7>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> !llvm.ptr<3>
%o5 = "t.v"() : () -> i16
%o6 = "t.v"() : () -> i64
// expected-error @+1 {{Shared::cta destination requires address-space 3.}}
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{isCTAOnly = true, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<7>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> !llvm.ptr<3>
%o5 = "t.v"() : () -> i16
%o6 = "t.v"() : () -> i64
// expected-error @+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<7>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> !llvm.ptr<3>
%o5 = "t.v"() : () -> i16
%o6 = "t.v"() : () -> i64
// expected-error @+1 {{to use im2col_w mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<7>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> !llvm.ptr<3>
%o5 = "t.v"() : () -> i16
%o6 = "t.v"() : () -> i64
// expected-error @+1 {{to use im2col_w_128 mode, the tensor has to be at least 3-dimensional}}
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.elect.sync' op operand group starting at #0 requires 0 or 1 element, but found 2}}
%r0 = "nvvm.elect.sync"(%o0, %o1)  : (i32, i32) -> (i1)
// -----
// expected-error @+1 {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind}}
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<tensormap>, space = #nvvm.shared_space<cta>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>, space = #nvvm.shared_space<cta>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy' op async_shared fence requires space attribute}}
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>}> : () -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
"nvvm.fence.proxy.acquire"(%o0, %o1) <{fromProxy = #nvvm.proxy_kind<alias>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
"nvvm.fence.proxy.acquire"(%o0, %o1) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<alias>}> : (!llvm.ptr, i32) -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
"nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<alias>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute}}
"nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
"nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<weak>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
"nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<alias>, order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
"nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<weak>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
// -----
// expected-error @+1 {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
"nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<alias>}> : () -> ()
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.inline_ptx' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
"nvvm.inline_ptx"(%o0) <{operandSegmentSizes = array<i32: 0, 0, 0>, ptxCode = "abc"}> : (i32) -> ()
// -----
%o0 = "t.v"() : () -> i128
// expected-error @+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
%r0 = "nvvm.clusterlaunchcontrol.query.cancel"(%o0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> (i32)
// -----
%o0 = "t.v"() : () -> i128
// expected-error @+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
%r0 = "nvvm.clusterlaunchcontrol.query.cancel"(%o0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> (i1)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{Only CG and CA cache modifiers are supported.}}
"nvvm.cp.async.shared.global"(%o0, %o1) <{modifier = #nvvm<load_cache_modifier cs>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{expected byte size to be either 4, 8 or 16.}}
"nvvm.cp.async.shared.global"(%o0, %o1) <{modifier = #nvvm<load_cache_modifier cg>, size = -1 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{CG cache modifier is only support for 16 bytes copy.}}
"nvvm.cp.async.shared.global"(%o0, %o1) <{modifier = #nvvm<load_cache_modifier cg>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{'nvvm.cp.async.shared.global' op attribute 'size' failed to satisfy constraint: 32-bit signless integer attribute}}
"nvvm.cp.async.shared.global"(%o0, %o1) <{modifier = #nvvm<load_cache_modifier cg>, size = 1 : i3}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> !llvm.ptr<1>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.cp.async.shared.global' op operand group starting at #2 requires 0 or 1 element, but found 2}}
"nvvm.cp.async.shared.global"(%o0, %o1, %o2, %o3) <{modifier = #nvvm<load_cache_modifier ca>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i1
// expected-error @+1 {{Inline-ptx lowering supported only for Tile mode.}}
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%o0, %o1, %o2, %o3) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i1) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 4 elements of type i32}}
%r0 = "nvvm.ldmatrix"(%o0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> (i1)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix}}
%r0 = "nvvm.ldmatrix"(%o0) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32, i32)>)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x8 matrix}}
%r0 = "nvvm.ldmatrix"(%o0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = -1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32, i32)>)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.ldmatrix' op expected destination type is i32}}
%r0 = "nvvm.ldmatrix"(%o0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32, i32)>)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.ldmatrix' op attribute 'num' failed to satisfy constraint: 32-bit signless integer attribute}}
%r0 = "nvvm.ldmatrix"(%o0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i3, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32, i32)>)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.ldmatrix' op expected num attribute to be 1 or 2 for 16x16 matrix}}
%r0 = "nvvm.ldmatrix"(%o0) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32, i32)>)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op}}
%r0 = "nvvm.mapa"(%o0, %o1)  : (!llvm.ptr<3>, i32) -> (!llvm.ptr)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
%r0 = "nvvm.match.sync"(%o0, %o1) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> (!llvm.struct<(i32, i1)>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
%r0 = "nvvm.match.sync"(%o0, %o1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'nvvm.mbarrier.arrive' op result group starting at #0 requires 0 or 1 element, but found 2}}
%r0, %r1 = "nvvm.mbarrier.arrive"(%o0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> (i64, i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.arrive' op operand group starting at #1 requires 0 or 1 element, but found 2}}
%r0 = "nvvm.mbarrier.arrive"(%o0, %o1, %o2) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32, i32) -> (i64)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i1
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.arrive.expect_tx' op operand group starting at #2 requires 0 or 1 element, but found 2}}
"nvvm.mbarrier.arrive.expect_tx"(%o0, %o1, %o2, %o3) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i1
// expected-error @+1 {{mbarrier with relaxed semantics is not supported when using predicate}}
"nvvm.mbarrier.arrive.expect_tx"(%o0, %o1, %o2) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.arrive.expect_tx' op result group starting at #0 requires 0 or 1 element, but found 2}}
%r0, %r1 = "nvvm.mbarrier.arrive.expect_tx"(%o0, %o1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32) -> (i64, i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.arrive_drop' op operand group starting at #1 requires 0 or 1 element, but found 2}}
%r0 = "nvvm.mbarrier.arrive_drop"(%o0, %o1, %o2) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i32) -> (i64)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.arrive_drop' op result group starting at #0 requires 0 or 1 element, but found 2}}
%r0, %r1 = "nvvm.mbarrier.arrive_drop"(%o0, %o1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> (i64, i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.arrive_drop.expect_tx' op result group starting at #0 requires 0 or 1 element, but found 2}}
%r0, %r1 = "nvvm.mbarrier.arrive_drop.expect_tx"(%o0, %o1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> (i64, i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i1
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.init' op operand group starting at #2 requires 0 or 1 element, but found 2}}
"nvvm.mbarrier.init"(%o0, %o1, %o2, %o3)  : (!llvm.ptr, i32, i1, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mbarrier.try_wait' op operand group starting at #2 requires 0 or 1 element, but found 2}}
%r0 = "nvvm.mbarrier.try_wait"(%o0, %o1, %o2, %o3) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64, i32, i32) -> (i1)
// -----
// expected-error @+1 {{'nvvm.pmevent' op attribute 'eventId' failed to satisfy constraint: 32-bit signless integer attribute}}
"nvvm.pmevent"() <{eventId = 1 : i3}> : () -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
// expected-error @+1 {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
"nvvm.prefetch"(%o0)  : (!llvm.ptr) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i1
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.prefetch' op operand group starting at #1 requires 0 or 1 element, but found 2}}
"nvvm.prefetch"(%o0, %o1, %o2) <{in_param_space, tensormap}> : (!llvm.ptr, i1, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
// expected-error @+1 {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
"nvvm.prefetch"(%o0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, uniform}> : (!llvm.ptr) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
// expected-error @+1 {{'nvvm.prefetch' op cache eviction priority requires a global pointer}}
"nvvm.prefetch"(%o0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{'nvvm.prefetch' op cache eviction priority supported only for cache level L2}}
"nvvm.prefetch"(%o0) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<1>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported}}
"nvvm.prefetch"(%o0) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_first>}> : (!llvm.ptr<1>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{mode 'default' requires 'hi' operand.}}
%r0 = "nvvm.prmt"(%o0, %o1) <{mode = #nvvm.permute_mode<default>}> : (i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.prmt' op operand group starting at #1 requires 0 or 1 element, but found 2}}
%r0 = "nvvm.prmt"(%o0, %o1, %o2, %o3) <{mode = #nvvm.permute_mode<default>}> : (i32, i32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{mode 'rc8' does not accept 'hi' operand.}}
%r0 = "nvvm.prmt"(%o0, %o1, %o2) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.redux.sync' op failed to verify that all of {res, val} have same type}}
%r0 = "nvvm.redux.sync"(%o0, %o1) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (f32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
%r0 = "nvvm.redux.sync"(%o0, %o1) <{abs = true, kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.redux.sync' op 'fmin' redux kind unsupported with 'i32' type. Only supported type is 'f32'.}}
%r0 = "nvvm.redux.sync"(%o0, %o1) <{abs = false, kind = #nvvm<redux_kind fmin>, nan = false}> : (i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.redux.sync' op nan attribute is supported only for f32 type}}
%r0 = "nvvm.redux.sync"(%o0, %o1) <{abs = false, kind = #nvvm<redux_kind add>, nan = true}> : (i32, i32) -> (i32)
// -----
// expected-error @+1 {{'nvvm.setmaxregister' op attribute 'regCount' failed to satisfy constraint: 32-bit signless integer attribute}}
"nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 1 : i3}> : () -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.shfl.sync' op expected return type to be of type 'i32' but got 'f32' instead}}
%r0 = "nvvm.shfl.sync"(%o0, %o1, %o2, %o3) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> (f32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'i32' but got 'f32' instead}}
%r0 = "nvvm.shfl.sync"(%o0, %o1, %o2, %o3) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> (!llvm.struct<(f32, i1)>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
%r0 = "nvvm.shfl.sync"(%o0, %o1, %o2, %o3) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.st.bulk' op attribute 'initVal' failed to satisfy constraint: 64-bit signless integer attribute}}
"nvvm.st.bulk"(%o0, %o1) <{initVal = 1 : i3}> : (!llvm.ptr<3>, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4}}
"nvvm.stmatrix"(%o0, %o1, %o2, %o3) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.stmatrix' op expected element type to be B16 for 8x8 matrix}}
"nvvm.stmatrix"(%o0, %o1, %o2) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.stmatrix' op expected shape to be 8x8 or 16x8}}
"nvvm.stmatrix"(%o0, %o1, %o2) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i1
// expected-error @+1 {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
%r0 = "nvvm.vote.sync"(%o0, %o1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i1
// expected-error @+1 {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
%r0 = "nvvm.vote.sync"(%o0, %o1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> (i1)
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i16
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.tcgen05.commit' op operand group starting at #1 requires 0 or 1 element, but found 2}}
"nvvm.tcgen05.commit"(%o0, %o1, %o2) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i16, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
// expected-error @+1 {{Invalid multicast type for tcgen05.cp Op}}
"nvvm.tcgen05.cp"(%o0, %o1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}> : (!llvm.ptr<6>, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
// expected-error @+1 {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
"nvvm.tcgen05.cp"(%o0, %o1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}> : (!llvm.ptr<6>, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
// expected-error @+1 {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
"nvvm.tcgen05.cp"(%o0, %o1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}> : (!llvm.ptr<6>, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
// expected-error @+1 {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
%r0 = "nvvm.tcgen05.ld"(%o0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
// expected-error @+1 {{shape 16x32bx2 requires offset argument}}
%r0 = "nvvm.tcgen05.ld"(%o0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.tcgen05.ld' op operand group starting at #1 requires 0 or 1 element, but found 2}}
%r0 = "nvvm.tcgen05.ld"(%o0, %o1, %o2) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, i64, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
// expected-error @+1 {{offset argument is only supported for shape 16x32bx2}}
%r0 = "nvvm.tcgen05.ld"(%o0, %o1) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i64) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> vector<2xi32>
// expected-error @+1 {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
"nvvm.tcgen05.st"(%o0, %o1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>, unpack}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> vector<2xi32>
// expected-error @+1 {{shape 16x32bx2 requires offset argument}}
"nvvm.tcgen05.st"(%o0, %o1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>, unpack}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.tcgen05.st' op operand group starting at #2 requires 0 or 1 element, but found 2}}
"nvvm.tcgen05.st"(%o0, %o1, %o2, %o3) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, i32, i64, i32) -> ()
// -----
// expected-error @+1 {{'nvvm.wgmma.wait.group.sync.aligned' op attribute 'group' failed to satisfy constraint: 64-bit signless integer attribute}}
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i3}> : () -> ()
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.barrier' op result group starting at #0 requires 0 or 1 element, but found 2}}
%r0, %r1 = "nvvm.barrier"(%o0) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32) -> (i32, i32)
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f32 += tf32 * f16, it is not supported.}}
%r0 = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<tf32>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f32 += u8 * f16, it is not supported.}}
%r0 = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<u8>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f32 += s8 * f16, it is not supported.}}
%r0 = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f32 += b1 * f16, it is not supported.}}
%r0 = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<b1>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f32 += bf16 * f16, it is not supported.}}
%r0 = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<bf16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f32 += e4m3 * f16, it is not supported.}}
%r0 = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<neg>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<e4m3>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.tcgen05.mma' op operand count (6) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
"nvvm.tcgen05.mma"(%o0, %o1, %o2, %o3, %o4, %o5) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i32) -> ()
