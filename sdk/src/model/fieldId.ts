/** Form of every field id; ids are keys of stored answers (T16). */
export const FIELD_ID_PATTERN = /^[a-z0-9_]{1,40}$/;

/** Names that mean something on a JavaScript object. The pattern admits no others of the kind. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype', 'valueof', 'tostring']);

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 10;

/** The little of Web Crypto this file needs; browsers and Node both have it. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** Whether an id may name a field, and so be a key of stored answers (T16). */
export function isFieldId(id: unknown): id is string {
  return typeof id === 'string' && FIELD_ID_PATTERN.test(id) && !RESERVED.has(id);
}

/** A new id, e.g. `f_3k9x0b2m7q`: random, so it is never used again in this form (D-68). */
export function createFieldId(taken: Iterable<string> = []): string {
  const takenIds = new Set(taken);
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
    const id = `f_${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
    if (!takenIds.has(id)) return id;
  }
}
