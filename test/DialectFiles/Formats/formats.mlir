// Every directive of the format language, printed and read again.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/formats.irdl.mlir %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/formats.irdl.mlir %s | %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/formats.irdl.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/formats.irdl.mlir %s --mlir-print-op-generic | %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/formats.irdl.mlir | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/formats.irdl.mlir %s --mlir-print-op-generic | FileCheck --check-prefix=GENERIC %s

%i = "a.i"() : () -> i32
%f = "a.f"() : () -> f32
%box = "a.box"() : () -> !t.box<f32>

// CHECK: %[[I:.*]] = "a.i"() : () -> i32
// CHECK: %[[F:.*]] = "a.f"() : () -> f32
// CHECK: t.group %[[I]] without{{$}}
t.group %i without
// CHECK-NEXT: t.group %[[I]], %[[F]] : f32 with 3{{$}}
// GENERIC: %[[I:.*]] = "a.i"() : () -> i32
// GENERIC: %[[F:.*]] = "a.f"() : () -> f32
// GENERIC: "t.group"(%[[I]], %[[F]]) <{n = 3 : i64}> : (i32, f32) -> ()
t.group %i, %f : f32 with 3

// CHECK-NEXT: t.list{{$}}
t.list
// CHECK-NEXT: t.list x(%[[F]] : f32) y z(%[[I]], %[[I]]){{$}}
// GENERIC: "t.list"(%[[F]], %[[I]], %[[I]]) <{operandSegmentSizes = array<i32: 1, 2>, y}>
t.list z(%i, %i) x(%f : f32) y

// CHECK-NEXT: t.props fast {{$}}
// GENERIC: "t.props"() <{flags = #t.flags<none>, mode = 1 : i32}> : () -> ()
t.props fast
// CHECK-NEXT: t.props slow <{flags = #t.flags<a,c>, x = "text"}> {other}
t.props slow <{x = "text", flags = #t.flags<a,c>}> {other}
// CHECK-NEXT: t.flagged{{$}}
t.flagged
// CHECK-NEXT: t.flagged flags<none> attributes {a}
t.flagged flags<none> attributes {a}
// CHECK-NEXT: t.flagged flags<ab,c>
t.flagged flags<c,b,a>

// CHECK-NEXT: t.dense [1, -2] = 1.000000e+00, @name, f32 + [i32]
// GENERIC: <{d = array<i64: 1, -2>, f = 1.000000e+00 : f32, s = "name", t = f32, u = [i32]}>
t.dense [1, -2] = 1.0, @name, f32 + [i32]

// CHECK: t.branch ^bb1[^bb2, ^bb1]
// CHECK: t.branch ^bb2{{$}}
"a.region"() ({
  t.branch ^a[^b, ^a]
^a:
  t.branch ^b
^b:
  t.branch ^a
}) : () -> ()

// CHECK: t.regions {
// CHECK-NEXT: }{{$}}
t.regions {}
// CHECK: t.regions {
// CHECK-NEXT: } else {
// CHECK-NEXT: }, {
// CHECK-NEXT: } {a}
t.regions {} else {}, {} {a}

// CHECK: t.stripped %{{.*}} : <f32> -> !t.box<f32>
%s = t.stripped %box : <f32> -> !t.box<f32>
// A prefix is fine too.
// CHECK: t.stripped %{{.*}} : <f32> -> !t.box<f32>
%s2 = t.stripped %box : !t.box<f32> -> !t.box<f32>

// CHECK: t.whole %[[I]], %[[F]], %[[F]] : (i32, f32, f32) -> i32
%w = t.whole %i, %f, %f : (i32, f32, f32) -> i32
// CHECK: t.lines(
// CHECK-NEXT: {{^}} %[[I]] ...)
t.lines (
 %i ...)
// CHECK: %[[RS:[a-z0-9_]+]], %[[SS:[a-z0-9_]+]] = t.two %[[I]], %[[F]], %[[F]] : i32, (f32, f32) -> i32
%t:2 = t.two %i, %f, %f : i32, (f32, f32) -> i32
