// The picture of the products, as in provengym/envs/recommender/painter.py.

import { disc, picture, placed, rect, write } from "../drawing.js";

export const editable = [];

const ACROSS = 4;
const SIDE = 108;

function unpack(env) {
  const { last_product: last, feedback, recommended, bought } = env.shown;
  const products = env.param("num_products");
  const has = (set, product) => Math.floor(set / 2 ** product) % 2 === 1;
  const standing = (product) =>
    has(bought, product) ? "bought" : has(recommended, product) ? "passed" : "new";
  return { products, last, feedback, standing };
}

const colour = (feature) => `hsl(${Math.round((feature * 222.5) % 360)} 55% 38%)`;

export function draw(env) {
  const { products, last, standing } = unpack(env);
  const grounds = { new: "var(--plain)", passed: "var(--passed)", bought: "var(--bought)" };
  const parts = [];
  for (let product = 0; product < products; ++product) {
    const kind = standing(product);
    const tile = [rect(product === last ? "#4662d6" : "var(--shade)", 2, product === last ? 2 : 6, 104, 104, 12)];
    tile.push(rect(grounds[kind], 5, 5, 98, 98, 10), write(product, 54, 22, 21));
    const features = env.record.shown.catalogue[product];
    features.forEach((feature, k) => {
      const x = 54 + (k - (features.length - 1) / 2) * 23;
      tile.push(disc(colour(feature), x, 57, 10.5), write(feature, x, 57.5, 11, "#fff"));
    });
    if (kind !== "new") tile.push(write(kind, 54, 87, 15, "var(--ink)"));
    parts.push(placed(tile.join(""), (product % ACROSS) * SIDE, Math.floor(product / ACROSS) * SIDE));
  }
  return picture(ACROSS * SIDE, Math.ceil(products / ACROSS) * SIDE, parts.join(""));
}

export function describe(env) {
  const { products, last, feedback, standing } = unpack(env);
  const numbers = Array.from({ length: products }, (_, product) => product);
  const those = (kind) => numbers.filter((one) => standing(one) === kind).join(", ") || "none";
  const news = last === products ? "Nothing was recommended yet." : `Product ${last} was ${feedback ? "bought" : "passed"}.`;
  return `${news} Bought before: ${those("bought")}. Recommended and never bought: ${those("passed")}.`;
}

export const actionName = (env, action) => `product ${action}`;
