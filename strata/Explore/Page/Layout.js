// The layout of directed graphs in layers (after Sugiyama): edges that close a cycle are
// turned round, each node gets the layer of its longest path, layers are ordered by the
// mean position of neighbours.

// `nodes`: {id, width, height}; `edges`: {from, to}, by id. Sets x and y of nodes, their
// upper left corner, and `points` of edges. Returns the size.
function layoutGraph(nodes, edges, gapX, gapY) {
  const byId = new Map(nodes.map(node => [node.id, node]));
  const real = edges.filter(edge => byId.has(edge.from) && byId.has(edge.to) &&
                                    edge.from !== edge.to);
  const links = turnCycles(nodes, real);
  assignLayers(nodes, links, byId);
  const layers = [];
  for (const node of nodes)
    (layers[node.layer] = layers[node.layer] || []).push(node);
  const chains = splitLongLinks(links, byId, layers);
  orderLayers(layers);
  const height = placeLayers(layers, gapX, gapY);
  let left = Infinity, right = 0;
  for (const node of layers.flat()) {
    left = Math.min(left, node.x);
    right = Math.max(right, node.x + node.width);
  }
  for (const node of layers.flat())
    node.x -= left;
  for (const {edge, chain, isTurned} of chains)
    edge.points = makePoints(isTurned ? chain.slice().reverse() : chain, isTurned);
  for (const edge of edges)
    if (edge.from === edge.to && byId.has(edge.from))
      edge.points = makeLoop(byId.get(edge.from));
  return {width: nodes.length ? right - left : 0, height};
}

function turnCycles(nodes, edges) {
  const out = new Map(nodes.map(node => [node.id, []]));
  for (const edge of edges)
    out.get(edge.from).push(edge);
  const state = new Map(), links = [];
  for (const start of nodes) {
    if (state.has(start.id))
      continue;
    const stack = [[start.id, 0]];
    state.set(start.id, 1);
    while (stack.length) {
      const top = stack[stack.length - 1], edge = out.get(top[0])[top[1]++];
      if (!edge) {
        state.set(top[0], 2);
        stack.pop();
        continue;
      }
      const isTurned = state.get(edge.to) === 1;
      links.push({edge, isTurned, from: isTurned ? edge.to : edge.from,
                  to: isTurned ? edge.from : edge.to});
      if (!state.has(edge.to)) {
        state.set(edge.to, 1);
        stack.push([edge.to, 0]);
      }
    }
  }
  return links;
}

function assignLayers(nodes, links, byId) {
  const count = new Map(nodes.map(node => [node.id, 0]));
  const out = new Map(nodes.map(node => [node.id, []]));
  for (const link of links) {
    count.set(link.to, count.get(link.to) + 1);
    out.get(link.from).push(link.to);
  }
  const ready = [];
  for (const node of nodes) {
    node.layer = 0;
    if (!count.get(node.id))
      ready.push(node);
  }
  for (let i = 0; i < ready.length; ++i)
    for (const id of out.get(ready[i].id)) {
      const node = byId.get(id);
      node.layer = Math.max(node.layer, ready[i].layer + 1);
      count.set(id, count.get(id) - 1);
      if (!count.get(id))
        ready.push(node);
    }
  // Nodes without predecessors stand just above their first user.
  for (const node of nodes) {
    const users = out.get(node.id);
    if (users.length && !links.some(link => link.to === node.id))
      node.layer = Math.min(...users.map(id => byId.get(id).layer)) - 1;
  }
}

// Puts points into the layers that links pass.
function splitLongLinks(links, byId, layers) {
  const chains = [];
  for (const link of links) {
    const from = byId.get(link.from), to = byId.get(link.to), chain = [from];
    for (let layer = from.layer + 1; layer < to.layer; ++layer) {
      const point = {layer, width: 8, height: 0, isPoint: true};
      (layers[layer] = layers[layer] || []).push(point);
      chain.push(point);
    }
    chain.push(to);
    for (let i = 1; i < chain.length; ++i) {
      (chain[i - 1].below = chain[i - 1].below || []).push(chain[i]);
      (chain[i].above = chain[i].above || []).push(chain[i - 1]);
    }
    chains.push({edge: link.edge, chain, isTurned: link.isTurned});
  }
  for (let i = 0; i < layers.length; ++i)
    layers[i] = layers[i] || [];
  return chains;
}

function orderLayers(layers) {
  const number = layer => layer.forEach((node, i) => node.order = i);
  layers.forEach(number);
  const sort = (layer, side) => {
    for (const node of layer) {
      const near = node[side] || [];
      node.weight = near.length
          ? near.reduce((sum, other) => sum + other.order, 0) / near.length
          : node.order;
    }
    layer.sort((a, b) => a.weight - b.weight || a.order - b.order);
    number(layer);
  };
  for (let round = 0; round < 6; ++round) {
    for (let i = 1; i < layers.length; ++i)
      sort(layers[i], "above");
    for (let i = layers.length - 2; i >= 0; --i)
      sort(layers[i], "below");
  }
}

function placeLayers(layers, gapX, gapY) {
  const middle = node => node.x + node.width / 2;
  for (const layer of layers) {
    let x = 0;
    for (const node of layer) {
      node.x = x;
      x += node.width + gapX;
    }
  }
  // Nodes go to the mean of their neighbours as far as those beside them let them.
  const pull = (layer, sides) => {
    const wish = layer.map(node => {
      const near = sides.flatMap(side => node[side] || []);
      return near.length
          ? near.reduce((sum, other) => sum + middle(other), 0) / near.length - node.width / 2
          : node.x;
    });
    const ahead = [], behind = [];
    layer.forEach((node, i) => {
      const before = i && ahead[i - 1] + layer[i - 1].width + gapX;
      ahead[i] = i ? Math.max(wish[i], before) : wish[i];
    });
    for (let i = layer.length; i--;) {
      const limit = i + 1 < layer.length ? behind[i + 1] - gapX - layer[i].width : Infinity;
      behind[i] = Math.min(wish[i], limit);
    }
    layer.forEach((node, i) => node.x = (ahead[i] + behind[i]) / 2);
  };
  for (let round = 0; round < 4; ++round) {
    for (const layer of layers)
      pull(layer, ["above"]);
    for (const layer of layers.slice().reverse())
      pull(layer, ["below"]);
    for (const layer of layers)
      pull(layer, ["above", "below"]);
  }
  let y = 0;
  for (const layer of layers) {
    const height = Math.max(0, ...layer.map(node => node.height));
    for (const node of layer)
      Object.assign(node, {y, height: node.isPoint ? height : node.height});
    y += height + gapY;
  }
  return Math.max(0, y - gapY);
}

function makePoints(chain, isUpward) {
  // Links pass other layers in vertical lines, beside the nodes there.
  return chain.flatMap((node, i) => {
    const x = node.x + node.width / 2 + (isUpward ? 10 : 0);
    const top = [x, node.y], bottom = [x, node.y + node.height];
    if (node.isPoint)
      return isUpward ? [bottom, top] : [top, bottom];
    return [(i === 0) === isUpward ? top : bottom];
  });
}

function makeLoop(node) {
  const x = node.x + node.width, y = node.y;
  return [[x, y + node.height * 2 / 3], [x + 16, y + node.height / 2],
          [x, y + node.height / 3]];
}

// The path through points, as text of SVG, with vertical tangents.
function makePath(points) {
  let path = "M" + points[0].map(Math.round).join(" ");
  for (let i = 1; i < points.length; ++i) {
    const [x0, y0] = points[i - 1], [x1, y1] = points[i], middle = (y0 + y1) / 2;
    path += "C" + [x0, middle, x1, middle, x1, y1].map(Math.round).join(" ");
  }
  return path;
}
