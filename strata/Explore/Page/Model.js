"use strict";
// The data of the page: passes, operations with their versions, steps. `time` is the
// position of a pass, 0 for the input: the state after that pass.

const RegionMark = "\x7f";
const Kinds = ["created", "erased", "replaced", "removed", "changed", "moved",
               "changed in a region", "relocated"];

// The numbers in `list` from `first` on, where a negative number -n, followed by i, stands for
// n numbers of `previous`, from the one with index i.
function expandRuns(list, first, previous) {
  const result = [];
  for (let i = first; i < list.length; ++i) {
    if (list[i] >= 0) {
      result.push(list[i]);
      continue;
    }
    const start = list[i + 1];
    for (let k = start; k < start - list[i]; ++k)
      result.push(previous[k]);
    ++i;
  }
  return result;
}

class Model {
  constructor(data) {
    const text = this.text = number => data.strings[number];
    this.input = data.input;
    this.pipeline = data.pipeline;
    this.messages = data.messages;
    this.root = data.root;
    this.docs = data.docs;
    this.passes = data.passes;
    this.ops = new Map();
    for (const [number, name, location, texts, bodies] of data.ops)
      this.ops.set(number, {number, name: text(name), location: text(location),
                            texts, bodies, decoded: 0});
    this.runs = data.runs;
    this.steps = data.steps.map((step, i) => this.readStep(step, i + 1));
    this.stepsOfPass = this.passes.map(() => []);
    for (const step of this.steps)
      if (step.run[0])
        this.stepsOfPass[step.run[0] - 1].push(step);
    this.cache = new Map();
  }

  readStep([run, pattern, root, given, changes, moved], number) {
    const text = this.text;
    if (moved)
      this.lastMoved = expandRuns(moved, 0, this.lastMoved || []);
    return {number, run: this.runs[run - 1], pattern: text(pattern), root,
            moved: moved ? this.lastMoved : [],
            given: given.map(([op, line, place]) =>
                ({op, text: text(line), location: text(place)})),
            changes: changes.map(
                ([kind, op, before, after, place, oldPlace, from, nested, values]) =>
                    ({kind: Kinds[kind], op, before: text(before),
                      after: text(after), location: text(place),
                      oldLocation: text(oldPlace || 0), from: from || 0,
                      nested: nested || 0, values: (values || []).map(text)}))};
  }

  get last() { return this.passes.length; }

  // The text of an operation at `time`; undefined if it did not exist yet.
  textAt(op, time) {
    let found;
    for (let i = 0; i < op.texts.length && op.texts[i] <= time; i += 2)
      found = op.texts[i + 1];
    return found === undefined ? undefined : this.text(found);
  }

  // The regions at `time`: lists of blocks {label, ops}.
  bodyAt(op, time) {
    let found = -1;
    while (found + 1 < op.bodies.length && op.bodies[found + 1][0] <= time)
      ++found;
    if (found < 0)
      return [];
    while (op.decoded <= found)
      this.decodeBody(op);
    return op.bodies[found][1];
  }

  decodeBody(op) {
    const previous = op.flat || [], flat = [];
    const body = op.bodies[op.decoded++];
    body[1] = body[1].map(region => region.map(block => {
      const ops = expandRuns(block, 1, previous);
      for (const each of ops)
        flat.push(each);
      return {label: this.text(block[0]), ops};
    }));
    op.flat = flat;
  }

  // The IR at `time`: its lines, and the operation around each operation.
  stateAt(time) {
    let state = this.cache.get(time);
    if (!state) {
      if (this.cache.size > 6)
        this.cache.delete(this.cache.keys().next().value);
      this.cache.set(time, state = this.makeState(time));
    }
    return state;
  }

  makeState(time) {
    const lines = [], parents = new Map();
    const addText = (op, piece, text, depth, kind) =>
        text.split("\n").forEach((line, i) => lines.push(
            {key: op + "." + piece + (i ? "." + i : ""), op, text: line, depth, kind}));
    const stack = [{op: this.root, depth: 0}];
    const visit = ({op, depth}) => {
      const entry = this.ops.get(op);
      if (!entry)
        return;
      const pieces = (this.textAt(entry, time) || "").split(RegionMark);
      addText(op, 0, pieces[0], depth, "op");
      const body = this.bodyAt(entry, time), todo = [];
      for (let r = 0; r + 1 < pieces.length; ++r) {
        for (const block of body[r] || []) {
          if (block.label)
            todo.push(() => addText(op, "b" + r + block.label.split(/[(:]/)[0],
                                    block.label, depth, "label"));
          for (const inner of block.ops) {
            parents.set(inner, op);
            todo.push({op: inner, depth: depth + 1});
          }
        }
        todo.push(() => addText(op, r + 1, pieces[r + 1], depth, "end"));
      }
      for (let i = todo.length; i--;)
        stack.push(todo[i]);
    };
    while (stack.length) {
      const next = stack.pop();
      typeof next === "function" ? next() : visit(next);
    }
    return {lines, parents};
  }

  // The operation with a symbol around `op`, or the root.
  functionOf(op, time) {
    const {parents} = this.stateAt(time);
    for (let at = op; at !== undefined; at = parents.get(at))
      if (at !== op || this.bodyAt(this.ops.get(at), time).length)
        if (/^[^{(]*@|sym_name/.test(this.textAt(this.ops.get(at), time) || ""))
          return at;
    return undefined;
  }

  // The operations whose results `text` names.
  static mentioned(text) {
    const found = [];
    for (const [, number] of text.matchAll(/%(\d+)/g))
      found.push(+number);
    return found;
  }
}
