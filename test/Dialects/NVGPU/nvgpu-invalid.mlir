// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%g = "t.v"() : () -> memref<?x?xf32>
%s = "t.v"() : () -> memref<3x16x128xf32>
%i = "t.v"() : () -> index
// expected-error @+1 {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i,%i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32>,index,index,index,memref<?x?xf32>,index,index) -> !nvgpu.device.async.token
// -----
%g = "t.v"() : () -> memref<?x?xf16>
%s = "t.v"() : () -> memref<3x16x128xf32, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{source and destination must have the same element type}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i,%i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>,index,index,index,memref<?x?xf16>,index,index) -> !nvgpu.device.async.token
// -----
%g = "t.v"() : () -> memref<?x?xf32>
%s = "t.v"() : () -> memref<3x16x128xf32, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{'nvgpu.device_async_copy' op expected 2 source indices, got 1}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 1, 0>}> : (memref<3x16x128xf32, 3>,index,index,index,memref<?x?xf32>,index) -> !nvgpu.device.async.token
// -----
%g = "t.v"() : () -> memref<?x?xf32>
%s = "t.v"() : () -> memref<3x16x128xf32, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{'nvgpu.device_async_copy' op expected 3 destination indices, got 2}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%g,%i,%i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<3x16x128xf32, 3>,index,index,memref<?x?xf32>,index,index) -> !nvgpu.device.async.token
// -----
%g = "t.v"() : () -> memref<?x?xf32>
%s = "t.v"() : () -> memref<3x16x128xf32, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{Requested copy elements is 3 with width 32. But copy elements could be one of 1, 2, 4.}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i,%i) <{dstElements = 3 : index, bypassL1, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>,index,index,index,memref<?x?xf32>,index,index) -> !nvgpu.device.async.token
// -----
%g = "t.v"() : () -> memref<?x?xf32, strided<[?, 2]>>
%s = "t.v"() : () -> memref<3x16x128xf32, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{source memref most minor dim must have unit stride}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i,%i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>,index,index,index,memref<?x?xf32, strided<[?, 2]>>,index,index) -> !nvgpu.device.async.token
// -----
%g = "t.v"() : () -> memref<?x?xf32>
%s = "t.v"() : () -> memref<3x16x128xf32, strided<[1,2,3]>, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{destination memref most minor dim must have unit stride}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i,%i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, strided<[1,2,3]>, 3>,index,index,index,memref<?x?xf32>,index,index) -> !nvgpu.device.async.token
// -----
%s = "t.v"() : () -> memref<16x16xf16>
%i = "t.v"() : () -> index
// expected-error @+1 {{expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
%0 = "nvgpu.ldmatrix"(%s,%i,%i) <{numTiles = 4 : i32, transpose = false}> : (memref<16x16xf16>,index,index) -> vector<4x2xf16>
// -----
%s = "t.v"() : () -> memref<16x16xf16, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{expected vector register shape[1] = 2}}
%0 = "nvgpu.ldmatrix"(%s,%i,%i) <{numTiles = 4 : i32, transpose = false}> : (memref<16x16xf16, 3>,index,index) -> vector<4x1xf16>
// -----
%s = "t.v"() : () -> memref<16x16xf16, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{expected vector register shape[0] and numTiles to match}}
%0 = "nvgpu.ldmatrix"(%s,%i,%i) <{numTiles = 2 : i32, transpose = false}> : (memref<16x16xf16, 3>,index,index) -> vector<4x2xf16>
// -----
%s = "t.v"() : () -> memref<16x16xf32, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{nvgpu.ldmatrix transpose works only at 16b granularity}}
%0 = "nvgpu.ldmatrix"(%s,%i,%i) <{numTiles = 4 : i32, transpose = true}> : (memref<16x16xf32, 3>,index,index) -> vector<4x1xf32>
// -----
%s = "t.v"() : () -> memref<16x16xf16, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{results must be 2 dimensional vector}}
%0 = "nvgpu.ldmatrix"(%s,%i,%i) <{numTiles = 4 : i32, transpose = false}> : (memref<16x16xf16, 3>,index,index) -> vector<8xf16>
// -----
// expected-error @+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<127x128xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
%c = "nvgpu.warpgroup.mma.init.accumulator"() {a} : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<127x128xf32>>
// -----
%d = "t.v"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
%m = "t.v"() : () -> memref<128x64xf32, 3>
// expected-error @+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[128][64]  does not have same size as results}}
"nvgpu.warpgroup.mma.store"(%d,%m) {a} : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>,memref<128x64xf32, 3>) -> ()
// -----
%u = "t.v"() : () -> memref<*xf16>
%i = "t.v"() : () -> index
// expected-error @+1 {{Maximum 5 coordinates are supported.}}
%n = "nvgpu.tma.create.descriptor"(%u,%i,%i,%i,%i,%i,%i) {a} : (memref<*xf16>,index,index,index,index,index,index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16,3>, swizzle = none, l2promo=none, oob=zero, interleave=none>
// -----
%u = "t.v"() : () -> memref<*xf16>
%i = "t.v"() : () -> index
// expected-error @+1 {{Interleave options are not supported yet.}}
%n = "nvgpu.tma.create.descriptor"(%u,%i,%i) {a} : (memref<*xf16>,index,index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16,3>, swizzle = swizzle_128b, l2promo=none, oob=zero, interleave=interleave_16b>
// -----
%u = "t.v"() : () -> memref<*xf16>
%i = "t.v"() : () -> index
// expected-error @+1 {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
%n = "nvgpu.tma.create.descriptor"(%u,%i,%i) {a} : (memref<*xf16>,index,index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16>, swizzle = none, l2promo=none, oob=zero, interleave=none>
// -----
%u = "t.v"() : () -> memref<*xf16>
%i = "t.v"() : () -> index
// expected-error @+1 {{the tensormap descriptor must have last dimension of 128 bytes but it is 126 bytes}}
%n = "nvgpu.tma.create.descriptor"(%u,%i,%i) {a} : (memref<*xf16>,index,index) -> !nvgpu.tensormap.descriptor<tensor = memref<64x63xf16,3>, swizzle = swizzle_128b, l2promo=none, oob=zero, interleave=none>
// -----
%m = "t.v"() : () -> memref<128x64xf16, 3>
%d = "t.v"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_64b, l2promo=none, oob=zero, interleave=none>
// expected-error @+1 {{the tensormap descriptor must have last dimension of 64 bytes but it is 128 bytes}}
%g = "nvgpu.warpgroup.generate.descriptor"(%m,%d) {a} : (memref<128x64xf16, 3>,!nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_64b, l2promo=none, oob=zero, interleave=none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// -----
%m = "t.v"() : () -> memref<128x64xf16, 3>
%d = "t.v"() : () -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo=none, oob=zero, interleave=interleave_16b>
// expected-error @+1 {{Interleave options are not supported yet.}}
%g = "nvgpu.warpgroup.generate.descriptor"(%m,%d) {a} : (memref<128x64xf16, 3>,!nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo=none, oob=zero, interleave=interleave_16b>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// -----
%g = "t.v"() : () -> memref<?x?xf32>
%s = "t.v"() : () -> memref<3x16x128xf32, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<3x16x128xf32, 3>' with destination element 2. Unset bypassL1, or set destination element to 4}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i,%i) <{dstElements = 2 : index, bypassL1, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf32, 3>,index,index,index,memref<?x?xf32>,index,index) -> !nvgpu.device.async.token
// -----
%g = "t.v"() : () -> memref<?x?xf64>
%s = "t.v"() : () -> memref<3x16x128xf64, 3>
%i = "t.v"() : () -> index
// expected-error @+1 {{Requested copy elements is 4 with width 64. But copy elements could be one of 1, 2.}}
%t = "nvgpu.device_async_copy"(%s,%i,%i,%i,%g,%i,%i) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 3, 1, 2, 0>}> : (memref<3x16x128xf64, 3>,index,index,index,memref<?x?xf64>,index,index) -> !nvgpu.device.async.token
// -----
// expected-error @+1 {{struct is missing required parameter: memorySpace}}
"t.a"() : () -> (!nvgpu.mbarrier.group<num_barriers = 2>)
// -----
%a = "t.v"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
%b = "t.v"() : () -> !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
%c = "nvgpu.warpgroup.mma.init.accumulator"() {a} : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
%d = "nvgpu.warpgroup.mma"(%a,%b,%c) {a} : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>,!nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>,!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
%d2 = "nvgpu.warpgroup.mma"(%a,%b,%c) <{transposeA, transposeB, waitGroup = 1 : i64}> {a} : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>,!nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>,!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
%m = "t.v"() : () -> memref<128x128xf32, 3>
"nvgpu.warpgroup.mma.store"(%d,%m) {a} : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>,memref<128x128xf32, 3>) -> ()
%v = "t.v"() : () -> vector<32x16xf32>
// expected-error @+1 {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet.}}
%r = "nvgpu.rcp"(%v) {a} : (vector<32x16xf32>) -> vector<32x16xf32>
%r2 = "nvgpu.rcp"(%v) <{rounding = #nvgpu<rcp_rounding_mode approx>, ftz}> {a} : (vector<32x16xf32>) -> vector<32x16xf32>
// -----
%v = "t.v"() : () -> vector<32x16xf32>
// expected-error @+1 {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.}}
%r = "nvgpu.rcp"(%v) <{rounding = #nvgpu<rcp_rounding_mode rn>, ftz}> {a} : (vector<32x16xf32>) -> vector<32x16xf32>
