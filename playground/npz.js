// Arrays in NumPy's .npz: a zip whose members are .npy. Of a file nothing is believed: what is not
// asked for is not looked at, and an array is inflated to the size that it claims and no further.

export const MOST_BYTES = 64 * 2 ** 20;
const MOST_MEMBERS = 1000;
const MOST_COMMENT = 0xffff;
const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
const MAGIC = [0x93, ...new TextEncoder().encode("NUMPY")];
const HEAD = /^\{'descr': '([<|][biu][1248])', 'fortran_order': (?:False|True), 'shape': \((\d{1,15}),\), \} *\n$/;
const ITEMS = {
  "|b1": [1, (view, at) => view.getUint8(at) !== 0],
  "|i1": [1, (view, at) => view.getInt8(at)],
  "|u1": [1, (view, at) => view.getUint8(at)],
  "<i2": [2, (view, at) => view.getInt16(at, true)],
  "<u2": [2, (view, at) => view.getUint16(at, true)],
  "<i4": [4, (view, at) => view.getInt32(at, true)],
  "<u4": [4, (view, at) => view.getUint32(at, true)],
  "<i8": [8, (view, at) => view.getBigInt64(at, true)],
  "<u8": [8, (view, at) => view.getBigUint64(at, true)],
};

export class NpzError extends Error {}

/** Whether a file begins as a zip does. */
export const isZip = (bytes) => bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === LOCAL;

const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textOf = (bytes) => new TextDecoder("latin1").decode(bytes);

/** The members of a zip by their names, none of them read. */
export function members(bytes) {
  if (bytes.length > MOST_BYTES)
    throw new NpzError(`the file has ${bytes.length} bytes, and this page reads at most ${MOST_BYTES}`);
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_MEMBERS) throw new NpzError(`it has ${count} members, and this page reads at most ${MOST_MEMBERS}`);
  const found = new Map();
  let at = view.getUint32(end + 16, true);
  for (let k = 0; k < count; ++k) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) throw new NpzError("it is no .npz file: its list of members is broken");
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const begin = at + 46;
    at = begin + name + extra + comment;
    if (at > end) throw new NpzError("it is no .npz file: its list of members is broken");
    const called = textOf(bytes.subarray(begin, begin + name));
    if (found.has(called)) throw new NpzError("it has two members of the same name");
    const entry = begin - 46;
    const [crc, packed, size, offset] = [16, 20, 24, 42].map((place) => view.getUint32(entry + place, true));
    const [flags, method] = [8, 10].map((place) => view.getUint16(entry + place, true));
    found.set(called, { called, flags, method, crc, packed, size, offset });
  }
  return found;
}

/** The place of the record that ends a zip. */
function endOf(view) {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); --at)
    if (view.getUint32(at, true) === END && at + 22 + view.getUint16(at + 20, true) === view.byteLength) return at;
  throw new NpzError("it is no .npz file: it has no end");
}

/** The arrays with these names that are there, each as a list of numbers, BigInts or truth values. */
export async function arrays(bytes, names) {
  const listed = members(bytes);
  const there = names.filter((name) => listed.has(`${name}.npy`));
  const all = there.reduce((sum, name) => sum + listed.get(`${name}.npy`).size, 0);
  if (all > MOST_BYTES) throw new NpzError(`its arrays have ${all} bytes, and this page reads at most ${MOST_BYTES}`);
  const found = {};
  for (const name of there) found[name] = items(name, await unpacked(bytes, listed.get(`${name}.npy`)));
  return found;
}

/** The bytes of a member, as many as it claims to have. */
async function unpacked(bytes, { called, flags, method, crc, packed, size, offset }) {
  const view = viewOf(bytes);
  if (flags & ENCRYPTED) throw new NpzError(`${called} is encrypted`);
  if (method !== STORED && method !== DEFLATED) throw new NpzError(`${called} is compressed in another way than NumPy does`);
  const broken = new NpzError(`${called} is damaged`);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw broken;
  const [name, extra] = [26, 28].map((place) => view.getUint16(offset + place, true));
  const begin = offset + 30 + name + extra;
  if (begin + packed > bytes.length) throw broken;
  if (textOf(bytes.subarray(offset + 30, offset + 30 + name)) !== called) throw broken;
  const content = bytes.subarray(begin, begin + packed);
  if (method === STORED && packed !== size) throw broken;
  const whole = method === STORED ? content : await inflated(content, size, broken);
  if (crc32(whole) !== crc) throw broken;
  return whole;
}

async function inflated(content, size, broken) {
  const whole = new Uint8Array(size);
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  let place = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (place + value.length > size) throw broken;
      whole.set(value, place);
      place += value.length;
    }
  } catch {
    reader.cancel().catch(() => {});
    throw broken;
  }
  if (place !== size) throw broken;
  return whole;
}

/** The items of an array of one dimension. */
function items(name, bytes) {
  if (bytes.length < 12 || !MAGIC.every((byte, k) => byte === bytes[k])) throw new NpzError(`${name} is no array`);
  const view = viewOf(bytes);
  const isShort = bytes[6] === 1;
  const begin = (isShort ? 10 : 12) + (isShort ? view.getUint16(8, true) : view.getUint32(8, true));
  const head = HEAD.exec(textOf(bytes.subarray(isShort ? 10 : 12, Math.min(begin, 65_536))));
  if (!head || !Object.hasOwn(ITEMS, head[1])) throw new NpzError(`${name} must be an array of integers or truth values, of one dimension`);
  const [width, item] = ITEMS[head[1]];
  const count = Number(head[2]);
  if (begin + count * width !== bytes.length)
    throw new NpzError(`${name} must have ${count} items, got ${Math.floor((bytes.length - begin) / width)}`);
  return Array.from({ length: count }, (_, k) => item(view, begin + k * width));
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let rest = n;
  for (let k = 0; k < 8; ++k) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crc32(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = TABLE[(rest ^ byte) & 255] ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}
