import { BlockList, isIP } from 'node:net';

/** What a list is compared with. */
export interface Compared {
  /** All texts of a submission, in lower case. */
  text: string;
  /** Email addresses in it, in lower case. */
  addresses: readonly string[];
  /** Hosts of its addresses and links, in lower case. */
  hosts: readonly string[];
  ipAddress: string | null;
}

/** An account's own list, ready to be asked. */
export type FindBlocked = (compared: Compared) => string[];

const NETWORK = /^([\da-f.:]+)\/(\d{1,3})$/i;
const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u;

/** Reads an account's own list: IP networks, email addresses, domains with all below them, and else words. */
export function createBlockList(entries: readonly string[]): FindBlocked {
  const tests = entries.map((entry) => [entry, testOf(entry.trim().toLowerCase())] as const);
  return (compared) => tests.filter(([, isIn]) => isIn(compared)).map(([entry]) => entry);
}

function testOf(entry: string): (compared: Compared) => boolean {
  const network = networkOf(entry);
  if (network) return ({ ipAddress }) => isWithin(network, ipAddress);
  if (/^\S+@\S+$/.test(entry)) return ({ addresses }) => addresses.includes(entry);
  if (DOMAIN.test(entry))
    return ({ hosts }) => hosts.some((host) => host === entry || host.endsWith(`.${entry}`));
  return ({ text }) => holdsWord(text, entry);
}

/** Reads an address or a network of the internet; null for anything else. */
function networkOf(entry: string): BlockList | null {
  const [, address = entry, bits] = NETWORK.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const most = version === 4 ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  if (length > most) return null;
  const list = new BlockList();
  list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  return list;
}

const isWithin = (network: BlockList, ipAddress: string | null): boolean =>
  ipAddress !== null && network.check(ipAddress, isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text has some words as words of their own: no letter or digit touches them. */
function holdsWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + words.length] ?? ' ');
    // Languages without spaces have no word of its own.
    if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u.test(words)) return true;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
