// What MLIR 22 calls the results of linalg operations when it prints them.
irdl.dialect @linalg attributes {strata.version = 1 : i32} {
  irdl.operation @broadcast attributes {strata.result_names = ["broadcasted"]}
  irdl.operation @map attributes {strata.result_names = ["mapped"]}
  irdl.operation @pack attributes {strata.result_names = ["pack"]}
  irdl.operation @reduce attributes {strata.result_names = ["reduced"]}
  irdl.operation @transpose attributes {strata.result_names = ["transposed"]}
  irdl.operation @unpack attributes {strata.result_names = ["unpack"]}
}
