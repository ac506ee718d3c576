irdl.dialect @d {
  irdl.operation @x {
    %0 = irdl.c_pred "nosuch($_self)"
    irdl.operands(a: %0)
  }
}
