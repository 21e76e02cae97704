import type { TextFormat, TextFormatName } from '../fieldBase.ts';
import { withoutUnseen } from '../../answers/withoutUnseen.ts';
import { toExact } from '../textualAnswer.ts';
import { applyMask } from './applyMask.ts';
import { postcodeMasks } from '../places/postcodes.ts';

/** Formats of a line of text; stored in definitions, never renamed. */
export const TEXT_FORMATS = [
  'digits',
  'letters',
  'letters_digits',
  'postcode',
  'iban',
  'bic',
  'vat',
  'plate',
  'uuid',
  'mask',
] as const satisfies readonly TextFormatName[];

/** A text in the notation of its format; null for one that does not have it. */
type Read = (text: string, format: TextFormat) => string | null;

const upper = (text: string): string => toExact(text).toUpperCase();
/** Without the separators that people group characters by. */
const compact = (text: string): string => upper(text).replace(/[\s.\-/]/g, '');
const matching =
  (pattern: RegExp, tidy: (text: string) => string): Read =>
  (text) =>
    pattern.test(tidy(text)) ? tidy(text) : null;

function byMasks(masks: readonly string[], text: string): string | null {
  for (const mask of masks) {
    const filled = applyMask(mask, upper(text));
    if (filled !== null) return filled;
  }
  return null;
}

/** Countries by the length of their IBANs (SWIFT registry, release 99). */
const IBAN_LENGTHS =
  '15NO 16BE 18DKFIFKFOGLNLSD 19MKSI 20ATBAEEKZLTLUMNXK 21CHHRLILV 22BGBHCRDEGBGEIEMERSVA 23AEGIILIQOMSOTL 24ADCZESMDPKROSASESKTNVG 25LYPTST 26ISTR 27BIDJFRGRITMCMRSM 28ALAZBYCYDOGTHNHULBNIPLSV 29BREGPSQAUA 30JOKWMUYE 31MTSC 32LC 33RU';

function readIban(text: string): string | null {
  const iban = compact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return null;
  const [, length] = new RegExp(`(\\d+)(?:[A-Z]{2})*?${iban.slice(0, 2)}`).exec(IBAN_LENGTHS) ?? [];
  return !length || Number(length) === iban.length ? iban : null;
}

/** Returns whether the check digits of an IBAN are right (ISO 7064, MOD 97-10). */
function hasRightCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) rest = Number(`${rest}${parseInt(sign, 36)}`) % 97;
  return rest === 1;
}

/** VAT identification numbers (the European Commission's list for VIES), and those of Switzerland and Norway. */
const VAT =
  /^(ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|(DE|EE|EL|PT)\d{9}|(DK|FI|HU|LU|MT|SI)\d{8}|ES[A-Z\d]\d{7}[A-Z\d]|FR[A-Z\d]{2}\d{9}|(GB|XI)(\d{9}|\d{12}|(GD|HA)\d{3})|(HR|IT|LV)\d{11}|IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}|LT(\d{9}|\d{12})|NL[A-Z\d+*]{12}|(PL|SK)\d{10}|RO\d{2,10}|SE\d{12}|CHE\d{9}(MWST|TVA|IVA)?|NO\d{9}(MVA)?)$/;

const READERS: Readonly<Record<TextFormatName, Read>> = {
  digits: matching(/^\d+$/, compact),
  letters: matching(/^[\p{L}\p{M}'’ -]+$/u, (text) => text),
  letters_digits: matching(/^[\p{L}\p{M}\p{Nd}]+$/u, (text) => text),
  postcode: (text, { country = '' }) => byMasks(postcodeMasks(country), text),
  iban: readIban,
  bic: matching(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, compact),
  vat: matching(VAT, compact),
  plate: matching(/^(?=.*\d)[\p{L}\d](?:[ ·-]?[\p{L}\d]){1,10}$/u, (text) =>
    upper(text).replace(/\s+/g, ' '),
  ),
  uuid: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, (text) => text.toLowerCase()),
  mask: (text, { mask = '' }) => applyMask(mask, upper(text)),
};

/** Example of a text in each format; those of postcodes and masks are made of them. */
const EXAMPLES: Partial<Record<TextFormatName, string>> = {
  digits: '12345',
  letters: 'Abc',
  letters_digits: 'Abc123',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  vat: 'DE123456789',
  plate: 'AB 123 CD',
  uuid: '12345678-1234-1234-1234-123456789abc',
};

/** Returns an example of a format. */
export function exampleOf({ name, country = '', mask = '' }: TextFormat): string {
  const [shape = ''] = name === 'postcode' ? postcodeMasks(country) : [mask];
  let digit = 0;
  let letter = 0;
  return (
    EXAMPLES[name] ??
    shape.replace(/[A9*]/g, (sign) => (sign === 'A' ? 'ABCDEF'[letter++ % 6]! : String(++digit % 10)))
  );
}

/** Returns a text as its format writes it, e.g. without the spaces of an IBAN; null for one of another format. */
export const readFormat = (format: TextFormat, text: string): string | null =>
  READERS[format.name](withoutUnseen(text).trim(), format);

/** Returns whether the check digits of a text reveal a mistyped character. */
export const isMistyped = ({ name }: TextFormat, stored: string): boolean =>
  name === 'iban' && !hasRightCheckDigits(stored);

/** Returns a stored text as people read it: an IBAN in groups of four. */
export const showFormat = (format: TextFormat, stored: string): string =>
  format.name === 'iban' ? stored.replace(/.{4}(?=.)/g, '$& ') : stored;
