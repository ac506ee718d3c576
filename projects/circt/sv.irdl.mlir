// Facts from the C++ code of CIRCT's dialect sv.
irdl.dialect @sv attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getInOutElementType", "type", "return cast<hw::InOutType>(type).getElementType();"]]
}
