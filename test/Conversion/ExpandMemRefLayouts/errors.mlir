// RUN: strata opt --expand-memref-layouts --split-input-file --verify-diagnostics %s

#map = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func @unranked(%a: memref<8xi32, #map>) {
  // expected-error @below {{cannot be expanded: it uses memory of type 'memref<8xi32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>', whose layout is a map without strides}}
  "test.use"(%a) : (memref<8xi32, #map>) -> ()
  return
}

// -----

// expected-error @below {{cannot be expanded: the layout of 'memref<8xi32, affine_map<(d0) -> (d0 floordiv 4, d0 mod -4)>>' divides by a number that is not positive}}
func.func private @division(memref<8xi32, affine_map<(d0) -> (d0 floordiv 4, d0 mod -4)>>)

// -----

func.func @negative() {
  // expected-error @below {{cannot allocate memory of type 'memref<8xi32, strided<[-1]>>', whose layout has negative places}}
  %a = memref.alloc() : memref<8xi32, strided<[-1]>>
  return
}
