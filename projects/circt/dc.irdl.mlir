// Facts from the C++ code of CIRCT's dialect dc.
irdl.dialect @dc attributes {strata.version = 1 : i32} {
  irdl.operation @fork attributes {
    strata.format = "custom<CountedResults>($token, type($token), type($outputs), attr-dict, \"!dc.token\")"
  }
  irdl.operation @pack attributes {strata.infer = [["output", "input", "ValueType::get($_self)", ""]]}
}
