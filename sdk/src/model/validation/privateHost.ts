/** Host names of the machine itself or the local network (D-166). */
const PRIVATE_NAME = /^localhost\.?$|\.(localhost|local|internal)\.?$/;

/** IPv4 networks that are private, local or unspecified: first address and prefix length. */
const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
];

const toNumber = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function isPrivateV4(address: string): boolean {
  const value = toNumber(address);
  return PRIVATE_V4.some(
    ([first, bits]) =>
      Math.floor(value / 2 ** (32 - bits)) === Math.floor(toNumber(first) / 2 ** (32 - bits)),
  );
}

/** Returns the eight 16-bit groups of an IPv6 address as the URL parser writes it. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [read(head), tail === undefined ? [] : read(tail)];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}

/** Returns whether an IPv6 address is loopback, unspecified, local, or wraps a private IPv4 address. */
function isPrivateV6(address: string): boolean {
  const groups = groupsOf(address);
  const [first = 0] = groups;
  const v4 = (high: number, low: number) => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
  const [fifth = 0, sixth = 0, seventh = 0, eighth = 0] = groups.slice(4);
  const leadingFour = groups.slice(0, 4).every((group) => group === 0);
  if (leadingFour && fifth === 0 && (sixth === 0 || sixth === 0xffff))
    return seventh === 0 || isPrivateV4(v4(seventh, eighth));
  if (leadingFour && fifth === 0xffff && sixth === 0) return isPrivateV4(v4(seventh, eighth));
  if (first === 0x64 && groups[1] === 0xff9b) return isPrivateV4(v4(seventh, eighth));
  if (first === 0x2002) return isPrivateV4(v4(groups[1] ?? 0, groups[2] ?? 0));
  return (first & 0xfe00) === 0xfc00 || (first & 0xffc0) === 0xfe80 || (first & 0xffc0) === 0xfec0;
}

/**
 * Returns whether forms must not reach a host: local names and private addresses (D-166). Takes the host as
 * the WHATWG URL parser writes it, which normalises octal, hexadecimal and short spellings.
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPrivateV6(hostname.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return isPrivateV4(hostname);
  return PRIVATE_NAME.test(hostname);
}
