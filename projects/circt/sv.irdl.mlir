// Facts from the C++ code of CIRCT's dialect sv.
irdl.dialect @sv attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getInOutElementType", "type", "return cast<hw::InOutType>(type).getElementType();"]],
  strata.formats = [
    ["ImplicitInitType", "type, value, valueType", ""],
    ["EventList", "events, clocks", "ports(as($events, \"#sv.EventControl\") $clocks)"]]
} {
  irdl.operation @assign attributes {strata.infer = [["dest", "src", "hw::InOutType::get($_self)", ""]]}
  irdl.operation @bpassign attributes {strata.infer = [["dest", "src", "hw::InOutType::get($_self)", ""]]}
  irdl.operation @passign attributes {strata.infer = [["dest", "src", "hw::InOutType::get($_self)", ""]]}
  irdl.operation @reg attributes {
    strata.infer = [["init", "result", "getInOutElementType($_self)", ""]]
  }
}
