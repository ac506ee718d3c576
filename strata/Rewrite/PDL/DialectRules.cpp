// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Source/Lexer.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/PDL/DialectRulesDetail.h"
#include "strata/Rewrite/Rules/Rules.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::pdl;

//===-- Reading ------------------------------------------------------------===//

static ParserConfig getConfig(Context *ctx, const RuleSink &sink,
                              bool verifies) {
  ParserConfig config(ctx);
  config.verifyAfterParse = verifies;
  config.recover = true;
  config.rules = &sink;
  return config;
}

OwningOpRef<> DialectRules::parse(const PDLNatives &with, bool verifies) const {
  Context *ctx = getContext();
  std::unique_ptr<llvm::MemoryBuffer> text = source.open(*ctx);
  if (!text)
    return {};
  RuleSink sink = makeRuleSink(with);
  return parseSourceBuffer(ctx->addSourceBuffer(std::move(text)),
                           getConfig(ctx, sink, verifies));
}

/// Whether a rule, or a module of rules, begins with `line`.
static bool beginsItem(StringRef line) {
  return llvm::any_of(ArrayRef<StringRef>{"rule ", "fold ", "module", "pdl."},
                      [&](StringRef word) { return line.starts_with(word); });
}

/// Calls `fn` with the offset of each line of `text` that is in no braces.
static void forEachOuterLine(StringRef text, function_ref<void(size_t)> fn) {
  unsigned depth = 0;
  bool isInString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"')
      isInString = !isInString;
    else if (isInString)
      continue;
    else if (c == '{')
      ++depth;
    else if (c == '}')
      --depth;
    else if (c == '\n' && depth == 0)
      fn(i + 1);
  }
}

void DialectRules::addItem(StringRef text, uint64_t offset) {
  auto number = uint32_t(items.size());
  items.push_back({offset, text.str()});
  std::string prefix = (getDialect()->getNamespace() + ".").str();
  for (size_t at = text.find(prefix); at != StringRef::npos;
       at = text.find(prefix, at + prefix.size())) {
    size_t end = at + prefix.size();
    while (end < text.size() &&
           CharClass::is(text[end], CharClass::Digit | CharClass::IdStart))
      ++end;
    SmallVector<uint32_t, 4> &list = mentions[text.slice(at, end)];
    if (list.empty() || list.back() != number)
      list.push_back(number);
  }
}

/// Makes an item of each rule; of the whole text if it has aliases, on which all rules may
/// depend.
void DialectRules::cutIntoItems(StringRef text) {
  SmallVector<size_t> starts;
  bool isSeparable = true;
  auto add = [&](size_t at) {
    StringRef line = text.drop_front(at);
    if (beginsItem(line))
      starts.push_back(at);
    isSeparable &= !line.starts_with("!") && !line.starts_with("#");
  };
  add(0);
  forEachOuterLine(text, add);
  if (!isSeparable)
    return;
  starts.push_back(text.size());
  for (size_t i = 0; i + 1 < starts.size(); ++i)
    addItem(text.slice(starts[i], starts[i + 1]), starts[i]);
}

void DialectRules::open() {
  isOpen = true;
  Context *ctx = getContext();
  natives = getNatives();
  std::unique_ptr<llvm::MemoryBuffer> text = source.open(*ctx);
  if (!text)
    return items.push_back({0, "", true});
  // Errors of all rules are reported where these may be wrong.
  if (source.isVerified)
    cutIntoItems(text->getBuffer());
  if (items.empty())
    items.push_back({0, text->getBuffer().str()});
  buffer = ctx->addSourceBuffer(std::move(text));
}

Operation *DialectRules::parseItem(Item &item) {
  if (!item.isParsed) {
    item.isParsed = true;
    RuleSink sink = makeRuleSink(*natives);
    item.module =
        parseSourceChunk(buffer, item.text, item.offset,
                         getConfig(getContext(), sink, !source.isVerified));
  }
  return item.module.get();
}

//===-- Compilation --------------------------------------------------------===//

/// Adds `pattern` to the folds if it is one; true if it is not a pattern too.
bool DialectRules::takeFold(Operation *pattern) {
  if (!pattern->getDiscardableAttr("strata.fold"))
    return false;
  std::optional<RuleFold> fold = compileFold(pattern, *natives);
  if (!fold)
    return false;
  StringRef name = getOpName(findRoot(pattern));
  byName[name].folds.push_back(std::move(*fold));
  const OpDefinition *def = getContext()->getOpDefinition(name);
  return def->fold == foldByDialectRules || (def->fold && source.hooksFold);
}

void DialectRules::compile(ArrayRef<Operation *> modules,
                           const OpDefinition *def) {
  auto isWanted = [&](Operation *rule) {
    Operation *root = def && !isParameterised(rule) ? findRoot(rule) : nullptr;
    bool isOfOther = root && getOpName(root) != def->name;
    return !isOfOther && !takeFold(rule);
  };
  auto take = [&](std::shared_ptr<const Program> program, StringRef root,
                  unsigned benefit) {
    if (!def || root == def->name)
      byName[root].patterns.push_back({std::move(program), benefit});
  };
  if (failed(compileRules(modules, *natives, isWanted, take)))
    isValid = false;
}

const OpRules &DialectRules::prepare(const OpDefinition &def) {
  std::lock_guard lock(mutex);
  const Table *known = table.load(std::memory_order_acquire);
  if (known)
    if (auto found = known->find(&def); found != known->end())
      return *found->second;
  bool isWhole = isOpen && items.size() == 1;
  if (!isOpen)
    open();
  bool isAlone = items.size() == 1;
  SmallVector<uint32_t, 4> numbers{0};
  if (!isAlone)
    numbers = mentions.lookup(def.name);
  SmallVector<Operation *> modules;
  for (uint32_t number : isWhole ? ArrayRef<uint32_t>() : ArrayRef(numbers)) {
    modules.push_back(parseItem(items[number]));
    // Errors in rules have been reported.
    isValid &= bool(modules.back());
  }
  llvm::erase(modules, nullptr);
  compile(modules, isAlone ? nullptr : &def);
  OpRules &rules = byName[def.name];
  rules.isValid = isValid;
  auto next = std::make_unique<Table>(known ? *known : Table());
  next->try_emplace(&def, &rules);
  table.store(next.get(), std::memory_order_release);
  tables.push_back(std::move(next));
  return rules;
}

const OpRules &DialectRules::get(const OpDefinition &def) const {
  if (const Table *known = table.load(std::memory_order_acquire))
    if (auto found = known->find(&def); LLVM_LIKELY(found != known->end()))
      return *found->second;
  // The object belongs to the registry, which is not constant.
  return const_cast<DialectRules *>(this)->prepare(def);
}
