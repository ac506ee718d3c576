pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.branch ^circle
^circle:
  pdl_interp.branch ^circle
^never:
  pdl_interp.record_match @r(%root : !pdl.operation) : benefit(1), loc([]) -> ^circle
}
pdl_interp.func @r(%root : !pdl.operation) {
  pdl_interp.finalize
}
