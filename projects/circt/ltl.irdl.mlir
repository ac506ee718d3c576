// Facts from the C++ code of CIRCT's dialect ltl.
irdl.dialect @ltl attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["sequenceOr", "type", "if (isa<PropertyType>(type)) return type;", "return SequenceType::get();"]]
} {
  irdl.operation @clock attributes {strata.infer = [["result", "input", "sequenceOr($_self)", ""]]}
}
