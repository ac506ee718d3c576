// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix: rows of numbers in one array, with inline storage for small ones.
#ifndef STRATA_POLYHEDRAL_MATRIX_H
#define STRATA_POLYHEDRAL_MATRIX_H

#include "strata/Polyhedral/Number.h"

#include <algorithm>

namespace strata::presburger::detail {

/// Inline storage of matrices, in numbers: 20 constraints of 12 columns.
template <typename Num> constexpr unsigned InlineNums = 240;
template <> inline constexpr unsigned InlineNums<Wide> = 0;

/// A matrix that grows by rows. Row pointers are valid until a row is added.
template <typename Num, unsigned Inline = InlineNums<Num>> class Matrix {
public:
  explicit Matrix(unsigned numColumns = 0) : numColumns(numColumns) {}

  unsigned getNumRows() const { return numRows; }
  unsigned getNumColumns() const { return numColumns; }
  Num *row(unsigned i) { return nums.data() + size_t(i) * numColumns; }
  const Num *row(unsigned i) const {
    return nums.data() + size_t(i) * numColumns;
  }
  ArrayRef<Num> getRow(unsigned i) const { return {row(i), numColumns}; }
  Num &at(unsigned i, unsigned j) { return row(i)[j]; }
  const Num &at(unsigned i, unsigned j) const { return row(i)[j]; }

  void reserveRows(unsigned rows) { nums.reserve(size_t(rows) * numColumns); }

  /// Adds a row of zeros and returns it.
  Num *addRow() {
    ++numRows;
    nums.resize(size_t(numRows) * numColumns);
    return row(numRows - 1);
  }

  /// Adds a copy of `values`, which does not belong to this matrix.
  Num *addRow(ArrayRef<Num> values) {
    assert(values.size() == numColumns && "row of another width");
    nums.append(values.begin(), values.end());
    ++numRows;
    return row(numRows - 1);
  }

  /// Removes row `i`; the last row takes its place.
  void removeRow(unsigned i) {
    if (i + 1 != numRows)
      std::copy_n(row(numRows - 1), numColumns, row(i));
    truncate(numRows - 1);
  }

  /// Removes row `i` and keeps the order of the others.
  void eraseRow(unsigned i) {
    nums.erase(nums.begin() + size_t(i) * numColumns,
               nums.begin() + size_t(i + 1) * numColumns);
    --numRows;
  }

  void truncate(unsigned rows) {
    numRows = rows;
    nums.truncate(size_t(rows) * numColumns);
  }

  /// Inserts `count` columns of zeros before column `position`.
  void insertColumns(unsigned position, unsigned count) {
    if (count == 0)
      return;
    Matrix result(numColumns + count);
    result.reserveRows(numRows);
    for (unsigned i = 0; i < numRows; ++i) {
      Num *to = result.addRow();
      std::copy_n(row(i), position, to);
      std::copy(row(i) + position, row(i) + numColumns, to + position + count);
    }
    *this = std::move(result);
  }

  /// Removes `count` columns from column `position` on.
  void removeColumns(unsigned position, unsigned count) {
    Matrix result(numColumns - count);
    result.reserveRows(numRows);
    for (unsigned i = 0; i < numRows; ++i) {
      Num *to = result.addRow();
      std::copy_n(row(i), position, to);
      std::copy(row(i) + position + count, row(i) + numColumns, to + position);
    }
    *this = std::move(result);
  }

  bool operator==(const Matrix &other) const {
    return numRows == other.numRows && numColumns == other.numColumns &&
           nums == other.nums;
  }

private:
  SmallVector<Num, Inline> nums;
  unsigned numRows = 0;
  unsigned numColumns;
};

} // namespace strata::presburger::detail

#endif // STRATA_POLYHEDRAL_MATRIX_H
