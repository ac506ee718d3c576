#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2)>
!alias = tuple<i32, !llvm.ptr>
func.func private @decl(memref<4x?x8xf32, strided<[?, 8, 1], offset: 3>>, tensor<*xbf16>, vector<[4]x2xi1>)
  %0:2 = "test.op"(%arg0, %1#1) <{attr = dense<[1, 2]> : tensor<2xi32>}> : (i32, index) -> (f8E4M3FN, si16) loc("a.c":3:4)
^bb0(%a: complex<f64>, %b-1: !alias):  // pred: ^bb1
  cf.cond_br %true, ^bb1, ^bb2(%0#0 : i32)
  %c = arith.constant -1.5e-3 : f32 // RUN: not here "no string
  memref.store %x, %m[%i, %j] {a.b = "quoted \22 \" and \q", c} : memref<?x?xi8, #map, 3>
  llvm.mlir.global external @"a b\22"(0x1F : i64) {addr_space = true}
// -----
// expected-error @+1 {{wrong}}
{-# dialect_resources: { builtin: { x: "0x01" } } #-}
