// Functions that print do so as in machine code, apart from addresses.
// RUN: %strata interpret %s --entry=main | FileCheck %s
// RUN: %strata run %s --entry=main | sed 's/base@ = 0x[0-9a-f]*/base@ = 0x0/' > %t.run
// RUN: %strata interpret %s --entry=main | diff - %t.run
// RUN: not %strata interpret %s --entry=unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN

func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printOpen()
func.func private @printComma()
func.func private @printClose()
func.func private @printNewline()
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dF32(memref<?xf32>) attributes {llvm.emit_c_interface}
func.func private @unknownFunction(i64)

memref.global "private" constant @floats : memref<2x3xf32> = dense<[[1.0, 2.5, -3.0], [4.0, 0.1, 1.0e+20]]>
memref.global "private" constant @bytes : memref<3xi8> = dense<[65, 66, 67]>

func.func @main() {
  // CHECK: ( -1, 18446744073709551615, 0.5 )
  %minus = arith.constant -1 : i64
  %half = arith.constant 0.5 : f64
  func.call @printOpen() : () -> ()
  func.call @printI64(%minus) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printU64(%minus) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printF64(%half) : (f64) -> ()
  func.call @printClose() : () -> ()
  func.call @printNewline() : () -> ()

  // CHECK: Unranked Memref base@ = 0x0 rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
  // CHECK-NEXT: {{^\[\[}}1, 2.5, -3],
  // CHECK-NEXT: {{^}} [4, 0.1, 1e+20]]
  %floats = memref.get_global @floats : memref<2x3xf32>
  %any = memref.cast %floats : memref<2x3xf32> to memref<*xf32>
  func.call @printMemrefF32(%any) : (memref<*xf32>) -> ()
  // CHECK-NEXT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1]{{$}}
  func.call @printMemrefShapeF32(%any) : (memref<*xf32>) -> ()

  // CHECK-NEXT: rank = 2 offset = 1 sizes = [2, 2] strides = [3, 1] data =
  // CHECK-NEXT: {{^\[\[}}2.5, -3],
  // CHECK-NEXT: {{^}} [0.1, 1e+20]]
  %part = memref.subview %floats[0, 1] [2, 2] [1, 1] : memref<2x3xf32> to memref<2x2xf32, strided<[3, 1], offset: 1>>
  %anyPart = memref.cast %part : memref<2x2xf32, strided<[3, 1], offset: 1>> to memref<*xf32>
  func.call @printMemrefF32(%anyPart) : (memref<*xf32>) -> ()

  // CHECK: [A, B, C]
  %bytes = memref.get_global @bytes : memref<3xi8>
  %anyBytes = memref.cast %bytes : memref<3xi8> to memref<*xi8>
  func.call @printMemrefI8(%anyBytes) : (memref<*xi8>) -> ()

  // CHECK: sizes = [] strides = [] data =
  // CHECK-NEXT: [(2,0.5)]
  %two = arith.constant 2.0 : f64
  %number = complex.create %two, %half : complex<f64>
  %scalar = memref.alloc() : memref<complex<f64>>
  memref.store %number, %scalar[] : memref<complex<f64>>
  %anyScalar = memref.cast %scalar : memref<complex<f64>> to memref<*xcomplex<f64>>
  func.call @printMemrefC64(%anyScalar) : (memref<*xcomplex<f64>>) -> ()
  memref.dealloc %scalar : memref<complex<f64>>

  // CHECK: [7]
  %seven = arith.constant 7 : index
  %indices = memref.alloc() : memref<1xindex>
  %zero = arith.constant 0 : index
  memref.store %seven, %indices[%zero] : memref<1xindex>
  %anyIndices = memref.cast %indices : memref<1xindex> to memref<*xindex>
  func.call @printMemrefInd(%anyIndices) : (memref<*xindex>) -> ()
  memref.dealloc %indices : memref<1xindex>

  // CHECK-NEXT: {{^}}Memref base@ = 0x0 rank = 1 offset = 0 sizes = [2] strides = [1] data =
  // CHECK-NEXT: [0.5, 0.5]
  %list = memref.alloc() : memref<2xf32>
  %value = arith.constant 0.5 : f32
  linalg.fill ins(%value : f32) outs(%list : memref<2xf32>)
  %anyList = memref.cast %list : memref<2xf32> to memref<?xf32>
  func.call @printMemref1dF32(%anyList) : (memref<?xf32>) -> ()
  memref.dealloc %list : memref<2xf32>
  return
}

// UNKNOWN: error: the interpreter cannot call a function without a body
func.func @unknown() {
  %one = arith.constant 1 : i64
  func.call @unknownFunction(%one) : (i64) -> ()
  return
}
