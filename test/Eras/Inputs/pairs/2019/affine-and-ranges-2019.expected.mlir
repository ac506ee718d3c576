#map = affine_map<(d0) -> (d0)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @e(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?xf32>) {
    affine.for %arg4 = 0 to 10 {
      affine.for %arg5 = #map(%arg4) to 20 step 2 {
        affine.if #set(%arg4) {
          "foo"() : () -> ()
        } else {
          "bar"() : () -> ()
        }
      }
    }
    %0 = arith.subi %arg1, %arg0 : index
    %1 = arith.ceildivsi %0, %arg2 : index
    %subview = memref.subview %arg3[%arg0, %arg0] [1, %1] [1, %arg2] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    return
  }
}

