// Facts from the C++ code of CIRCT's dialect fsm.
irdl.dialect @fsm attributes {strata.version = 1 : i32} {
  irdl.operation @machine attributes {
    strata.format = "symbol($sym_name) `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  }
}
