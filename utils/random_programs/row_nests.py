# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nests over the rows of arrays, as those of softmax and normalization: elements of a row are reduced to one, and the
results are used for all of the row. Rows are gathered, transposed, and added to each other as well.

Sums of f64 have the flag `reassoc`: the elements are integers, whose sums are exact in any order."""

from .contraction_nests import SIZES, Loop, Writer, is_float


class RowNests(Writer):
    def __init__(self, rng, function):
        super().__init__(rng, function)
        size = rng.choice([1, 2, 3, 4, 5, 8, 9, 17])
        self.rows = Loop("%r", rng.choice([0, 0, 0, 1]), size)
        self.columns = Loop("%c", rng.choice([0, 0, 0, 0, 2]), rng.choice(SIZES))
        self.is_dynamic = rng.random() < 0.4
        # A product of results of a sum would not be exact.
        self.products = 2 if self.kind == "f64" else 9
        self.matrices, self.vectors = [], []

    def array(self, known, extents):
        rng = self.rng
        if known and rng.random() < 0.7:
            return rng.choice(known)
        array = self.function.new_array(self.kind, len(extents))
        # Indices of other nests do not make it larger.
        array.use(extents)
        known.append(array)
        return array

    def matrix(self):
        return self.array(self.matrices, [max(self.rows.upper, 1), max(self.columns.upper, 1)])

    def vector(self):
        """An element for each row."""
        return self.array(self.vectors, [max(self.rows.upper, 1)])

    def bound(self, value):
        if self.is_dynamic and self.rng.random() < 0.6:
            return self.function.size_argument(value)
        return str(value)

    def open(self, *loops):
        for loop in loops:
            self.line(f"affine.for {loop.name} = {self.bound(loop.lower)} to {self.bound(loop.upper)} {{")

    def close(self, count):
        self.lines += ["  }"] * count

    def load(self, array, *subscripts):
        value = self.name()
        self.line(f"{value} = affine.load %{array.name}[{', '.join(subscripts)}] : !{array.name}!")
        return value

    def store(self, value, array, *subscripts):
        self.line(f"affine.store {value}, %{array.name}[{', '.join(subscripts)}] : !{array.name}!")

    def constant(self):
        value = self.name()
        number = self.rng.choice([0, 0, 1, -2])
        text = f"{number}.0" if is_float(self.kind) else str(number)
        self.line(f"{value} = arith.constant {text} : {self.kind}")
        return value

    def combine(self, old, value):
        """One step of a reduction."""
        names = (["addf", "addf", "addf", "maximumf", "minimumf"] if is_float(self.kind) else
                 ["addi", "addi", "maxsi", "minsi", "maxui", "minui", "andi", "ori", "xori", "muli"])
        name = self.rng.choice(names)
        pair = [old, value] if self.rng.random() < 0.6 else [value, old]
        flags = " fastmath<reassoc>" if name == "addf" and self.kind == "f64" else ""
        result = self.name()
        self.line(f"{result} = arith.{name} {', '.join(pair)}{flags} : {self.kind}")
        return result

    def value(self):
        """A function of the elements of a row, in an iteration of both loops."""
        rng = self.rng
        result = self.load(self.matrix(), "%r", "%c")
        for _ in range(rng.choice([0, 1, 1, 2])):
            choice = rng.random()
            if choice < 0.5:
                other = self.load(self.vector(), "%r")
            elif choice < 0.8:
                other = self.load(self.matrix(), "%r", "%c")
            else:
                other = "%x"
            if rng.random() < 0.3 and self.products > 0:
                self.products -= 1
                result = self.multiply(result, other)
            else:
                name = rng.choice(["sub", "add"]) + ("f" if is_float(self.kind) else "i")
                result = self.compute(name, result, other)
        return result

    def fill(self):
        self.open(self.rows)
        self.store(self.constant(), self.vector(), "%r")
        self.close(1)

    def reduce_rows(self):
        array = self.vector()
        self.open(self.rows, self.columns)
        value = self.value()
        self.store(self.combine(self.load(array, "%r"), value), array, "%r")
        self.close(2)

    def reduce_columns(self):
        array = self.function.new_array(self.kind, 1)
        array.use([max(self.columns.upper, 1)])
        self.open(*self.rng.choice([(self.rows, self.columns), (self.columns, self.rows)]))
        value = self.value()
        self.store(self.combine(self.load(array, "%c"), value), array, "%c")
        self.close(2)

    def update(self):
        array = self.matrix()
        self.open(self.rows, self.columns)
        self.store(self.value(), array, "%r", "%c")
        self.close(2)

    def transpose(self):
        array = self.function.new_array(self.kind, 2)
        array.use([max(self.columns.upper, 1), max(self.rows.upper, 1)])
        self.open(*self.rng.choice([(self.rows, self.columns), (self.columns, self.rows)]))
        self.store(self.value(), array, "%c", "%r")
        self.close(2)

    def gather(self):
        """Rows of a table at positions that are loaded."""
        table = self.function.new_array(self.kind, 2)
        table.use([8, max(self.columns.upper, 1)])
        positions = self.function.new_array("i32", 1)
        positions.use([max(self.rows.upper, 1)])
        array = self.matrix()
        self.open(self.rows, self.columns)
        loaded = self.load(positions, "%r")
        mask, position, index, value = self.name(), self.name(), self.name(), self.name()
        self.line(f"{mask} = arith.constant 7 : i32")
        self.line(f"{position} = arith.andi {loaded}, {mask} : i32")
        self.line(f"{index} = arith.index_cast {position} : i32 to index")
        self.line(f"{value} = memref.load %{table.name}[{index}, %c] : !{table.name}!")
        self.store(value, array, "%r", "%c")
        self.close(2)

    def write(self):
        steps = [self.fill, self.reduce_rows, self.reduce_rows, self.update, self.update,
                 self.transpose, self.gather, self.reduce_columns]
        for _ in range(self.rng.choice([1, 2, 3, 4, 5])):
            self.rng.choice(steps)()
        return self.lines
