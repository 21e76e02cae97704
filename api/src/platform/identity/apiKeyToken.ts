import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Digits of the parts of a key; its `_` stand between them alone. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);

/** Digits of 128 bits of the id, 256 of the secret and 32 of the checksum. */
const LENGTHS = { id: 22, secret: 43, checksum: 6 } as const;

const PATTERN = new RegExp(
  `^(inlay_([0-9A-Za-z]{${LENGTHS.id}})_([0-9A-Za-z]{${LENGTHS.secret}}))_([0-9A-Za-z]{${LENGTHS.checksum}})$`,
);

/** The parts of a key that is written as keys are. */
export interface ApiKeyParts {
  /** The id of its row, which is no secret. */
  id: string;
  secret: string;
}

/** Returns a new secret: 256 random bits (T24). */
export const createKeySecret = (): string => encode(randomBytes(32), LENGTHS.secret);

/**
 * Writes a key: `inlay_<id>_<secret>_<checksum>`, which secret scanners find by its prefix and trust by its CRC32.
 * @param id a UUID.
 */
export function writeApiKey({ id, secret }: ApiKeyParts): string {
  const body = `inlay_${encode(Buffer.from(id.replaceAll('-', ''), 'hex'), LENGTHS.id)}_${secret}`;
  return `${body}_${checksumOf(body)}`;
}

/** Reads a key; null for a text that no key has, also by its checksum. */
export function parseApiKey(text: string): ApiKeyParts | null {
  const [, body = '', id = '', secret = '', checksum = ''] = PATTERN.exec(text) ?? [];
  if (checksum === '' || checksum !== checksumOf(body)) return null;
  const hex = decode(id).toString(16).padStart(32, '0');
  if (hex.length > 32) return null;
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret };
}

function checksumOf(body: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return encode(bytes, LENGTHS.checksum);
}

function encode(bytes: Buffer, length: number): string {
  let [rest, text] = [BigInt(`0x${bytes.toString('hex')}`), ''];
  for (; rest > 0n; rest /= BASE) text = `${DIGITS[Number(rest % BASE)]}${text}`;
  return text.padStart(length, '0');
}

function decode(text: string): bigint {
  let sum = 0n;
  for (const digit of text) sum = sum * BASE + BigInt(DIGITS.indexOf(digit));
  return sum;
}
