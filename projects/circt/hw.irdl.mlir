// Facts from the C++ code of CIRCT's dialect hw.
irdl.dialect @hw attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getInOutElementType", "type", "return cast<InOutType>(type).getElementType();"]]
} {
  irdl.operation @constant attributes {strata.format = "$value attr-dict"}
}
