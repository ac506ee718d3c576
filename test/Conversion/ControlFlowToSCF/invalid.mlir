// RUN: strata opt --lift-cf-to-scf --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @unreachable(%x: i32) -> i32 {
  cf.br ^end
^unreached:
  // expected-error@+1 {{'func.return' op transformation does not support unreachable blocks}}
  return %x : i32
^end:
  return %x : i32
}

// -----

// An unreachable loop branches to a block that is reached.
func.func @unreachable_loop(%a: i1, %x: i32) -> i32 {
  cf.br ^end
^unreached:
  cf.cond_br %a, ^unreached, ^end
^end:
  // expected-error@+1 {{'func.return' op transformation does not support unreachable blocks}}
  return %x : i32
}

// -----

func.func @unknown() {
  // expected-error@+1 {{'test.branch' op transformation does not support terminators with successors not implementing BranchOpInterface}}
  "test.branch"()[^left, ^right] : () -> ()
^left:
  return
^right:
  return
}

// -----

func.func @other_dialect(%a: i1) {
  // expected-error@+1 {{'llvm.cond_br' op Cannot convert unknown control flow op to structured control flow}}
  llvm.cond_br %a, ^left, ^right
^left:
  return
^right:
  return
}

// -----

func.func @endless() {
  "test.region"() ({
    cf.br ^again
  ^again:
    // expected-error@+1 {{Cannot create unreachable terminator for 'test.region'}}
    cf.br ^again
  }) : () -> ()
  return
}
