// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'i32'}}
%r0 = "x86vector.avx.bcst_to_f32.packed"(%o0)  : (i32) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> memref<4x4xbf16>
// expected-error @+1 {{'x86vector.avx.bcst_to_f32.packed' op result #0 must be vector of 32-bit float values of length 4/8, but got 'i32'}}
%r0 = "x86vector.avx.bcst_to_f32.packed"(%o0)  : (memref<4x4xbf16>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx.cvt.packed.even.indexed_to_f32' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'i32'}}
%r0 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%o0)  : (i32) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> memref<4x4xbf16>
// expected-error @+1 {{'x86vector.avx.cvt.packed.even.indexed_to_f32' op result #0 must be vector of 32-bit float values of length 4/8, but got 'i32'}}
%r0 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%o0)  : (memref<4x4xbf16>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx.cvt.packed.odd.indexed_to_f32' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'i32'}}
%r0 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%o0)  : (i32) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> memref<4x4xbf16>
// expected-error @+1 {{'x86vector.avx.cvt.packed.odd.indexed_to_f32' op result #0 must be vector of 32-bit float values of length 4/8, but got 'i32'}}
%r0 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%o0)  : (memref<4x4xbf16>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<8xi32>
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'x86vector.avx.dot.i8' op failed to verify that all of {w, dst} have same type}}
%r0 = "x86vector.avx.dot.i8"(%o0, %o1, %o2)  : (vector<8xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'x86vector.avx.dot.i8' op operand #0 must be vector of 32-bit signless integer values of length 4/8, but got 'i32'}}
%r0 = "x86vector.avx.dot.i8"(%o0, %o1, %o2)  : (i32, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<32xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'x86vector.avx.dot.i8' op failed to verify that all of {a, b} have same type}}
%r0 = "x86vector.avx.dot.i8"(%o0, %o1, %o2)  : (vector<4xi32>, vector<32xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'x86vector.avx.dot.i8' op result #0 must be vector of 32-bit signless integer values of length 4/8, but got 'i32'}}
%r0 = "x86vector.avx.dot.i8"(%o0, %o1, %o2)  : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<8xf32>
// expected-error @+1 {{'x86vector.avx.intr.dot' op operand #0 must be vector of 32-bit float values of length 8, but got 'i32'}}
%r0 = "x86vector.avx.intr.dot"(%o0, %o1)  : (i32, vector<8xf32>) -> (vector<8xf32>)
// -----
%o0 = "t.v"() : () -> vector<8xf32>
%o1 = "t.v"() : () -> vector<8xf32>
// expected-error @+1 {{'x86vector.avx.intr.dot' op result #0 must be vector of 32-bit float values of length 8, but got 'i32'}}
%r0 = "x86vector.avx.intr.dot"(%o0, %o1)  : (vector<8xf32>, vector<8xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'i32'}}
%r0 = "x86vector.avx.rsqrt"(%o0)  : (i32) -> (vector<8xf32>)
// -----
%o0 = "t.v"() : () -> vector<8xf32>
// expected-error @+1 {{'x86vector.avx.rsqrt' op result #0 must be vector of 32-bit float values of length 8, but got 'i32'}}
%r0 = "x86vector.avx.rsqrt"(%o0)  : (vector<8xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
// expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count}}
%r0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%o0)  : (vector<16xf32>) -> (vector<8xbf16>)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op operand #0 must be vector of 32-bit float values of length 8/16, but got 'i32'}}
%r0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%o0)  : (i32) -> (vector<8xbf16>)
// -----
%o0 = "t.v"() : () -> vector<8xf32>
// expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op result #0 must be vector of bfloat16 type values of length 8/16, but got 'i32'}}
%r0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%o0)  : (vector<8xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<8xf32>
%o1 = "t.v"() : () -> vector<8xbf16>
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'x86vector.avx512.dot' op failed to verify that all of {src, dst} have same type}}
%r0 = "x86vector.avx512.dot"(%o0, %o1, %o2)  : (vector<8xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<8xbf16>
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'x86vector.avx512.dot' op operand #0 must be vector of 32-bit float values of length 4/8/16, but got 'i32'}}
%r0 = "x86vector.avx512.dot"(%o0, %o1, %o2)  : (i32, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> vector<16xbf16>
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'x86vector.avx512.dot' op failed to verify that all of {a, b} have same type}}
%r0 = "x86vector.avx512.dot"(%o0, %o1, %o2)  : (vector<4xf32>, vector<16xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'x86vector.avx512.dot' op operand #1 must be vector of bfloat16 type values of length 8/16/32, but got 'i32'}}
%r0 = "x86vector.avx512.dot"(%o0, %o1, %o2)  : (vector<4xf32>, i32, vector<8xbf16>) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> vector<8xbf16>
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'x86vector.avx512.dot' op result #0 must be vector of 32-bit float values of length 4/8/16, but got 'i32'}}
%r0 = "x86vector.avx512.dot"(%o0, %o1, %o2)  : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<8xi1>
%o1 = "t.v"() : () -> vector<16xf32>
// expected-error @+1 {{'x86vector.avx512.mask.compress' op failed to verify that `k` has the same number of bits as elements in `dst`}}
%r0 = "x86vector.avx512.mask.compress"(%o0, %o1)  : (vector<8xi1>, vector<16xf32>) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xf32>
// expected-error @+1 {{'x86vector.avx512.mask.compress' op operand #0 must be vector of 1-bit signless integer values of length 16/8, but got 'i32'}}
%r0 = "x86vector.avx512.mask.compress"(%o0, %o1)  : (i32, vector<16xf32>) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xi1>
%o1 = "t.v"() : () -> vector<8xf32>
// expected-error @+1 {{'x86vector.avx512.mask.compress' op failed to verify that all of {a, dst} have same type}}
%r0 = "x86vector.avx512.mask.compress"(%o0, %o1)  : (vector<16xi1>, vector<8xf32>) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xi1>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.compress' op operand #1 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'i32'}}
%r0 = "x86vector.avx512.mask.compress"(%o0, %o1)  : (vector<16xi1>, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xi1>
%o1 = "t.v"() : () -> vector<16xf32>
// expected-error @+1 {{'x86vector.avx512.mask.compress' op result #0 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'i32'}}
%r0 = "x86vector.avx512.mask.compress"(%o0, %o1)  : (vector<16xi1>, vector<16xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<8xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that all of {src, a, dst} have same type}}
%r0 = "x86vector.avx512.mask.rndscale"(%o0, %o1, %o2, %o3, %o4)  : (vector<8xf32>, i32, vector<16xf32>, i16, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #0 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'i32'}}
%r0 = "x86vector.avx512.mask.rndscale"(%o0, %o1, %o2, %o3, %o4)  : (i32, i32, vector<16xf32>, i16, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #1 must be 32-bit signless integer, but got 'f32'}}
%r0 = "x86vector.avx512.mask.rndscale"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, f32, vector<16xf32>, i16, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i8
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst}}
%r0 = "x86vector.avx512.mask.rndscale"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #3 must be 16-bit signless integer or 8-bit signless integer, but got 'i32'}}
%r0 = "x86vector.avx512.mask.rndscale"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, i32, vector<16xf32>, i32, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op result #0 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'i32'}}
%r0 = "x86vector.avx512.mask.rndscale"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<8xf32>
%o1 = "t.v"() : () -> vector<16xf32>
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.scalef' op failed to verify that all of {src, a, b, dst} have same type}}
%r0 = "x86vector.avx512.mask.scalef"(%o0, %o1, %o2, %o3, %o4)  : (vector<8xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xf32>
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.scalef' op operand #0 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'i32'}}
%r0 = "x86vector.avx512.mask.scalef"(%o0, %o1, %o2, %o3, %o4)  : (i32, vector<16xf32>, vector<16xf32>, i16, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> vector<16xf32>
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i8
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.scalef' op failed to verify that k has the same number of bits as elements in dst}}
%r0 = "x86vector.avx512.mask.scalef"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> vector<16xf32>
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.scalef' op operand #3 must be 16-bit signless integer or 8-bit signless integer, but got 'i32'}}
%r0 = "x86vector.avx512.mask.scalef"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i32, i32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> vector<16xf32>
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> f32
// expected-error @+1 {{'x86vector.avx512.mask.scalef' op operand #4 must be 32-bit signless integer, but got 'f32'}}
%r0 = "x86vector.avx512.mask.scalef"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, f32) -> (vector<16xf32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> vector<16xf32>
%o2 = "t.v"() : () -> vector<16xf32>
%o3 = "t.v"() : () -> i16
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'x86vector.avx512.mask.scalef' op result #0 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'i32'}}
%r0 = "x86vector.avx512.mask.scalef"(%o0, %o1, %o2, %o3, %o4)  : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<8xi32>
%o1 = "t.v"() : () -> vector<16xi32>
// expected-error @+1 {{'x86vector.avx512.vp2intersect' op failed to verify that all of {a, b} have same type}}
%r0, %r1 = "x86vector.avx512.vp2intersect"(%o0, %o1)  : (vector<8xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xi32>
// expected-error @+1 {{'x86vector.avx512.vp2intersect' op operand #0 must be vector of 32-bit signless integer or 64-bit signless integer values of length 16/8, but got 'i32'}}
%r0, %r1 = "x86vector.avx512.vp2intersect"(%o0, %o1)  : (i32, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
// -----
%o0 = "t.v"() : () -> vector<16xi32>
%o1 = "t.v"() : () -> vector<16xi32>
// expected-error @+1 {{'x86vector.avx512.vp2intersect' op failed to verify that k1 has the same number of bits as elements in a}}
%r0, %r1 = "x86vector.avx512.vp2intersect"(%o0, %o1)  : (vector<16xi32>, vector<16xi32>) -> (vector<8xi1>, vector<16xi1>)
// -----
%o0 = "t.v"() : () -> vector<16xi32>
%o1 = "t.v"() : () -> vector<16xi32>
// expected-error @+1 {{'x86vector.avx512.vp2intersect' op result #0 must be vector of 1-bit signless integer values of length 16/8, but got 'i32'}}
%r0, %r1 = "x86vector.avx512.vp2intersect"(%o0, %o1)  : (vector<16xi32>, vector<16xi32>) -> (i32, vector<16xi1>)
// -----
%o0 = "t.v"() : () -> vector<16xi32>
%o1 = "t.v"() : () -> vector<16xi32>
// expected-error @+1 {{'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b}}
%r0, %r1 = "x86vector.avx512.vp2intersect"(%o0, %o1)  : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi1>)
