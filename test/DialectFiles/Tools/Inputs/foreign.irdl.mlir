irdl.dialect @d {
  irdl.operation @o {
    %0 = builtin.unrealized_conversion_cast to !irdl.attribute
    irdl.operands(x: %0)
  }
}
