// Control flow and data flow of a function as SVG.

const MaxNodes = 120;

function svg(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function shorten(text, length) {
  const line = text.split("\n")[0].split(RegionMark).join(" … ");
  return line.length > length ? line.slice(0, length - 1) + "…" : line;
}

// The blocks in `root`, nested ones too; dashed edges lead to the regions of operations.
function controlFlow(model, root, time) {
  const nodes = [], edges = [];
  const lineOf = op => model.textAt(model.ops.get(op), time) || "";
  const worklist = [{op: root}];
  for (let i = 0; i < worklist.length && nodes.length < MaxNodes; ++i) {
    const {op, around} = worklist[i];
    model.bodyAt(model.ops.get(op), time).forEach((region, r) => {
      const ids = new Map();
      region.forEach((block, b) => {
        const id = op + ":" + r + ":" + b;
        ids.set(block.label.split(/[(:]/)[0] || "^bb0", id);
        const label = block.label.replace(/:$/, "") ||
            (op === root ? "entry" : model.ops.get(op).name);
        const lines = block.ops.slice(0, 4).map(lineOf);
        const rest = block.ops.length - lines.length;
        nodes.push({id, op: block.ops[0] || op, title: label, lines: [
          ...lines.map(line => shorten(line, 44)),
          ...(rest > 1 ? ["… " + (rest - 1) + " more"] : []),
          ...(rest > 0 ? [shorten(lineOf(block.ops[block.ops.length - 1]), 44)] : [])]});
        for (const inner of block.ops)
          if (model.ops.get(inner).bodies.length)
            worklist.push({op: inner, around: id});
      });
      region.forEach((block, b) => {
        const last = block.ops[block.ops.length - 1];
        for (const [name] of last === undefined ? [] : lineOf(last).matchAll(/\^[\w$.-]+/g))
          if (ids.has(name))
            edges.push({from: op + ":" + r + ":" + b, to: ids.get(name)});
      });
      if (around && region.length)
        edges.push({from: around, to: op + ":" + r + ":0", kind: "inside"});
    });
  }
  return {nodes: nodes.slice(0, MaxNodes), edges, isCut: nodes.length > MaxNodes};
}

// The operations in `root` and their uses of values; those around `center` if they are many.
function dataFlow(model, root, time, center) {
  const {parents, lines} = model.stateAt(time);
  const inside = new Set();
  for (const line of lines) {
    if (line.kind !== "op")
      continue;
    let at = parents.get(line.op);
    if (at === root || inside.has(at))
      inside.add(line.op);
  }
  const near = new Map([...inside].map(op => [op, []])), edges = [];
  const connect = (from, to) => {
    edges.push({from, to});
    near.get(from).push(to);
    near.get(to).push(from);
  };
  const addArgument = (name, op) => {
    if (!near.has(name))
      near.set(name, []);
    inside.add(name);
    // The operation that has the argument in a region defines it.
    name.startsWith("%op" + op + "_") ? connect(op, name) : connect(name, op);
  };
  for (const op of [...inside]) {
    const text = model.textAt(model.ops.get(op), time) || "";
    const uses = new Set(Model.mentioned(text));
    uses.delete(op);
    for (const used of uses)
      if (inside.has(used))
        connect(used, op);
    for (const name of new Set(text.match(/%(?:\w+_)?arg\d+\b/g)))
      addArgument(name, op);
  }
  let shown = [...inside];
  if (shown.length > MaxNodes) {
    const start = inside.has(center) ? center : shown[0];
    const found = new Set([start]);
    for (const op of found)
      for (const other of near.get(op))
        if (found.size < MaxNodes / 2)
          found.add(other);
    shown = shown.filter(op => found.has(op));
  }
  const nodes = shown.map(id => typeof id === "string"
      ? {id, op: +(id.match(/^%op(\d+)_/) || [0, root])[1], lines: [id]}
      : {id, op: id, lines: [shorten(model.textAt(model.ops.get(id), time), 40)]});
  return {nodes, edges, isCut: shown.length < inside.size};
}

// Draws a graph; `classOf` gives the class of the node of an operation.
function drawGraph(graph, classOf) {
  const charWidth = 7.3, lineHeight = 17, padding = 8;
  for (const node of graph.nodes) {
    node.all = node.title ? [node.title, ...node.lines] : node.lines;
    node.width = 2 * padding + charWidth * Math.max(4, ...node.all.map(line => line.length));
    node.height = 2 * padding + lineHeight * node.all.length - 3;
  }
  const size = layoutGraph(graph.nodes, graph.edges, 22, 40);
  const margin = 24, width = size.width + 2 * margin + 20, height = size.height + 2 * margin;
  const picture = svg("svg", {width, height, viewBox: [-margin, -margin, width, height].join(" "),
                              role: "img", class: "graph"});
  picture.append(svg("defs", {}, svg("marker",
      {id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8,
       orient: "auto-start-reverse", markerUnits: "userSpaceOnUse"},
      svg("path", {d: "M0 0L8 4L0 8z", class: "tip"}))));
  for (const edge of graph.edges)
    if (edge.points)
      picture.append(svg("path", {d: makePath(edge.points), "marker-end": "url(#tip)",
                                  class: "edge " + (edge.kind || "")}));
  for (const node of graph.nodes) {
    const group = svg("g", {class: "node " + classOf(node.op), "data-op": node.op, tabindex: 0,
                            transform: "translate(" + Math.round(node.x) + " " +
                                       Math.round(node.y) + ")"});
    group.append(svg("rect", {width: Math.round(node.width), height: node.height, rx: 4}));
    node.all.forEach((line, i) => {
      const text = svg("text", {x: padding, y: padding + 11 + i * lineHeight,
                                class: node.title && !i ? "title" : ""});
      text.textContent = line;
      group.append(text);
    });
    picture.append(group);
  }
  return picture;
}
