// Encodings, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 64 }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : loose_compressed(nonunique, nonordered)) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse5 = #sparse_tensor.encoding<{ map = [s0](d0) -> (d0 : dense) }>
#sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
#sparse8 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : compressed, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
#sparse9 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#sparse10 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 4, ?)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
#sparse11 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32 }>
#sparse12 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1 : i32, implicitVal = 0 : i32 }>
#sparse13 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4]) }>
#sparse14 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 8 }>
#sparse15 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique, nonordered)) }>
module {
  "a.b"() {x = #sparse} : () -> ()
  "a.b"() {x = #sparse1} : () -> ()
  "a.b"() {x = #sparse2} : () -> ()
  "a.b"() {x = #sparse3} : () -> ()
  "a.b"() {x = #sparse4} : () -> ()
  "a.b"() {x = #sparse5} : () -> ()
  "a.b"() {x = #sparse6} : () -> ()
  "a.b"() {x = #sparse7} : () -> ()
  "a.b"() {x = #sparse8} : () -> ()
  "a.b"() {x = #sparse9} : () -> ()
  "a.b"() {x = #sparse10} : () -> ()
  "a.b"() {x = #sparse11} : () -> ()
  "a.b"() {x = #sparse12} : () -> ()
  "a.b"() {x = #sparse13} : () -> ()
  "a.b"() {x = #sparse14} : () -> ()
  "a.b"() {x = #sparse15} : () -> ()
}

