// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An operation is printed as a whole, in custom form, with names that hold temporary
// numbers between two marks. The text is then divided into the texts of operations by the
// places that the printer reports. Since names are stable, an operation that no pass has
// changed has the same text in all snapshots.
#include "strata/Explore/Snapshots.h"

#include "strata/Asm/AsmState.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Trace/Recorder.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/StringSaver.h"

#include <unordered_map>

using namespace strata;

/// Delimiters of temporary numbers in texts. Printed text has no such characters.
static constexpr char NumberBegin = '\x01', NumberEnd = '\x02';

static std::string mark(uint64_t number) {
  return NumberBegin + std::to_string(number) + NumberEnd;
}

//===-- Names --------------------------------------------------------------===//

namespace {
/// The versions of an operation, with temporary numbers.
struct OpState : IROpVersions {
  /// The labels that blocks have had; by region.
  std::vector<unsigned> numLabels;
  /// The number of the label of the block that each operation was in, by region and
  /// operation. Only for regions of several blocks.
  std::vector<llvm::DenseMap<uint64_t, unsigned>> labels;
};

using OpStates = std::unordered_map<uint64_t, OpState>;

/// The names of values and blocks of an operation.
class StableNames {
public:
  StableNames(RewriteRecorder &recorder, OpStates &states)
      : recorder(recorder), states(states), saver(texts) {}
  /// Names the contents of `op`.
  void add(Operation *op);
  uint64_t getNumber(Operation *op) const { return numbers.lookup(op); }
  const SourceNames &get() const { return names; }

private:
  void addOp(Operation *op);
  void addRegion(Operation *op, Region &region);
  unsigned chooseLabel(Block &block, OpState &state, unsigned region,
                       llvm::DenseSet<unsigned> &taken);
  std::string nameArgument(BlockArgument arg, unsigned label);

  RewriteRecorder &recorder;
  OpStates &states;
  llvm::BumpPtrAllocator texts;
  llvm::StringSaver saver;
  llvm::DenseMap<Operation *, uint64_t> numbers;
  SourceNames names;
};
} // namespace

void StableNames::add(Operation *op) {
  // Labels depend on the numbers of the operations in blocks.
  op->walk([&](Operation *inner) {
    numbers[inner] = recorder.getTemporaryNumber(inner);
  });
  op->walk([&](Operation *inner) { addOp(inner); });
}

void StableNames::addOp(Operation *op) {
  if (op->getNumResults())
    names.values[op->getResult(0)] = saver.save(mark(getNumber(op)));
  for (Region &region : op->getRegions())
    addRegion(op, region);
}

/// The label of the last operation of the block that had one keeps to the block.
unsigned StableNames::chooseLabel(Block &block, OpState &state, unsigned region,
                                  llvm::DenseSet<unsigned> &taken) {
  const auto &known = state.labels[region];
  for (Operation *op = block.empty() ? nullptr : &block.back(); op;
       op = op->getPrevNode()) {
    auto found = known.find(getNumber(op));
    if (found != known.end() && taken.insert(found->second).second)
      return found->second;
  }
  while (!taken.insert(state.numLabels[region]).second)
    ++state.numLabels[region];
  return state.numLabels[region]++;
}

/// The name that rewrite records use: `arg0`, `bb2_arg0`, `op17_arg0`.
std::string StableNames::nameArgument(BlockArgument arg, unsigned label) {
  std::string name = "arg" + std::to_string(arg.getArgNumber());
  Region *region = arg.getOwner()->getParent();
  Operation *op = region->getParentOp();
  if (!arg.getOwner()->isEntryBlock())
    name = "bb" + std::to_string(label) + "_" + name;
  bool isFirst = region->getRegionNumber() == 0;
  if (!isFirst)
    name = "r" + std::to_string(region->getRegionNumber()) + "_" + name;
  if (isFirst && op->hasTrait(OpTrait::IsolatedFromAbove))
    return name;
  return "op" + mark(getNumber(op)) + "_" + name;
}

void StableNames::addRegion(Operation *op, Region &region) {
  if (region.empty())
    return;
  auto nameArguments = [&](Block &block, unsigned label) {
    for (BlockArgument arg : block.getArguments())
      names.values[arg] = saver.save(nameArgument(arg, label));
  };
  OpState &state = states[getNumber(op)];
  unsigned index = region.getRegionNumber();
  state.numLabels.resize(std::max<size_t>(op->getNumRegions(), index + 1));
  state.labels.resize(state.numLabels.size());
  unsigned &count = state.numLabels[index];
  count = std::max(count, 1u);
  if (region.hasOneBlock()) {
    state.labels[index].clear();
    return nameArguments(region.front(), 0);
  }
  // The entry block is always the first.
  llvm::DenseSet<unsigned> taken{0};
  llvm::DenseMap<uint64_t, unsigned> labels;
  for (Block &block : region) {
    unsigned label =
        block.isEntryBlock() ? 0 : chooseLabel(block, state, index, taken);
    names.blocks[&block] = saver.save("bb" + std::to_string(label));
    nameArguments(block, label);
    for (Operation &inner : block)
      labels[getNumber(&inner)] = label;
  }
  state.labels[index] = std::move(labels);
}

//===-- Division of the text -----------------------------------------------===//

namespace {
/// The text and the body of an operation in a snapshot.
struct OpSnapshot {
  std::string text;
  IRBodyVersion body;
};

/// Divides the text of an operation.
class TextDivider {
public:
  using Receiver = function_ref<void(Operation *, OpSnapshot)>;
  TextDivider(StringRef text, const StableNames &names, Receiver receive)
      : text(text), names(names), receive(receive) {}
  void run(ArrayRef<PrintedOp> ops, ArrayRef<PrintedRegion> regions);

private:
  /// An operation or a region that has begun. The region is null for operations.
  struct Frame {
    Operation *op;
    Region *region;
    uint64_t begin, end;
    /// The text of an operation up to here is in its snapshot, that of a region has been
    /// searched for labels.
    uint64_t cursor;
    OpSnapshot snapshot;
  };
  void begin(const PrintedOp &op);
  void begin(const PrintedRegion &region);
  void endBefore(uint64_t offset);
  void addText(Frame &frame, uint64_t end);
  void addLabels(Frame &frame, std::vector<IRBlockVersion> &blocks,
                 uint64_t end);

  StringRef text;
  const StableNames &names;
  Receiver receive;
  std::vector<Frame> frames;
};
} // namespace

/// Appends the text without the indentation of its first line.
void TextDivider::addText(Frame &frame, uint64_t end) {
  size_t lineStart = text.rfind('\n', frame.begin) + 1;
  size_t indent = frame.begin - lineStart;
  StringRef part = text.slice(frame.cursor, end);
  frame.cursor = end;
  auto [first, rest] = part.split('\n');
  frame.snapshot.text += first.str();
  while (first.size() != part.size()) {
    part = rest;
    std::tie(first, rest) = part.split('\n');
    size_t blanks = first.size() - first.ltrim(' ').size();
    frame.snapshot.text +=
        "\n" + first.drop_front(std::min(blanks, indent)).str();
  }
}

/// Reads the labels between two operations: `^bb1(%arg: i32):  // pred: ^bb0`.
void TextDivider::addLabels(Frame &frame, std::vector<IRBlockVersion> &blocks,
                            uint64_t end) {
  StringRef part = text.slice(frame.cursor, end);
  frame.cursor = end;
  while (!part.empty()) {
    StringRef line;
    std::tie(line, part) = part.split('\n');
    line = line.trim(' ');
    if (!line.starts_with("^"))
      continue;
    size_t comment = line.rfind(":  // ");
    if (comment != StringRef::npos)
      line = line.take_front(comment + 1);
    blocks.push_back({line.str(), {}});
  }
}

void TextDivider::endBefore(uint64_t offset) {
  while (!frames.empty() && frames.back().end <= offset) {
    Frame frame = std::move(frames.back());
    frames.pop_back();
    if (!frame.region) {
      addText(frame, frame.end);
      receive(frame.op, std::move(frame.snapshot));
      continue;
    }
    Frame &parent = frames.back();
    addLabels(frame, parent.snapshot.body.back(), frame.end);
    parent.cursor = frame.end;
  }
}

void TextDivider::begin(const PrintedRegion &region) {
  // The text of regions that lie elsewhere belongs to the operation.
  if (frames.empty() || frames.back().region)
    return;
  Frame &parent = frames.back();
  addText(parent, region.begin);
  parent.snapshot.text += RegionMark;
  parent.snapshot.body.emplace_back();
  frames.push_back({parent.op, region.region, region.begin, region.end,
                    region.begin, OpSnapshot()});
}

void TextDivider::begin(const PrintedOp &op) {
  if (!frames.empty()) {
    Frame &region = frames.back();
    if (!region.region)
      return;
    std::vector<IRBlockVersion> &blocks =
        frames[frames.size() - 2].snapshot.body.back();
    addLabels(region, blocks, op.offset);
    region.cursor = op.end;
    if (blocks.empty())
      blocks.emplace_back();
    blocks.back().ops.push_back(names.getNumber(op.op));
  }
  frames.push_back(
      {op.op, nullptr, op.offset, op.end, op.offset, OpSnapshot()});
}

void TextDivider::run(ArrayRef<PrintedOp> ops,
                      ArrayRef<PrintedRegion> regions) {
  while (!ops.empty() || !regions.empty()) {
    bool isOp = regions.empty() ||
                (!ops.empty() && ops.front().offset < regions.front().begin);
    endBefore(isOp ? ops.front().offset : regions.front().begin);
    if (isOp) {
      begin(ops.front());
      ops = ops.drop_front();
    } else {
      begin(regions.front());
      regions = regions.drop_front();
    }
  }
  endBefore(text.size());
}

//===-- IRSnapshots --------------------------------------------------------===//

class IRSnapshots::Impl {
public:
  explicit Impl(RewriteRecorder &recorder) : recorder(recorder) {}
  bool take(Operation *op, unsigned position, bool isValid);
  void finish(ExploreData &data);

private:
  bool update(Operation *op, uint64_t number, OpSnapshot snapshot,
              unsigned position);
  void assignNumbers();
  std::string finishText(StringRef text) const;
  void finishBody(IRBodyVersion &body) const;

  RewriteRecorder &recorder;
  uint64_t root = 0;
  OpStates states;
  /// The final numbers by temporary ones.
  std::unordered_map<uint64_t, uint64_t> finalNumbers;
  /// The operations in the order of the IR.
  std::vector<uint64_t> order;
};

IRSnapshots::IRSnapshots(RewriteRecorder &recorder)
    : impl(std::make_unique<Impl>(recorder)) {}
IRSnapshots::~IRSnapshots() = default;
bool IRSnapshots::take(Operation *op, unsigned position, bool isValid) {
  return impl->take(op, position, isValid);
}
void IRSnapshots::finish(ExploreData &data) { impl->finish(data); }

static std::string getLocation(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printLocation(op->getLoc(), op->getContext(), os);
  os.flush();
  StringRef inner = text;
  inner.consume_front("loc(");
  inner.consume_back(")");
  // Locations that patterns fuse grow with each step.
  constexpr size_t MaxLength = 1024;
  return inner.take_front(MaxLength).str();
}

bool IRSnapshots::Impl::update(Operation *op, uint64_t number,
                               OpSnapshot snapshot, unsigned position) {
  OpState &state = states[number];
  bool hasChanged = false;
  if (state.texts.empty()) {
    state.name = op->getName().getStringRef().str();
    state.location = getLocation(op);
  }
  if (state.texts.empty() || state.texts.back().second != snapshot.text) {
    state.texts.push_back({position, std::move(snapshot.text)});
    hasChanged = true;
  }
  bool hadBody = !state.bodies.empty();
  if (hadBody ? state.bodies.back().second != snapshot.body
              : !snapshot.body.empty()) {
    state.bodies.push_back({position, std::move(snapshot.body)});
    hasChanged = true;
  }
  return hasChanged;
}

bool IRSnapshots::Impl::take(Operation *op, unsigned position, bool isValid) {
  StableNames names(recorder, states);
  names.add(op);
  if (!root)
    root = names.getNumber(op);
  PrintingFlags flags;
  flags.generic = !isValid;
  flags.assumeVerified = isValid;
  flags.localScope = flags.keepNames = flags.keepAllNames = true;
  flags.names = &names.get();
  constexpr int64_t MaxElements = 16;
  flags.elideElementsIfLarger = MaxElements;
  std::string text;
  llvm::raw_string_ostream os(text);
  std::vector<PrintedOp> ops;
  std::vector<PrintedRegion> regions;
  printOperation(op, os, flags, ops, &regions);
  os.flush();
  bool hasChanged = false;
  TextDivider(text, names, [&](Operation *part, OpSnapshot snapshot) {
    hasChanged |=
        update(part, names.getNumber(part), std::move(snapshot), position);
  }).run(ops, regions);
  return hasChanged;
}

/// Numbers the operations that the record does not mention in the order of the IR.
void IRSnapshots::Impl::assignNumbers() {
  uint64_t last = recorder.getLastNumber();
  std::vector<uint64_t> worklist{root};
  while (!worklist.empty()) {
    uint64_t number = worklist.back();
    worklist.pop_back();
    auto [entry, isNew] = finalNumbers.try_emplace(number, 0);
    if (!isNew)
      continue;
    uint64_t recorded = recorder.getRecordedNumber(number);
    entry->second = recorded ? recorded : ++last;
    order.push_back(number);
    std::vector<uint64_t> inside;
    for (const auto &[position, body] : states[number].bodies)
      for (const auto &region : body)
        for (const IRBlockVersion &block : region)
          llvm::append_range(inside, block.ops);
    worklist.insert(worklist.end(), inside.rbegin(), inside.rend());
  }
}

std::string IRSnapshots::Impl::finishText(StringRef text) const {
  std::string result;
  for (size_t begin; (begin = text.find(NumberBegin)) != StringRef::npos;) {
    result += text.take_front(begin);
    auto [digits, rest] = text.drop_front(begin + 1).split(NumberEnd);
    uint64_t number = 0;
    (void)digits.getAsInteger(10, number);
    auto found = finalNumbers.find(number);
    // Values of operations without a line have numbers of the record, if any.
    result += std::to_string(found == finalNumbers.end()
                                 ? recorder.getRecordedNumber(number)
                                 : found->second);
    text = rest;
  }
  return result + text.str();
}

void IRSnapshots::Impl::finishBody(IRBodyVersion &body) const {
  for (auto &region : body)
    for (IRBlockVersion &block : region) {
      block.label = finishText(block.label);
      for (uint64_t &op : block.ops)
        op = finalNumbers.at(op);
    }
}

void IRSnapshots::Impl::finish(ExploreData &data) {
  assignNumbers();
  data.root = finalNumbers.at(root);
  for (uint64_t number : order) {
    IROpVersions op = std::move(states[number]);
    op.number = finalNumbers.at(number);
    for (auto &[position, text] : op.texts)
      text = finishText(text);
    for (auto &[position, body] : op.bodies)
      finishBody(body);
    data.ops.push_back(std::move(op));
  }
  llvm::sort(data.ops, [](const IROpVersions &a, const IROpVersions &b) {
    return a.number < b.number;
  });
}
