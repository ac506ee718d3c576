// The panel about one operation.

function renderDetails(model, origins, op, time) {
  const entry = model.ops.get(op);
  const name = entry ? entry.name : "";
  const section = (title, ...children) =>
      element("section", {}, element("h3", {}, title), ...children);
  const parts = [];
  const location = entry ? entry.location : (origins.firstLines.get(op) || {}).location;
  if (location)
    parts.push(element("p", {class: "dim"}, location));
  const versions = [];
  for (let i = 0; entry && i < entry.texts.length; i += 2)
    versions.push([entry.texts[i], model.text(entry.texts[i + 1])]);
  const current = entry && model.textAt(entry, time);
  const show = text => text.split(RegionMark).join(" … ");
  if (current !== undefined)
    parts.push(element("pre", {class: "code"}, renderLine(show(current), name)));
  parts.push(section("Origin", origins.isKnown(op)
      ? renderHistory(origins.origin(op))
      : element("p", {}, "as in the input: no step made or changed it")));
  const isInOutput = other => model.stateAt(model.last).parents.has(other) ||
                              other === model.root;
  if (origins.isKnown(op))
    parts.push(section("Later", renderHistory(origins.fate(op, isInOutput))));
  if (versions.length > 1)
    parts.push(section("Texts", ...versions.map(([position, text], i) => element("div", {},
        element("a", {"data-pass": position}, position
            ? "after pass " + position + ": " + model.passes[position - 1].name : "input"),
        element("pre", {class: "code"},
                renderLine(show(text), name, i ? show(versions[i - 1][1]) : undefined))))));
  if (model.docs[name])
    parts.push(section("Documentation", renderMarkdown(model.docs[name])));
  return {title: "#" + op + (name ? " " + name : ""), parts};
}
