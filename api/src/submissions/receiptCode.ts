import { pooledBytes } from '../platform/secrets/pooledBytes.ts';

/** Crockford's base 32: no I, L, O, U, so that a code can be read out over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * A receipt code a visitor can quote (D-183), e.g. `7KQ2-M9XD-4TRW`: 60 random bits, so that even a form with a
 * hundred million submissions hardly ever sees one twice. No index says so (decision 080).
 */
export function createReceiptCode(): string {
  let code = '';
  for (const byte of pooledBytes(GROUPS * GROUP_LENGTH)) {
    if (code.length % (GROUP_LENGTH + 1) === GROUP_LENGTH) code += '-';
    // 256 is a multiple of 32: each character is as likely as any other.
    code += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return code;
}

/** Letters that Crockford's base 32 leaves out, and the digits that they are read as. */
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/**
 * Parses a receipt code as people type it: in any case, with or without hyphens, with O for 0.
 * @returns the code as it is stored; null for any other text.
 */
export function parseReceiptCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (sign) => MISREAD[sign] ?? sign);
  const isCode =
    code.length === GROUPS * GROUP_LENGTH && Array.from(code).every((sign) => ALPHABET.includes(sign));
  return isCode ? code.replace(/.{4}(?=.)/g, '$&-') : null;
}
