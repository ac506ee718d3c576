// Operations and types in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0:2 = "t.a"() : () -> (!nvgpu.device.async.token, !nvgpu.mbarrier.token)
  %1:2 = "t.a"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 2>)
  %2 = "t.a"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  %3 = "t.a"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = l2promo_64b, oob = nan, interleave = interleave_16b>
  %4:2 = "t.a"() : () -> (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>)
  "t.a"() {a = #nvgpu<swizzle none>, b = #nvgpu<l2promo none>, c = #nvgpu<oob zero>, d = #nvgpu<interleave none>, e = #nvgpu<rcp_rounding_mode approx>} : () -> ()
  %5 = "t.v"() : () -> memref<?x?xf32>
  %6 = "t.v"() : () -> memref<3x16x128xf32, 3>
  %7 = "t.v"() : () -> index
  %8 = nvgpu.device_async_copy %5[%7, %7], %6[%7, %7, %7], 4 {a} : memref<?x?xf32> to memref<3x16x128xf32, 3>
  %9 = nvgpu.device_async_copy %5[%7, %7], %6[%7, %7, %7], 4, %7 {a, bypassL1} : memref<?x?xf32> to memref<3x16x128xf32, 3>
  %10 = nvgpu.device_async_create_group %8, %9 {a}
  %11 = nvgpu.device_async_create_group  {a}
  nvgpu.device_async_wait %10 {a}
  nvgpu.device_async_wait %10 {a, numGroups = 3 : i32}
  %12 = "t.v"() : () -> memref<16x16xf16, 3>
  %13 = nvgpu.ldmatrix %12[%7, %7] {a, numTiles = 4 : i32, transpose = false} : memref<16x16xf16, 3> -> vector<4x2xf16>
  %14 = "t.v"() : () -> vector<4x2xf16>
  %15 = "t.v"() : () -> vector<2x2xf16>
  %16 = nvgpu.mma.sync(%14, %15, %15) {a, mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %17 = "t.v"() : () -> vector<4x1xf32>
  %18 = "t.v"() : () -> vector<2x1xf32>
  %19 = "t.v"() : () -> vector<2x2xf32>
  %20 = nvgpu.mma.sync(%17, %18, %19) {a, mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %21 = "t.v"() : () -> vector<2xi16>
  %22 = nvgpu.mma.sp.sync(%14, %14, %15) metadata(%21) {a, mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %23 = nvgpu.mma.sp.sync(%14, %14, %15) metadata(%21) {a, mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %24 = "t.v"() : () -> i1
  %25 = nvgpu.mbarrier.create {a} -> <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
  %26 = nvgpu.mbarrier.get %25[%7] {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> i64
  nvgpu.mbarrier.init %25[%7], %7 {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
  nvgpu.mbarrier.init %25[%7], %7, predicate = %24 {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
  %27 = nvgpu.mbarrier.arrive %25[%7] {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> !nvgpu.mbarrier.token
  %28 = nvgpu.mbarrier.arrive.nocomplete %25[%7], %7 {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2> -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %25[%7], %7 {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
  nvgpu.mbarrier.arrive.expect_tx %25[%7], %7, predicate = %24 {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
  %29 = nvgpu.mbarrier.test.wait %25[%7], %27 {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>, !nvgpu.mbarrier.token
  nvgpu.mbarrier.try_wait.parity %25[%7], %24, %7 {a} : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
  %30 = "t.v"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  %31 = "t.v"() : () -> memref<128x64xf16, 3>
  %32 = "t.v"() : () -> i16
  %33 = nvgpu.mbarrier.create {a} -> <memorySpace = #gpu.address_space<workgroup>>
  nvgpu.tma.async.load %30[%7, %7], %33[%7] to %31 {a} : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
  nvgpu.tma.async.load %30[%7, %7], %33[%7] to %31 multicast_mask = %32, predicate = %24 {a} : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
  nvgpu.tma.async.store %31 to %30[%7, %7] {a} : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.async.store %31 to %30[%7, %7], predicate = %24 {a} : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.prefetch.descriptor %30 {a} : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.prefetch.descriptor %30, predicate = %24 {a} : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  nvgpu.tma.fence.descriptor %30 {a} : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  %34 = "t.v"() : () -> memref<*xf16>
  %35 = nvgpu.tma.create.descriptor %34 box[%7, %7] {a} : memref<*xf16> -> <tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  %36 = nvgpu.warpgroup.generate.descriptor %31, %30 {a} : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  %37 = "t.v"() : () -> vector<32x16xf32>
  %38 = nvgpu.rcp %37{rounding =  approx, ftz} {a} : vector<32x16xf32>
  %39 = "t.v"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  %40 = "t.v"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
  %41 = nvgpu.warpgroup.mma.init.accumulator {a} -> <fragmented = vector<128x128xf32>>
  %42 = nvgpu.warpgroup.mma %39, %40, %41 {a} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  %43 = nvgpu.warpgroup.mma %39, %40, %41 {a, transposeA, transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  %44 = nvgpu.warpgroup.mma %39, %40, %41 {a, waitGroup = 2 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
  %45 = "t.v"() : () -> memref<128x128xf32, 3>
  nvgpu.warpgroup.mma.store %42, %45 {a} : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
}

