// The elementwise conversions of operations of math to llvm. The others are in
// MathToLLVM.cpp.
conversion.elementwise "math.absf" to "llvm.intr.fabs" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.ceil" to "llvm.intr.ceil" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.copysign" to "llvm.intr.copysign" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.cos" to "llvm.intr.cos" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.ctpop" to "llvm.intr.ctpop"
conversion.elementwise "math.exp" to "llvm.intr.exp" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.exp2" to "llvm.intr.exp2" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.floor" to "llvm.intr.floor" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.fma" to "llvm.intr.fma" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.fpowi" to "llvm.intr.powi" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.log" to "llvm.intr.log" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.log10" to "llvm.intr.log10" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.log2" to "llvm.intr.log2" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.powf" to "llvm.intr.pow" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.round" to "llvm.intr.round" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.roundeven" to "llvm.intr.roundeven" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.sin" to "llvm.intr.sin" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.sqrt" to "llvm.intr.sqrt" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.trunc" to "llvm.intr.trunc" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.tan" to "llvm.intr.tan" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.tanh" to "llvm.intr.tanh" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.atan" to "llvm.intr.atan" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.atan2" to "llvm.intr.atan2" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.acos" to "llvm.intr.acos" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.asin" to "llvm.intr.asin" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.sinh" to "llvm.intr.sinh" renamed {fastmath = "fastmathFlags"}
conversion.elementwise "math.cosh" to "llvm.intr.cosh" renamed {fastmath = "fastmathFlags"}
