# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The nests of contractions.py."""

import math

# More iterations of a nest take too long in the interpreter.
MOST_ITERATIONS = 6000
SIZES = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 24, 31, 32, 33, 40, 48, 63, 64, 65, 70]


def is_float(kind):
    return kind.startswith("f")


class Loop:
    def __init__(self, name, lower, upper, step=1):
        self.name, self.lower, self.upper, self.step = name, lower, upper, step
        self.bound = None

    def values(self):
        """The least and the greatest value; None if there are none."""
        last = self.lower + (self.upper - 1 - self.lower) // self.step * self.step
        return (self.lower, last) if self.upper > self.lower else None


class Writer:
    """The operations of a function; names of values."""

    def __init__(self, rng, function):
        self.rng, self.function = rng, function
        self.kind = function.kind
        self.lines = []

    def name(self):
        return f"%v{self.function.unique()}"

    def line(self, text):
        self.lines.append("  " + text)

    def compute(self, name, lhs, rhs):
        result = self.name()
        self.line(f"{result} = arith.{name} {lhs}, {rhs} : {self.kind}")
        return result

    def multiply(self, lhs, rhs):
        return self.compute("mulf" if is_float(self.kind) else "muli", lhs, rhs)

    def accumulate(self, old, value):
        """Sums mostly."""
        names = (["addf"] * 6 + ["subf", "maximumf", "minimumf"] if is_float(self.kind) else
                 ["addi"] * 6 + ["subi", "maxsi", "minui", "xori", "muli"])
        pair = [old, value]
        if self.rng.random() < 0.3:
            pair.reverse()
        return self.compute(self.rng.choice(names), *pair)

    def widen(self, value, kind):
        if kind == self.kind:
            return value
        result = self.name()
        operation = "extf" if is_float(kind) else self.rng.choice(["extsi", "extui"])
        self.line(f"{result} = arith.{operation} {value} : {kind} to {self.kind}")
        return result


class LoopNest(Writer):
    def __init__(self, rng, function):
        super().__init__(rng, function)
        self.form = rng.choice(["affine", "affine", "affine", "scf", "mixed"])
        self.is_product = rng.random() < 0.65
        self.loops = self.choose_loops()
        self.is_empty = any(not loop.values() for loop in self.loops)

    def choose_loops(self):
        rng = self.rng
        count = rng.choice([2, 2, 3, 3, 3, 3, 4, 4, 5, 6])
        sizes = [rng.choice(SIZES) for _ in range(count)]
        if 0 in sizes and rng.random() < 0.7:
            sizes = [size or 3 for size in sizes]
        while math.prod(max(size, 1) for size in sizes) > MOST_ITERATIONS:
            largest = sizes.index(max(sizes))
            if rng.random() < 0.5:
                largest = rng.randrange(count)
            sizes[largest] = min(sizes[largest], rng.choice([1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 20]))
        loops = []
        for size in sizes:
            lower = rng.choice([0] * 10 + [1, 2, -3])
            step = 1 if self.is_product else rng.choice([1] * 12 + [2, 3])
            loops.append(Loop(f"%i{self.function.unique()}", lower, lower + size, step))
        return loops

    def expression(self, loops):
        """An affine expression of loops, and its least and greatest value."""
        rng = self.rng
        terms = [(1, loops[0])]
        choice = rng.random()
        if choice < 0.12:
            terms = [(1, loops[0]), (1, rng.choice(self.loops))]
        elif choice < 0.18:
            terms = [(rng.choice([2, 3]), loops[0])]
            if rng.random() < 0.6:
                terms.append((1, rng.choice(self.loops)))
        elif choice < 0.22:
            terms = [(-1, loops[0])]
        elif choice < 0.25:
            terms = []
        least = greatest = 0
        for factor, loop in terms:
            ends = [factor * value for value in (loop.values() or (0, 0))]
            least, greatest = least + min(ends), greatest + max(ends)
        constant = rng.choice([0] * 8 + [1, 2])
        if least + constant < 0 or rng.random() < 0.3 or not terms:
            constant = -least + rng.choice([0, 0, 0, 1])
        text = " + ".join(loop.name if factor == 1 else f"{loop.name} * {factor}"
                          for factor, loop in terms)
        if constant or not terms:
            text = f"{text} + {constant}" if text else str(constant)
        return text, greatest + constant + 1

    def subscripts(self, loops):
        """A subscript for each loop, mostly, and the extents that they need."""
        shuffled = list(loops)
        self.rng.shuffle(shuffled)
        if len(shuffled) == 2 and self.rng.random() < 0.03:
            shuffled[0] = shuffled[1]
        pairs = [self.expression([loop]) for loop in shuffled]
        return [text for text, _ in pairs], [extent for _, extent in pairs]

    def plain_subscripts(self, loops):
        pairs = []
        for loop in loops:
            first, last = loop.values() or (0, 0)
            constant = max(0, -first)
            pairs.append((f"{loop.name} + {constant}" if constant else loop.name, last + constant + 1))
        return [text for text, _ in pairs], [extent for _, extent in pairs]

    def use(self, array, extents):
        # No element is accessed if a loop has no iterations.
        small = self.is_empty and self.rng.random() < 0.5
        array.use([self.rng.randint(0, 1) for _ in extents] if small else extents)

    def indices(self, subscripts):
        """Index values, for operations of memref."""
        values = []
        for text in subscripts:
            values.append(self.name())
            used = [loop for loop in self.loops if loop.name in text.split()]
            for number, loop in enumerate(used):
                text = " ".join(f"d{number}" if word == loop.name else word for word in text.split())
            dims = ", ".join(f"d{number}" for number in range(len(used)))
            self.line(f"{values[-1]} = affine.apply affine_map<({dims}) -> ({text})>"
                      f"({', '.join(loop.name for loop in used)})")
        return values

    def load(self, array, subscripts):
        value = self.name()
        if self.form == "affine":
            self.line(f"{value} = affine.load %{array.name}[{', '.join(subscripts)}] : !{array.name}!")
        else:
            indices = self.indices(subscripts)
            self.line(f"{value} = memref.load %{array.name}[{', '.join(indices)}] : !{array.name}!")
        return value

    def store(self, value, array, subscripts):
        if self.form == "affine":
            self.line(f"affine.store {value}, %{array.name}[{', '.join(subscripts)}] : "
                      f"!{array.name}!")
            return
        indices = self.indices(subscripts)
        self.line(f"memref.store {value}, %{array.name}[{', '.join(indices)}] : !{array.name}!")

    def open_affine(self, loop, around):
        rng = self.rng
        lower, upper = str(loop.lower), str(loop.upper)
        choice = rng.random()
        if choice < 0.25:
            upper = self.function.size_argument(loop.upper)
        elif choice < 0.3:
            lower = self.function.size_argument(loop.lower)
        elif choice < 0.35:
            name = self.function.size_argument(loop.upper)
            upper = f"min affine_map<()[s0] -> (s0, {loop.upper + rng.randint(0, 9)})>()[{name}]"
        elif choice < 0.38 and around and not self.is_product:
            # Triangular: at most the other bound.
            other = rng.choice(around)
            upper = f"min affine_map<(d0) -> (d0 + 1, {loop.upper})>({other.name})"
        elif choice < 0.4 and not self.is_product:
            lower = f"max affine_map<() -> ({loop.lower}, {loop.lower - 2})>()"
        step = f" step {loop.step}" if loop.step != 1 else ""
        self.line(f"affine.for {loop.name} = {lower} to {upper}{step} {{")

    def open_scf(self, loop):
        bounds = []
        for value in (loop.lower, loop.upper, loop.step):
            if value != loop.step and self.rng.random() < 0.25:
                bounds.append(self.function.size_argument(value))
                continue
            bounds.append(self.name())
            self.line(f"{bounds[-1]} = arith.constant {value} : index")
        self.line(f"scf.for {loop.name} = {bounds[0]} to {bounds[1]} step {bounds[2]} {{")

    def open(self, loop, around):
        if self.form == "scf":
            self.open_scf(loop)
        else:
            self.open_affine(loop, around)

    def choose_inputs(self):
        """Loads: an array and subscripts each."""
        rng = self.rng
        inputs = []
        for _ in range(rng.choice([1, 2, 2, 2, 2, 3])):
            count = min(len(self.loops), rng.choice([1, 2, 2, 2, 3]))
            subscripts, extents = self.subscripts(rng.sample(self.loops, count))
            array = self.function.pick_array(self.function.pick_input_kind(), len(subscripts))
            self.use(array, extents)
            inputs.append((array, subscripts))
        return inputs

    def choose_product(self):
        """Inputs that share the reductions, and an output of the other loops, in most orders."""
        rng = self.rng
        loops = rng.sample(self.loops, len(self.loops))
        count = min(len(loops) - 1, rng.choice([1, 2, 2, 2, 3]))
        parallel, reductions = loops[:count], loops[count:]
        inputs = []
        is_matrix = rng.random() < 0.6
        for number in range(rng.choice([1, 2, 2, 2, 3])):
            chosen = [loop for loop in parallel if rng.random() < 0.5] or [parallel[number % count]]
            if is_matrix and number < 2:
                chosen = parallel[-1:] if number else parallel[:-1]
            chosen += [loop for loop in reductions if rng.random() < 0.85]
            chosen = chosen or parallel[:1]
            rng.shuffle(chosen)
            subscripts, extents = (self.plain_subscripts(chosen) if rng.random() < 0.6 else
                                   self.subscripts(chosen))
            array = self.function.new_array(self.function.pick_input_kind(), len(subscripts))
            self.use(array, extents)
            inputs.append((array, subscripts))
        # Rows of the output are long in most programs.
        if rng.random() < 0.7:
            largest = max(parallel, key=lambda loop: loop.upper - loop.lower)
            parallel.sort(key=lambda loop: loop is largest)
        subscripts, extents = self.plain_subscripts(parallel)
        output = self.function.new_array(self.kind, len(subscripts))
        self.use(output, extents)
        return inputs, output, subscripts, parallel

    def number_of_iteration(self):
        """A value that the induction variables determine."""
        index, number, result = self.name(), self.name(), self.name()
        first, second = self.rng.choice(self.loops), self.rng.choice(self.loops)
        self.line(f"{index} = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) mod 5)>"
                  f"({first.name}, {second.name})")
        self.line(f"{number} = arith.index_cast {index} : index to i8")
        if is_float(self.kind):
            self.line(f"{result} = arith.sitofp {number} : i8 to {self.kind}")
        elif self.kind == "i8":
            return number
        else:
            self.line(f"{result} = arith.extsi {number} : i8 to {self.kind}")
        return result

    def product(self, inputs):
        rng = self.rng
        values = [self.widen(self.load(array, subscripts), array.kind) for array, subscripts in inputs]
        if rng.random() < 0.12:
            values.append("%x")
        if rng.random() < 0.12:
            values.append(self.number_of_iteration())
        result = values[0]
        for value in values[1:]:
            result = self.multiply(result, value)
        if rng.random() < 0.08:
            isgreater, chosen = self.name(), self.name()
            compare = "arith.cmpf ogt" if is_float(self.kind) else "arith.cmpi sgt"
            self.line(f"{isgreater} = {compare}, {result}, {values[-1]} : {self.kind}")
            self.line(f"{chosen} = arith.select {isgreater}, {result}, %x : {self.kind}")
            result = chosen
        return result

    def statement(self, inputs, output, subscripts):
        """Accumulates the product of the inputs."""
        rng = self.rng
        is_conditional = not self.is_product and rng.random() < 0.1
        if is_conditional:
            self.line(f"affine.if affine_set<(d0) : (d0 - 2 >= 0)>({self.loops[0].name}) {{"
                      if self.form != "scf" else "scf.if %yes {")
        if rng.random() < 0.5:
            old = self.load(output, subscripts)
            value = self.accumulate(old, self.product(inputs))
        else:
            product = self.product(inputs)
            value = self.accumulate(self.load(output, subscripts), product)
        self.store(value, output, subscripts)
        if is_conditional:
            self.line("}")

    def choose_output(self, inputs):
        """The stored array, and its loops."""
        rng = self.rng
        most = max(1, len(self.loops) - (rng.random() < 0.93))
        count = min(most, rng.choice([1, 2, 2, 2, 3]))
        parallel = rng.sample(self.loops, count)
        subscripts, extents = (self.subscripts(parallel) if rng.random() < 0.2 else
                               self.plain_subscripts(parallel))
        known = [array for array, _ in inputs
                 if array.kind == self.kind and array.rank == len(subscripts)]
        if known and rng.random() < 0.1:
            output = rng.choice(known)
        else:
            output = (self.function.pick_array(self.kind, len(subscripts)) if rng.random() < 0.4 else
                      self.function.new_array(self.kind, len(subscripts)))
        self.use(output, extents)
        return output, subscripts, parallel

    def write(self):
        rng = self.rng
        # The first store may be in fewer loops than the sum.
        has_start = rng.random() < 0.3
        self.is_empty &= not has_start
        if self.is_product:
            inputs, output, subscripts, parallel = self.choose_product()
        else:
            inputs = self.choose_inputs()
            output, subscripts, parallel = self.choose_output(inputs)
        loops = list(self.loops)
        rng.shuffle(loops)
        if has_start:
            loops.sort(key=lambda loop: loop not in parallel)
        for number, loop in enumerate(loops):
            self.open(loop, loops[:number])
            # Subscripts may use other loops than those of `parallel`.
            around = {each.name for each in loops[:number + 1]}
            used = {word for text in subscripts for word in text.split() if word.startswith("%")}
            if has_start and used <= around and number + 1 < len(loops):
                has_start = False
                self.start(output, subscripts)
        self.statement(inputs, output, subscripts)
        if rng.random() < 0.08:
            self.statement(self.choose_inputs(), output, subscripts)
        if rng.random() < 0.06:
            other, indices, _ = self.choose_output(inputs)
            self.statement(inputs, other, indices)
        self.lines += ["  }"] * len(loops)
        return self.lines

    def start(self, output, subscripts):
        value = self.name()
        if self.rng.random() < 0.2:
            value = "%x"
        else:
            self.line(f"{value} = arith.constant {'0.0' if is_float(self.kind) else '0'} : "
                      f"{self.kind}")
        self.store(value, output, subscripts)


class LinalgNest(Writer):
    """An operation of linalg. Its iterations are those of the shapes, which nothing else uses."""

    FORMS = {
        "matmul": ("mk", "kn", "mn"), "batch_matmul": ("bmk", "bkn", "bmn"),
        "matvec": ("mk", "k", "m"), "vecmat": ("k", "kn", "n"), "dot": ("k", "k", ""),
        "batch_matvec": ("bmk", "bk", "bm"),
    }

    def pick_sizes(self, letters):
        rng = self.rng
        sizes = {letter: rng.choice(SIZES[1:] if rng.random() < 0.9 else SIZES) for letter in letters}
        product = 1
        for letter in letters:
            while product * sizes[letter] > MOST_ITERATIONS:
                sizes[letter] = max(sizes[letter] // 2, 1)
            product *= max(sizes[letter], 1)
        return sizes

    def new_array(self, kind, shape):
        array = self.function.new_array(kind, len(shape))
        array.slack = [0] * len(shape)
        array.use(shape)
        # Others may not make it larger.
        array.rank = -1
        if array.offsets:
            array.offsets = None
        return array

    def write_named(self, name, inputs, output):
        names = ", ".join(f"%{array.name}" for array in inputs)
        types = ", ".join(f"!{array.name}!" for array in inputs)
        self.line(f"linalg.{name} ins({names} : {types}) outs(%{output.name} : !{output.name}!)")

    def write_generic(self, letters, operands):
        """A contraction with any order of its subscripts."""
        rng = self.rng
        loops = list(letters)
        rng.shuffle(loops)
        dims = ", ".join(loops)
        maps, arrays = [], []
        sizes = self.pick_sizes(letters)
        for text in operands:
            subscripts = list(text)
            rng.shuffle(subscripts)
            maps.append(f"affine_map<({dims}) -> ({', '.join(subscripts)})>")
            kind = self.kind if text is operands[-1] else self.function.pick_input_kind()
            arrays.append(self.new_array(kind, [sizes[letter] for letter in subscripts]))
        iterators = ", ".join(f'"{"parallel" if letter in operands[-1] else "reduction"}"'
                              for letter in loops)
        *inputs, output = arrays
        names = ", ".join(f"%{array.name}" for array in inputs)
        types = ", ".join(f"!{array.name}!" for array in inputs)
        values = [self.name() for _ in arrays]
        self.line(f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{iterators}]}} "
                  f"ins({names} : {types}) outs(%{output.name} : !{output.name}!) {{")
        self.line(f"^bb0({', '.join(f'{value}: {array.kind}' for value, array in zip(values, arrays))}):")
        product = None
        for value, array in list(zip(values, arrays))[:-1]:
            value = self.widen(value, array.kind)
            product = self.multiply(product, value) if product else value
        total = self.accumulate(values[-1], product)
        self.line(f"linalg.yield {total} : {self.kind}")
        self.line("}")

    def write_convolution(self):
        rng = self.rng
        if rng.random() < 0.5:
            size, window = rng.randint(1, 40), rng.randint(1, 9)
            inputs = [self.new_array(self.kind, [size + window - 1]), self.new_array(self.kind, [window])]
            return self.write_named("conv_1d", inputs, self.new_array(self.kind, [size]))
        height, width = rng.randint(1, 12), rng.randint(1, 33)
        rows, columns = rng.randint(1, 3), rng.randint(1, 4)
        inputs = [self.new_array(self.kind, [height + rows - 1, width + columns - 1]),
                  self.new_array(self.kind, [rows, columns])]
        return self.write_named("conv_2d", inputs, self.new_array(self.kind, [height, width]))

    def write(self):
        rng = self.rng
        choice = rng.random()
        if choice < 0.2:
            self.write_convolution()
        elif choice < 0.6:
            name = rng.choice(list(self.FORMS))
            operands = self.FORMS[name]
            sizes = self.pick_sizes(sorted(set("".join(operands))))
            *inputs, output = [self.new_array(self.kind, [sizes[letter] for letter in text])
                               for text in operands]
            self.write_named(name, inputs, output)
        else:
            letters = "mnkbp"[:rng.randint(2, 5)]
            operands = ["".join(rng.sample(letters, rng.randint(1, min(3, len(letters)))))
                        for _ in range(rng.randint(2, 4))]
            used = "".join(letter for letter in letters if any(letter in text for text in operands))
            self.write_generic(used, operands)
        return self.lines
