// Facts from the C++ code of CIRCT's dialect kanagawa.
irdl.dialect @kanagawa attributes {
  strata.version = 1 : i32,
  strata.formats = [["Block", "", "`(` ports(argument($body) `:` argument-type($body) `=` $inputs) `)` `->` types($outputs) attr-dict-with-keyword $body"]]
} {
  irdl.operation @sblock attributes {strata.format = "custom<Block>()"}
  irdl.operation @sblock.isolated attributes {strata.format = "custom<Block>()"}
  irdl.operation @method.df attributes {
    strata.format = "$inner_sym `` `(` ports(argument($body, $argNames) `` `:` argument-type($body, parameter($function_type, \"function\", \"inputs\"))) `)` `->` `(` ports(parameter($function_type, \"function\", \"results\")) `)` attr-dict-with-keyword $body"
  }
  irdl.operation @port.input attributes {strata.infer = [["port", "type", "PortRefType::get($_self, Direction::Input)", ""]]}
  irdl.operation @port.output attributes {strata.infer = [["port", "type", "PortRefType::get($_self, Direction::Output)", ""]]}
  irdl.operation @port.read attributes {strata.infer = [["output", "port", "cast<PortRefType>($_self).getPortTypeAttr().getValue()", ""]]}
  irdl.operation @port.write attributes {strata.infer = [["value", "port", "cast<PortRefType>($_self).getPortTypeAttr().getValue()", ""]]}
}
