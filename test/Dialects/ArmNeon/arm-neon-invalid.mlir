// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<8xbf16>
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #0 must be a vector with length 4 of 32-bit float values, but got 'i32'}}
%r0 = "arm_neon.intr.bfmmla"(%o0, %o1, %o2)  : (i32, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #1 must be a vector with length 8 of bfloat16 type values, but got 'i32'}}
%r0 = "arm_neon.intr.bfmmla"(%o0, %o1, %o2)  : (vector<4xf32>, i32, vector<8xbf16>) -> (vector<4xf32>)
// -----
%o0 = "t.v"() : () -> vector<4xf32>
%o1 = "t.v"() : () -> vector<8xbf16>
%o2 = "t.v"() : () -> vector<8xbf16>
// expected-error @+1 {{'arm_neon.intr.bfmmla' op result #0 must be a vector with length 4 of 32-bit float values, but got 'i32'}}
%r0 = "arm_neon.intr.bfmmla"(%o0, %o1, %o2)  : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<2xi32>
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.sdot' op failed to verify that all of {a, res} have same type}}
%r0 = "arm_neon.intr.sdot"(%o0, %o1, %o2)  : (vector<2xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.sdot' op operand #0 must be vector of 32-bit signless integer values of length 4/2, but got 'i32'}}
%r0 = "arm_neon.intr.sdot"(%o0, %o1, %o2)  : (i32, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<8xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.sdot' op failed to verify that all of {b, c} have same type}}
%r0 = "arm_neon.intr.sdot"(%o0, %o1, %o2)  : (vector<4xi32>, vector<8xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.sdot' op result #0 must be vector of 32-bit signless integer values of length 4/2, but got 'i32'}}
%r0 = "arm_neon.intr.sdot"(%o0, %o1, %o2)  : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.smmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'i32'}}
%r0 = "arm_neon.intr.smmla"(%o0, %o1, %o2)  : (i32, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.smmla' op result #0 must be a vector with length 4 of 32-bit signless integer values, but got 'i32'}}
%r0 = "arm_neon.intr.smmla"(%o0, %o1, %o2)  : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<4xi8>
%o1 = "t.v"() : () -> vector<8xi8>
// expected-error @+1 {{'arm_neon.intr.smull' op failed to verify that all of {a, b} have same type}}
%r0 = "arm_neon.intr.smull"(%o0, %o1)  : (vector<4xi8>, vector<8xi8>) -> (vector<8xi16>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<8xi8>
// expected-error @+1 {{'arm_neon.intr.smull' op operand #0 must be vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2, but got 'i32'}}
%r0 = "arm_neon.intr.smull"(%o0, %o1)  : (i32, vector<8xi8>) -> (vector<8xi16>)
// -----
%o0 = "t.v"() : () -> vector<8xi8>
%o1 = "t.v"() : () -> vector<8xi8>
// expected-error @+1 {{'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a}}
%r0 = "arm_neon.intr.smull"(%o0, %o1)  : (vector<8xi8>, vector<8xi8>) -> (vector<4xi16>)
// -----
%o0 = "t.v"() : () -> vector<8xi8>
%o1 = "t.v"() : () -> vector<8xi8>
// expected-error @+1 {{'arm_neon.intr.smull' op result #0 must be vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2, but got 'i32'}}
%r0 = "arm_neon.intr.smull"(%o0, %o1)  : (vector<8xi8>, vector<8xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.ummla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'i32'}}
%r0 = "arm_neon.intr.ummla"(%o0, %o1, %o2)  : (i32, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.ummla' op result #0 must be a vector with length 4 of 32-bit signless integer values, but got 'i32'}}
%r0 = "arm_neon.intr.ummla"(%o0, %o1, %o2)  : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.usmmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'i32'}}
%r0 = "arm_neon.intr.usmmla"(%o0, %o1, %o2)  : (i32, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<16xi8>
%o2 = "t.v"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.intr.usmmla' op result #0 must be a vector with length 4 of 32-bit signless integer values, but got 'i32'}}
%r0 = "arm_neon.intr.usmmla"(%o0, %o1, %o2)  : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (i32)
