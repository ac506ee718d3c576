// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1w.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1w.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1w.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1w.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1b.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1b.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1b.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1b.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1b.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1b.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1b.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1b.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1b.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1b.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1b.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1b.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1b.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1b.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1b.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1b.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1d.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1d.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1d.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1d.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1d.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1d.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1d.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1d.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1d.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1d.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1d.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1d.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1d.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1d.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1d.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1d.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1h.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1h.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1h.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1h.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1h.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1h.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1h.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1h.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1h.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1h.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1h.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1h.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1h.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1h.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1h.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1h.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1q.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1q.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1q.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1q.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1q.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1q.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1q.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1q.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1q.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1q.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1q.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1q.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1q.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1q.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1q.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1q.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1w.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1w.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1w.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1w.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1w.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1w.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1w.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1w.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1w.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.st1w.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1w.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.st1w.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.st1w.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.st1w.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.st1w.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.st1w.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.str' op operand #0 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.str"(%o0, %o1, %o2)  : (f32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.str' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.str"(%o0, %o1, %o2)  : (i32, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.intr.write.horiz' op operand #0 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.write.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (f32, vector<[4]xi1>, vector<[4]xf32>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[16]xi1>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.intr.write.horiz' op failed to verify that all of {predicate, vector} have same shape}}
"arm_sme.intr.write.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[4]xf32>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.intr.write.horiz' op operand #1 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.write.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, i32, vector<[4]xf32>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.write.horiz' op operand #2 must be a vector type that matches the size of a SVE vector, but got 'i32'}}
"arm_sme.intr.write.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, i32) -> ()
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.intr.write.vert' op operand #0 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.write.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (f32, vector<[4]xi1>, vector<[4]xf32>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[16]xi1>
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.intr.write.vert' op failed to verify that all of {predicate, vector} have same shape}}
"arm_sme.intr.write.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[4]xf32>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.intr.write.vert' op operand #1 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.write.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, i32, vector<[4]xf32>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.write.vert' op operand #2 must be a vector type that matches the size of a SVE vector, but got 'i32'}}
"arm_sme.intr.write.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, i32) -> ()
// -----
// expected-error @+1 {{'arm_sme.intr.zero' op attribute 'tile_mask' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.zero"() <{tile_mask = 1 : i3}> : () -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xi32>
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> vector<[4]xi1>
%o3 = "t.v"() : () -> memref<4x4xf32>
// expected-error @+1 {{'arm_sme.store_tile_slice' op failed to verify that all of {tile, base} have same element type}}
"arm_sme.store_tile_slice"(%o0, %o1, %o2, %o3)  : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<4x4xf32>) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> vector<[4]xi1>
%o3 = "t.v"() : () -> memref<4x4xf32>
// expected-error @+1 {{'arm_sme.store_tile_slice' op operand #0 must be a vector type that fits into a SME tile, but got 'i32'}}
"arm_sme.store_tile_slice"(%o0, %o1, %o2, %o3)  : (i32, index, vector<[4]xi1>, memref<4x4xf32>) -> ()
// -----
// expected-error @+1 {{'arm_sme.zero' op result #0 must be a vector type that fits into a SME tile, but got 'i32'}}
%r0 = "arm_sme.zero"()  : () -> (i32)
