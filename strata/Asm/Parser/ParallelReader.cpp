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
    : config(outer), start(start), defaultDialect(defaultDialect) {
  if (config.externalResources)
    config.externalResources = &resources;
}

ParserPart::~ParserPart() {
  isCancelled = true;
  thread.join();
  // Blocks and operations that were not taken over are erased, also
  // forward-declared blocks.
  if (parser)
    parser->names.destroyFreeBlocks();
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

ParallelReader::ParallelReader(Parser &parser) : p(parser) {}

ParallelReader::~ParallelReader() = default;

void ParallelReader::start() {
  if (p.isPart || p.observer || p.config.recover || p.ctx->getNumThreads() < 2)
    return;
  StringRef rest(p.tok.start, p.text.end() - p.tok.start);
  if (rest.size() < MinParallelSize)
    return;
  Split split = guessSplit(rest);
  if (!split.start)
    return;
  part = std::make_unique<ParserPart>(p.config, split.start,
                                      guessDefaultDialect(rest, split, p.ctx));
  partStart = split.start;
  makeParser(*part);
  ParserPart *first = part.get();
  bool started = part->thread.start([first] {
    for (ParserPart *at = first; at; at = at->next.get()) {
      at->parser->parallel.run(*at, first->isCancelled);
      at->parser->parallel.findNext(*at);
    }
  });
  if (!started)
    part.reset();
}

/// Makes the parser of `other`, which knows the aliases that this one knows.
void ParallelReader::makeParser(ParserPart &other) {
  other.parser =
      std::make_unique<Parser>(p.buffer, p.text, p.base, other.config);
  Parser &second = *other.parser;
  second.isPart = true;
  second.names.recordDefinitions();
  second.dropped = other.start;
  second.aliasNames = p.aliasNames;
  second.attrAliases = p.attrAliases;
  second.inheritedAliases =
      p.isPart ? p.inheritedAliases : uint32_t(p.aliasNames.size());
  for (auto &entry : p.isPart ? p.inheritedTypeAliases : p.typeAliases)
    second.typeAliases[entry.first()] = entry.second;
  second.inheritedTypeAliases = second.typeAliases;
  second.older.inheritAliases(p.older);
  second.resetTo(other.start);
}

void ParallelReader::findNext(ParserPart &done) {
  if (!done.ok || done.sawTopLevel || p.tok.isNot(Token::RBrace))
    return;
  StringRef rest(done.end, p.text.end() - done.end);
  // The text that closes the module is short.
  size_t found = rest.take_front(4096).find("\n#");
  if (found == StringRef::npos || rest.size() - found < MinParallelSize / 4)
    return;
  done.next =
      std::make_unique<ParserPart>(p.config, rest.data() + found + 1,
                                   p.ctx->getBuiltinDialect().getNamespace());
  makeParser(*done.next);
}

void ParallelReader::run(ParserPart &result,
                         const std::atomic<bool> &isCancelled) {
  DiagnosticCapture capture;
  p.defaultDialects.push_back(result.defaultDialect);
  p.names.pushRegion();
  result.block = Block::create(p.ctx);
  Block *block = result.block;
  bool fine = true;
  // Blobs are the Context's: the first parser reads them.
  while (fine && !isCancelled && p.tok.isNot(Token::Eof) &&
         p.tok.isNot(Token::RBrace) && p.tok.isNot(Token::MetadataBegin)) {
    switch (p.tok.kind) {
    case Token::HashIdentifier:
      result.sawTopLevel = true;
      fine = succeeded(p.parseAttributeAlias());
      break;
    case Token::ExclamationIdentifier:
      result.sawTopLevel = true;
      fine = succeeded(p.parseTypeAlias());
      break;
    case Token::CaretIdentifier: {
      result.sawRegion = true;
      Block *labelled = nullptr;
      fine = succeeded(p.parseBlock(result.region, labelled));
      break;
    }
    default:
      fine = succeeded(p.parseOperation(block));
    }
  }
  result.sawRegion |= p.tok.is(Token::RBrace);
  result.end = p.tok.start;
  // Distinct attributes are numbered by file.
  result.ok = fine && !isCancelled && !p.givenUp && capture.take().empty() &&
              p.distinctAttrs.empty() && p.tok.isNot(Token::Error);
}

void ParallelReader::join(Block *block, Region *region) {
  std::unique_ptr<ParserPart> other = std::move(part);
  other->thread.join();
  if (p.tok.start == partStart && other->ok && canMerge(*other, region))
    merge(*other, block, region);
  part = std::move(other->next);
  partStart = part ? part->start : nullptr;
}

//===-- Do the halves fit? -------------------------------------------------===//

bool ParallelReader::canMerge(ParserPart &other, Region *region) {
  Parser &second = *other.parser;
  if (region ? other.sawTopLevel : other.sawRegion)
    return false;
  uint32_t limit = p.getLimits().maxDepth;
  if (limit && p.depth + second.deepest > limit)
    return false;
  if (second.usesOuterDialect &&
      p.defaultDialects.back() != other.defaultDialect)
    return false;
  // Aliases of the first half that the second did not know would have been
  // errors there; no alias may be defined by both.
  for (uint32_t id = second.inheritedAliases; id < second.attrAliases.size();
       ++id)
    if (second.attrAliases[id].defined &&
        p.findAttrAlias(second.aliasNames.getName(id)))
      return false;
  for (auto &entry : second.typeAliases)
    if (p.typeAliases.count(entry.first()) &&
        !second.inheritedTypeAliases.count(entry.first()))
      return false;
  return p.names.canTakeValues(second.names) &&
         (!region || p.names.canTakeBlocks(second.names));
}

//===-- Joining them -------------------------------------------------------===//

void ParallelReader::merge(ParserPart &other, Block *block, Region *region) {
  Parser &second = *other.parser;
  p.names.takeValues(second.names);
  p.names.takeBlocks(second.names);
  block->splice(block->end(), other.block, other.block->begin(),
                other.block->end());
  if (region)
    region->splice(region->end(), other.region);
  // Aliases, and locations that wait for them.
  for (uint32_t id = second.inheritedAliases; id < second.attrAliases.size();
       ++id) {
    if (!second.attrAliases[id].defined)
      continue;
    uint32_t own = p.aliasNames.intern(second.aliasNames.getName(id));
    if (own >= p.attrAliases.size())
      p.attrAliases.resize(std::max<size_t>(own + 1, p.attrAliases.size() * 2));
    p.attrAliases[own] = second.attrAliases[id];
  }
  for (auto &entry : second.typeAliases)
    p.typeAliases.try_emplace(entry.first(), entry.second);
  for (Parser::DeferredLoc deferred : second.deferredLocs) {
    deferred.alias =
        p.aliasNames.intern(second.aliasNames.getName(deferred.alias));
    p.deferredLocs.push_back(deferred);
  }
  p.resetTo(other.end);
}

void ParallelReader::takeParts(Block *block, Region *region) {
  while (LLVM_UNLIKELY(part && p.tok.start >= partStart))
    join(block, region);
}
