// The lines of two states side by side, aligned by operation.

// The indices of a longest increasing subsequence of `values`.
function increasing(values) {
  const tails = [], before = new Array(values.length);
  values.forEach((value, i) => {
    let low = 0, high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      values[tails[middle]] < value ? low = middle + 1 : high = middle;
    }
    before[i] = low ? tails[low - 1] : -1;
    tails[low] = i;
  });
  const found = [];
  for (let i = tails.length ? tails[tails.length - 1] : -1; i >= 0; i = before[i])
    found.push(i);
  return found.reverse();
}

// Rows {kind, left, right}: same, changed, moved (elsewhere on the other side), removed,
// added.
function align(left, right) {
  const places = new Map(right.map((line, i) => [line.key, i]));
  const common = [];
  left.forEach((line, i) => {
    const place = places.get(line.key);
    if (place !== undefined)
      common.push([i, place]);
  });
  const keysLeft = new Set(common.map(pair => left[pair[0]].key));
  const rows = [];
  let l = 0, r = 0;
  const fill = (untilLeft, untilRight) => {
    for (; l < untilLeft || r < untilRight;) {
      const a = l < untilLeft ? left[l++] : undefined;
      const b = r < untilRight ? right[r++] : undefined;
      const isMoved = line => line &&
          (line === a ? places.has(line.key) : keysLeft.has(line.key));
      rows.push({kind: "edit", left: a, right: b,
                 leftKind: a && (isMoved(a) ? "moved" : "removed"),
                 rightKind: b && (isMoved(b) ? "moved" : "added")});
    }
  };
  for (const index of increasing(common.map(pair => pair[1]))) {
    fill(...common[index]);
    const a = left[l++], b = right[r++];
    const isSame = a.text === b.text && a.depth === b.depth;
    rows.push(isSame ? {kind: "same", left: a, right: b}
                     : {kind: "edit", left: a, right: b, leftKind: "changed",
                        rightKind: "changed"});
  }
  fill(left.length, right.length);
  return rows;
}

// Unchanged rows that are not near a change become folds {kind: "fold", rows}.
function fold(rows, context) {
  const result = [];
  for (let i = 0; i < rows.length;) {
    let end = i;
    while (end < rows.length && rows[end].kind === "same")
      ++end;
    const first = i ? i + context : i;
    const last = end < rows.length ? end - context : end;
    if (last - first > 3) {
      result.push(...rows.slice(i, first), {kind: "fold", rows: rows.slice(first, last)},
                  ...rows.slice(last, end));
    } else {
      result.push(...rows.slice(i, end));
    }
    for (; end < rows.length && rows[end].kind !== "same"; ++end)
      result.push(rows[end]);
    i = end;
  }
  return result;
}
