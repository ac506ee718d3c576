// Facts from the C++ code of CIRCT's dialect handshake.
irdl.dialect @handshake attributes {strata.version = 1 : i32} {
  irdl.operation @func attributes {
    strata.traits = ["IsIsolatedFromAbove", "DefaultDialect", "HasOnlyGraphRegion"],
    strata.format = "discardable(\"sym_visibility\", \"public\", \"private\", \"nested\") discardable(\"sym_name\", \"symbol\") `` variadic-signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  }
  irdl.operation @buffer attributes {strata.format = "`[` $slots `]` $bufferType $operand attr-dict `:` type($operand)"}
  irdl.operation @fork attributes {strata.format = "custom<CountedResults>($operand, type($operand), type($result), attr-dict)"}
  irdl.operation @lazy_fork attributes {strata.format = "custom<CountedResults>($operand, type($operand), type($result), attr-dict)"}
  irdl.operation @merge attributes {strata.format = "$dataOperands attr-dict `:` type($result)"}
  irdl.operation @mux attributes {
    strata.infer = [["dataOperands", "result", "$_self", ""]],
    strata.format = "$selectOperand `[` $dataOperands `]` attr-dict `:` type($selectOperand) `,` type($result)"
  }
  irdl.operation @cond_br attributes {strata.format = "$conditionOperand `,` $dataOperand attr-dict `:` type($dataOperand)"}
  irdl.operation @control_merge attributes {
    strata.infer = [["dataOperands", "result", "$_self", ""]],
    strata.format = "$dataOperands attr-dict `:` type($result) `,` type($index)"
  }
  irdl.operation @pack attributes {strata.format = "$inputs attr-dict `:` type($result)"}
  irdl.operation @unpack attributes {strata.format = "$input attr-dict `:` type($input)"}
  irdl.operation @sync attributes {strata.traits = []}
  irdl.operation @join attributes {strata.format = "$data attr-dict `:` type($data)"}
  irdl.operation @sink attributes {strata.format = "$operand attr-dict `:` type($operand)"}
}
