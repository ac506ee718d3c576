// Places as attributes, in a module whose other locations are places as well.
// RUN: %opt --allow-unregistered-dialect --emit-bytecode %s | %opt --allow-unregistered-dialect | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=0 %s | %opt --allow-unregistered-dialect | FileCheck %s

// CHECK: #[[X:.*]] = loc("x":1:2)
// CHECK: #[[Y:.*]] = loc("y":3:4)
// CHECK: "t.op"() {a = #[[X]]} : () -> ()
"t.op"() {a = loc("x":1:2)} : () -> ()
// CHECK: "t.list"() {a = [#[[X]], #[[Y]]]} : () -> ()
"t.list"() {a = [loc("x":1:2), loc("y":3:4)]} : () -> ()
