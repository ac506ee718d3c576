conversion.type !num.n to i32
conversion.elementwise "num.add" to "llvm.add"
