// RUN: strata opt --buffer-results-to-out-params --split-input-file --verify-diagnostics %s
//
// Memory that callers cannot allocate.

func.func private @dynamic(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}
func.func @caller(%n: index) -> memref<?xf32> {
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @dynamic(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// expected-error @+1 {{cannot create out param for result with unsupported layout}}
func.func private @layout(%m: memref<2xf32, strided<[2]>>) -> memref<2xf32, strided<[2]>> {
  return %m : memref<2xf32, strided<[2]>>
}
