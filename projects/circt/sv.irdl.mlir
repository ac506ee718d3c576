// Facts from the C++ code of CIRCT's dialect sv.
irdl.dialect @sv attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getInOutElementType", "type", "return cast<hw::InOutType>(type).getElementType();"],
    ["isProcedural", "op",
     "return is_contained({\"sv.always\", \"sv.alwayscomb\", \"sv.alwaysff\", \"sv.initial\", \"sv.if\", \"sv.case\", \"sv.for\", \"sv.ifdef.procedural\", \"sv.func\", \"sv.generate\", \"hw.triggered\", \"llhd.process\", \"llhd.final\"}, op.getName());"],
    ["procedural", "op",
     "if (!isProcedural(op.getParentOp())) return emitOpError(\"must not be in a non-procedural region\");",
     "return success();"],
    ["nonProcedural", "op",
     "if (isProcedural(op.getParentOp())) return emitOpError(\"must not be in a procedural region\");",
     "return success();"],
    ["arrayElementType", "type",
     "if (auto array = dyn_cast<hw::ArrayType>(type)) return array.getElementType();",
     "return cast<hw::UnpackedArrayType>(type).getElementType();"]],
  strata.formats = [
    ["ImplicitInitType", "type, value, valueType", ""],
    ["EventList", "events, clocks", "ports(as($events, \"#sv.EventControl\") $clocks)"]]
} {
  irdl.operation @assign attributes {strata.verify = ["return nonProcedural($_op);"], strata.infer = [["dest", "src", "hw::InOutType::get($_self)", ""]]}
  irdl.operation @bpassign attributes {strata.verify = ["return procedural($_op);"], strata.infer = [["dest", "src", "hw::InOutType::get($_self)", ""]]}
  irdl.operation @passign attributes {strata.verify = ["return procedural($_op);"], strata.infer = [["dest", "src", "hw::InOutType::get($_self)", ""]]}
  irdl.operation @array_index_inout attributes {
    strata.infer = [["result", "input", "hw::InOutType::get(arrayElementType(getInOutElementType($_self)))", ""]]
  }
  irdl.operation @reg attributes {
    strata.infer = [["init", "result", "getInOutElementType($_self)", ""]]
  }
  irdl.operation @assert attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @assume attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @case attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @cover attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @error.procedural attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @exit attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @fatal.procedural attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @fclose attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @fflush attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @finish attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @for attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @force attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @func.call.procedural attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @fwrite attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @if attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @ifdef.procedural attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @info.procedural attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @nonstandard.deposit attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @readmem attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @release attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @stop attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @warning.procedural attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @write attributes {strata.verify = ["return procedural($_op);"]}
  irdl.operation @always attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @alwayscomb attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @alwaysff attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @error attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @fatal attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @func.call attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @ifdef attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @info attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @initial attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @ordered attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @warning attributes {strata.verify = ["return nonProcedural($_op);"]}
  irdl.operation @wire attributes {strata.verify = ["return nonProcedural($_op);"]}
}
