// RUN: strata opt --split-input-file --verify-diagnostics --async-to-async-runtime %s
//
// A coroutine cannot be suspended in a region that stays

func.func @in_affine(%t: !async.token) -> !async.token {
  %u = async.execute {
    affine.for %i = 0 to 10 {
      // expected-error @+1 {{'async.await' op cannot suspend a coroutine inside of 'affine.for'}}
      async.await %t : !async.token
    }
    async.yield
  }
  return %u : !async.token
}
