// The elementwise conversions of operations of arith to llvm. The others are in
// ArithToLLVM.cpp.
conversion.elementwise "arith.addf" to "llvm.fadd" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.addi" to "llvm.add"
conversion.elementwise "arith.andi" to "llvm.and"
conversion.elementwise "arith.divf" to "llvm.fdiv" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.divsi" to "llvm.sdiv"
conversion.elementwise "arith.divui" to "llvm.udiv"
conversion.elementwise "arith.extf" to "llvm.fpext"
conversion.elementwise "arith.extsi" to "llvm.sext"
conversion.elementwise "arith.extui" to "llvm.zext"
conversion.elementwise "arith.fptosi" to "llvm.fptosi"
conversion.elementwise "arith.fptoui" to "llvm.fptoui"
conversion.elementwise "arith.maximumf" to "llvm.intr.maximum" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.maxnumf" to "llvm.intr.maxnum" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.maxsi" to "llvm.intr.smax"
conversion.elementwise "arith.maxui" to "llvm.intr.umax"
conversion.elementwise "arith.minimumf" to "llvm.intr.minimum" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.minnumf" to "llvm.intr.minnum" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.minsi" to "llvm.intr.smin"
conversion.elementwise "arith.minui" to "llvm.intr.umin"
conversion.elementwise "arith.mulf" to "llvm.fmul" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.muli" to "llvm.mul"
conversion.elementwise "arith.negf" to "llvm.fneg" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.ori" to "llvm.or"
conversion.elementwise "arith.remf" to "llvm.frem" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.remsi" to "llvm.srem"
conversion.elementwise "arith.remui" to "llvm.urem"
conversion.elementwise "arith.select" to "llvm.select" bits
conversion.elementwise "arith.shli" to "llvm.shl"
conversion.elementwise "arith.shrsi" to "llvm.ashr"
conversion.elementwise "arith.shrui" to "llvm.lshr"
conversion.elementwise "arith.sitofp" to "llvm.sitofp"
conversion.elementwise "arith.subf" to "llvm.fsub" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "arith.subi" to "llvm.sub"
conversion.elementwise "arith.trunci" to "llvm.trunc"
conversion.elementwise "arith.uitofp" to "llvm.uitofp"
conversion.elementwise "arith.xori" to "llvm.xor"
conversion.elementwise "arith.cmpi" to "llvm.icmp"
conversion.elementwise "arith.cmpf" to "llvm.fcmp" renamed {fastmath = "fastmathFlags"}
