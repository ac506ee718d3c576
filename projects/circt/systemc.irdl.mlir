// Facts from the C++ code of CIRCT's dialect systemc.
irdl.dialect @systemc attributes {
  strata.version = 1 : i32
} {
  irdl.operation @module attributes {
    strata.format = "discardable(\"sym_visibility\", \"public\", \"private\", \"nested\") discardable(\"sym_name\", \"symbol\") `(` ports(argument($body, $portNames) `` `:` argument-type($body, parameter($function_type, \"function\", \"inputs\"))) `)` attr-dict-with-keyword $body"
  }
}
