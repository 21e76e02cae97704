import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../platform/calendar/durations.ts';

/** Bands of a fingerprint, and hashes of a band: texts that share one band of four are near copies of each other. */
const BANDS = 4;
const ROWS = 3;
/** Texts of fewer words or characters are like each other by chance. */
const LEAST_WORDS = 8;
const LEAST_LENGTH = 24;
/** Parts of a text without spaces, in characters. */
const PART_LENGTH = 5;
/** Characters of a text that are compared, at most. */
const MOST_LENGTH = 4_000;
/** Submissions that are told apart for one text; more count the same. */
const MOST_KEYS = 12;
/** Bands that are remembered, at most. */
const MAX_BANDS = 200_000;

/** Counts texts that an account was sent before, in this process. */
export interface NearCopies {
  /** Notes a text, and counts the other submissions of the last day with nearly the same one. */
  note(sent: { accountId: string; key: string; text: string }): number;
}

/** Creates the memory of near copies: hashes alone, for a day at most, and none after a restart (decision 895). */
export function createNearCopies(): NearCopies {
  const known = new LRUCache<string, string[]>({ max: MAX_BANDS, ttl: DAY_MS });
  return {
    note({ accountId, key, text }) {
      let most = 0;
      for (const [at, band] of fingerprint(text).entries()) {
        const name = `${accountId}/${at}/${band}`;
        const keys = known.get(name) ?? [];
        const others = keys.filter((one) => one !== key);
        most = Math.max(most, others.length);
        known.set(name, [...others.slice(1 - MOST_KEYS), key]);
      }
      return most;
    },
  };
}

/** Returns the bands of a text; none for one that is too short to be compared. */
export function fingerprint(text: string): string[] {
  const parts = partsOf(text.slice(0, MOST_LENGTH));
  if (parts.length === 0) return [];
  const least = new Uint32Array(BANDS * ROWS).fill(0xffffffff);
  for (const part of parts) {
    const first = hash(part, 0x811c9dc5);
    const second = hash(part, 0x9747b28c) | 1;
    for (let at = 0; at < least.length; at++) {
      const value = mix((first + Math.imul(at + 1, second)) >>> 0);
      if (value < least[at]!) least[at] = value;
    }
  }
  return Array.from({ length: BANDS }, (_none, band) =>
    Array.from(least.subarray(band * ROWS, (band + 1) * ROWS), (value) => value.toString(36)).join('.'),
  );
}

/** Three words after each other, or some letters where words have no spaces; addresses and numbers are left out. */
function partsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/g, ' ')
    .replaceAll(/\S+@\S+/g, ' ');
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.length >= LEAST_WORDS)
    return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
  const letters = words.join('');
  if (letters.length < LEAST_LENGTH) return [];
  return Array.from({ length: letters.length - PART_LENGTH + 1 }, (_none, at) =>
    letters.slice(at, at + PART_LENGTH),
  );
}

/** FNV-1a, 32 bits. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** The last steps of MurmurHash3, which spread neighbouring numbers. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
