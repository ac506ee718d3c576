func.func private @f() attributes {llvm.readnone = 1 : i32}

// -----

llvm.func @malloc()
func.func @g(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

// -----

func.func private @f() attributes {llvm.linkage = "x"}
