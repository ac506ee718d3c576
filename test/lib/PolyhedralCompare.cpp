// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares strata/Polyhedral with isl on random sets and relations that are too large for
// enumeration: `strata-test-polyhedral-compare [count] [seed]`. Results are compared by isl, from their
// text. Both have a quota; only questions that both answer are compared.
#include "strata/Polyhedral/PresburgerText.h"

#include <cstdio>
#include <cstdlib>
#include <isl/ctx.h>
#include <isl/map.h>
#include <isl/options.h>
#include <isl/set.h>
#include <optional>
#include <random>

using namespace strata::presburger;

namespace {
constexpr unsigned long MaxIslOperations = 20000;

/// Texts of random relations of one space.
class Generator {
public:
  explicit Generator(unsigned seed) : random(seed) {
    numSymbols = pick(3);
    numDomain = 1 + pick(2);
    numRange = 1 + pick(3);
    isBounded = pick(3) != 0;
    for (int i = 0; i < numDomain; ++i)
      names.push_back("i" + std::to_string(i));
    for (int i = 0; i < numRange; ++i)
      names.push_back("o" + std::to_string(i));
    for (int i = 0; i < numSymbols; ++i)
      names.push_back("p" + std::to_string(i));
  }

  std::string makeRelation() {
    std::string text =
        numSymbols ? list(numDomain + numRange, numSymbols) + " -> { " : "{ ";
    for (int i = 0, e = 1 + pick(2); i < e; ++i)
      text += (i ? "; " : "") + makePiece();
    return text + " }";
  }

private:
  int pick(int count) { return int(random() % unsigned(count)); }

  std::string list(int first, int count) {
    std::string text = "[";
    for (int i = 0; i < count; ++i)
      text += (i ? ", " : "") + names[first + i];
    return text + "]";
  }

  std::string makeSum(int numNames) {
    std::string text;
    int range = pick(4) == 0 ? 9 : 2;
    for (int i = 0; i < numNames; ++i) {
      int factor = pick(2) ? pick(2 * range + 1) - range : 0;
      if (factor)
        text += std::to_string(factor) + names[i] + " + ";
    }
    return text + std::to_string(pick(21) - 10);
  }

  std::string makePiece() {
    auto numNames = int(names.size());
    std::string text =
        list(0, numDomain) + " -> " + list(numDomain, numRange) + " : ";
    std::string local;
    int kind = pick(4);
    if (kind == 0)
      local = "exists (k : ";
    if (kind == 1)
      local = "exists (k = floor((" + makeSum(numNames) + ")/" +
              std::to_string(2 + pick(4)) + ") : ";
    if (kind < 2)
      names.push_back("k");
    text += local + "0 = 0";
    for (int i = 0, e = 2 + pick(5); i < e; ++i)
      text +=
          " and " + makeSum(int(names.size())) + (pick(5) ? " >= 0" : " = 0");
    if (kind == 0)
      text += " and -40 <= k <= 40";
    if (kind < 2)
      names.pop_back();
    text += kind < 2 ? ")" : "";
    for (int i = 0; i < numDomain + numRange && isBounded; ++i)
      text += " and -30 <= " + names[i] + " <= 30";
    return text;
  }

  std::mt19937 random;
  int numSymbols, numDomain, numRange;
  bool isBounded;
  std::vector<std::string> names;
};

class Comparison {
public:
  explicit Comparison(isl_ctx *ctx) : ctx(ctx) {}
  bool run(unsigned seed);
  void report() const {
    std::printf("%u questions compared, %u not answered by isl, %u by us, "
                "%u differences\n",
                compared, unknownIsl, unknownOurs, differences);
  }
  unsigned differences = 0;

private:
  isl_map *read(const std::string &text) {
    isl_ctx_reset_operations(ctx);
    return isl_map_read_from_str(ctx, text.c_str());
  }
  void compare(const char *question, isl_bool isl, Tri ours);
  void compare(const char *question, isl_map *isl,
               const std::optional<PresburgerRelation> &ours);

  isl_ctx *ctx;
  unsigned seed = 0, compared = 0, unknownIsl = 0, unknownOurs = 0;
  std::string lhs, rhs;
};

void Comparison::compare(const char *question, isl_bool isl, Tri ours) {
  unknownIsl += isl == isl_bool_error;
  unknownOurs += ours == Tri::Unknown;
  isl_ctx_reset_operations(ctx);
  if (isl == isl_bool_error || ours == Tri::Unknown)
    return;
  ++compared;
  if ((isl == isl_bool_true) == (ours == Tri::True))
    return;
  ++differences;
  std::printf("seed %u, %s: isl says %d\n%s\n%s\n", seed, question, isl,
              lhs.c_str(), rhs.c_str());
}

void Comparison::compare(const char *question, isl_map *isl,
                         const std::optional<PresburgerRelation> &ours) {
  isl_ctx_reset_operations(ctx);
  if (!isl || !ours) {
    unknownIsl += !isl;
    unknownOurs += !ours;
    isl_map_free(isl);
    return;
  }
  std::string text = toString(*ours);
  isl_map *other = read(text);
  isl_bool equal = isl_map_is_equal(isl, other);
  if (equal == isl_bool_false)
    std::printf("%s\n", text.c_str());
  isl_map_free(isl);
  isl_map_free(other);
  compare(question, equal, Tri::True);
}

/// Compares all operations on one pair. Returns false if a text cannot be read.
bool Comparison::run(unsigned number) {
  seed = number;
  Generator generator(seed);
  lhs = generator.makeRelation();
  rhs = generator.makeRelation();
  std::string error;
  auto first = parseRelation(lhs, error), second = parseRelation(rhs, error);
  isl_map *a = read(lhs), *b = read(rhs);
  if (!first || !second || !a || !b) {
    std::printf("seed %u: %s\n%s\n%s\n", seed, error.c_str(), lhs.c_str(),
                rhs.c_str());
    return false;
  }
  const PresburgerRelation &x = first->relation, &y = second->relation;
  auto budget = [] { return Budget(200000); };
  Budget forDecisions = budget();
  compare("empty", isl_map_is_empty(a), x.isIntegerEmpty(forDecisions));
  compare("subset", isl_map_is_subset(a, b), x.isSubsetOf(y, forDecisions));
  compare("disjoint", isl_map_is_disjoint(a, b), x.isDisjoint(y, forDecisions));
  Budget each = budget();
  compare("text", isl_map_copy(a), x);
  compare("subtract", isl_map_subtract(isl_map_copy(a), isl_map_copy(b)),
          x.subtract(y, each));
  each = budget();
  compare("complement", isl_map_complement(isl_map_copy(b)),
          y.complement(each));
  compare("intersect", isl_map_intersect(isl_map_copy(a), isl_map_copy(b)),
          x.intersect(y));
  each = budget();
  compare("coalesce", isl_map_union(isl_map_copy(a), isl_map_copy(b)),
          x.unionSet(y).coalesce(each));
  compare(
      "compose",
      isl_map_apply_range(isl_map_copy(a), isl_map_reverse(isl_map_copy(b))),
      x.compose(y.inverse()));
  PresburgerRelation projected = x.projectOut(VarKind::Range, 0, 1);
  compare("project", isl_map_project_out(isl_map_copy(a), isl_dim_out, 0, 1),
          projected);
  each = budget();
  auto lexmin = x.findSymbolicIntegerLexMin(each);
  // isl reports an error if the minimum is unbounded anywhere.
  bool isBounded =
      lexmin && lexmin->unboundedDomain.isIntegerEmpty(each) == Tri::True;
  if (!lexmin || isBounded)
    compare("lexmin", isl_map_lexmin(isl_map_copy(a)),
            lexmin ? std::optional(lexmin->lexopt) : std::nullopt);
  isl_map_free(a);
  isl_map_free(b);
  return true;
}
} // namespace

int main(int argc, char **argv) {
  unsigned count = argc > 1 ? unsigned(std::atoi(argv[1])) : 1000;
  unsigned seed = argc > 2 ? unsigned(std::atoi(argv[2])) : 1;
  isl_ctx *ctx = isl_ctx_alloc();
  isl_options_set_on_error(ctx, ISL_ON_ERROR_CONTINUE);
  isl_ctx_set_max_operations(ctx, MaxIslOperations);
  Comparison comparison(ctx);
  bool readable = true;
  for (unsigned i = 0; i < count && readable; ++i) {
    readable = comparison.run(seed + i);
    std::fflush(stdout);
  }
  comparison.report();
  isl_ctx_free(ctx);
  return readable && comparison.differences == 0 ? 0 : 1;
}
