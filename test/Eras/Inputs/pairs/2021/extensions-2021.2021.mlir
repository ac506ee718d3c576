func @tiles(%m: memref<16x64xi8>, %n: memref<16x16xi32>) {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_load %m[%c0, %c0] : memref<16x64xi8> into vector<16x64xi8>
  %1 = amx.tile_zero : vector<16x16xi32>
  %2 = amx.tile_muli %0 zext, %0, %1 : vector<16x64xi8>, vector<16x64xi8>, vector<16x16xi32>
  amx.tile_store %n[%c0, %c0], %2 : memref<16x16xi32>, vector<16x16xi32>
  return
}
func @scalable(%a: memref<?xf32>, %b: memref<?xf32>, %i: index) {
  %s = arm_sve.vector_scale : index
  %0 = arm_sve.load %a[%i] : !arm_sve.vector<4xf32> from memref<?xf32>
  %1 = arm_sve.addf %0, %0 : !arm_sve.vector<4xf32>
  arm_sve.store %1, %b[%s] : !arm_sve.vector<4xf32> to memref<?xf32>
  return
}
func @opaque(%v: i32) {
  %0 = emitc.call "f"() {args = [!emitc<"opaque<\"int\">">, !emitc<"opaque<\"int*\">">]} : () -> i32
  %1 = emitc.apply "&"(%v) : (i32) -> !emitc.ptr<i32>
  return
}
