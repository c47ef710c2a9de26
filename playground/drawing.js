// Pictures in SVG, in the style of the painters of provengym.rendering. Colours are properties of
// style.css, so that they fit light and dark pages.

const NUMBER = (x) => Number(x.toFixed(3));

export const rect = (fill, x, y, width, height, radius = 0) =>
  `<rect x="${NUMBER(x)}" y="${NUMBER(y)}" width="${NUMBER(width)}" height="${NUMBER(height)}"` +
  ` rx="${NUMBER(radius)}" fill="${fill}"/>`;

export const disc = (fill, x, y, radius) =>
  `<circle cx="${NUMBER(x)}" cy="${NUMBER(y)}" r="${NUMBER(radius)}" fill="${fill}"/>`;

export const oval = (fill, x, y, width, height) =>
  `<ellipse cx="${NUMBER(x)}" cy="${NUMBER(y)}" rx="${NUMBER(width / 2)}"` +
  ` ry="${NUMBER(height / 2)}" fill="${fill}"/>`;

const points = (corners) => corners.map(([x, y]) => `${NUMBER(x)},${NUMBER(y)}`).join(" ");

export const polygon = (fill, ...corners) => `<polygon points="${points(corners)}" fill="${fill}"/>`;

export const line = (stroke, width, corners) =>
  `<polyline points="${points(corners)}" fill="none" stroke="${stroke}"` +
  ` stroke-width="${NUMBER(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const write = (text, x, y, size, fill = "var(--ink)", anchor = "middle") =>
  `<text x="${NUMBER(x)}" y="${NUMBER(y)}" font-size="${NUMBER(size)}" fill="${fill}"` +
  ` text-anchor="${anchor}" dominant-baseline="central">${escaped(text)}</text>`;

export const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);

/** Shapes drawn around a centre, in another size. */
export const placed = (content, x, y, scale = 1) =>
  `<g transform="translate(${NUMBER(x)} ${NUMBER(y)}) scale(${NUMBER(scale)})">${content}</g>`;

/** A picture of this size. Its text is beside it on the page, so it has none for screen readers. */
export const picture = (width, height, content, left = 0, top = 0) =>
  `<svg viewBox="${left} ${top} ${width} ${height}" aria-hidden="true" focusable="false">` +
  `${content}</svg>`;

/** A board of square cells of side 1, with numbers of rows and columns beside it. */
export function board(rows, columns, cell) {
  const parts = [];
  const step = [1, 2, 5, 10, 20].find((one) => Math.max(rows, columns) / one <= 24) ?? 50;
  const margin = 0.55 * Math.max(1, Math.max(rows, columns) / 12);
  for (let row = 0; row < rows; row += step)
    parts.push(write(row, -margin / 2, row + 0.5, 0.45 * margin, "var(--dim)"));
  for (let column = 0; column < columns; column += step)
    parts.push(write(column, column + 0.5, -margin / 2, 0.45 * margin, "var(--dim)"));
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column)
      parts.push(`<g transform="translate(${column} ${row})">${cell(row, column)}</g>`);
  const [width, height] = [columns + 1.4 * margin, rows + 1.4 * margin];
  return picture(width, height, parts.join(""), -margin, -margin);
}

/** The ground of a cell with round corners and a shade. */
export const ground = (fill, shade = "var(--shade)") =>
  rect(shade, 0.035, 0.057, 0.93, 0.93, 0.15) + rect(fill, 0.035, 0.035, 0.93, 0.93, 0.15);

const LOOKS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
Object.assign(LOOKS, { north: LOOKS.up, south: LOOKS.down, west: LOOKS.left, east: LOOKS.right });

/** Where somebody looks who took the action of this name. */
export const look = (name) => LOOKS[name] ?? [0, 0];

/** A round face above its shadow. */
export function walker(x, y, scale, name) {
  const [dx, dy] = look(name);
  const eyes = [-0.1, 0.1].map(
    (eye) =>
      disc("#fff", eye + 0.05 * dx, -0.03 + 0.05 * dy, 0.075) +
      disc("#2d3446", eye + 0.085 * dx, -0.03 + 0.085 * dy, 0.038),
  );
  const body = disc("#3046a8", 0, 0, 0.29) + disc("#4662d6", 0, 0, 0.265);
  return placed(oval("var(--shade)", 0, 0.285, 0.46, 0.1) + body + eyes.join(""), x, y, scale);
}

/** The flag of a goal. */
export function flag(x, y, scale) {
  const at = (dx, dy) => [x + scale * dx, y + scale * dy];
  const pole = rect("var(--pole)", x - 0.02 * scale, y - 0.32 * scale, 0.045 * scale, 0.64 * scale);
  return (
    pole +
    disc("var(--pole)", ...at(0, -0.32), 0.035 * scale) +
    polygon("#e2574c", at(0.02, -0.29), at(0.34, -0.155), at(0.02, -0.02)) +
    polygon("#c2403a", at(0.02, -0.155), at(0.34, -0.155), at(0.02, -0.02))
  );
}

/** An arrow for an action that has a direction, else its first letter. */
export function arrow(name, x, y, size) {
  const [dx, dy] = look(name);
  if (!dx && !dy) return write(name[0].toUpperCase(), x, y, 1.1 * size, "var(--mark)");
  const at = (along, across) => [
    x + size * (along * dx - across * dy),
    y + size * (along * dy + across * dx),
  ];
  return polygon("var(--mark)", at(0.55, 0), at(-0.05, 0.4), at(-0.05, 0.13), at(-0.5, 0.13),
    at(-0.5, -0.13), at(-0.05, -0.13), at(-0.05, -0.4));
}

/** A ground whose colour says where a value lies between the least and the largest one. */
export const shaded = (share) =>
  `color-mix(in srgb, var(--value) ${Math.round(12 + 58 * share)}%, var(--plain))`;

/** A cell of a board with an optimal value and the best actions. */
export function valued(overlay, state, names = overlay.names) {
  const found = overlay.of(state);
  if (!found) return null;
  const marks = found.best.map((action) => {
    const [dx, dy] = look(names[action]);
    return arrow(names[action], 0.5 + 0.2 * dx, 0.37 + 0.2 * dy, 0.18);
  });
  const value = write(short(found.value), 0.5, 0.8, 0.19);
  return { fill: shaded(found.share), marks: (found.ends ? "" : marks.join("")) + value };
}

/** A number in a few characters. */
export function short(x) {
  const text = Math.abs(x) >= 100 ? x.toFixed(0) : Math.abs(x) >= 10 ? x.toFixed(1) : x.toFixed(2);
  return text.replace("-", "\u2212");
}

export const minus = (x, digits = 6) =>
  String(Number(x.toPrecision(digits))).replace("-", "\u2212");
