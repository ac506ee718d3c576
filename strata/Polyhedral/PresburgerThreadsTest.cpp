// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several threads ask questions about the same relations. A build with -fsanitize=thread shows races.
#include "strata/Polyhedral/PresburgerText.h"

#include "gtest/gtest.h"

#include <thread>

using namespace strata::presburger;

/// The answers to questions about a relation, as text.
static std::string answer(const PresburgerRelation &relation) {
  Budget budget;
  std::string text = std::to_string(int(relation.isIntegerEmpty(budget)));
  auto least = relation.findSymbolicIntegerLexMin(budget);
  if (!least)
    return text;
  auto rest = relation.subtract(least->lexopt, budget);
  if (!rest)
    return text;
  return text + ", " + std::to_string(int(rest->isIntegerEmpty(budget))) +
         ", " + std::to_string(rest->getNumDisjuncts());
}

TEST(PresburgerThreadsTest, QuestionsAboutSharedRelations) {
  constexpr const char *Texts[] = {
      "[n] -> { [i, j] -> [k] : 0 <= i < n and 0 <= j <= i and k = i + 2j }",
      "[n, m] -> { [i] -> [j] : 0 <= i < j < n and 3i <= 2j + m }",
      "{ [i, j] -> [k, l] : 0 <= i, j <= 20 and i - j = 4k + l and 0 <= l < 4 "
      "}"};
  std::vector<PresburgerRelation> relations;
  std::vector<std::string> expected;
  for (const char *text : Texts) {
    std::string error;
    auto parsed = parseRelation(text, error);
    ASSERT_TRUE(parsed) << error;
    relations.push_back(parsed->relation);
    expected.push_back(answer(relations.back()));
  }
  std::vector<std::vector<std::string>> found(4);
  std::vector<std::thread> threads;
  for (std::vector<std::string> &answers : found)
    threads.emplace_back([&] {
      for (unsigned round = 0; round < 10; ++round)
        for (const PresburgerRelation &relation : relations)
          answers.push_back(answer(relation));
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const std::vector<std::string> &answers : found)
    for (size_t i = 0; i < answers.size(); ++i)
      EXPECT_EQ(answers[i], expected[i % expected.size()]);
}
