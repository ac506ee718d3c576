// Facts from the C++ code of CIRCT's dialect verif.
irdl.dialect @verif attributes {
  strata.version = 1 : i32,
  strata.formats = [["KeywordBool", "flag, yes, no", "keyword($flag, \"sync\", \"async\")"]]
} {
}
