// The picture of the table, as in provengym/envs/blackjack/painter.py.

import { picture, placed, rect, write } from "../drawing.js";

export const editable = ["natural", "sab"];

const MOST = 21;

const bits = (word, at, count) => Number((word >> BigInt(at)) & ((1n << BigInt(count)) - 1n));

function unpack([word]) {
  const [hard, ace, two] = [bits(word, 0, 5), bits(word, 5, 1), bits(word, 6, 1)];
  const usable = ace && hard + 10 <= MOST;
  const points = usable ? hard + 10 : hard;
  return { hard, ace, two, usable, points, dealer: bits(word, 7, 4) + 1, hidden: bits(word, 11, 4) + 1, over: bits(word, 15, 1) };
}

const name = (value) => (value === 1 ? "A" : String(value));

function card(label) {
  const face = rect("#2c6649", 0, 4, 72, 98, 8) + rect("#fffefb", 0, 0, 72, 98, 8);
  if (label === null) return face + rect("#4662d6", 5, 5, 62, 88, 5) + rect("#3046a8", 14, 14, 44, 70, 5);
  return face + write(label, 36, 50, 34, label === "A" ? "#e2574c" : "#2d3446");
}

export function draw(env) {
  const now = unpack(env.state);
  const parts = [rect("#286044", 0, 0, 430, 330, 30), rect("#3a805c", 3, 3, 424, 324, 27)];
  const put = (label, x, y) => parts.push(placed(card(label), x, y));
  parts.push(write("dealer", 28, 78, 17, "#cee4d6", "start"), write("player", 28, 230, 17, "#cee4d6", "start"));
  put(name(now.dealer), 110, 29);
  put(now.over ? name(now.hidden) : null, 200, 29);
  let x = 110;
  if (now.ace) put("A", x, 181), (x += 90);
  if (!(now.ace && now.two)) put("", x, 181), (x += 20);
  put(name(now.hard - now.ace), x, 181);
  parts.push(write(`${now.points}${now.usable ? ", an ace counts as 11" : ""}`, 110, 302, 18, "#fffefb", "start"));
  return picture(430, 330, parts.join(""));
}

export function describe(env) {
  const { points, usable, dealer, hidden, over } = unpack(env.state);
  const held = `The player has ${points}${usable ? ", where an ace counts as 11" : ""}.`;
  const shown = `The dealer has ${name(dealer)} and ${over ? name(hidden) : "a hidden card"}.`;
  return `${held} ${shown}${over && points > MOST ? " Bust." : ""}`;
}
