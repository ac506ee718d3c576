// RUN: strata opt --verify-diagnostics --async-runtime-ref-counting %s
//
// A token that is passed to a block

func.func private @token() -> !async.token
func.func @block_argument() {
  %t = call @token() : () -> !async.token
  // expected-error @+1 {{async reference counting can't handle terminators that are not ReturnLike}}
  cf.br ^bb1(%t : !async.token)
^bb1(%x: !async.token):
  async.runtime.await %x : !async.token
  return
}
