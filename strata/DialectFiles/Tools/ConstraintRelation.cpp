// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/ConstraintRelation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using NodeKind = ConstraintModel::Kind;
using Change = ConstraintChange::Kind;

/// Alternatives in alternatives that are looked into.
static constexpr unsigned maxConstraintDepth = 20;
/// Alternatives that are taken out of alternatives.
static constexpr size_t maxParts = 200;
/// Longest text that is shown.
static constexpr size_t maxText = 400;

//===-- Structures --------------------------------------------------------===//

/// The parts of an Or or And, in ascending order. Parts of parts of the same
/// kind are parts; a constraint that accepts anything absorbs alternatives, and
/// is dropped from a conjunction.
ConstraintTable::Ids ConstraintTable::flatten(const Ids &children,
                                              Op op) const {
  Ids flat;
  for (Id child : children) {
    if (nodes[child].op == Op::Any) {
      if (op == Op::Or)
        return {child};
      continue;
    }
    Ids parts = partsOf(child, op);
    if (parts.size() + flat.size() > maxParts)
      parts = {child};
    flat.insert(flat.end(), parts.begin(), parts.end());
  }
  llvm::sort(flat);
  flat.erase(std::unique(flat.begin(), flat.end()), flat.end());
  return flat;
}

ConstraintTable::Id ConstraintTable::intern(Op op, StringRef name,
                                            Ids children) {
  if (op == Op::Or || op == Op::And) {
    children = flatten(children, op);
    if (children.size() == 1)
      return children.front();
    if (children.empty() && op == Op::And)
      return intern(Op::Any, "any", {});
    if (children.empty())
      name = "nothing";
  }
  std::string key = std::to_string(unsigned(op)) + name.str();
  for (Id child : children)
    key += '\0' + std::to_string(child);
  auto [it, inserted] = ids.try_emplace(key, Id(nodes.size()));
  if (!inserted)
    return it->second;
  std::string text = name.str();
  StringRef separator = op == Op::Or ? " | " : op == Op::And ? " & " : ", ";
  text += op == Op::Parametric ? "<" : "";
  for (auto [i, child] : llvm::enumerate(children)) {
    if (text.size() > maxText)
      break;
    bool isSet = nodes[child].op == Op::Or || nodes[child].op == Op::And;
    text += i ? separator : "";
    text += isSet && op != Op::Parametric ? "(" + getText(child) + ")"
                                          : getText(child);
  }
  text += op == Op::Parametric ? ">" : "";
  if (text.size() > maxText)
    text = text.substr(0, maxText) + "...";
  nodes.push_back({op, std::move(key), std::move(text), std::move(children)});
  return it->second;
}

/// `text` cut at `separator`, a pair of equal characters, outside of brackets
/// and quotes.
static SmallVector<StringRef> splitTopLevel(StringRef text, char separator) {
  SmallVector<StringRef> parts;
  unsigned depth = 0;
  size_t start = 0;
  bool isQuoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"')
      isQuoted = !isQuoted;
    if (isQuoted)
      continue;
    if (StringRef("([{").contains(c))
      ++depth;
    else if (StringRef(")]}").contains(c) && depth)
      --depth;
    else if (!depth && c == separator &&
             text.substr(i + 1, 1) == StringRef(&c, 1)) {
      parts.push_back(text.slice(start, i).trim());
      start = ++i + 1;
    }
  }
  parts.push_back(text.drop_front(start).trim());
  return parts;
}

/// `text` without parentheses around all of it.
static StringRef stripParentheses(StringRef text) {
  text = text.trim();
  // By `)`, the place of its `(`.
  SmallVector<size_t> partners(text.size(), StringRef::npos), open;
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '(')
      open.push_back(i);
    else if (text[i] == ')' && !open.empty())
      partners[i] = open.pop_back_val();
  const char *start = text.begin();
  while (text.starts_with("(") && text.ends_with(")") &&
         partners[size_t(text.end() - start) - 1] ==
             size_t(text.begin() - start))
    text = text.drop_front().drop_back().trim();
  return text;
}

ConstraintTable::Id ConstraintTable::addPredicate(StringRef text,
                                                  unsigned depth) {
  text = stripParentheses(text);
  for (auto [separator, op] :
       {std::pair('|', Op::Or), std::pair('&', Op::And)}) {
    SmallVector<StringRef> parts = splitTopLevel(text, separator);
    if (parts.size() < 2 || depth == maxConstraintDepth)
      continue;
    Ids children;
    for (StringRef part : parts)
      children.push_back(addPredicate(part, depth + 1));
    return intern(op, "", std::move(children));
  }
  std::string words;
  for (StringRef word : llvm::split(text, ' '))
    if (!word.empty())
      words += (words.empty() ? "" : " ") + word.str();
  return intern(Op::Leaf, words, {});
}

ConstraintTable::Id ConstraintTable::add(const DefinitionModel &def,
                                         unsigned index) {
  Ids &structures = known[&def];
  auto nameOf = [&](const ConstraintModel &constraint) {
    auto it = renames.find(constraint.text);
    return it == renames.end() ? constraint.text : it->second;
  };
  // Children come before their parents.
  while (structures.size() <= index) {
    const ConstraintModel &constraint = def.constraints[structures.size()];
    Ids children;
    for (unsigned child : constraint.children)
      children.push_back(structures[child]);
    Id id = 0;
    switch (constraint.kind) {
    case NodeKind::Any:
      id = intern(Op::Any, "any", {});
      break;
    case NodeKind::Is:
      id = intern(Op::Leaf, constraint.text, {});
      break;
    case NodeKind::Base:
      id = intern(Op::Base, nameOf(constraint), {});
      break;
    case NodeKind::Predicate:
      id = addPredicate(constraint.text);
      break;
    case NodeKind::AnyOf:
      id = intern(Op::Or, "", std::move(children));
      break;
    case NodeKind::AllOf:
      id = intern(Op::And, "", std::move(children));
      break;
    case NodeKind::Parametric:
      id = intern(Op::Parametric, nameOf(constraint), std::move(children));
      break;
    case NodeKind::Foreign:
      id = intern(Op::Leaf, "a value of another dialect", {});
      break;
    }
    structures.push_back(id);
  }
  return structures[index];
}

//===-- Comparison --------------------------------------------------------===//

ConstraintTable::Ids ConstraintTable::partsOf(Id id, Op op) const {
  return nodes[id].op == op ? nodes[id].children : Ids{id};
}

std::string ConstraintTable::list(const Ids &ids) const {
  std::string text;
  for (auto [i, id] : llvm::enumerate(ids)) {
    if (text.size() > maxText)
      return text + ", ...";
    text += (i ? ", " : "") + getText(id);
  }
  return text;
}

/// The elements of `all` that are not in `others`; both are sorted.
static std::vector<unsigned> subtract(const std::vector<unsigned> &all,
                                      const std::vector<unsigned> &others) {
  std::vector<unsigned> rest;
  std::set_difference(all.begin(), all.end(), others.begin(), others.end(),
                      std::back_inserter(rest));
  return rest;
}

/// Compares two sets of alternatives, or of conjuncts.
ConstraintChange ConstraintTable::compareParts(Id before, Id after, Op op,
                                               unsigned depth) {
  Ids removed = subtract(partsOf(before, op), partsOf(after, op));
  Ids added = subtract(partsOf(after, op), partsOf(before, op));
  bool isOr = op == Op::Or;
  if (removed.empty())
    return {isOr ? Change::Widened : Change::Tightened,
            (isOr ? "also accepts " : "also requires ") + list(added)};
  if (added.empty())
    return {isOr ? Change::Tightened : Change::Widened,
            (isOr ? "no longer accepts " : "no longer requires ") +
                list(removed)};
  if (removed.size() == 1 && added.size() == 1 && removed.front() != before) {
    ConstraintChange change =
        compare(removed.front(), added.front(), depth + 1);
    if (change.kind != Change::Changed)
      return change;
  }
  std::string words =
      isOr ? "no longer accepts " + list(removed) + ", but " + list(added)
           : "requires " + list(added) + " instead of " + list(removed);
  return {Change::Changed, words};
}

/// Compares the parameters of two types of one name.
ConstraintChange ConstraintTable::compareParameters(Id before, Id after,
                                                    unsigned depth) {
  ConstraintChange result;
  Ids from = nodes[before].children, to = nodes[after].children;
  if (from.size() != to.size())
    return {Change::Changed,
            "is " + getText(after) + " instead of " + getText(before)};
  for (auto [i, pair] : llvm::enumerate(llvm::zip(from, to))) {
    auto [left, right] = pair;
    ConstraintChange change = compare(left, right, depth + 1);
    if (change.kind == Change::Same)
      continue;
    std::string words =
        "parameter #" + std::to_string(i) + " " + change.description;
    if (result.kind == Change::Same)
      result = {change.kind, words};
    else
      result = {result.kind == change.kind ? change.kind : Change::Changed,
                result.description + "; " + words};
  }
  return result;
}

ConstraintChange ConstraintTable::compare(Id before, Id after, unsigned depth) {
  if (before == after)
    return {};
  const Node &from = nodes[before], &to = nodes[after];
  if (to.op == Op::Any)
    return {Change::Widened, "accepts anything, not only " + from.text};
  if (from.op == Op::Any)
    return {Change::Tightened, "accepts only " + to.text};
  ConstraintChange changed{Change::Changed,
                           "is " + to.text + " instead of " + from.text};
  if (depth > maxConstraintDepth)
    return changed;
  for (Op op : {Op::Or, Op::And})
    if (from.op == op || to.op == op)
      return compareParts(before, after, op, depth);
  bool fromIsNamed = from.op == Op::Base || from.op == Op::Parametric;
  bool toIsNamed = to.op == Op::Base || to.op == Op::Parametric;
  auto nameOf = [](const Node &node) {
    return StringRef(node.text).split('<').first;
  };
  if (!fromIsNamed || !toIsNamed || nameOf(from) != nameOf(to))
    return changed;
  if (from.op == Op::Base)
    return {Change::Tightened, "accepts only " + to.text};
  if (to.op == Op::Base)
    return {Change::Widened,
            "accepts any " + to.text + ", not only " + from.text};
  return compareParameters(before, after, depth);
}

ConstraintChange ConstraintTable::compare(Id before, Id after) {
  return compare(before, after, 0);
}
