// The origin of operations by the steps, in the words of `strata trace origin`, and what
// became of them.

class Origins {
  constructor(model) {
    this.model = model;
    this.events = new Map();
    this.replaced = new Map();
    this.firstLines = new Map();
    this.made = new Map();
    const push = (map, key, value) =>
        map.has(key) ? map.get(key).push(value) : map.set(key, [value]);
    const addFirst = (op, text, location) =>
        this.firstLines.has(op) || this.firstLines.set(op, {text, location});
    for (const step of model.steps) {
      for (const given of step.given)
        addFirst(given.op, given.text, given.location);
      // Moves are kept as numbers of steps until an operation is asked for.
      for (const op of step.moved)
        push(this.events, op, step.number);
      for (const change of step.changes) {
        push(this.events, change.op, {step, change});
        addFirst(change.op, change.before || change.after,
                 change.oldLocation || change.location);
        const values = new Set(change.values.flatMap(Model.mentioned));
        for (const value of values)
          push(this.replaced, value, {step, change});
      }
    }
  }

  isKnown(op) { return this.firstLines.has(op); }
  eventsOf(op) {
    const events = this.events.get(op) || [];
    events.forEach((event, i) => {
      if (typeof event === "number")
        events[i] = {step: this.model.steps[event - 1], change: {
          kind: "moved", op, before: "", after: "", location: "", oldLocation: "",
          from: 0, nested: 0, values: []}};
    });
    return events;
  }
  replacedBy(op) { return this.replaced.get(op) || []; }

  // The operations from which the one created by an event originates.
  sources({step, change}) {
    const sources = [];
    const add = op => {
      if (op && op !== change.op && !sources.includes(op))
        sources.push(op);
    };
    add(change.from);
    for (const other of this.replacedBy(change.op))
      if (other.step === step)
        add(other.change.op);
    if (!sources.length)
      add(step.root);
    if (sources.length)
      return sources;
    const erased = step.changes.filter(each => each.kind === "erased");
    if (erased.length <= 8)
      for (const each of erased)
        add(each.op);
    return sources;
  }

  static describeStep(step) {
    const [, name, op, symbol] = step.run;
    return (step.pattern ? "'" + step.pattern + "' in " : "") + name + " on " + op +
           (symbol ? " @" + symbol : "");
  }

  static describeOp(op, text) {
    const rest = text.startsWith("%" + op) ? text.slice(("%" + op).length) : "0";
    if (!/^\d/.test(rest))
      return text;
    return "#" + op + (text ? " " + text : "");
  }

  // The line of `op` just before step `limit`.
  lineOf(op, limit) {
    const first = this.firstLines.get(op), events = this.eventsOf(op);
    let next = events.findIndex(event => event.step.number >= limit);
    if (next < 0)
      next = events.length;
    if (next < events.length && events[next].step.number === limit &&
        events[next].change.before)
      return Origins.describeOp(op, events[next].change.before);
    while (next > 0 && !events[next - 1].change.after)
      --next;
    return Origins.describeOp(
        op, next > 0 ? events[next - 1].change.after : first ? first.text : "");
  }

  operands(op, limit) {
    return [...new Set(Model.mentioned(this.lineOf(op, limit)))]
        .filter(operand => operand !== op);
  }

  isMadeIn(op, step) {
    return this.eventsOf(op).some(event => event.step.number === step &&
                                           event.change.kind === "created");
  }

  // The operations made in the step that the operation uses since.
  madeOperands({step, change}) {
    return change.kind !== "changed"
        ? []
        : this.operands(change.op, step.number + 1)
              .filter(operand => this.isMadeIn(operand, step.number));
  }

  // The operations of the origin with the steps before which they count, latest first.
  collect(op) {
    const limits = new Map(), order = [];
    const queue = new StepQueue();
    queue.push(this.model.steps.length + 1, op);
    while (queue.size) {
      const [limit, current] = queue.pop();
      if ((limits.get(current) || 0) >= limit)
        continue;
      limits.set(current, limit);
      order.push([current, limit]);
      for (const event of this.eventsOf(current)) {
        const step = event.step.number;
        if (step >= limit)
          continue;
        for (const made of this.madeOperands(event))
          queue.push(step + 1, made);
        if (event.change.kind !== "created")
          continue;
        for (const source of this.sources(event)) {
          queue.push(step, source);
          for (const operand of this.operands(source, step))
            queue.push(step, operand);
        }
      }
    }
    return order;
  }

  writeEvent(event, out) {
    const {step, change} = event;
    const list = ops => ops.map(op => "#" + op).join(", ");
    out.push("  " + change.kind + " by step " + step.number + ": " +
             Origins.describeStep(step));
    if (change.kind === "changed")
      out.push("    before: " + change.before);
    const made = this.madeOperands(event);
    if (made.length)
      out.push("    now uses " + list(made));
    if (change.kind !== "created")
      return;
    if (change.from)
      out.push("    a copy of #" + change.from);
    const sources = this.sources(event).filter(op => op !== change.from);
    if (!sources.length)
      return;
    const inPlace = this.replacedBy(change.op).some(other => other.step === step);
    const operands = [...new Set(
        sources.flatMap(source => this.operands(source, step.number)))];
    out.push((inPlace ? "    in place of " : "    from ") + list(sources) +
             (operands.length ? " with " + list(operands) : ""));
  }

  writeOp(op, limit, out) {
    out.push(this.lineOf(op, limit));
    const events = [];
    let isMade = false;
    for (const event of this.eventsOf(op))
      if (event.step.number < limit) {
        isMade = isMade || event.change.kind === "created";
        events.push({event});
      }
    for (const event of this.replacedBy(op))
      if (event.step.number < limit && !this.isMadeIn(op, event.step.number))
        events.push({event, isReplaced: true});
    events.sort((a, b) => b.event.step.number - a.event.step.number);
    for (const {event, isReplaced} of events)
      if (isReplaced)
        out.push("  replaced #" + event.change.op + " in step " + event.step.number +
                 ": " + Origins.describeStep(event.step));
      else
        this.writeEvent(event, out);
    if (isMade)
      return;
    const first = this.firstLines.get(op);
    out.push("  in the input" + (first ? " at " + first.location : ""));
  }

  // The lines that `strata trace origin` prints for the operation.
  origin(op) {
    const out = [];
    for (const [each, limit] of this.collect(op))
      this.writeOp(each, limit, out);
    return out;
  }

  // The operations that were created from each, with the steps.
  indexMade() {
    for (const step of this.model.steps)
      for (const change of step.changes)
        if (change.kind === "created")
          for (const source of this.sources({step, change})) {
            const list = this.made.get(source) || [];
            list.push({step, change});
            this.made.set(source, list);
          }
    this.hasMade = true;
  }

  // The lines about later steps: changes, replacements, operations that were made of it.
  fate(op, isInOutput) {
    if (!this.hasMade)
      this.indexMade();
    const out = [], seen = new Set([op]), queue = [op];
    const follow = ops => {
      for (const each of ops)
        if (!seen.has(each) && seen.size < 30) {
          seen.add(each);
          queue.push(each);
        }
    };
    while (queue.length) {
      const current = queue.shift();
      const entries = [];
      for (const event of this.eventsOf(current))
        if (event.change.kind !== "created") {
          const {step, change} = event;
          const values = change.values.filter(Boolean);
          entries.push([step.number, "  " + change.kind + " by step " + step.number + ": " +
              Origins.describeStep(step) +
              (values.length ? "\n    its users have " + values.join(", ") : "")]);
          follow(values.flatMap(Model.mentioned));
        }
      for (const {step, change} of this.made.get(current) || [])
        if (change.op !== current) {
          entries.push([step.number, "  #" + change.op + " made by step " + step.number +
              ": " + Origins.describeStep(step)]);
          follow([change.op]);
        }
      if (isInOutput(current))
        entries.push([Infinity, "  in the output"]);
      if (current === op && !entries.length)
        entries.push([Infinity, "  erased with the operation around it"]);
      entries.sort((a, b) => a[0] - b[0]);
      out.push(this.lineOf(current, this.model.steps.length + 1));
      for (const [, line] of entries)
        out.push(...line.split("\n"));
    }
    return out;
  }
}

// Pairs (limit, op), the largest first.
class StepQueue {
  constructor() { this.heap = []; }
  get size() { return this.heap.length; }
  static isLess(a, b) { return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]); }
  push(limit, op) {
    const heap = this.heap;
    heap.push([limit, op]);
    for (let i = heap.length - 1; i;) {
      const parent = (i - 1) >> 1;
      if (!StepQueue.isLess(heap[parent], heap[i]))
        break;
      [heap[parent], heap[i]] = [heap[i], heap[parent]];
      i = parent;
    }
  }
  pop() {
    const heap = this.heap, top = heap[0], last = heap.pop();
    if (heap.length) {
      heap[0] = last;
      for (let i = 0;;) {
        let child = 2 * i + 1;
        if (child >= heap.length)
          break;
        if (child + 1 < heap.length && StepQueue.isLess(heap[child], heap[child + 1]))
          ++child;
        if (!StepQueue.isLess(heap[i], heap[child]))
          break;
        [heap[i], heap[child]] = [heap[child], heap[i]];
        i = child;
      }
    }
    return top;
  }
}
