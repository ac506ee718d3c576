// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ORC's linking layer without LLJIT: objects are compiled before they are added, so
// that neither lazy compilation nor the layers for IR are needed.
#include "tools/strata-codegen/Loader.h"

#include "tools/strata-codegen/EntryWrapper.h"
#include "tools/strata-codegen/Runtime.h"

#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/ExecutionEngine/JITLink/JITLink.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h"
#include "llvm/ExecutionEngine/Orc/TaskDispatch.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

using namespace strata;
using namespace strata::codegen;
namespace orc = llvm::orc;

namespace {
/// A function in memory.
struct LoadedFunction {
  uint64_t address, size;
  std::string name;
};

/// Notes where functions are put.
class FunctionRecorder : public orc::ObjectLinkingLayer::Plugin {
public:
  void modifyPassConfig(orc::MaterializationResponsibility &,
                        llvm::jitlink::LinkGraph &,
                        llvm::jitlink::PassConfiguration &config) override {
    // Calls of internal functions need no relocation, without which their symbols are
    // dropped before their addresses are known.
    config.PrePrunePasses.push_back([](llvm::jitlink::LinkGraph &graph) {
      for (llvm::jitlink::Symbol *symbol : graph.defined_symbols())
        if (symbol->isCallable() && symbol->hasName())
          symbol->setLive(true);
      return llvm::Error::success();
    });
    config.PostFixupPasses.push_back([this](llvm::jitlink::LinkGraph &graph) {
      for (llvm::jitlink::Symbol *symbol : graph.defined_symbols())
        if (symbol->isCallable() && symbol->hasName())
          functions.push_back({symbol->getAddress().getValue(),
                               symbol->getSize(), (*symbol->getName()).str()});
      return llvm::Error::success();
    });
  }
  llvm::Error notifyFailed(orc::MaterializationResponsibility &) override {
    return llvm::Error::success();
  }
  llvm::Error notifyRemovingResources(orc::JITDylib &,
                                      orc::ResourceKey) override {
    return llvm::Error::success();
  }
  void notifyTransferringResources(orc::JITDylib &, orc::ResourceKey,
                                   orc::ResourceKey) override {}

  std::vector<LoadedFunction> functions;
};

/// Finds the functions that compilers call for operations that processors lack,
/// such as divisions of i128. The library is loaded when all others lack a
/// symbol.
class CompilerRuntime : public orc::DefinitionGenerator {
public:
  llvm::Error tryToGenerate(orc::LookupState &state, orc::LookupKind kind,
                            orc::JITDylib &dylib,
                            orc::JITDylibLookupFlags flags,
                            const orc::SymbolLookupSet &symbols) override {
    if (!isLoaded) {
      isLoaded = true;
      auto loaded =
          orc::DynamicLibrarySearchGenerator::Load("libgcc_s.so.1", '\0');
      if (loaded)
        library = std::move(*loaded);
      else
        llvm::consumeError(loaded.takeError());
    }
    return library ? library->tryToGenerate(state, kind, dylib, flags, symbols)
                   : llvm::Error::success();
  }

private:
  bool isLoaded = false;
  std::unique_ptr<orc::DynamicLibrarySearchGenerator> library;
};
} // namespace

struct Loader::Session {
  explicit Session(std::unique_ptr<orc::ExecutorProcessControl> control)
      : session(std::move(control)),
        main(session.createBareJITDylib("program")),
        libraries(session.createBareJITDylib("libraries")),
        runtime(session.createBareJITDylib("runtime")),
        process(session.createBareJITDylib("process")),
        compiler(session.createBareJITDylib("compiler")), linker(session) {
    main.addToLinkOrder(libraries);
    main.addToLinkOrder(runtime);
    main.addToLinkOrder(process);
    main.addToLinkOrder(compiler);
    compiler.addGenerator(std::make_unique<CompilerRuntime>());
    linker.addPlugin(recorder);
  }
  ~Session() { llvm::consumeError(session.endSession()); }

  orc::ExecutionSession session;
  orc::JITDylib &main, &libraries, &runtime, &process, &compiler;
  orc::ObjectLinkingLayer linker;
  std::shared_ptr<FunctionRecorder> recorder =
      std::make_shared<FunctionRecorder>();
};

LogicalResult Loader::fail(const Twine &message) {
  if (error.empty())
    error = message.str();
  return failure();
}

/// Users can only mend symbols that are not found.
static std::string describe(llvm::Error reported) {
  std::string text;
  llvm::handleAllErrors(
      std::move(reported),
      [&](const orc::SymbolsNotFound &missing) {
        std::vector<std::string> names;
        for (const orc::SymbolStringPtr &name : missing.getSymbols())
          names.push_back("'" + (*name).str() + "'");
        llvm::sort(names);
        text = (names.size() == 1 ? "symbol " : "symbols ") +
               llvm::join(names, ", ") + " not found in the program, in " +
               "the libraries of --shared-libs and in the C library";
      },
      [&](const orc::FailedToMaterialize &) {},
      [&](const llvm::ErrorInfoBase &info) { text = info.message(); });
  return text;
}

Loader::Loader() {
  auto control = orc::SelfExecutorProcessControl::Create(
      nullptr, std::make_unique<orc::InPlaceTaskDispatcher>());
  if (!control) {
    (void)fail(llvm::toString(control.takeError()));
    return;
  }
  session = std::make_unique<Session>(std::move(*control));
  session->session.setErrorReporter([this](llvm::Error reported) {
    std::string text = describe(std::move(reported));
    if (!text.empty())
      (void)fail(text);
  });
  orc::SymbolMap symbols;
  for (const RuntimeFunction &function : getRuntimeFunctions())
    symbols[session->session.intern(function.name)] = {
        orc::ExecutorAddr::fromPtr(function.address),
        llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  llvm::cantFail(
      session->runtime.define(orc::absoluteSymbols(std::move(symbols))));
  auto generator =
      orc::DynamicLibrarySearchGenerator::GetForCurrentProcess('\0');
  if (generator)
    session->process.addGenerator(std::move(*generator));
  else
    (void)fail(llvm::toString(generator.takeError()));
}

Loader::~Loader() = default;

LogicalResult Loader::addLibrary(StringRef path) {
  auto generator =
      orc::DynamicLibrarySearchGenerator::Load(path.str().c_str(), '\0');
  if (!generator)
    return fail("cannot load library '" + path +
                "': " + llvm::toString(generator.takeError()));
  session->libraries.addGenerator(std::move(*generator));
  return success();
}

LogicalResult Loader::addObject(SmallVector<char, 0> bytes, StringRef name,
                                StringRef function) {
  functions.push_back(function.str());
  auto &object =
      objects.emplace_back(std::make_unique<llvm::SmallVectorMemoryBuffer>(
          std::move(bytes), name, /*RequiresNullTerminator=*/false));
  // The linker gets bytes that are not copied: it copies the parts that it
  // patches.
  auto view =
      llvm::MemoryBuffer::getMemBuffer(object->getMemBufferRef(), false);
  llvm::Error added = session->linker.add(session->main, std::move(view));
  return added ? fail(llvm::toString(std::move(added))) : success();
}

void *Loader::find(StringRef symbol) {
  // Functions that are internal to the program are hidden when it is in parts.
  auto found = session->session.lookup(
      {{&session->main, orc::JITDylibLookupFlags::MatchAllSymbols}},
      session->session.intern(symbol));
  if (found)
    return found->getAddress().toPtr<void *>();
  std::string text = describe(found.takeError());
  (void)fail(text.empty() ? "cannot link the program" : text);
  return nullptr;
}

LogicalResult Loader::link() {
  return success(llvm::all_of(
      functions, [&](const std::string &function) { return find(function); }));
}

/// Adds file, line and column of an address in a function, if the object defines it.
static void addLine(const llvm::object::ObjectFile &object, StringRef function,
                    uint64_t offset, FaultPlace &place) {
  for (const llvm::object::SymbolRef &symbol : object.symbols()) {
    auto name = symbol.getName();
    auto section = symbol.getSection();
    auto address = symbol.getAddress();
    if (!name || !section || !address) {
      llvm::consumeError(name.takeError());
      llvm::consumeError(section.takeError());
      llvm::consumeError(address.takeError());
      continue;
    }
    if (*name != function || *section == object.section_end())
      continue;
    auto ignore = [](llvm::Error error) {
      llvm::consumeError(std::move(error));
    };
    auto context = llvm::DWARFContext::create(
        object, llvm::DWARFContext::ProcessDebugRelocations::Process, nullptr,
        "", ignore, ignore);
    auto info = context->getLineInfoForAddress(
        {*address + offset, (*section)->getIndex()},
        {llvm::DILineInfoSpecifier::FileLineInfoKind::AbsoluteFilePath});
    if (info && info->Line) {
      place.file = info->FileName;
      place.line = info->Line;
      place.column = info->Column;
    }
    return;
  }
}

FaultPlace Loader::findPlace(uint64_t programCounter,
                             ArrayRef<uint64_t> stack) const {
  FaultPlace place;
  auto findFunction = [&](uint64_t address) -> const LoadedFunction * {
    const LoadedFunction *empty = nullptr;
    for (const LoadedFunction &function : session->recorder->functions) {
      if (address >= function.address &&
          address - function.address < function.size)
        return &function;
      if (address == function.address)
        empty = &function;
    }
    // Another function may begin where an empty one is.
    return empty;
  };
  uint64_t address = programCounter;
  const LoadedFunction *function = findFunction(address);
  place.isCaller = !function;
  for (size_t i = 0; i < stack.size() && !function; ++i) {
    // The call is before the address to return to.
    address = stack[i] - 1;
    function = findFunction(address);
  }
  if (!function || function->name == CallSymbol ||
      function->name == SetUpSymbol)
    return FaultPlace();
  place.function = function->name;
  for (const auto &object : objects) {
    auto file =
        llvm::object::ObjectFile::createObjectFile(object->getMemBufferRef());
    if (file)
      addLine(**file, function->name, address - function->address, place);
    else
      llvm::consumeError(file.takeError());
  }
  return place;
}
