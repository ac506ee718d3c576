// Facts from the C++ code of IREE's dialect check.
irdl.dialect @check attributes {strata.version = 1 : i32} {
  irdl.operation @expect_all_true attributes {
    strata.infer = [["device", "operand", "IREE::HAL::DeviceType::get($_ctxt)", ""]]
  }
  irdl.operation @expect_eq attributes {
    strata.infer = [["rhs", "lhs", "$_self", ""], ["device", "lhs", "IREE::HAL::DeviceType::get($_ctxt)", ""]]
  }
  irdl.operation @expect_almost_eq attributes {
    strata.infer = [["rhs", "lhs", "$_self", ""], ["device", "lhs", "IREE::HAL::DeviceType::get($_ctxt)", ""]]
  }
  irdl.operation @expect_eq_const attributes {
    strata.infer = [["lhs", "value", "$_self.getType()", ""], ["device", "value", "IREE::HAL::DeviceType::get($_ctxt)", ""]]
  }
  irdl.operation @expect_almost_eq_const attributes {
    strata.infer = [["lhs", "value", "$_self.getType()", ""], ["device", "value", "IREE::HAL::DeviceType::get($_ctxt)", ""]]
  }
}
