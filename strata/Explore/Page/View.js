// The state of the page, and the parts that show it.

const RowHeight = 20, ChunkSize = 40;
const byId = id => document.getElementById(id);
const narrow = matchMedia("(max-width: 60rem)");

const view = {model: undefined, origins: undefined, pass: 0, tab: "changes", op: 0,
              base: "before", showsAll: false, rows: [], folded: [], matches: [], match: -1, pattern: "",
              graph: "control"};

//===-- Passes ---------------------------------------------------------------===//

function statusOf(pass) {
  if (pass.failed)
    return "failed";
  if (!pass.runs)
    return "not run";
  return pass.changed ? "changed" : "unchanged";
}

function renderPasses() {
  const {model} = view;
  const signs = {failed: "✕", changed: "●", unchanged: "○", "not run": "–"};
  const total = Math.max(0, ...model.passes.map(pass => pass.ms || 0));
  const item = (position, sign, status, name, extra) => element("li", {},
      element("button", {"data-pass": position, class: status.replace(" ", "-"),
                         title: status},
              element("span", {class: "sign"}, sign), element("span", {class: "name"}, name),
              extra));
  const list = [item(0, "▸", "input", "input")];
  model.passes.forEach((pass, i) => {
    const status = statusOf(pass), steps = model.stepsOfPass[i].length;
    const extra = element("span", {class: "dim"}, pass.ms !== undefined
        ? pass.ms.toFixed(1) + " ms" : steps ? String(steps) : "");
    const made = item(i + 1, signs[status], status, pass.name, extra);
    made.firstChild.style.paddingLeft = .5 + pass.depth * .8 + "rem";
    if (total && pass.ms)
      made.firstChild.style.setProperty("--share", (100 * pass.ms / total).toFixed(1) + "%");
    made.firstChild.classList.toggle("timed", !!total);
    list.push(made);
  });
  byId("passes").replaceChildren(...list);
  const count = status => model.passes.filter(pass => statusOf(pass) === status).length;
  byId("summary").textContent = model.passes.length + " passes: " +
      ["changed", "unchanged", "failed", "not run"].filter(count)
          .map(status => count(status) + " " + status).join(", ");
  byId("messages").hidden = !model.messages;
  document.body.classList.toggle("with-messages", !!model.messages);
  byId("messages").textContent = model.messages;
  byId("messages").classList.toggle("failed", model.passes.some(pass => pass.failed));
}

function renderPassHead() {
  const {model, pass} = view, head = byId("head");
  if (!pass) {
    head.replaceChildren(element("h2", {}, "Input"), element("p", {class: "dim"}, model.input));
    return;
  }
  const data = model.passes[pass - 1];
  const facts = [statusOf(data), "on " + (data.anchor === "any" ? "any operation" : data.anchor)];
  if (data.runs > 1)
    facts.push(data.changed + " of " + data.runs + " operations changed");
  if (data.ms !== undefined)
    facts.push(data.ms.toFixed(2) + " ms");
  head.replaceChildren(
      element("h2", {}, pass + ". " + data.name),
      element("p", {class: "dim"}, data.summary),
      element("p", {class: "dim wide"}, data.text.slice(data.name.length)),
      element("p", {class: "facts " + statusOf(data).replace(" ", "-")}, facts.join(" · ")));
  if (data.statistics.length)
    head.append(element("p", {class: "statistics"}, ...data.statistics.map(
        ([name, description, value]) =>
            element("span", {title: description}, element("b", {}, String(value)), " ", name))));
}

//===-- Changes --------------------------------------------------------------===//

const isUnified = () => narrow.matches || !view.pass;

// In one column, rows that differ become two.
function unify(rows) {
  const result = [];
  let added = [];
  const flush = () => { result.push(...added); added = []; };
  for (const row of rows) {
    if (row.kind !== "edit") {
      flush();
      result.push(row);
      continue;
    }
    if (row.left)
      result.push({kind: "edit", left: row.left, leftKind: row.leftKind, other: row.right});
    if (row.right)
      added.push({kind: "edit", right: row.right, rightKind: row.rightKind, other: row.left});
    if (row.leftKind === "changed")
      flush();
  }
  flush();
  return result;
}

function computeRows() {
  const {model, pass, base} = view;
  const before = base === "input" ? 0 : pass - 1;
  const right = model.stateAt(pass).lines;
  view.rows = pass ? align(model.stateAt(before).lines, right)
                   : right.map(line => ({kind: "same", left: line, right: line}));
  view.folded = isUnified() ? unify(view.rows) : view.rows;
  if (!view.showsAll && view.folded.some(row => row.kind === "edit"))
    view.folded = fold(view.folded, 3);
}

const Signs = {removed: "−", added: "+", changed: "~", moved: "↷"};

function renderCell(row, side) {
  if (row.kind === "fold")
    return element("div", {class: "row fold", role: "button"},
                   "⋯ " + row.rows.length + " unchanged lines");
  const line = row[side], kind = row.kind === "same" ? "" : row[side + "Kind"];
  if (!line)
    return element("div", {class: "row blank"});
  const other = row.kind === "edit" && kind === "changed"
      ? row.other || row[side === "left" ? "right" : "left"] : undefined;
  const entry = view.model.ops.get(line.op);
  const cell = element("div", {class: "row " + kind, "data-op": line.op},
                       element("span", {class: "gutter"}, Signs[kind] || " "),
                       "  ".repeat(line.depth));
  cell.append(renderLine(line.text, line.kind === "op" ? entry.name : "",
                         other && other.text));
  if (line.op === view.op)
    cell.classList.add("selected");
  return cell;
}

let observer;

function fillChunk(chunk) {
  if (chunk.isFilled)
    return;
  chunk.isFilled = true;
  const start = chunk.index * ChunkSize;
  for (const side of isUnified() ? ["single"] : ["left", "right"]) {
    const target = chunk.targets[side];
    const part = document.createDocumentFragment();
    for (let i = start; i < Math.min(start + ChunkSize, view.folded.length); ++i) {
      const row = view.folded[i];
      const cell = renderCell(row, side !== "single" ? side : row.right ? "right" : "left");
      cell.dataset.row = i;
      if (view.matches[view.match] === i)
        cell.classList.add("match");
      part.append(cell);
    }
    target.replaceChildren(part);
  }
}

function renderRows(keepScroll) {
  const box = byId("rows"), scroller = byId("scroller");
  const top = scroller.scrollTop;
  if (observer)
    observer.disconnect();
  const sides = isUnified() ? ["single"] : ["left", "right"];
  const columns = sides.map(side => element("div", {class: "column " + side}));
  const chunks = new Map();
  for (let i = 0; i * ChunkSize < view.folded.length; ++i) {
    const chunk = {index: i, targets: {}};
    const count = Math.min(ChunkSize, view.folded.length - i * ChunkSize);
    sides.forEach((side, k) => {
      const target = element("div", {class: "chunk"});
      target.style.height = count * RowHeight + "px";
      columns[k].append(target);
      chunk.targets[side] = target;
    });
    chunks.set(chunk.targets[sides[0]], chunk);
  }
  box.className = isUnified() ? "unified" : "split";
  const changed = view.folded.some(row => row.kind === "edit");
  box.replaceChildren(...columns);
  byId("nothing").hidden = changed || !view.pass;
  scroller.scrollTop = keepScroll ? top : 0;
  observer = new IntersectionObserver(entries => {
    for (const {target, isIntersecting} of entries) {
      const chunk = chunks.get(target);
      if (isIntersecting) {
        fillChunk(chunk);
      } else if (chunk.isFilled) {
        chunk.isFilled = false;
        Object.values(chunk.targets).forEach(each => each.replaceChildren());
      }
    }
  }, {root: scroller, rootMargin: "400px 0px"});
  const chunkHeight = RowHeight * ChunkSize;
  const first = Math.floor(scroller.scrollTop / chunkHeight);
  const last = Math.floor((scroller.scrollTop + scroller.clientHeight) / chunkHeight);
  for (const chunk of chunks.values()) {
    if (chunk.index >= first && chunk.index <= last)
      fillChunk(chunk);
    observer.observe(chunk.targets[sides[0]]);
  }
}

function unfold(index) {
  view.folded.splice(index, 1, ...view.folded[index].rows);
  renderRows(true);
  search(byId("search").value, false);
}

function scrollToRow(index) {
  const scroller = byId("scroller");
  scroller.scrollTop = Math.max(0, index * RowHeight - scroller.clientHeight / 3);
}

// Scrolls to the line of the operation, unfolding rows around it.
function showOp(op) {
  const isOf = row => (row.right && row.right.op === op) || (row.left && row.left.op === op);
  let index = view.folded.findIndex(isOf);
  if (index < 0) {
    const around = view.folded.findIndex(row => row.kind === "fold" && row.rows.some(isOf));
    if (around < 0)
      return;
    unfold(around);
    index = view.folded.findIndex(isOf);
  }
  scrollToRow(index);
}

function jumpToChange(direction) {
  const rows = view.folded, scroller = byId("scroller");
  const isEdit = i => rows[i] && rows[i].kind === "edit";
  const isStart = i => isEdit(i) && !isEdit(i - 1);
  const starts = rows.map((row, i) => i).filter(isStart);
  const here = view.changeAt === undefined ? -1 : view.changeAt;
  const next = direction > 0 ? starts.find(i => i > here)
                             : starts.slice().reverse().find(i => i < here);
  if (next === undefined)
    return;
  view.changeAt = next;
  scrollToRow(next);
  scroller.focus({preventScroll: true});
}

//===-- Search ---------------------------------------------------------------===//

function search(text, jumps) {
  const wanted = text.toLowerCase();
  const has = row => [row.left, row.right].some(
      line => line && line.text.toLowerCase().includes(wanted));
  view.matches = [];
  view.match = -1;
  if (wanted) {
    // Folds with matches are opened.
    if (view.folded.some(row => row.kind === "fold" && row.rows.some(has))) {
      view.folded = view.folded.flatMap(
          row => row.kind === "fold" && row.rows.some(has) ? row.rows : [row]);
      renderRows(true);
    }
    view.folded.forEach((row, i) => {
      if (row.kind !== "fold" && has(row))
        view.matches.push(i);
    });
  }
  if (jumps && view.matches.length)
    nextMatch(1);
  else
    showMatchCount();
}

function showMatchCount() {
  byId("found").textContent = byId("search").value
      ? (view.match + 1) + "/" + view.matches.length : "";
}

function nextMatch(direction) {
  const count = view.matches.length;
  if (!count)
    return;
  view.match = (view.match + direction + count) % count;
  for (const old of document.querySelectorAll(".row.match"))
    old.classList.remove("match");
  const row = view.matches[view.match];
  scrollToRow(row);
  for (const cell of document.querySelectorAll('.row[data-row="' + row + '"]'))
    cell.classList.add("match");
  showMatchCount();
}

//===-- Rewrites -------------------------------------------------------------===//

const StepsAtOnce = 100;

function renderStep(step) {
  const body = element("div", {class: "step", id: "step-" + step.number});
  body.append(element("h3", {}, step.number + ". ", element("b", {}, step.pattern || "the pass"),
                      step.root ? element("a", {"data-op": step.root}, " on #" + step.root) : "",
                      element("span", {class: "dim"}, " " + step.run[2] +
                          (step.run[3] ? " @" + step.run[3] : ""))));
  const line = (kind, sign, op, text, other) => {
    const entry = view.model.ops.get(op);
    const name = entry ? entry.name : (text.match(/^(?:%[^=]*= )?"?([\w$.]+)/) || [])[1];
    const row = element("div", {class: "change " + kind, "data-op": op},
                        element("span", {class: "gutter"}, sign));
    row.append(renderLine(text, name, other));
    return row;
  };
  const shown = step.changes.slice(0, 60);
  for (const change of shown) {
    const {kind, op, before, after} = change;
    if (kind === "changed") {
      body.append(line("removed", "−", op, before, after),
                  line("added", "+", op, after, before));
    } else if (kind === "created") {
      body.append(line("added", "+", op, after));
    } else if (kind === "erased" || kind === "removed") {
      const row = line("removed", "−", op, before || "#" + op);
      const values = change.values.filter(Boolean);
      if (values.length)
        row.append(element("span", {class: "dim"}, "  → " + values.join(", ")));
      if (change.nested)
        row.append(element("span", {class: "dim"}, "  with " + change.nested + " inside"));
      body.append(row);
    } else {
      const row = line("moved", "↷", op, after || "#" + op);
      row.append(element("span", {class: "dim"}, "  " + kind));
      body.append(row);
    }
  }
  for (const op of step.moved.slice(0, 10)) {
    const row = line("moved", "↷", op, view.origins.lineOf(op, step.number));
    row.append(element("span", {class: "dim"}, "  moved"));
    body.append(row);
  }
  if (step.moved.length > 10)
    body.append(element("p", {class: "dim"},
                        "… " + (step.moved.length - 10) + " more operations moved"));
  if (shown.length < step.changes.length)
    body.append(element("p", {class: "dim"},
                        "… " + (step.changes.length - shown.length) + " more changes"));
  return body;
}

function renderRewrites(first) {
  const box = byId("rewrites");
  const all = view.pass ? view.model.stepsOfPass[view.pass - 1] : [];
  const counts = new Map();
  for (const step of all)
    counts.set(step.pattern, (counts.get(step.pattern) || 0) + 1);
  const button = (pattern, label) => element("button",
      {class: view.pattern === pattern ? "chosen" : "", onclick: () => {
        view.pattern = pattern;
        renderRewrites();
      }}, label);
  const list = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (view.pattern !== "" && !counts.has(view.pattern.slice(1)))
    view.pattern = "";
  const steps = view.pattern ? all.filter(step => "=" + step.pattern === view.pattern) : all;
  let from = Math.max(0, steps.findIndex(step => step.number === first));
  box.replaceChildren(element("div", {class: "patterns"},
      button("", "all " + all.length),
      ...list.map(([pattern, count]) =>
          button("=" + pattern, (pattern || "the pass") + " " + count))));
  if (!all.length)
    box.append(element("p", {class: "dim"}, view.pass ? "The pass made no rewrites."
                                                      : "Choose a pass."));
  if (from)
    box.append(element("button", {onclick: () => renderRewrites()}, "… from the first"));
  const more = element("button", {onclick: () => addSteps()}, "");
  const addSteps = () => {
    more.remove();
    box.append(...steps.slice(from, from + StepsAtOnce).map(renderStep));
    from += StepsAtOnce;
    more.textContent = "… " + (steps.length - from) + " more";
    if (from < steps.length)
      box.append(more);
  };
  addSteps();
}

//===-- Graph ----------------------------------------------------------------===//

function renderGraph() {
  const {model, pass} = view, {lines, parents} = model.stateAt(pass);
  const functions = [...new Set(lines.filter(line => line.kind === "op" &&
      line.depth <= 2 && model.bodyAt(model.ops.get(line.op), pass).length &&
      line.op !== model.root).map(line => line.op))];
  const changedOps = new Set();
  for (const row of view.rows)
    if (row.kind === "edit" && row.right)
      changedOps.add(row.right.op);
  let chosen = view.chosenFunction;
  const around = parents.has(view.op) ? model.functionOf(view.op, pass) : undefined;
  if (around !== undefined && around !== model.root)
    chosen = around;
  if (!functions.includes(chosen) && around === undefined) {
    const first = [...changedOps].map(op => model.functionOf(op, pass))
        .find(op => functions.includes(op));
    chosen = first === undefined ? functions[0] : first;
  }
  const box = byId("graph");
  if (chosen === undefined) {
    box.replaceChildren(element("p", {class: "dim"}, "There is no function with a body."));
    return;
  }
  view.chosenFunction = chosen;
  const select = element("select", {"aria-label": "Function"}, ...functions.slice(0, 2000).map(
      op => element("option", {value: op, selected: op === chosen},
                    shorten(model.textAt(model.ops.get(op), pass), 60))));
  select.addEventListener("change", () => {
    view.chosenFunction = +select.value;
    view.op = 0;
    renderGraph();
  });
  const kind = (name, label) => element("button", {class: view.graph === name ? "chosen" : "",
      onclick: () => { view.graph = name; renderGraph(); }}, label);
  const graph = view.graph === "control" ? controlFlow(model, chosen, pass)
                                         : dataFlow(model, chosen, pass, view.op);
  const classOf = op => (changedOps.has(op) ? "changed " : "") + (op === view.op ? "selected" : "");
  const note = graph.isCut
      ? element("p", {class: "dim"}, view.graph === "control"
            ? "The first " + graph.nodes.length + " blocks are drawn."
            : "The " + graph.nodes.length + " operations next to the selected one are drawn.")
      : undefined;
  box.replaceChildren(element("div", {class: "patterns"}, kind("control", "control flow"),
                              kind("data", "data flow"), select),
                      ...(note ? [note] : []), drawGraph(graph, classOf));
}

//===-- State ----------------------------------------------------------------===//

function renderDetailsPanel() {
  const panel = byId("details");
  panel.hidden = !view.op;
  document.body.classList.toggle("with-details", !!view.op);
  if (!view.op)
    return;
  const {title, parts} = renderDetails(view.model, view.origins, view.op, view.pass);
  byId("details-title").textContent = title;
  byId("details-body").replaceChildren(...parts);
  byId("details-body").scrollTop = 0;
}

function writeHash() {
  const hash = "#pass=" + view.pass + (view.tab === "changes" ? "" : "&tab=" + view.tab) +
               (view.op ? "&op=" + view.op : "");
  if (location.hash !== hash)
    history.replaceState(null, "", hash);
}

function renderTab() {
  for (const tab of ["changes", "rewrites", "graph"]) {
    byId("tab-" + tab).hidden = view.tab !== tab;
    document.querySelector('[data-tab="' + tab + '"]').setAttribute(
        "aria-selected", view.tab === tab);
  }
  if (view.tab === "rewrites")
    renderRewrites();
  if (view.tab === "graph")
    renderGraph();
  writeHash();
}

function setTab(tab) {
  view.tab = tab;
  renderTab();
}

function setPass(pass) {
  view.pass = Math.max(0, Math.min(pass || 0, view.model.last));
  view.changeAt = undefined;
  for (const button of document.querySelectorAll("#passes button")) {
    const isCurrent = +button.dataset.pass === view.pass;
    button.setAttribute("aria-current", isCurrent);
    if (isCurrent)
      button.scrollIntoView({block: "nearest"});
  }
  renderPassHead();
  computeRows();
  renderRows();
  if (byId("search").value)
    search(byId("search").value, false);
  renderTab();
  if (view.op)
    renderDetailsPanel();
}

function setOp(op) {
  view.op = op;
  for (const old of document.querySelectorAll(".row.selected"))
    old.classList.remove("selected");
  for (const row of document.querySelectorAll('.row[data-op="' + op + '"]'))
    row.classList.add("selected");
  renderDetailsPanel();
  if (view.tab === "graph")
    renderGraph();
  writeHash();
}

function setStep(number) {
  const step = view.model.steps[number - 1];
  if (!step)
    return;
  view.pattern = "";
  if (step.run[0] && step.run[0] !== view.pass)
    setPass(step.run[0]);
  setTab("rewrites");
  renderRewrites(number);
  const shown = byId("step-" + number);
  if (shown)
    shown.scrollIntoView({block: "center"});
}

function setModel(model) {
  view.model = model;
  view.origins = new Origins(model);
  view.op = 0;
  view.chosenFunction = undefined;
  renderPasses();
  renderDetailsPanel();
  const failed = model.passes.findIndex(pass => pass.failed);
  const first = model.passes.findIndex(pass => pass.changed);
  setPass(failed >= 0 ? failed + 1 : first + 1);
}
