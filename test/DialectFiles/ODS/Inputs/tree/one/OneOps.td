// Included by its name alone, from the directory of this file.
include "OneDialect.td"

def One_MemoryOp : Op<One_Dialect, "memory"> {
  let results = (outs One_PtrType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def One_LoadOp : Op<One_Dialect, "load", [
    TypesMatchWith<"the result is what the pointer points to",
                   "ptr", "result", "getPointee($_self)">]> {
  let arguments = (ins One_PtrType:$ptr);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr)";
}

def MemoryOp : Op<One_Dialect, "other_memory"> {
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
