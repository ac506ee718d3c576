// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading a large input with two threads.
//
// A second parser starts in the middle of the text, at a line that looks like
// the beginning of an operation or block of the outermost level around it, and
// reads on to the brace that closes the region it is in, or to the end. It does
// not see the surrounding text: names that it does not find stay open, like
// uses before a definition. The first parser reads from the start. When it
// stands between two operations at exactly the place where the second began, it
// takes over the operations that the second has read, connects the open names
// on both sides, and continues after them.
//
// Where the second parser stopped at a brace and definitions of aliases follow
// (those of locations are half the text of a module with debug info), its
// thread reads them too, as a part of its own.
//
// The guess costs nothing but time when it is wrong: if the first parser never
// stands at that place (it lay in a string, say), if the second met an error or
// anything that depends on order, or if the two halves do not fit (a name
// defined twice, a type that differs), the second half is dropped and read
// again by the first parser, which then reports the errors. So
// results and messages do not depend on the number of threads.
#include "strata/Asm/Parser/ParserPartDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// Inputs below this size are read by one thread: starting another takes some
/// 50 us, in which one thread reads about 10 KB.
static constexpr size_t MinParallelSize = 256 << 10;

ParserPart::ParserPart(const ParserConfig &outer, const char *start,
                       StringRef defaultDialect)
    : start(start), defaultDialect(defaultDialect), config(outer) {
  if (config.externalResources)
    config.externalResources = &resources;
}

ParserPart::~ParserPart() {
  isCancelled = true;
  thread.join();
  // Blocks and operations that were not taken over are erased, also
  // forward-declared blocks.
  if (parser)
    for (auto &scope : parser->scopes)
      for (uint32_t id : scope.mentioned)
        if (BlockEntry &entry = parser->blocks[id];
            entry.block && !entry.defined)
          entry.block->destroy();
  region.clear();
  if (block) {
    block->dropAllReferences();
    block->destroy();
  }
}

/// The place at which the definitions of aliases at the end of `text` begin,
/// estimated from the samples of a bisection.
static size_t findAliasTail(StringRef text) {
  size_t begin = 0, end = text.size();
  while (end - begin > 4096) {
    size_t middle = begin + (end - begin) / 2;
    size_t line = text.substr(middle, 2048).find("\n#");
    if (line == StringRef::npos)
      begin = middle + 1;
    else
      end = middle;
  }
  return end;
}

namespace {
/// A likely operation or block start.
struct Split {
  const char *start = nullptr;
  /// Blanks in front of it.
  size_t indentation = 0;
  /// Whether it is at the outermost level, or directly in the module.
  bool isOutermost = false;
};
} // namespace

/// Whether an operation or a label may begin with `c`.
static bool isItemStart(char c) {
  return c == '%' || c == '"' || c == '^' || llvm::isAlpha(c);
}

/// One near the middle of `text`: of the lines in a window, one of the least
/// indentation; operations rather than labels, since the region of a label may
/// end soon.
static Split guessSplit(StringRef text) {
  // A byte of an operation takes about three times as long as one of an alias.
  size_t tail = findAliasTail(text);
  size_t middle = std::min((tail + (text.size() - tail) / 3) / 2, tail);
  StringRef window =
      text.substr(middle, std::max<size_t>(text.size() / 16, 65536));
  const char *best = nullptr;
  size_t bestRank = SIZE_MAX, bestIndent = 0;
  size_t at = window.find('\n');
  while (at != StringRef::npos) {
    StringRef line = window.drop_front(at + 1);
    size_t indent = line.find_first_not_of(' ');
    if (indent == StringRef::npos)
      break;
    char first = line[indent];
    size_t rank = 2 * indent + (first == '^');
    if (isItemStart(first) && rank < bestRank) {
      best = line.begin() + indent;
      bestRank = rank;
      bestIndent = indent;
    }
    size_t next = window.find('\n', at + 1);
    // Enough lines seen to trust the least indentation.
    if (best && size_t(line.begin() - window.begin()) > 65536)
      break;
    at = next;
  }
  bool hasModule =
      text.starts_with("module") || text.starts_with("builtin.module");
  size_t outermost = hasModule ? 4 : 0;
  return {best, bestIndent, bestRank <= outermost};
}

/// The default dialect of the regions of the operation that `line` begins with,
/// if its name in custom form tells; otherwise empty.
static StringRef findDefaultDialect(StringRef line, Context *ctx) {
  StringRef name = line.ltrim(' ').take_while([](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
  });
  auto [dialectName, stem] = name.split('.');
  if (dialectName.empty() || stem.empty())
    return {};
  Dialect *dialect = ctx->findDialect(dialectName);
  // The text may be that of a string: nothing is defined for it.
  if (!dialect || !dialect->isLoaded())
    return {};
  return ctx->getOpDefinition(name)->hasTrait(OpTrait::DefaultDialect)
             ? dialect->getNamespace()
             : StringRef();
}

/// Guesses the default dialect at `split`: that of the nearest operation above
/// that is less indented, or else of the first one of `text`. It matters only
/// where custom names have no dialect.
static StringRef guessDefaultDialect(StringRef text, const Split &split,
                                     Context *ctx) {
  // Far enough for a function of usual size, and some 10 us of work.
  static constexpr size_t MaxDistance = 16 << 10;
  StringRef builtin = ctx->getBuiltinDialect().getNamespace();
  if (split.isOutermost)
    return builtin;
  auto find = [&](StringRef line) {
    return line.find_first_not_of(' ') < split.indentation
               ? findDefaultDialect(line, ctx)
               : StringRef();
  };
  // Errors in a dialect are reported when its first operation is read.
  DiagnosticCapture silence;
  StringRef above = text.take_front(split.start - text.data());
  for (StringRef rest = above.take_back(MaxDistance); !rest.empty();) {
    auto [before, line] = rest.rsplit('\n');
    if (StringRef found = find(line); !found.empty())
      return found;
    rest = before.size() < rest.size() ? before : StringRef();
  }
  for (StringRef rest = above.take_front(MaxDistance); !rest.empty();) {
    auto [line, after] = rest.split('\n');
    if (StringRef found = find(line); !found.empty())
      return found;
    rest = after;
  }
  return builtin;
}

void Parser::startPart() {
  if (isPart || observer || config.recover || ctx->getNumThreads() < 2)
    return;
  StringRef rest(tok.start, text.end() - tok.start);
  if (rest.size() < MinParallelSize)
    return;
  Split split = guessSplit(rest);
  if (!split.start)
    return;
  part = std::make_unique<ParserPart>(config, split.start,
                                      guessDefaultDialect(rest, split, ctx));
  partStart = split.start;
  makePartParser(*part);
  ParserPart *first = part.get();
  bool started = part->thread.start([first] {
    for (ParserPart *at = first; at; at = at->next.get()) {
      at->parser->runPart(*at, first->isCancelled);
      at->parser->findNextPart(*at);
    }
  });
  if (!started)
    part.reset();
}

/// Makes the parser of `other`, which knows the aliases that this one knows.
void Parser::makePartParser(ParserPart &other) {
  other.parser = std::make_unique<Parser>(buffer, text, base, other.config);
  Parser &second = *other.parser;
  second.isPart = true;
  second.dropped = other.start;
  second.aliasNames = aliasNames;
  second.attrAliases = attrAliases;
  second.inheritedAliases =
      isPart ? inheritedAliases : uint32_t(aliasNames.size());
  for (auto &entry : isPart ? inheritedTypeAliases : typeAliases)
    second.typeAliases[entry.first()] = entry.second;
  second.inheritedTypeAliases = second.typeAliases;
  second.olderAliases = olderAliases;
  second.resetTo(other.start);
}

void Parser::findNextPart(ParserPart &done) {
  if (!done.ok || done.sawTopLevel || tok.isNot(Token::RBrace))
    return;
  StringRef rest(done.end, text.end() - done.end);
  // The text that closes the module is short.
  size_t found = rest.take_front(4096).find("\n#");
  if (found == StringRef::npos || rest.size() - found < MinParallelSize / 4)
    return;
  done.next = std::make_unique<ParserPart>(
      config, rest.data() + found + 1, ctx->getBuiltinDialect().getNamespace());
  makePartParser(*done.next);
}

void Parser::runPart(ParserPart &result, const std::atomic<bool> &isCancelled) {
  DiagnosticCapture capture;
  defaultDialects.push_back(result.defaultDialect);
  pushRegionScope();
  result.block = Block::create(ctx);
  Block *block = result.block;
  bool fine = true;
  // Blobs are the Context's: the first parser reads them.
  while (fine && !isCancelled && tok.isNot(Token::Eof) &&
         tok.isNot(Token::RBrace) && tok.isNot(Token::MetadataBegin)) {
    switch (tok.kind) {
    case Token::HashIdentifier:
      result.sawTopLevel = true;
      fine = succeeded(parseAttributeAlias());
      break;
    case Token::ExclamationIdentifier:
      result.sawTopLevel = true;
      fine = succeeded(parseTypeAlias());
      break;
    case Token::CaretIdentifier: {
      result.sawRegion = true;
      Block *labelled = nullptr;
      fine = succeeded(parseBlock(result.region, labelled));
      break;
    }
    default:
      fine = succeeded(parseOperation(block));
    }
  }
  result.sawRegion |= tok.is(Token::RBrace);
  result.end = tok.start;
  // Distinct attributes are numbered by file.
  result.ok = fine && !isCancelled && !givenUp && capture.take().empty() &&
              distinctAttrs.empty() && tok.isNot(Token::Error);
}

void Parser::joinAndMergePart(Block *block, Region *region) {
  std::unique_ptr<ParserPart> other = std::move(part);
  other->thread.join();
  if (tok.start == partStart && other->ok && canMerge(*other, region))
    merge(*other, block, region);
  part = std::move(other->next);
  partStart = part ? part->start : nullptr;
}

//===-- Do the halves fit? -------------------------------------------------===//

bool Parser::canMerge(ParserPart &other, Region *region) {
  Parser &second = *other.parser;
  if (region ? other.sawTopLevel : other.sawRegion)
    return false;
  uint32_t limit = getLimits().maxDepth;
  if (limit && depth + second.deepest > limit)
    return false;
  if (second.usesOuterDialect && defaultDialects.back() != other.defaultDialect)
    return false;
  // Aliases of the first half that the second did not know would have been
  // errors there; no alias may be defined by both.
  for (uint32_t id = second.inheritedAliases; id < second.attrAliases.size();
       ++id)
    if (second.attrAliases[id].defined &&
        findAttrAlias(second.aliasNames.getName(id)))
      return false;
  for (auto &entry : second.typeAliases)
    if (typeAliases.count(entry.first()) &&
        !second.inheritedTypeAliases.count(entry.first()))
      return false;
  // Names visible here must not be defined there, and open uses here must find
  // definitions of their type on the outermost level there.
  for (uint32_t id = 0; id < second.valueNames.size(); ++id) {
    if (id >= second.everDefined.size() || !second.everDefined[id])
      continue;
    uint32_t own = valueNames.intern(second.valueNames.getName(id));
    if (own >= values.size())
      continue;
    if (values[own].first)
      return false;
    if (!values[own].forward)
      continue;
    ValueEntry &entry = second.values[id];
    if (!entry.first)
      return false;
    for (uint32_t i = values[own].forward; i; i = forwardRefs[i - 1].next) {
      ForwardRef &ref = forwardRefs[i - 1];
      if (ref.number >= entry.count ||
          entry.get(ref.number).getType() !=
              ref.placeholder->getResult(0).getType())
        return false;
    }
  }
  for (ForwardRef &ref : second.forwardRefs) {
    if (!ref.placeholder)
      continue;
    Type type = ref.placeholder->getResult(0).getType();
    uint32_t own = valueNames.intern(second.valueNames.getName(ref.name));
    if (own >= values.size())
      continue;
    ValueEntry &entry = values[own];
    if (entry.first &&
        (ref.number >= entry.count || entry.get(ref.number).getType() != type))
      return false;
    for (uint32_t i = entry.forward; i; i = forwardRefs[i - 1].next)
      if (forwardRefs[i - 1].number == ref.number &&
          forwardRefs[i - 1].placeholder->getResult(0).getType() != type)
        return false;
  }
  return !region || canMergeBlocks(second);
}

bool Parser::canMergeBlocks(Parser &second) {
  for (uint32_t id : second.scopes.front().mentioned) {
    uint32_t own = blockNames.intern(second.blockNames.getName(id));
    if (own < blocks.size() && blocks[own].region == scopes.back().number &&
        blocks[own].defined && second.blocks[id].defined)
      return false;
  }
  return true;
}

//===-- Joining them -------------------------------------------------------===//

/// Makes the uses of `from` uses of `to`, in front of those it has and in the
/// order they have: as if they had been read one after the other.
static void moveUses(Value from, Value to) {
  SmallVector<OpOperand *, 8> uses;
  for (OpOperand &use : from.getUses())
    uses.push_back(&use);
  for (OpOperand *use : llvm::reverse(uses))
    use->set(to);
}

void Parser::mergeValues(Parser &second) {
  // Open uses here that the second half defines.
  for (uint32_t id : second.definedNames) {
    uint32_t own = valueNames.intern(second.valueNames.getName(id));
    if (own >= values.size() || !values[own].forward)
      continue;
    for (uint32_t i = values[own].forward; i; i = forwardRefs[i - 1].next) {
      ForwardRef &ref = forwardRefs[i - 1];
      // These came before the uses that the second half has found.
      Value value = second.values[id].get(ref.number);
      SmallVector<OpOperand *, 8> later;
      for (OpOperand &use : value.getUses())
        later.push_back(&use);
      ref.placeholder->getResult(0).replaceAllUsesWith(value);
      for (OpOperand *use : llvm::reverse(later))
        use->set(value);
      ref.placeholder->destroy();
      ref.placeholder = nullptr;
      --pendingForwardRefs;
    }
    values[own].forward = 0;
  }
  // Open uses there: defined here, open here too, or still to come.
  for (ForwardRef &ref : second.forwardRefs) {
    if (!ref.placeholder)
      continue;
    uint32_t own = valueNames.intern(second.valueNames.getName(ref.name));
    if (own >= values.size())
      values.resize(valueNames.size() + 64);
    ValueEntry &entry = values[own];
    Value known;
    if (entry.first)
      known = entry.get(ref.number);
    else
      for (uint32_t i = entry.forward; i && !known; i = forwardRefs[i - 1].next)
        if (forwardRefs[i - 1].number == ref.number)
          known = forwardRefs[i - 1].placeholder->getResult(0);
    if (known) {
      moveUses(ref.placeholder->getResult(0), known);
      ref.placeholder->destroy();
    } else {
      ForwardRef moved = ref;
      moved.name = own;
      moved.next = entry.forward;
      forwardRefs.push_back(moved);
      entry.forward = uint32_t(forwardRefs.size());
      ++pendingForwardRefs;
    }
    ref.placeholder = nullptr;
  }
}

void Parser::mergeBlocks(Parser &second) {
  for (uint32_t id : second.scopes.front().mentioned) {
    BlockEntry &theirs = second.blocks[id];
    BlockEntry &ours =
        blockEntry(second.blockNames.getName(id), placeOf(theirs.offset));
    if (!ours.block) {
      ours.block = theirs.block;
      ours.defined = theirs.defined;
      ours.offset = theirs.offset;
    } else if (theirs.defined) {
      ours.block->replaceAllUsesWith(theirs.block);
      ours.block->destroy();
      ours.block = theirs.block;
      ours.defined = true;
      ours.offset = theirs.offset;
    } else {
      theirs.block->replaceAllUsesWith(ours.block);
      theirs.block->destroy();
    }
  }
  second.scopes.front().mentioned.clear();
}

void Parser::merge(ParserPart &other, Block *block, Region *region) {
  Parser &second = *other.parser;
  mergeValues(second);
  mergeBlocks(second);
  block->splice(block->end(), other.block, other.block->begin(),
                other.block->end());
  if (region)
    region->splice(region->end(), other.region);
  // Aliases, and locations that wait for them.
  for (uint32_t id = second.inheritedAliases; id < second.attrAliases.size();
       ++id) {
    if (!second.attrAliases[id].defined)
      continue;
    uint32_t own = aliasNames.intern(second.aliasNames.getName(id));
    if (own >= attrAliases.size())
      attrAliases.resize(std::max<size_t>(own + 1, attrAliases.size() * 2));
    attrAliases[own] = second.attrAliases[id];
  }
  for (auto &entry : second.typeAliases)
    typeAliases.try_emplace(entry.first(), entry.second);
  for (DeferredLoc deferred : second.deferredLocs) {
    deferred.alias =
        aliasNames.intern(second.aliasNames.getName(deferred.alias));
    deferredLocs.push_back(deferred);
  }
  resetTo(other.end);
}
