// The picture of the street, as in provengym/envs/two_lane_driving/painter.py.

import { oval, picture, placed, polygon, rect, write } from "../drawing.js";

export const editable = ["length", "max_speed", "speed_limit", "sensor_range"];

const WINDOW = 13;
const BEHIND = 2;

const unpack = (env) => {
  const car = env.state[4];
  const isObstacle = (place, lane) =>
    place < 128 && ((env.state[2 * lane + (place >> 6)] >> BigInt(place & 63)) & 1n) === 1n;
  const place = Number(car & 255n);
  const lane = Number((car >> 8n) & 1n);
  return { place, lane, speed: Number((car >> 16n) & 15n), isObstacle };
};

function cone() {
  return (
    oval("#2d3446", 0.5, 0.77, 0.62, 0.12) +
    polygon("#c4621e", [0.2, 0.76], [0.8, 0.76], [0.74, 0.68], [0.26, 0.68]) +
    polygon("#f08430", [0.31, 0.7], [0.69, 0.7], [0.55, 0.2], [0.45, 0.2]) +
    polygon("#fff", [0.365, 0.56], [0.635, 0.56], [0.595, 0.42], [0.405, 0.42])
  );
}

function car(crashed) {
  const spikes = [[0.98, 0.5], [0.68, 0.6], [0.86, 0.86], [0.55, 0.72], [0.5, 0.98], [0.4, 0.7],
    [0.12, 0.84], [0.3, 0.58], [0.02, 0.5], [0.3, 0.42], [0.14, 0.14], [0.42, 0.3], [0.5, 0.02],
    [0.58, 0.28], [0.86, 0.16], [0.7, 0.4]];
  const wheels = [0.22, 0.66].flatMap((x) => [0.2, 0.71].map((y) => rect("#2d3446", x, y, 0.15, 0.09)));
  const [body, dark] = crashed ? ["#e2574c", "#c2403a"] : ["#4662d6", "#3046a8"];
  return (
    (crashed ? polygon("#ffcd54", ...spikes) : "") +
    wheels.join("") +
    polygon(dark, [0.92, 0.34], [0.92, 0.66], [0.8, 0.76], [0.2, 0.76], [0.1, 0.7], [0.1, 0.3],
      [0.2, 0.24], [0.8, 0.24]) +
    polygon(body, [0.13, 0.31], [0.21, 0.27], [0.79, 0.27], [0.89, 0.355], [0.89, 0.645],
      [0.79, 0.73], [0.21, 0.73], [0.13, 0.69]) +
    polygon("#c4d6f6", [0.64, 0.32], [0.74, 0.37], [0.74, 0.63], [0.64, 0.68])
  );
}

export function draw(env) {
  const now = unpack(env);
  const [length, sensor] = [env.param("length"), env.param("sensor_range")];
  const width = Math.min(WINDOW, length + 1);
  const first = Math.max(0, Math.min(now.place - BEHIND, length + 1 - width));
  const crashed = now.isObstacle(now.place, now.lane);
  const parts = [];
  for (let column = 0; column < width; ++column) {
    const place = first + column;
    parts.push(write(place, column + 0.5, -0.22, 0.26, "var(--dim)"));
    for (const lane of [0, 1]) {
      const seen = now.place <= place && place <= now.place + sensor;
      const tile = [rect(seen ? "#7c818e" : "#686c76", 0, 0, 1.01, 1.01)];
      if (place >= length)
        for (let k = 0; k < 36; ++k)
          tile.push(rect((Math.floor(k / 6) + k) % 2 ? "#fff" : "#2d3446", (k % 6) / 6, Math.floor(k / 6) / 6, 0.17, 0.17));
      tile.push(rect("#eee8d6", 0, lane ? 0.915 : 0.045, 1.01, 0.04));
      tile.push(rect("#cdd6b8", 0, lane ? 0.955 : 0, 1.01, 0.045));
      if (place < length) tile.push(rect("#eee8d6", 0.22, lane ? 0 : 0.965, 0.56, 0.035));
      if (place === now.place && lane === now.lane) tile.push(car(crashed));
      else if (now.isObstacle(place, lane)) tile.push(cone());
      parts.push(placed(tile.join(""), column, lane));
    }
  }
  return picture(width, 2.5, parts.join(""), 0, -0.45);
}

export function describe(env) {
  const now = unpack(env);
  const { ahead_0, ahead_1 } = env.shown;
  const sensor = env.param("sensor_range");
  const ahead = [ahead_0, ahead_1].map((distance, lane) =>
    distance > sensor ? `lane ${lane} is free as far as can be seen` : `the next obstacle of lane ${lane} is ${distance} ahead`,
  );
  const where = `The car is at place ${now.place} of ${env.param("length")} in lane ${now.lane}, at speed ${now.speed}`;
  if (now.isObstacle(now.place, now.lane)) return `${where}: it has crashed.`;
  if (now.place >= env.param("length")) return `${where}: it has arrived.`;
  return `${where} (limit ${env.param("speed_limit")}); ${ahead.join(", ")}.`;
}
