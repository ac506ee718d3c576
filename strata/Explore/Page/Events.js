// Mouse, keyboard, and the first view of the page.

document.addEventListener("click", event => {
  const target = event.target.closest(
      "[data-pass], [data-tab], [data-step], .fold, [data-op], [data-action]");
  if (!target || String(getSelection()))
    return;
  const {pass, tab, step, op, action, row} = target.dataset;
  if (action)
    Actions[action]();
  else if (pass !== undefined)
    setPass(+pass);
  else if (tab)
    setTab(tab);
  else if (step)
    setStep(+step);
  else if (target.classList.contains("fold"))
    unfold(+row);
  else if (op)
    setOp(+op);
});

const tip = byId("tip");
let sameValues = [];

function markValues(name) {
  for (const old of sameValues)
    old.classList.remove("same-value");
  sameValues = name ? [...document.querySelectorAll('[data-value="' + name + '"]')] : [];
  for (const each of sameValues)
    each.classList.add("same-value");
}

function describeToken({dataset}) {
  if (dataset.doc && view.model.docs[dataset.doc])
    return renderMarkdown(view.model.docs[dataset.doc]);
  const number = dataset.value && dataset.value.match(/^%(\d+)$/);
  const op = number && view.model.ops.get(+number[1]);
  const text = op && view.model.textAt(op, view.pass);
  return text && element("pre", {class: "code"}, renderLine(text.split(RegionMark)[0], op.name));
}

document.addEventListener("mouseover", event => {
  const target = event.target.closest && event.target.closest("[data-doc], [data-value]");
  markValues(target && target.dataset.value);
  const content = target && describeToken(target);
  tip.hidden = !content;
  if (!content)
    return;
  tip.replaceChildren(content);
  const place = target.getBoundingClientRect();
  const left = Math.min(place.left, innerWidth - tip.offsetWidth - 8);
  tip.style.left = Math.max(8, left) + "px";
  const below = place.bottom + 4;
  tip.style.top = (below + tip.offsetHeight < innerHeight
      ? below : Math.max(8, place.top - tip.offsetHeight - 4)) + "px";
});

function moveSelection(direction) {
  const rows = view.folded.filter(row => row.kind !== "fold");
  const ops = [...new Set(rows.map(row => (row.right || row.left).op))];
  const at = ops.indexOf(view.op);
  const next = at < 0 ? ops[0] : ops[at + direction];
  if (next === undefined)
    return;
  setOp(next);
  showOp(next);
}

const Actions = {
  close() {
    if (!byId("help").hidden)
      byId("help").hidden = true;
    else if (view.op)
      setOp(0);
  },
  help() { byId("help").hidden = !byId("help").hidden; },
  base() {
    view.base = view.base === "input" ? "before" : "input";
    byId("base").textContent = view.base === "input" ? "since input" : "since previous";
    setPass(view.pass);
  },
  unfold() {
    view.showsAll = !view.showsAll;
    setPass(view.pass);
  },
  nextChange() { jumpToChange(1); },
  previousChange() { jumpToChange(-1); },
};

const Keys = {
  j: () => setPass(view.pass + 1), k: () => setPass(view.pass - 1),
  n: Actions.nextChange, p: Actions.previousChange, b: Actions.base, f: Actions.unfold,
  ArrowDown: () => moveSelection(1), ArrowUp: () => moveSelection(-1),
  1: () => setTab("changes"), 2: () => setTab("rewrites"), 3: () => setTab("graph"),
  "/": () => byId("search").focus(), "?": Actions.help, Escape: Actions.close,
};

document.addEventListener("keydown", event => {
  const {target, key} = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !view.model)
    return;
  if (target.id === "search" && (key === "Enter" || key === "Escape")) {
    key === "Enter" ? nextMatch(event.shiftKey ? -1 : 1) : target.blur();
    return;
  }
  if (key === "Enter" && target.closest(".node")) {
    setOp(+target.closest(".node").dataset.op);
    return;
  }
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || !Keys[key])
    return;
  event.preventDefault();
  Keys[key]();
});

byId("search").addEventListener("input", event => search(event.target.value, true));
narrow.addEventListener("change", () => view.model && setPass(view.pass));

function readHash() {
  const fields = new URLSearchParams(location.hash.slice(1));
  if (fields.has("pass"))
    setPass(+fields.get("pass"));
  if (fields.has("tab") && /^(changes|rewrites|graph)$/.test(fields.get("tab")))
    setTab(fields.get("tab"));
  if (fields.has("op"))
    setOp(+fields.get("op"));
}

// A page that is served asks for the data of a pipeline.
async function runPipeline() {
  const form = byId("run");
  form.classList.add("busy");
  byId("error").hidden = true;
  try {
    const reply = await fetch("run", {
      method: "POST", body: byId("pipeline").value,
      headers: {"X-Strata-Token": form.dataset.token, "Content-Type": "text/plain"}});
    const text = await reply.text();
    if (!reply.ok)
      throw new Error(text);
    setModel(new Model(JSON.parse(text)));
  } catch (error) {
    byId("error").textContent = error.message;
    byId("error").hidden = false;
  }
  form.classList.remove("busy");
}

const data = byId("data");
if (data) {
  setModel(new Model(JSON.parse(data.textContent)));
  readHash();
} else {
  byId("run").addEventListener("submit", event => {
    event.preventDefault();
    runPipeline();
  });
  runPipeline();
}
