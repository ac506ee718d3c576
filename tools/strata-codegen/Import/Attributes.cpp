// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of functions, calls, arguments and results.
#include "strata/Target/LLVMIR/AttributeTablesDetail.h"
#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/InstrTypes.h"

using namespace strata;
using namespace strata::codegen;
using llvm::Attribute;
using llvmir::OperationAttribute;

static const OperationAttribute *findOperationAttribute(StringRef name) {
  const OperationAttribute *found = llvm::find_if(
      llvmir::operationAttributes,
      [&](const OperationAttribute &known) { return known.name == name; });
  return found == std::end(llvmir::operationAttributes) ? nullptr : found;
}

static StringRef getName(Attribute attribute) {
  return attribute.isStringAttribute()
             ? attribute.getKindAsString()
             : Attribute::getNameFromAttrKind(attribute.getKindAsEnum());
}

//===-- Functions ----------------------------------------------------------===//

static std::string getMemoryText(llvm::MemoryEffects effects) {
  using Location = llvm::IRMemLocation;
  auto get = [&](Location location) -> StringRef {
    switch (effects.getModRef(location)) {
    case llvm::ModRefInfo::NoModRef:
      return "none";
    case llvm::ModRefInfo::Ref:
      return "read";
    case llvm::ModRefInfo::Mod:
      return "write";
    case llvm::ModRefInfo::ModRef:
      return "readwrite";
    }
    llvm_unreachable("all are listed");
  };
  return ("#llvm.memory_effects<other = " + get(Location::Other) +
          ", argMem = " + get(Location::ArgMem) +
          ", inaccessibleMem = " + get(Location::InaccessibleMem) +
          ", errnoMem = " + get(Location::ErrnoMem) +
          ", targetMem0 = " + get(Location::TargetMem0) +
          ", targetMem1 = " + get(Location::TargetMem1) + ">")
      .str();
}

static std::string getFeatureList(StringRef features) {
  std::vector<std::string> list;
  for (StringRef feature : llvm::split(features, ','))
    list.push_back(quote(feature));
  return "#llvm.target_features<[" + join(list) + "]>";
}

/// Attributes with a syntax of their own. True if `attribute` is one.
static bool addSpecialAttr(Attribute attribute, Entries &entries) {
  if (attribute.isStringAttribute()) {
    StringRef value = attribute.getValueAsString();
    if (attribute.getKindAsString() == "frame-pointer") {
      bool isWord = value.find('-') == StringRef::npos;
      entries.add("frame_pointer", "#llvm.framePointerKind<" +
                                       (isWord ? value.str() : quote(value)) +
                                       ">");
      return true;
    }
    if (attribute.getKindAsString() != "target-features")
      return false;
    entries.add("target_features", getFeatureList(value));
    return true;
  }
  switch (attribute.getKindAsEnum()) {
  case Attribute::Memory:
    entries.add("memory_effects", getMemoryText(attribute.getMemoryEffects()));
    return true;
  case Attribute::UWTable:
    entries.add("uwtable_kind",
                attribute.getUWTableKind() == llvm::UWTableKind::Sync
                    ? "#llvm.uwtableKind<sync>"
                    : "#llvm.uwtableKind<async>");
    return true;
  case Attribute::VScaleRange:
    entries.add(
        "vscale_range",
        "#llvm.vscale_range<minRange = " +
            Twine(attribute.getVScaleRangeMin()) + " : i32, maxRange = " +
            Twine(attribute.getVScaleRangeMax().value_or(0)) + " : i32>");
    return true;
  default:
    return false;
  }
}

static std::string getPassedText(Attribute attribute) {
  std::string name = quote(getName(attribute)), value;
  if (attribute.isStringAttribute()) {
    if (!attribute.getValueAsString().empty())
      value = quote(attribute.getValueAsString());
  } else if (attribute.isIntAttribute()) {
    value = quote(llvm::utostr(attribute.getValueAsInt()));
  }
  return value.empty() ? name : "[" + name + ", " + value + "]";
}

/// The value of the attribute of the operation; empty for unit attributes.
static std::string getOperationText(const OperationAttribute &known,
                                    Attribute attribute) {
  switch (known.kind) {
  case OperationAttribute::CallUnit:
  case OperationAttribute::Unit:
  case OperationAttribute::Word:
    return {};
  case OperationAttribute::Flag:
    return attribute.getValueAsString().str();
  case OperationAttribute::Text:
  case OperationAttribute::TextAndPassed:
    return quote(attribute.getValueAsString());
  }
  llvm_unreachable("all are listed");
}

void ModuleImport::addFunctionAttrs(const llvm::Function &function,
                                    Entries &entries) {
  std::vector<std::string> passed;
  for (Attribute attribute : function.getAttributes().getFnAttrs()) {
    if (addSpecialAttr(attribute, entries))
      continue;
    const OperationAttribute *known =
        findOperationAttribute(getName(attribute));
    if (known)
      entries.add(known->attr, getOperationText(*known, attribute));
    if (!known || known->kind == OperationAttribute::TextAndPassed)
      passed.push_back(getPassedText(attribute));
  }
  if (!passed.empty())
    entries.add("passthrough", "[" + join(passed) + "]");
}

/// Warns of attributes that are not imported although they restrict how a call
/// may be compiled.
void ModuleImport::warnOfLostAttrs(const llvm::CallBase &call) {
  for (Attribute::AttrKind kind :
       {Attribute::NoBuiltin, Attribute::NoDuplicate, Attribute::ReturnsTwice,
        Attribute::StrictFP}) {
    const llvm::Function *callee = call.getCalledFunction();
    if (call.getAttributes().hasFnAttr(kind) &&
        !(callee && callee->hasFnAttribute(kind)))
      warn(call, "calls do not have the attribute '" +
                     Attribute::getNameFromAttrKind(kind) +
                     "', which is left out");
  }
}

/// Calls have few of the attributes of functions: most that they lack are an optimization
/// lost.
void ModuleImport::addCallAttrs(const llvm::CallBase &call, Entries &entries) {
  // The effects of the callee count.
  llvm::MemoryEffects effects = call.getMemoryEffects();
  if (effects != llvm::MemoryEffects::unknown())
    entries.add("memory_effects", getMemoryText(effects));
  for (Attribute attribute : call.getAttributes().getFnAttrs()) {
    const OperationAttribute *known =
        findOperationAttribute(getName(attribute));
    if (known && known->kind == OperationAttribute::CallUnit)
      entries.add(known->attr);
  }
  warnOfLostAttrs(call);
}

//===-- Arguments and results ----------------------------------------------===//

/// The dialect has `nocapture` only.
static bool addCaptures(Attribute attribute, Entries &entries) {
  if (llvm::capturesNothing(attribute.getCaptureInfo()))
    entries.add("llvm.nocapture");
  return true;
}

static bool isKnownArgumentAttr(StringRef name) {
  return llvm::any_of(llvmir::argumentAttributes,
                      [&](const llvmir::ArgumentAttribute &known) {
                        return known.name == name && known.isOfDialect;
                      });
}

static std::string getArgumentText(ModuleImport &import,
                                   llvm::AttributeSet attributes) {
  Entries entries;
  for (Attribute attribute : attributes) {
    if (attribute.isStringAttribute() ||
        !isKnownArgumentAttr(getName(attribute)))
      continue;
    std::string name = ("llvm." + getName(attribute)).str();
    if (attribute.hasAttribute(Attribute::Captures)) {
      addCaptures(attribute, entries);
    } else if (attribute.isTypeAttribute()) {
      entries.add(name, import.getType(attribute.getValueAsType()));
    } else if (attribute.hasAttribute(Attribute::Range)) {
      const llvm::ConstantRange &range = attribute.getRange();
      llvm::SmallString<40> lower, upper;
      range.getLower().toStringSigned(lower);
      range.getUpper().toStringSigned(upper);
      entries.add(name, "#llvm.constant_range<i" + Twine(range.getBitWidth()) +
                            ", " + lower + ", " + upper + ">");
    } else if (attribute.isIntAttribute()) {
      entries.add(name, Twine(attribute.getValueAsInt()) + " : i64");
    } else {
      entries.add(name);
    }
  }
  return "{" + entries.getText() + "}";
}

StringRef
ModuleImport::findUnknownABIAttr(const llvm::AttributeList &attributes,
                                 unsigned numArguments) {
  for (unsigned i = 0; i < numArguments; ++i)
    for (Attribute::AttrKind kind :
         {Attribute::SwiftSelf, Attribute::SwiftError, Attribute::SwiftAsync})
      if (attributes.hasParamAttr(i, kind))
        return Attribute::getNameFromAttrKind(kind);
  return {};
}

void ModuleImport::addArgumentAttrs(const llvm::AttributeList &attributes,
                                    unsigned numArguments, bool hasResult,
                                    Entries &entries) {
  bool hasAny = false;
  std::vector<std::string> arguments;
  for (unsigned i = 0; i < numArguments; ++i) {
    hasAny |= attributes.hasParamAttrs(i);
    arguments.push_back(getArgumentText(*this, attributes.getParamAttrs(i)));
  }
  if (hasAny)
    entries.add("arg_attrs", "[" + join(arguments) + "]");
  if (hasResult && attributes.hasRetAttrs())
    entries.add("res_attrs",
                "[" + getArgumentText(*this, attributes.getRetAttrs()) + "]");
}

//===-- Calling conventions ------------------------------------------------===//

std::string ModuleImport::getCallingConvention(unsigned convention) {
  static constexpr std::pair<unsigned, StringRef> names[] = {
      {llvm::CallingConv::C, "ccc"},
      {llvm::CallingConv::Fast, "fastcc"},
      {llvm::CallingConv::Cold, "coldcc"},
      {llvm::CallingConv::GHC, "cc_10"},
      {llvm::CallingConv::HiPE, "cc_11"},
      {llvm::CallingConv::AnyReg, "anyregcc"},
      {llvm::CallingConv::PreserveMost, "preserve_mostcc"},
      {llvm::CallingConv::PreserveAll, "preserve_allcc"},
      {llvm::CallingConv::Swift, "swiftcc"},
      {llvm::CallingConv::CXX_FAST_TLS, "cxx_fast_tlscc"},
      {llvm::CallingConv::Tail, "tailcc"},
      {llvm::CallingConv::CFGuard_Check, "cfguard_checkcc"},
      {llvm::CallingConv::SwiftTail, "swifttailcc"},
      {llvm::CallingConv::X86_StdCall, "x86_stdcallcc"},
      {llvm::CallingConv::X86_FastCall, "x86_fastcallcc"},
      {llvm::CallingConv::ARM_APCS, "arm_apcscc"},
      {llvm::CallingConv::ARM_AAPCS, "arm_aapcscc"},
      {llvm::CallingConv::ARM_AAPCS_VFP, "arm_aapcs_vfpcc"},
      {llvm::CallingConv::MSP430_INTR, "msp430_intrcc"},
      {llvm::CallingConv::X86_ThisCall, "x86_thiscallcc"},
      {llvm::CallingConv::PTX_Kernel, "ptx_kernelcc"},
      {llvm::CallingConv::PTX_Device, "ptx_devicecc"},
      {llvm::CallingConv::SPIR_FUNC, "spir_funccc"},
      {llvm::CallingConv::SPIR_KERNEL, "spir_kernelcc"},
      {llvm::CallingConv::Intel_OCL_BI, "intel_ocl_bicc"},
      {llvm::CallingConv::X86_64_SysV, "x86_64_sysvcc"},
      {llvm::CallingConv::Win64, "win64cc"},
      {llvm::CallingConv::X86_VectorCall, "x86_vectorcallcc"},
      {llvm::CallingConv::AVR_INTR, "avr_intrcc"},
      {llvm::CallingConv::AMDGPU_VS, "amdgpu_vscc"},
      {llvm::CallingConv::AMDGPU_Gfx, "amdgpu_gfxcc"},
      {llvm::CallingConv::AMDGPU_CS, "amdgpu_cscc"},
      {llvm::CallingConv::AMDGPU_KERNEL, "amdgpu_kernelcc"},
      {llvm::CallingConv::X86_RegCall, "x86_regcallcc"},
      {llvm::CallingConv::AMDGPU_HS, "amdgpu_hscc"},
      {llvm::CallingConv::AArch64_VectorCall, "aarch64_vectorcallcc"},
      {llvm::CallingConv::AArch64_SVE_VectorCall, "aarch64_sve_vectorcallcc"},
      {llvm::CallingConv::X86_INTR, "x86_intrcc"},
  };
  for (auto [number, name] : names)
    if (number == convention)
      return ("#llvm.cconv<" + name + ">").str();
  return {};
}
