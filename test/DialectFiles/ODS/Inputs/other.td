include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"

def One : Dialect {
  let name = "one";
  let cppNamespace = "::x::one";
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = "Type parseType(DialectAsmParser &) const override;";
}
def Two : Dialect { let name = "two"; let cppNamespace = "::x::two"; }

def Ptr : TypeDef<One, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "mlir::Type":$elt);
  let assemblyFormat = "`<` $elt `>`";
}
def Flags : I32BitEnumAttr<"Flags", "flags", [
    I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"ReadOnly", 0>,
    I32BitEnumAttrCaseBit<"Indirect", 1>]> { let cppNamespace = "::x::one"; }
def FlagsA : AttrDef<One, "FlagsA"> {
  let mnemonic = "flags";
  let parameters = (ins "int64_t":$n, OptionalParameter<"Flags", "Flags::None">:$flags);
  let assemblyFormat = "`<` $n (`,` $flags^)? `>`";
}
def DenseA : AttrDef<One, "Dense"> {
  let mnemonic = "dense";
  let parameters = (ins OptionalParameter<"DenseI32ArrayAttr">:$q);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Dims : ArrayRefParameter<"int64_t", "dims"> {
  let parser = "parseDims($_parser)";
}
def DimsA : AttrDef<One, "DimsA"> {
  let mnemonic = "dims";
  let parameters = (ins Dims:$dims);
  let assemblyFormat = "`<` `dims` `=` $dims `>`";
}
def EmptyA : AttrDef<One, "Empty"> {
  let mnemonic = "empty";
  let assemblyFormat = "`<` struct(params) `>`";
}

def FuncOp : Op<One, "func", [FunctionOpInterface, IsolatedFromAbove]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def GroupOp : Op<One, "group"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "seg">:$in, DenseI32ArrayAttr:$seg);
  let assemblyFormat = "$in attr-dict `:` type($in)";
}
def LostOp : Op<One, "lost", [HasParent<"AwayOp">]>;
def NopOp : Op<One, "nop">;
def TopOp : Op<One, "top", [HasParent<"mlir::ModuleOp">]> { let assemblyFormat = "attr-dict"; }
def ValueOp : Op<One, "value"> {
  let arguments = (ins OptionalAttr<ElementsAttr>:$value);
  let results = (outs AnyType:$r);
  let hasCustomAssemblyFormat = 1;
}
def WrapOp : Op<One, "wrap", [SingleBlockImplicitTerminator<"one::YieldOp">]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def YieldOp : Op<One, "yield", [Terminator]> { let assemblyFormat = "attr-dict"; }

def PtrToFloat : Type<CPred<"::llvm::isa<::x::one::PtrType>($_self) && ::llvm::isa<::mlir::FloatType>(::llvm::cast<::x::one::PtrType>($_self).getElt())">, "pointer to float">;
def LoadOp : Op<Two, "load"> {
  let arguments = (ins PtrToFloat:$p);
  let assemblyFormat = "$p attr-dict `:` type($p)";
}
