include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def One_Dialect : Dialect {
  let name = "one";
  let cppNamespace = "::one";
}

def One_PtrType : TypeDef<One_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "::mlir::Type":$pointee);
  let assemblyFormat = "`<` $pointee `>`";
}
