// RUN: %opt --symbol-privatize=exclude=main,other %s | FileCheck %s

// CHECK: func.func private @a
func.func @a() { return }
// CHECK: func.func @main
func.func @main() { return }
// CHECK: func.func private @n
func.func nested @n() { return }
