// The names that MLIR 22 prints for results of spirv operations, and the types of
// results that a C++ function infers.
irdl.dialect @spirv attributes {strata.version = 1 : i32} {
  irdl.operation @FOrdEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FOrdGreaterThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FOrdGreaterThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FOrdLessThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FOrdLessThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FOrdNotEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FUnordEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FUnordGreaterThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FUnordGreaterThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FUnordLessThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FUnordLessThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @FUnordNotEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @IEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @INotEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @IsFinite attributes {strata.infer = [["result", "operand", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @IsInf attributes {strata.infer = [["result", "operand", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @IsNan attributes {strata.infer = [["result", "operand", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @LogicalAnd attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @LogicalEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @LogicalNot attributes {strata.infer = [["result", "operand", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @LogicalNotEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @LogicalOr attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @Ordered attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @SGreaterThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @SGreaterThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @SLessThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @SLessThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @UGreaterThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @UGreaterThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @ULessThan attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @ULessThanEqual attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @Unordered attributes {strata.infer = [["result", "operand1", "getI1SameShape($_self)", "type of result to correspond to the `i1` equivalent of the operand"]]}
  irdl.operation @mlir.addressof attributes {strata.result_names = ["{variable}_addr"]}
}
