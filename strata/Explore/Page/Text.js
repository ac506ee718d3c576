// Elements of the page, and the text of IR in them.

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {}))
    if (name === "onclick")
      made.addEventListener("click", value);
    else if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? "" : value);
  made.append(...children.filter(child => child !== undefined));
  return made;
}

const TokenPattern = new RegExp(
    '("(?:[^"\\\\]|\\\\.)*")|(%[\\w$.-]+(?:#\\d+)?)|(\\^[\\w$.-]+)|(@[\\w$.-]+)|' +
    '([!#][a-zA-Z_][\\w$.]*)|(\\b(?:[su]?i\\d+|b?f\\d+\\w*|index|none|memref|tensor|' +
    'vector|complex|tuple|f8\\w+)\\b(?!\\.))|(-?\\b\\d[\\w.+]*)|([A-Za-z_$][\\w$.]*)|(\\s+|.)', "gs");
const TokenClasses = [, "string", "value", "block", "symbol", "attr", "type", "number",
                      "word", ""];

function tokens(text) {
  const found = [];
  for (const match of text.matchAll(TokenPattern))
    for (let i = 1; i < TokenClasses.length; ++i)
      if (match[i] !== undefined)
        found.push([TokenClasses[i], match[i]]);
  return found;
}

// The tokens that both texts do not begin or end with, as a range of `own`.
function markedRange(own, other) {
  let begin = 0, end = own.length, otherEnd = other.length;
  while (begin < end && begin < otherEnd && own[begin][1] === other[begin][1])
    ++begin;
  while (end > begin && otherEnd > begin && own[end - 1][1] === other[otherEnd - 1][1])
    --end, --otherEnd;
  return [begin, end];
}

// The elements of a line of IR. `name` is that of its operation; tokens that differ from
// `otherText` are marked.
function renderLine(text, name, otherText) {
  const fragment = document.createDocumentFragment();
  const own = tokens(text);
  const [begin, end] = otherText === undefined ? [0, 0]
                                               : markedRange(own, tokens(otherText));
  let isNamed = !name, afterResults = !text.startsWith("%");
  own.forEach(([kind, part], i) => {
    let type = kind;
    afterResults = afterResults || part === "=";
    const isName = !isNamed && afterResults &&
        (kind === "word" || (kind === "string" && part === '"' + name + '"'));
    if (isName) {
      type = "op";
      isNamed = true;
    }
    const marked = i >= begin && i < end;
    if (!type && !marked) {
      fragment.append(part);
      return;
    }
    const span = element("span", {class: (type || "") + (marked ? " mark" : "")}, part);
    if (type === "value")
      span.dataset.value = part.split("#")[0];
    if (isName)
      span.dataset.doc = name;
    fragment.append(span);
  });
  return fragment;
}

// Lines of History in which `#12`, `%12` and `step 3` are links.
function renderHistory(lines) {
  const pre = element("pre", {class: "history"});
  for (const line of lines) {
    for (const part of line.split(/(#\d+\b|%\d+\b|step \d+)/)) {
      const number = part.match(/^(#|%|step )(\d+)$/);
      if (!number)
        pre.append(part);
      else
        pre.append(element("a", number[1] === "step " ? {"data-step": number[2]}
                                                      : {"data-op": number[2]}, part));
    }
    pre.append("\n");
  }
  return pre;
}

// The part of Markdown that descriptions use.
function renderMarkdown(text) {
  const result = element("div", {class: "doc"});
  const inline = (target, line) => line.split(/(`[^`]+`|\*\*[^*]+\*\*)/).forEach(part => {
    if (part.length > 2 && part.startsWith("`"))
      target.append(element("code", {}, part.slice(1, -1)));
    else if (part.length > 4 && part.startsWith("**"))
      target.append(element("b", {}, part.slice(2, -2)));
    else
      target.append(part);
  });
  let code, paragraph;
  for (const line of text.split("\n")) {
    if (line.trimStart().startsWith("```")) {
      code = code ? undefined : result.appendChild(element("pre", {}));
      paragraph = undefined;
    } else if (code) {
      code.append(line + "\n");
    } else if (!line.trim()) {
      paragraph = undefined;
    } else {
      if (!paragraph || /^\s*[-*] /.test(line))
        paragraph = result.appendChild(element("p", {}));
      inline(paragraph, line + " ");
    }
  }
  return result;
}
