module {
  func.func @tiles(%arg0: memref<16x64xi8>, %arg1: memref<16x16xi32>) {
    %c0 = arith.constant 0 : index
    %0 = amx.tile_load %arg0[%c0, %c0] : memref<16x64xi8> into !amx.tile<16x64xi8>
    %1 = amx.tile_zero : !amx.tile<16x16xi32>
    %2 = amx.tile_muli %0 zext, %0, %1 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    amx.tile_store %arg1[%c0, %c0], %2 : memref<16x16xi32>, !amx.tile<16x16xi32>
    return
  }
  func.func @scalable(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index) {
    %vscale = vector.vscale
    %0 = vector.load %arg0[%arg2] : memref<?xf32>, vector<[4]xf32>
    %1 = arith.addf %0, %0 : vector<[4]xf32>
    vector.store %1, %arg1[%vscale] : memref<?xf32>, vector<[4]xf32>
    return
  }
  func.func @opaque(%arg0: i32) {
    %0 = emitc.call_opaque "f"() {args = [!emitc.opaque<"int">, !emitc.ptr<!emitc.opaque<"int">>]} : () -> i32
    %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    emitc.assign %arg0 : i32 to %1 : <i32>
    %2 = emitc.apply "&"(%1) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    return
  }
}

