// For an environment that has no picture of its own: what it observes, in words.

import { minus } from "../drawing.js";

export const editable = [];

export const draw = () => "";

export const describe = (env) =>
  `Observed: ${Object.entries(env.shown).map(([name, value]) => `${name} ${minus(value)}`).join(", ")}.`;
