/** Pattern of every field id; ids are keys of stored answers (T16). */
export const FIELD_ID_PATTERN = /^[a-z0-9_]{1,40}$/;

/** Names with a meaning on JavaScript objects, as far as the pattern admits them. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype', 'valueof', 'tostring']);

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 10;

/** The part of Web Crypto used here; browsers and Node both have it. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** Returns whether an id is valid for a field, and so as a key of stored answers (T16). */
export function isFieldId(id: unknown): id is string {
  return typeof id === 'string' && FIELD_ID_PATTERN.test(id) && !RESERVED.has(id);
}

/** Returns a new id of a field, e.g. `f_3k9x0b2m7q`; random, so that a form never reuses one (D-68). */
export const createFieldId = (taken?: Iterable<string>): string => createPartId('f', taken);

/** Returns a new id of any part of a form, with the letter of its kind in front. */
export function createPartId(kind: string, taken: Iterable<string> = []): string {
  const takenIds = new Set(taken);
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
    const id = `${kind}_${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
    if (!takenIds.has(id)) return id;
  }
}
