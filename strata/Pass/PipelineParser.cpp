// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Textual pipelines: parsed into a tree of names; all names are looked up
// before the first pass is created.
#include "strata/Pass/PassRegistry.h"

#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {
/// An element of a pipeline as written.
struct TextElement {
  StringRef name, options;
  bool isNested = false;
  std::vector<TextElement> inner;
};

class PipelineParser {
public:
  PipelineParser(StringRef text, const PassRegistry &registry,
                 PassTextError &error)
      : text(text), registry(registry), error(error) {}
  LogicalResult parse(OpPassManager &pm);

private:
  /// Deeper nesting has no use, and every level costs stack.
  static constexpr size_t MaxDepth = 1000;

  LogicalResult checkDepth();
  LogicalResult parseElements(std::vector<TextElement> &elements);
  LogicalResult parseOptions(TextElement &element);
  LogicalResult closeAndContinue(SmallVectorImpl<StringRef> &open, bool &isEnd);
  LogicalResult check(ArrayRef<TextElement> elements);
  LogicalResult add(ArrayRef<TextElement> elements, OpPassManager &pm);
  LogicalResult emitError(const char *at, const Twine &message);

  StringRef text;
  /// The text that is still to be read.
  StringRef rest;
  const PassRegistry &registry;
  PassTextError &error;
};
} // namespace

LogicalResult PipelineParser::emitError(const char *at, const Twine &message) {
  constexpr size_t ShownLength = 4000;
  if (text.size() > ShownLength) {
    error.message +=
        ("MLIR Textual PassPipeline Parser:1:" + Twine(at - text.data() + 1) +
         ": error: " + message + "\n")
            .str();
    return failure();
  }
  llvm::SourceMgr manager;
  manager.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(text, "MLIR Textual PassPipeline Parser",
                                       /*RequiresNullTerminator=*/false),
      llvm::SMLoc());
  llvm::raw_string_ostream os(error.message);
  manager.PrintMessage(os, llvm::SMLoc::getFromPointer(at),
                       llvm::SourceMgr::DK_Error, message, {}, {},
                       /*ShowColors=*/false);
  os.flush();
  return failure();
}

/// Reads `{...}`; `rest` begins with the brace.
LogicalResult PipelineParser::parseOptions(TextElement &element) {
  size_t depth = 0;
  for (size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == '{')
      ++depth;
    if (rest[i] != '}' || --depth)
      continue;
    element.options = rest.slice(1, i);
    rest = rest.drop_front(i + 1);
    return success();
  }
  return emitError(rest.begin(),
                   "missing closing '}' while processing pass options");
}

/// After an element: closes the lists that end here, and skips a comma. `open`
/// has the texts of the nested lists being read.
LogicalResult PipelineParser::closeAndContinue(SmallVectorImpl<StringRef> &open,
                                               bool &isEnd) {
  isEnd = false;
  while (rest.consume_front(")")) {
    if (open.empty())
      return emitError(rest.begin() - 1,
                       "encountered extra closing ')' creating unbalanced "
                       "parentheses while parsing pipeline");
    open.pop_back();
    rest = rest.ltrim();
  }
  if (rest.empty()) {
    isEnd = true;
    return success();
  }
  if (!rest.consume_front(","))
    return emitError(rest.begin(), "expected ',' after parsing pipeline");
  return success();
}

LogicalResult
PipelineParser::parseElements(std::vector<TextElement> &elements) {
  rest = text;
  SmallVector<StringRef, 4> open;
  SmallVector<std::vector<TextElement> *, 4> lists{&elements};
  while (true) {
    size_t end = rest.find_first_of(",{()");
    lists.back()->emplace_back();
    TextElement &element = lists.back()->back();
    element.name = rest.substr(0, end).trim();
    rest = rest.substr(std::min(end, rest.size()));
    // For messages about what has no name.
    if (element.name.empty())
      element.name = StringRef(rest.begin(), 0);
    if (rest.consume_front("(")) {
      element.isNested = true;
      open.push_back(rest);
      lists.push_back(&element.inner);
      continue;
    }
    if (rest.starts_with("{") && failed(parseOptions(element)))
      return failure();
    rest = rest.ltrim();
    bool isEnd;
    if (failed(closeAndContinue(open, isEnd)))
      return failure();
    lists.resize(open.size() + 1);
    if (!isEnd)
      continue;
    if (!open.empty())
      return emitError(open.back().begin(), "encountered unbalanced "
                                            "parentheses while parsing "
                                            "pipeline");
    return success();
  }
}

/// Looks up all names.
LogicalResult PipelineParser::check(ArrayRef<TextElement> elements) {
  for (const TextElement &element : elements) {
    if (element.isNested) {
      if (failed(check(element.inner)))
        return failure();
      continue;
    }
    if (registry.isKnown(element.name))
      continue;
    error.hint = registry.suggest(element.name);
    return emitError(element.name.begin(),
                     "'" + element.name +
                         "' does not refer to a registered pass or pass "
                         "pipeline");
  }
  return success();
}

LogicalResult PipelineParser::add(ArrayRef<TextElement> elements,
                                  OpPassManager &pm) {
  for (const TextElement &element : elements) {
    if (!element.isNested) {
      if (succeeded(registry.addTo(pm, element.name, element.options, error)))
        continue;
      error.message += ("\nfailed to add `" + element.name +
                        "` with options `" + element.options + "`\n")
                           .str();
      return failure();
    }
    StringRef anchor =
        element.name.empty() ? OpPassManager::AnyAnchor : element.name;
    if (succeeded(add(element.inner, pm.nest(anchor))))
      continue;
    error.message += ("failed to add `" + element.name + "` with options `" +
                      element.options + "` to inner pipeline\n")
                         .str();
    return failure();
  }
  return success();
}

/// Options may hold pipelines too, which are read one within the other.
LogicalResult PipelineParser::checkDepth() {
  size_t depth = 0;
  for (const char &c : text)
    if (c == '(' || c == '{') {
      if (++depth > MaxDepth)
        return emitError(&c, "pipelines nest more than " + Twine(MaxDepth) +
                                 " levels deep");
    } else if ((c == ')' || c == '}') && depth) {
      --depth;
    }
  return success();
}

LogicalResult PipelineParser::parse(OpPassManager &pm) {
  std::vector<TextElement> elements;
  if (text.empty())
    return success();
  if (failed(checkDepth()) || failed(parseElements(elements)) ||
      failed(check(elements)))
    return failure();
  return add(elements, pm);
}

LogicalResult strata::parsePassElements(StringRef text,
                                        const PassRegistry &registry,
                                        OpPassManager &pm,
                                        PassTextError &error) {
  return PipelineParser(text, registry, error).parse(pm);
}

LogicalResult strata::parsePassPipeline(StringRef text,
                                        const PassRegistry &registry,
                                        OpPassManager &pm,
                                        PassTextError &error) {
  text = text.trim();
  size_t open = text.find('(');
  if (open == StringRef::npos || open == 0 || !text.ends_with(")")) {
    error.message = "expected pass pipeline to be wrapped with the anchor "
                    "operation type, e.g. 'builtin.module(...)'";
    return failure();
  }
  pm = OpPassManager(text.take_front(open).rtrim());
  return parsePassElements(text.slice(open + 1, text.size() - 1), registry, pm,
                           error);
}
