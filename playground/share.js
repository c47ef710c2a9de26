// Links that carry an episode: environment, seed, parameters and actions after the # of an address.

const WHOLE = /^\d+$/;
const NUMBER = /^-?\d{1,20}(?:\.\d{1,20})?(?:e-?\d{1,3})?$/;
export const MOST_ACTIONS = 2000;

/** What an address has after its #. An action is a number, or several of them. */
export function write({ name, seed, settings, actions }) {
  const parts = [name, `seed=${seed}`, ...Object.entries(settings).map((one) => one.join("="))];
  if (actions.length) parts.push(`actions=${actions.map((action) => [action].flat().join(",")).join("_")}`);
  return `#${parts.join("&")}`;
}

/** What such a text says; without a name where it says nothing that can be understood. */
export function read(hash) {
  const nothing = { name: "", seed: null, limit: undefined, params: {}, actions: [] };
  let text;
  try {
    text = decodeURIComponent(hash.slice(1));
  } catch {
    return nothing;
  }
  const [name, ...settings] = text.split("&");
  const { seed, max_steps: limit, actions, ...params } = Object.fromEntries(settings.map((one) => one.split("=")));
  if (![...Object.values(params), limit ?? "0"].every((value) => WHOLE.test(value))) return nothing;
  return { name, seed: WHOLE.test(seed ?? "") ? seed : null, limit, params, actions: listed(actions) };
}

/** The actions that a text has; none where there is no text. */
function listed(text) {
  if (!text) return [];
  const parts = text.split("_");
  if (parts.length > MOST_ACTIONS) throw new RangeError(`a link has at most ${MOST_ACTIONS} actions, got ${parts.length}`);
  return parts.map((part, k) => {
    const items = part.split(",");
    if (!items.every((item) => NUMBER.test(item)))
      throw new RangeError(`action ${k + 1} of the link must be a number, or several with commas, got ${part.slice(0, 40)}`);
    return items.length === 1 ? Number(part) : items.map(Number);
  });
}
