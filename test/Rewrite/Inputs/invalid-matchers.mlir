module @rewriter {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    // CHECK: [[#@LINE+1]]:5: error: unknown rewriter @rewriters::@none
    pdl_interp.record_match @rewriters::@none : benefit(1), loc([]) -> ^end
  ^end:
    pdl_interp.finalize
  }
}
module @number {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    // CHECK: [[#@LINE+1]]:5: error: the rewriter takes 1 arguments, but 0 are given
    pdl_interp.record_match @r : benefit(1), loc([]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  pdl_interp.func @r(%root : !pdl.operation) {
    pdl_interp.finalize
  }
}
module @type {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    // CHECK: [[#@LINE+1]]:5: error: argument #0 of the rewriter has type '!pdl.value', but '!pdl.operation' is given
    pdl_interp.record_match @r(%root : !pdl.operation) : benefit(1), loc([]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  pdl_interp.func @r(%root : !pdl.value) {
    pdl_interp.finalize
  }
}
module @foreign {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    // CHECK: [[#@LINE+1]]:5: error: expected only `pdl_interp` operations in a program
    ub.unreachable
  }
}
module @recording {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.record_match @r(%root : !pdl.operation) : benefit(1), loc([]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  pdl_interp.func @r(%root : !pdl.operation) {
    // CHECK: [[#@LINE+1]]:5: error: unexpected operation in a program
    pdl_interp.record_match @r(%root : !pdl.operation) : benefit(1), loc([]) -> ^end
  ^end:
    pdl_interp.finalize
  }
}
module @arguments {
  // CHECK: [[#@LINE+1]]:3: error: expected a matcher to have one argument, the root operation
  pdl_interp.func @matcher() {
    pdl_interp.finalize
  }
}
module @argument {
  // CHECK: [[#@LINE+1]]:3: error: argument #0 is not of a `pdl` type
  pdl_interp.func @matcher(%root : i32) {
    pdl_interp.finalize
  }
}
module @root {
  // CHECK: [[#@LINE+1]]:3: error: expected a matcher to have one argument, the root operation
  pdl_interp.func @matcher(%root : !pdl.value) {
    pdl_interp.finalize
  }
}
module @name {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    // CHECK: [[#@LINE+1]]:5: error: unknown operation 'arith.adi'; did you mean 'arith.addi'?
    pdl_interp.check_operation_name of %root is "arith.adi" -> ^end, ^end
  ^end:
    pdl_interp.finalize
  }
}
module @changes {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    // CHECK: [[#@LINE+1]]:5: error: a matcher cannot contain operations that change the IR
    pdl_interp.erase %root
    pdl_interp.finalize
  }
}
