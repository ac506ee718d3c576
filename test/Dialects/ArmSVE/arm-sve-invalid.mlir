// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.convert_from_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'i32'}}
%r0 = "arm_sve.convert_from_svbool"(%o0)  : (i32) -> (vector<[16]xi1>)
// -----
%o0 = "t.v"() : () -> vector<[16]xi1>
// expected-error @+1 {{'arm_sve.convert_from_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'i32'}}
%r0 = "arm_sve.convert_from_svbool"(%o0)  : (vector<[16]xi1>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.convert_to_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'i32'}}
%r0 = "arm_sve.convert_to_svbool"(%o0)  : (i32) -> (vector<[16]xi1>)
// -----
%o0 = "t.v"() : () -> vector<[16]xi1>
// expected-error @+1 {{'arm_sve.convert_to_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'i32'}}
%r0 = "arm_sve.convert_to_svbool"(%o0)  : (vector<[16]xi1>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sve.dupq_lane' op failed to verify that all of {src, dst} have same type}}
%r0 = "arm_sve.dupq_lane"(%o0) <{lane = 0 : i64}> : (vector<[4]xi32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.dupq_lane' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'i32'}}
%r0 = "arm_sve.dupq_lane"(%o0) <{lane = 0 : i64}> : (i32) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.dupq_lane' op result #0 must be an SVE vector with element size <= 64-bit, but got 'i32'}}
%r0 = "arm_sve.dupq_lane"(%o0) <{lane = 0 : i64}> : (vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.dupq_lane' op attribute 'lane' failed to satisfy constraint: 64-bit signless integer attribute}}
%r0 = "arm_sve.dupq_lane"(%o0) <{lane = 1 : i3}> : (vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.add' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.add"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.add' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.add"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[8]xbf16>
%o2 = "t.v"() : () -> vector<[8]xbf16>
// expected-error @+1 {{'arm_sve.intr.bfmmla' op operand #0 must be scalable vector of 32-bit float values of length 4, but got 'i32'}}
%r0 = "arm_sve.intr.bfmmla"(%o0, %o1, %o2)  : (i32, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<[8]xbf16>
// expected-error @+1 {{'arm_sve.intr.bfmmla' op operand #1 must be scalable vector of bfloat16 type values of length 8, but got 'i32'}}
%r0 = "arm_sve.intr.bfmmla"(%o0, %o1, %o2)  : (vector<[4]xf32>, i32, vector<[8]xbf16>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[8]xbf16>
%o2 = "t.v"() : () -> vector<[8]xbf16>
// expected-error @+1 {{'arm_sve.intr.bfmmla' op result #0 must be scalable vector of 32-bit float values of length 4, but got 'i32'}}
%r0 = "arm_sve.intr.bfmmla"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'i32'}}
%r0 = "arm_sve.intr.dupq_lane"(%o0) <{lane = 0 : i64}> : (i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.dupq_lane' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.dupq_lane"(%o0) <{lane = 0 : i64}> : (vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.dupq_lane' op attribute 'lane' failed to satisfy constraint: 64-bit signless integer attribute}}
%r0 = "arm_sve.intr.dupq_lane"(%o0) <{lane = 1 : i3}> : (vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fadd' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.fadd"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fadd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.fadd"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fdiv' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.fdiv"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fdiv' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.fdiv"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fmul' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.fmul"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fmul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.fmul"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fsub' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.fsub"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.fsub' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.fsub"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.mul' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.mul"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.mul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.mul"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.sdiv' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.sdiv"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.sdiv' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.sdiv"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.sdot' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.sdot"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.sdot' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.sdot"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.smmla' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.smmla"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.smmla' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.smmla"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.sub' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.sub"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.sub' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.sub"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.udiv' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.udiv"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.udiv' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.udiv"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.udot' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.udot"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.udot' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.udot"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.ummla' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.ummla"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.ummla' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.ummla"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.usmmla' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.usmmla"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.usmmla' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.usmmla"(%o0, %o1, %o2)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.zip.x2' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.zip.x2"(%o0, %o1)  : (i32, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.zip.x2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.zip.x2"(%o0, %o1)  : (vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
%o3 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.zip.x4' op operand #0 must be scalable vector of any type values, but got 'i32'}}
%r0 = "arm_sve.intr.zip.x4"(%o0, %o1, %o2, %o3)  : (i32, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
%o3 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.zip.x4' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sve.intr.zip.x4"(%o0, %o1, %o2, %o3)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (index)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.addf' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.addf"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.addf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.addf"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.addf' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.addf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.addf' op operand #1 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.addf"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.addf' op result #0 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.addf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.addi' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.addi"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.addi' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.addi"(%o0, %o1, %o2)  : (i32, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.addi' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.addi"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.masked.addi' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.addi"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.divf' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.divf"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.divf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.divf"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.divf' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.divf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.divf' op operand #1 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.divf"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.divf' op result #0 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.divf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.divi_signed' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.divi_signed"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.divi_signed' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.divi_signed"(%o0, %o1, %o2)  : (i32, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.divi_signed' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.divi_signed"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.masked.divi_signed' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.divi_signed"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.divi_unsigned' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.divi_unsigned"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.divi_unsigned' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.divi_unsigned"(%o0, %o1, %o2)  : (i32, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.divi_unsigned' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.divi_unsigned"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.masked.divi_unsigned' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.divi_unsigned"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.mulf' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.mulf"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.mulf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.mulf"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.mulf' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.mulf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.mulf' op operand #1 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.mulf"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.mulf' op result #0 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.mulf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.muli' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.muli"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.muli' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.muli"(%o0, %o1, %o2)  : (i32, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.muli' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.muli"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.masked.muli' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.muli"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.subf' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.subf"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.subf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.subf"(%o0, %o1, %o2)  : (i32, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.subf' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.subf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.subf' op operand #1 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.subf"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, vector<[4]xf32>) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.masked.subf' op result #0 must be scalable vector of floating-point values, but got 'i32'}}
%r0 = "arm_sve.masked.subf"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[8]xi1>
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.subi' op failed to verify that mask has i1 element type and same shape as operands}}
%r0 = "arm_sve.masked.subi"(%o0, %o1, %o2)  : (vector<[8]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.subi' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.subi"(%o0, %o1, %o2)  : (i32, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[8]xi8>
%o2 = "t.v"() : () -> vector<[4]xi8>
// expected-error @+1 {{'arm_sve.masked.subi' op failed to verify that all of {src1, src2, res} have same type}}
%r0 = "arm_sve.masked.subi"(%o0, %o1, %o2)  : (vector<[4]xi1>, vector<[8]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.masked.subi' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'i32'}}
%r0 = "arm_sve.masked.subi"(%o0, %o1, %o2)  : (vector<[4]xi1>, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[2]xi1>
%o1 = "t.v"() : () -> vector<[1]xi1>
%o2 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sve.psel' op failed to verify that all of {p1, result} have same type}}
%r0 = "arm_sve.psel"(%o0, %o1, %o2)  : (vector<[2]xi1>, vector<[1]xi1>, index) -> (vector<[1]xi1>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[1]xi1>
%o2 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'i32'}}
%r0 = "arm_sve.psel"(%o0, %o1, %o2)  : (i32, vector<[1]xi1>, index) -> (vector<[1]xi1>)
// -----
%o0 = "t.v"() : () -> vector<[1]xi1>
%o1 = "t.v"() : () -> vector<[1]xi1>
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sve.psel' op operand #2 must be index, but got 'i32'}}
%r0 = "arm_sve.psel"(%o0, %o1, %o2)  : (vector<[1]xi1>, vector<[1]xi1>, i32) -> (vector<[1]xi1>)
// -----
%o0 = "t.v"() : () -> vector<[1]xi1>
%o1 = "t.v"() : () -> vector<[1]xi1>
%o2 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sve.psel' op result #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'i32'}}
%r0 = "arm_sve.psel"(%o0, %o1, %o2)  : (vector<[1]xi1>, vector<[1]xi1>, index) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[2]xi32>
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.sdot' op failed to verify that all of {acc, dst} have same type}}
%r0 = "arm_sve.sdot"(%o0, %o1, %o2)  : (vector<[2]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'i32'}}
%r0 = "arm_sve.sdot"(%o0, %o1, %o2)  : (i32, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[8]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.sdot' op failed to verify that all of {src1, src2} have same type}}
%r0 = "arm_sve.sdot"(%o0, %o1, %o2)  : (vector<[4]xi32>, vector<[8]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.sdot' op result #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'i32'}}
%r0 = "arm_sve.sdot"(%o0, %o1, %o2)  : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.smmla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'i32'}}
%r0 = "arm_sve.smmla"(%o0, %o1, %o2)  : (i32, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.smmla' op result #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'i32'}}
%r0 = "arm_sve.smmla"(%o0, %o1, %o2)  : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[2]xi32>
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.udot' op failed to verify that all of {acc, dst} have same type}}
%r0 = "arm_sve.udot"(%o0, %o1, %o2)  : (vector<[2]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.udot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'i32'}}
%r0 = "arm_sve.udot"(%o0, %o1, %o2)  : (i32, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[8]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.udot' op failed to verify that all of {src1, src2} have same type}}
%r0 = "arm_sve.udot"(%o0, %o1, %o2)  : (vector<[4]xi32>, vector<[8]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.udot' op result #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'i32'}}
%r0 = "arm_sve.udot"(%o0, %o1, %o2)  : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.ummla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'i32'}}
%r0 = "arm_sve.ummla"(%o0, %o1, %o2)  : (i32, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.ummla' op result #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'i32'}}
%r0 = "arm_sve.ummla"(%o0, %o1, %o2)  : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.usmmla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'i32'}}
%r0 = "arm_sve.usmmla"(%o0, %o1, %o2)  : (i32, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[16]xi8>
%o2 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.usmmla' op result #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'i32'}}
%r0 = "arm_sve.usmmla"(%o0, %o1, %o2)  : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.zip.x2' op failed to verify that all of {sourceV1, sourceV2, resultV1, resultV2} have same type}}
%r0, %r1 = "arm_sve.zip.x2"(%o0, %o1)  : (vector<[4]xi32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'i32'}}
%r0, %r1 = "arm_sve.zip.x2"(%o0, %o1)  : (i32, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.zip.x2' op result #0 must be an SVE vector with element size <= 64-bit, but got 'i32'}}
%r0, %r1 = "arm_sve.zip.x2"(%o0, %o1)  : (vector<[4]xf32>, vector<[4]xf32>) -> (i32, vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
%o3 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.zip.x4' op failed to verify that all of {sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4} have same type}}
%r0, %r1, %r2, %r3 = "arm_sve.zip.x4"(%o0, %o1, %o2, %o3)  : (vector<[4]xi32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
%o3 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.zip.x4' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'i32'}}
%r0, %r1, %r2, %r3 = "arm_sve.zip.x4"(%o0, %o1, %o2, %o3)  : (i32, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xf32>
%o3 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.zip.x4' op result #0 must be an SVE vector with element size <= 64-bit, but got 'i32'}}
%r0, %r1, %r2, %r3 = "arm_sve.zip.x4"(%o0, %o1, %o2, %o3)  : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (i32, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)
