// Facts from the C++ code of CIRCT's dialect handshake.
irdl.dialect @handshake attributes {strata.version = 1 : i32} {
  irdl.operation @func attributes {
    strata.format = "discardable(\"sym_visibility\", \"public\", \"private\", \"nested\") discardable(\"sym_name\", \"symbol\") `` variadic-signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  }
}
