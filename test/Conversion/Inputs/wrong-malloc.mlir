memref.global @malloc : memref<4xf32>
func.func @f() {
  %0 = memref.alloc() : memref<4xf32>
  return
}
