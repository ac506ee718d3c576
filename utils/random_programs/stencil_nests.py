# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops over time around nests that compute elements from their neighbours."""

from .contraction_nests import MOST_ITERATIONS, Loop, Writer, is_float

# Times in which a value is computed from several elements.
MOST_LOADS = 4


class StencilNest(Writer):
    """Stages of one or several arrays of one rank; boundaries, which have fewer loops; sometimes other
    orders of loops and subscripts, and bounds or elements that depend on time."""

    def __init__(self, rng, function):
        super().__init__(rng, function)
        self.rank = rng.choice([1, 1, 2, 2, 2, 3])
        self.time = Loop(f"%t{function.unique()}", 0, rng.choice([0, 1, 2, 3, 4, 5, 7, 9, 12]))
        self.extents = [rng.choice([1, 3, 4, 5, 7, 8, 9, 12, 16, 17, 24]) for _ in range(self.rank)]
        while self.iterations() > MOST_ITERATIONS:
            largest = self.extents.index(max(self.extents))
            self.extents[largest] = max(self.extents[largest] // 2, 1)
        self.arrays = [function.pick_array(self.kind, self.rank)
                       for _ in range(rng.choice([1, 1, 2, 2, 3]))]
        # The bounds of a function's argument in place of constants.
        self.has_sizes = rng.random() < 0.25

    def iterations(self):
        count = max(self.time.upper, 1) * 3
        for extent in self.extents:
            count *= extent
        return count

    def bound(self, value):
        if not self.has_sizes:
            return str(value)
        size = self.function.size_argument(max(self.extents))
        offset = value - max(self.extents)
        return f"affine_map<()[s] -> (s + {offset})>()[{size}]"

    def stage_loops(self):
        rng = self.rng
        loops = []
        for extent in self.extents:
            lower = rng.choice([0, 1, 1, 2])
            loops.append(Loop(f"%i{self.function.unique()}", lower,
                              max(extent + rng.choice([0, 0, 0, -1]), lower)))
        return loops

    def subscript(self, loop, reach):
        """An element near the loop's variable, and the extent that it needs."""
        rng = self.rng
        if isinstance(loop, int):
            place = rng.choice([loop, loop + 1])
            return str(place), place + 1
        offset = rng.choice([0] * 4 + [-1, 1] * 2 + [2] * (rng.random() < 0.3)) if reach else 0
        offset = max(offset, -loop.lower)
        if rng.random() < 0.02:
            return f"{loop.upper} - {loop.name}", loop.upper + 1
        return f"{loop.name} + {offset}", loop.upper + offset

    def element(self, array, places, reach):
        pairs = [self.subscript(place, reach) for place in places]
        array.use([extent for _, extent in pairs])
        return f"%{array.name}[{', '.join(text for text, _ in pairs)}] : !{array.name}!"

    def write_body(self, places):
        rng = self.rng
        if rng.random() < 0.04:
            places = places[::-1]
        value = None
        for _ in range(rng.randint(1, MOST_LOADS)):
            loaded = self.name()
            self.line(f"{loaded} = affine.load {self.element(rng.choice(self.arrays), places, True)}")
            value = self.accumulate(value, loaded) if value else loaded
        if rng.random() < 0.3 and is_float(self.kind):
            value = self.multiply(value, "%x")
        reach = rng.random() < 0.2
        self.line(f"affine.store {value}, {self.element(rng.choice(self.arrays), places, reach)}")

    def write_stage(self):
        rng = self.rng
        loops = self.stage_loops()
        places = list(loops)
        if rng.random() < 0.2:
            # A boundary.
            places[rng.randrange(self.rank)] = rng.choice([0, 0, 1])
        order = [place for place in places if not isinstance(place, int)]
        if rng.random() < 0.05:
            order.reverse()
        for loop in order:
            upper = self.bound(loop.upper)
            if rng.random() < 0.02:
                upper = f"affine_map<(d0) -> (d0)>({self.time.name})"
                loop.upper = max(self.time.upper, loop.lower)
            self.line(f"affine.for {loop.name} = {loop.lower} to {upper} {{")
        self.write_body(places)
        for _ in order:
            self.line("}")

    def write(self):
        self.line(f"affine.for {self.time.name} = 0 to {self.time.upper} {{")
        for _ in range(self.rng.choice([1, 1, 2, 2, 3])):
            self.write_stage()
        self.line("}")
        return self.lines
