// Prints and compares memrefs of each type with functions of the runtime.

memref.global "private" constant @I8 : memref<6xi8> = dense<[1, -2, 65, 100, 10, 7]>
memref.global "private" constant @I8_back : memref<6xi8> = dense<[1, 65, 100, 10, 7, -2]>
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefI8(memref<*xi8>, memref<*xi8>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeI8(memref<*xi8>) attributes {llvm.emit_c_interface}
memref.global "private" constant @I16 : memref<6xi16> = dense<[1, -2, 65, 100, 0, 7]>
memref.global "private" constant @I16_back : memref<6xi16> = dense<[1, 65, 100, 0, 7, -2]>
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefI16(memref<*xi16>, memref<*xi16>) -> i64 attributes {llvm.emit_c_interface}
memref.global "private" constant @I32 : memref<6xi32> = dense<[1, -2, 65, 100, 0, 7]>
memref.global "private" constant @I32_back : memref<6xi32> = dense<[1, 65, 100, 0, 7, -2]>
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefI32(memref<*xi32>, memref<*xi32>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeI32(memref<*xi32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @I64 : memref<6xi64> = dense<[1, -2, 65, 100, 0, 7]>
memref.global "private" constant @I64_back : memref<6xi64> = dense<[1, 65, 100, 0, 7, -2]>
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefI64(memref<*xi64>, memref<*xi64>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeI64(memref<*xi64>) attributes {llvm.emit_c_interface}
memref.global "private" constant @Ind : memref<6xindex> = dense<[1, -2, 65, 100, 0, 7]>
memref.global "private" constant @Ind_back : memref<6xindex> = dense<[1, 65, 100, 0, 7, -2]>
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefInd(memref<*xindex>, memref<*xindex>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeInd(memref<*xindex>) attributes {llvm.emit_c_interface}
memref.global "private" constant @F16 : memref<6xf16> = dense<[1.0, 2.5, 0.1, 60000.0, -1.0e-5, 0x7C00]>
memref.global "private" constant @F16_back : memref<6xf16> = dense<[1.0, 0.1, 60000.0, -1.0e-5, 0x7C00, 2.5]>
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF16(memref<*xf16>, memref<*xf16>) -> i64 attributes {llvm.emit_c_interface}
memref.global "private" constant @BF16 : memref<6xbf16> = dense<[1.0, 2.5, 0.1, 60000.0, -1.0e-5, 0x7FC0]>
memref.global "private" constant @BF16_back : memref<6xbf16> = dense<[1.0, 0.1, 60000.0, -1.0e-5, 0x7FC0, 2.5]>
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefBF16(memref<*xbf16>, memref<*xbf16>) -> i64 attributes {llvm.emit_c_interface}
memref.global "private" constant @F32 : memref<6xf32> = dense<[1.0, 2.5, -3.25, 1.0e10, 1.0e-7, 123456.789]>
memref.global "private" constant @F32_back : memref<6xf32> = dense<[1.0, -3.25, 1.0e10, 1.0e-7, 123456.789, 2.5]>
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @F64 : memref<6xf64> = dense<[1.0, 2.5, -3.25, 1.0e10, 1.0e-7, 0xFFF0000000000000]>
memref.global "private" constant @F64_back : memref<6xf64> = dense<[1.0, -3.25, 1.0e10, 1.0e-7, 0xFFF0000000000000, 2.5]>
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF64(memref<*xf64>, memref<*xf64>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF64(memref<*xf64>) attributes {llvm.emit_c_interface}
memref.global "private" constant @C32 : memref<6xcomplex<f32>> = dense<[(1.0, -1.0), (2.5, 0.0), (-3.25, 3.25), (1.0e10, -1.0e10), (0.1, 0.2), (7.0, 8.0)]>
memref.global "private" constant @C32_back : memref<6xcomplex<f32>> = dense<[(1.0, -1.0), (-3.25, 3.25), (1.0e10, -1.0e10), (0.1, 0.2), (7.0, 8.0), (2.5, 0.0)]>
func.func private @printMemrefC32(memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefC32(memref<*xcomplex<f32>>, memref<*xcomplex<f32>>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeC32(memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface}
memref.global "private" constant @C64 : memref<6xcomplex<f64>> = dense<[(1.0, -1.0), (2.5, 0.0), (-3.25, 3.25), (1.0e10, -1.0e10), (0.1, 0.2), (7.0, 8.0)]>
memref.global "private" constant @C64_back : memref<6xcomplex<f64>> = dense<[(1.0, -1.0), (-3.25, 3.25), (1.0e10, -1.0e10), (0.1, 0.2), (7.0, 8.0), (2.5, 0.0)]>
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefC64(memref<*xcomplex<f64>>, memref<*xcomplex<f64>>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}
func.func private @printMemref0dF32(memref<f32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dF32(memref<?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref2dF32(memref<?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref3dF32(memref<?x?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref4dF32(memref<?x?x?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dF64(memref<?xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI8(memref<?xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI32(memref<?xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI64(memref<?xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dInd(memref<?xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dC32(memref<?xcomplex<f32>>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dC64(memref<?xcomplex<f64>>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %i8 = memref.get_global @I8 : memref<6xi8>
  %i8_any = memref.cast %i8 : memref<6xi8> to memref<*xi8>
  call @printMemrefI8(%i8_any) : (memref<*xi8>) -> ()
  %i8_cube = memref.reinterpret_cast %i8 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xi8> to memref<2x1x2xi8, strided<[2, 2, 1], offset: 1>>
  %i8_cube_any = memref.cast %i8_cube : memref<2x1x2xi8, strided<[2, 2, 1], offset: 1>> to memref<*xi8>
  call @printMemrefI8(%i8_cube_any) : (memref<*xi8>) -> ()
  call @printMemrefShapeI8(%i8_cube_any) : (memref<*xi8>) -> ()
  %i8_back = memref.get_global @I8_back : memref<6xi8>
  %i8_back_any = memref.cast %i8_back : memref<6xi8> to memref<*xi8>
  %i8_count = call @verifyMemRefI8(%i8_any, %i8_back_any) : (memref<*xi8>, memref<*xi8>) -> i64
  call @printI64(%i8_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %i16 = memref.get_global @I16 : memref<6xi16>
  %i16_any = memref.cast %i16 : memref<6xi16> to memref<*xi16>
  call @printMemrefI16(%i16_any) : (memref<*xi16>) -> ()
  %i16_cube = memref.reinterpret_cast %i16 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xi16> to memref<2x1x2xi16, strided<[2, 2, 1], offset: 1>>
  %i16_cube_any = memref.cast %i16_cube : memref<2x1x2xi16, strided<[2, 2, 1], offset: 1>> to memref<*xi16>
  call @printMemrefI16(%i16_cube_any) : (memref<*xi16>) -> ()
  %i16_back = memref.get_global @I16_back : memref<6xi16>
  %i16_back_any = memref.cast %i16_back : memref<6xi16> to memref<*xi16>
  %i16_count = call @verifyMemRefI16(%i16_any, %i16_back_any) : (memref<*xi16>, memref<*xi16>) -> i64
  call @printI64(%i16_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %i32 = memref.get_global @I32 : memref<6xi32>
  %i32_any = memref.cast %i32 : memref<6xi32> to memref<*xi32>
  call @printMemrefI32(%i32_any) : (memref<*xi32>) -> ()
  %i32_cube = memref.reinterpret_cast %i32 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xi32> to memref<2x1x2xi32, strided<[2, 2, 1], offset: 1>>
  %i32_cube_any = memref.cast %i32_cube : memref<2x1x2xi32, strided<[2, 2, 1], offset: 1>> to memref<*xi32>
  call @printMemrefI32(%i32_cube_any) : (memref<*xi32>) -> ()
  call @printMemrefShapeI32(%i32_cube_any) : (memref<*xi32>) -> ()
  %i32_back = memref.get_global @I32_back : memref<6xi32>
  %i32_back_any = memref.cast %i32_back : memref<6xi32> to memref<*xi32>
  %i32_count = call @verifyMemRefI32(%i32_any, %i32_back_any) : (memref<*xi32>, memref<*xi32>) -> i64
  call @printI64(%i32_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %i64 = memref.get_global @I64 : memref<6xi64>
  %i64_any = memref.cast %i64 : memref<6xi64> to memref<*xi64>
  call @printMemrefI64(%i64_any) : (memref<*xi64>) -> ()
  %i64_cube = memref.reinterpret_cast %i64 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xi64> to memref<2x1x2xi64, strided<[2, 2, 1], offset: 1>>
  %i64_cube_any = memref.cast %i64_cube : memref<2x1x2xi64, strided<[2, 2, 1], offset: 1>> to memref<*xi64>
  call @printMemrefI64(%i64_cube_any) : (memref<*xi64>) -> ()
  call @printMemrefShapeI64(%i64_cube_any) : (memref<*xi64>) -> ()
  %i64_back = memref.get_global @I64_back : memref<6xi64>
  %i64_back_any = memref.cast %i64_back : memref<6xi64> to memref<*xi64>
  %i64_count = call @verifyMemRefI64(%i64_any, %i64_back_any) : (memref<*xi64>, memref<*xi64>) -> i64
  call @printI64(%i64_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %ind = memref.get_global @Ind : memref<6xindex>
  %ind_any = memref.cast %ind : memref<6xindex> to memref<*xindex>
  call @printMemrefInd(%ind_any) : (memref<*xindex>) -> ()
  %ind_cube = memref.reinterpret_cast %ind to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xindex> to memref<2x1x2xindex, strided<[2, 2, 1], offset: 1>>
  %ind_cube_any = memref.cast %ind_cube : memref<2x1x2xindex, strided<[2, 2, 1], offset: 1>> to memref<*xindex>
  call @printMemrefInd(%ind_cube_any) : (memref<*xindex>) -> ()
  call @printMemrefShapeInd(%ind_cube_any) : (memref<*xindex>) -> ()
  %ind_back = memref.get_global @Ind_back : memref<6xindex>
  %ind_back_any = memref.cast %ind_back : memref<6xindex> to memref<*xindex>
  %ind_count = call @verifyMemRefInd(%ind_any, %ind_back_any) : (memref<*xindex>, memref<*xindex>) -> i64
  call @printI64(%ind_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %f16 = memref.get_global @F16 : memref<6xf16>
  %f16_any = memref.cast %f16 : memref<6xf16> to memref<*xf16>
  call @printMemrefF16(%f16_any) : (memref<*xf16>) -> ()
  %f16_cube = memref.reinterpret_cast %f16 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xf16> to memref<2x1x2xf16, strided<[2, 2, 1], offset: 1>>
  %f16_cube_any = memref.cast %f16_cube : memref<2x1x2xf16, strided<[2, 2, 1], offset: 1>> to memref<*xf16>
  call @printMemrefF16(%f16_cube_any) : (memref<*xf16>) -> ()
  %f16_back = memref.get_global @F16_back : memref<6xf16>
  %f16_back_any = memref.cast %f16_back : memref<6xf16> to memref<*xf16>
  %f16_count = call @verifyMemRefF16(%f16_any, %f16_back_any) : (memref<*xf16>, memref<*xf16>) -> i64
  call @printI64(%f16_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %bf16 = memref.get_global @BF16 : memref<6xbf16>
  %bf16_any = memref.cast %bf16 : memref<6xbf16> to memref<*xbf16>
  call @printMemrefBF16(%bf16_any) : (memref<*xbf16>) -> ()
  %bf16_cube = memref.reinterpret_cast %bf16 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xbf16> to memref<2x1x2xbf16, strided<[2, 2, 1], offset: 1>>
  %bf16_cube_any = memref.cast %bf16_cube : memref<2x1x2xbf16, strided<[2, 2, 1], offset: 1>> to memref<*xbf16>
  call @printMemrefBF16(%bf16_cube_any) : (memref<*xbf16>) -> ()
  %bf16_back = memref.get_global @BF16_back : memref<6xbf16>
  %bf16_back_any = memref.cast %bf16_back : memref<6xbf16> to memref<*xbf16>
  %bf16_count = call @verifyMemRefBF16(%bf16_any, %bf16_back_any) : (memref<*xbf16>, memref<*xbf16>) -> i64
  call @printI64(%bf16_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %f32 = memref.get_global @F32 : memref<6xf32>
  %f32_any = memref.cast %f32 : memref<6xf32> to memref<*xf32>
  call @printMemrefF32(%f32_any) : (memref<*xf32>) -> ()
  %f32_cube = memref.reinterpret_cast %f32 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xf32> to memref<2x1x2xf32, strided<[2, 2, 1], offset: 1>>
  %f32_cube_any = memref.cast %f32_cube : memref<2x1x2xf32, strided<[2, 2, 1], offset: 1>> to memref<*xf32>
  call @printMemrefF32(%f32_cube_any) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%f32_cube_any) : (memref<*xf32>) -> ()
  %f32_back = memref.get_global @F32_back : memref<6xf32>
  %f32_back_any = memref.cast %f32_back : memref<6xf32> to memref<*xf32>
  %f32_count = call @verifyMemRefF32(%f32_any, %f32_back_any) : (memref<*xf32>, memref<*xf32>) -> i64
  call @printI64(%f32_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %f64 = memref.get_global @F64 : memref<6xf64>
  %f64_any = memref.cast %f64 : memref<6xf64> to memref<*xf64>
  call @printMemrefF64(%f64_any) : (memref<*xf64>) -> ()
  %f64_cube = memref.reinterpret_cast %f64 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xf64> to memref<2x1x2xf64, strided<[2, 2, 1], offset: 1>>
  %f64_cube_any = memref.cast %f64_cube : memref<2x1x2xf64, strided<[2, 2, 1], offset: 1>> to memref<*xf64>
  call @printMemrefF64(%f64_cube_any) : (memref<*xf64>) -> ()
  call @printMemrefShapeF64(%f64_cube_any) : (memref<*xf64>) -> ()
  %f64_back = memref.get_global @F64_back : memref<6xf64>
  %f64_back_any = memref.cast %f64_back : memref<6xf64> to memref<*xf64>
  %f64_count = call @verifyMemRefF64(%f64_any, %f64_back_any) : (memref<*xf64>, memref<*xf64>) -> i64
  call @printI64(%f64_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %c32 = memref.get_global @C32 : memref<6xcomplex<f32>>
  %c32_any = memref.cast %c32 : memref<6xcomplex<f32>> to memref<*xcomplex<f32>>
  call @printMemrefC32(%c32_any) : (memref<*xcomplex<f32>>) -> ()
  %c32_cube = memref.reinterpret_cast %c32 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xcomplex<f32>> to memref<2x1x2xcomplex<f32>, strided<[2, 2, 1], offset: 1>>
  %c32_cube_any = memref.cast %c32_cube : memref<2x1x2xcomplex<f32>, strided<[2, 2, 1], offset: 1>> to memref<*xcomplex<f32>>
  call @printMemrefC32(%c32_cube_any) : (memref<*xcomplex<f32>>) -> ()
  call @printMemrefShapeC32(%c32_cube_any) : (memref<*xcomplex<f32>>) -> ()
  %c32_back = memref.get_global @C32_back : memref<6xcomplex<f32>>
  %c32_back_any = memref.cast %c32_back : memref<6xcomplex<f32>> to memref<*xcomplex<f32>>
  %c32_count = call @verifyMemRefC32(%c32_any, %c32_back_any) : (memref<*xcomplex<f32>>, memref<*xcomplex<f32>>) -> i64
  call @printI64(%c32_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %c64 = memref.get_global @C64 : memref<6xcomplex<f64>>
  %c64_any = memref.cast %c64 : memref<6xcomplex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%c64_any) : (memref<*xcomplex<f64>>) -> ()
  %c64_cube = memref.reinterpret_cast %c64 to offset: [1], sizes: [2, 1, 2], strides: [2, 2, 1] : memref<6xcomplex<f64>> to memref<2x1x2xcomplex<f64>, strided<[2, 2, 1], offset: 1>>
  %c64_cube_any = memref.cast %c64_cube : memref<2x1x2xcomplex<f64>, strided<[2, 2, 1], offset: 1>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%c64_cube_any) : (memref<*xcomplex<f64>>) -> ()
  call @printMemrefShapeC64(%c64_cube_any) : (memref<*xcomplex<f64>>) -> ()
  %c64_back = memref.get_global @C64_back : memref<6xcomplex<f64>>
  %c64_back_any = memref.cast %c64_back : memref<6xcomplex<f64>> to memref<*xcomplex<f64>>
  %c64_count = call @verifyMemRefC64(%c64_any, %c64_back_any) : (memref<*xcomplex<f64>>, memref<*xcomplex<f64>>) -> i64
  call @printI64(%c64_count) : (i64) -> ()
  call @printNewline() : () -> ()
  %f320 = memref.reinterpret_cast %f32 to offset: [0], sizes: [], strides: [] : memref<6xf32> to memref<f32>
  call @printMemref0dF32(%f320) : (memref<f32>) -> ()
  %f321 = memref.reinterpret_cast %f32 to offset: [0], sizes: [4], strides: [1] : memref<6xf32> to memref<4xf32, strided<[1]>>
  %f321_c = memref.cast %f321 : memref<4xf32, strided<[1]>> to memref<?xf32>
  call @printMemref1dF32(%f321_c) : (memref<?xf32>) -> ()
  %f322 = memref.reinterpret_cast %f32 to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<6xf32> to memref<2x3xf32, strided<[3, 1]>>
  %f322_c = memref.cast %f322 : memref<2x3xf32, strided<[3, 1]>> to memref<?x?xf32>
  call @printMemref2dF32(%f322_c) : (memref<?x?xf32>) -> ()
  %f323 = memref.reinterpret_cast %f32 to offset: [0], sizes: [1, 2, 3], strides: [6, 3, 1] : memref<6xf32> to memref<1x2x3xf32, strided<[6, 3, 1]>>
  %f323_c = memref.cast %f323 : memref<1x2x3xf32, strided<[6, 3, 1]>> to memref<?x?x?xf32>
  call @printMemref3dF32(%f323_c) : (memref<?x?x?xf32>) -> ()
  %f324 = memref.reinterpret_cast %f32 to offset: [0], sizes: [1, 2, 1, 3], strides: [6, 3, 3, 1] : memref<6xf32> to memref<1x2x1x3xf32, strided<[6, 3, 3, 1]>>
  %f324_c = memref.cast %f324 : memref<1x2x1x3xf32, strided<[6, 3, 3, 1]>> to memref<?x?x?x?xf32>
  call @printMemref4dF32(%f324_c) : (memref<?x?x?x?xf32>) -> ()
  %f641 = memref.reinterpret_cast %f64 to offset: [0], sizes: [4], strides: [1] : memref<6xf64> to memref<4xf64, strided<[1]>>
  %f641_c = memref.cast %f641 : memref<4xf64, strided<[1]>> to memref<?xf64>
  call @printMemref1dF64(%f641_c) : (memref<?xf64>) -> ()
  %i81 = memref.reinterpret_cast %i8 to offset: [0], sizes: [4], strides: [1] : memref<6xi8> to memref<4xi8, strided<[1]>>
  %i81_c = memref.cast %i81 : memref<4xi8, strided<[1]>> to memref<?xi8>
  call @printMemref1dI8(%i81_c) : (memref<?xi8>) -> ()
  %i321 = memref.reinterpret_cast %i32 to offset: [0], sizes: [4], strides: [1] : memref<6xi32> to memref<4xi32, strided<[1]>>
  %i321_c = memref.cast %i321 : memref<4xi32, strided<[1]>> to memref<?xi32>
  call @printMemref1dI32(%i321_c) : (memref<?xi32>) -> ()
  %i641 = memref.reinterpret_cast %i64 to offset: [0], sizes: [4], strides: [1] : memref<6xi64> to memref<4xi64, strided<[1]>>
  %i641_c = memref.cast %i641 : memref<4xi64, strided<[1]>> to memref<?xi64>
  call @printMemref1dI64(%i641_c) : (memref<?xi64>) -> ()
  %ind1 = memref.reinterpret_cast %ind to offset: [0], sizes: [4], strides: [1] : memref<6xindex> to memref<4xindex, strided<[1]>>
  %ind1_c = memref.cast %ind1 : memref<4xindex, strided<[1]>> to memref<?xindex>
  call @printMemref1dInd(%ind1_c) : (memref<?xindex>) -> ()
  %c321 = memref.reinterpret_cast %c32 to offset: [0], sizes: [4], strides: [1] : memref<6xcomplex<f32>> to memref<4xcomplex<f32>, strided<[1]>>
  %c321_c = memref.cast %c321 : memref<4xcomplex<f32>, strided<[1]>> to memref<?xcomplex<f32>>
  call @printMemref1dC32(%c321_c) : (memref<?xcomplex<f32>>) -> ()
  %c641 = memref.reinterpret_cast %c64 to offset: [0], sizes: [4], strides: [1] : memref<6xcomplex<f64>> to memref<4xcomplex<f64>, strided<[1]>>
  %c641_c = memref.cast %c641 : memref<4xcomplex<f64>, strided<[1]>> to memref<?xcomplex<f64>>
  call @printMemref1dC64(%c641_c) : (memref<?xcomplex<f64>>) -> ()
  return
}
