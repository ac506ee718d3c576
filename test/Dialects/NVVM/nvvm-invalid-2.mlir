// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> i64
%o6 = "t.v"() : () -> vector<4xi32>
// expected-error @+1 {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
"nvvm.tcgen05.mma"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
// expected-error @+1 {{A-shift can be applied only when matrix A is in tensor memory}}
"nvvm.tcgen05.mma"(%o0, %o1, %o2, %o3, %o4) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
// expected-error @+1 {{Cannot use collector buffer operation fill or use with ashift}}
"nvvm.tcgen05.mma"(%o0, %o1, %o2, %o3, %o4) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.tcgen05.mma.sp' op operand count (7) does not match with the total size (8) specified in attribute 'operandSegmentSizes'}}
"nvvm.tcgen05.mma.sp"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> i64
%o7 = "t.v"() : () -> vector<4xi32>
// expected-error @+1 {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
"nvvm.tcgen05.mma.sp"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7) <{collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<4xi32>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> !llvm.ptr<6>
// expected-error @+1 {{mxf8f6f4 kind does not support block16 attribute}}
"nvvm.tcgen05.mma.block_scale"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> !llvm.ptr<6>
// expected-error @+1 {{mxf4nvf4 requires block scale attribute}}
"nvvm.tcgen05.mma.block_scale"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> !llvm.ptr<6>
// expected-error @+1 {{mxf4 kind does not support block16 attribute}}
"nvvm.tcgen05.mma.block_scale"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> !llvm.ptr<6>
%o7 = "t.v"() : () -> !llvm.ptr<6>
// expected-error @+1 {{mxf8f6f4 kind does not support block16 attribute}}
"nvvm.tcgen05.mma.sp.block_scale"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> !llvm.ptr<6>
%o7 = "t.v"() : () -> !llvm.ptr<6>
// expected-error @+1 {{mxf4nvf4 requires block scale attribute}}
"nvvm.tcgen05.mma.sp.block_scale"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> i64
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.tcgen05.mma.ws' op operand group starting at #5 requires 0 or 1 element, but found 2}}
"nvvm.tcgen05.mma.ws"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<i8>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<6>
%o1 = "t.v"() : () -> !llvm.ptr<6>
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i1
%o5 = "t.v"() : () -> !llvm.ptr<6>
%o6 = "t.v"() : () -> i64
%o7 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.tcgen05.mma.ws.sp' op operand group starting at #6 requires 0 or 1 element, but found 2}}
"nvvm.tcgen05.mma.ws.sp"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, i32) -> ()
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
%r0 = "nvvm.convert.f32x2.to.f8x2"(%o0, %o1) <{dstTy = i32, relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> (i16)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
%r0 = "nvvm.convert.f32x2.to.f8x2"(%o0, %o1) <{dstTy = f8E4M3FN, relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> (i16)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
%r0 = "nvvm.convert.f32x2.to.f8x2"(%o0, %o1) <{dstTy = f8E8M0FNU, relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> (i16)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
%r0 = "nvvm.convert.f32x2.to.f8x2"(%o0, %o1) <{dstTy = f8E8M0FNU, relu = false, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> (i16)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits not supported for RN and RZ rounding modes.}}
%r0 = "nvvm.convert.f32x2.to.f16x2"(%o0, %o1, %o2) <{relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32, i32) -> (vector<2xf16>)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
%r0 = "nvvm.convert.f32x2.to.f16x2"(%o0, %o1) <{relu = false, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> (vector<2xf16>)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
%r0 = "nvvm.convert.f32x2.to.f16x2"(%o0, %o1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> (vector<2xf16>)
