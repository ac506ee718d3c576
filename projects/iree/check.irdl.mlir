// Facts from the C++ code of IREE's dialect check.
irdl.dialect @check attributes {strata.version = 1 : i32} {
  irdl.operation @expect_eq_const attributes {strata.infer = [["lhs", "value", "$_self.getType()", ""]]}
  irdl.operation @expect_almost_eq_const attributes {strata.infer = [["lhs", "value", "$_self.getType()", ""]]}
}
