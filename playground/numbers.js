// Exact numbers: fractions, JSON with integers of any size, and numbers as Python writes them.

/** The fraction that a text such as 0.95 or 19/20 means, in lowest terms. */
export function fractionOf(text) {
  const found = /^\s*(\d+)(?:\.(\d*))?(?:\/(\d+))?\s*$/.exec(text);
  if (!found || (found[2] !== undefined && found[3])) throw new RangeError(`${text} is no number: 0.95 or 19/20`);
  const digits = found[2] ?? "";
  let [num, den] = [BigInt(found[1] + digits), BigInt(found[3] ?? 10n ** BigInt(digits.length))];
  if (den === 0n) throw new RangeError(`${text} divides by 0`);
  let [a, b] = [num, den];
  while (b) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
}

/** JSON whose integers of many digits become BigInts; others stay numbers. */
export function parseJson(text) {
  const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
  const marked = text.replace(token, (found) => (/^-?\d{16,}$/.test(found) ? `"\\u0000${found}"` : found));
  return JSON.parse(marked, (_, value) =>
    typeof value === "string" && value.startsWith("\u0000") ? BigInt(value.slice(1)) : value,
  );
}

/** The JSON of a value that may hold BigInts. */
export function writeJson(value) {
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return `[${value.map(writeJson).join(", ")}]`;
  if (value && typeof value === "object") {
    const items = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${writeJson(item)}`);
    return `{${items.join(", ")}}`;
  }
  return JSON.stringify(value);
}

/** A float as Python writes it. */
export function pythonFloat(x) {
  if (x !== 0 && (Math.abs(x) < 1e-4 || Math.abs(x) >= 1e16)) {
    const [digits, exponent] = x.toExponential().split("e");
    const size = exponent.slice(1).padStart(2, "0");
    return `${digits}e${exponent[0]}${size}`;
  }
  return Number.isInteger(x) ? `${x}.0` : String(x);
}

const PRIMES = [];
for (let n = 2; PRIMES.length < 64; ++n) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const fractional = (x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const ROUNDS = PRIMES.map((prime) => fractional(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fractional(Math.sqrt(prime)));

/** SHA-256 in hexadecimal digits; the browser's own is there on secure pages only. */
export function sha256(parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array((length + 72) & ~63);
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  bytes[length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(length) * 8n);
  const sum = Uint32Array.from(START);
  const w = new Uint32Array(64);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; ++i) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; ++i) {
      const [a, b] = [w[i - 15], w[i - 2]];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; ++i) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => (sum[i] += x));
  }
  return Array.from(sum, (x) => x.toString(16).padStart(8, "0")).join("");
}
