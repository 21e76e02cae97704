/** Invisible characters at the start of a cell: spaces, controls, marks, direction characters. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]`;
/** Characters that start a formula, and their full-width, small, superscript and subscript forms. */
const SIGN = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212\u207A-\u207C\u208A-\u208C]`;
/** Matches the start of a cell that a spreadsheet may calculate as a formula (T18). */
export const FORMULA_START = `${UNSEEN}*${SIGN}`;
const FORMULA = new RegExp(`^${FORMULA_START}`, 'u');
/** Matches plain numbers, which stay numbers (D-105). */
const NUMBER = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
/** Matches a phone number without separators: as a number it would lose its plus. */
const PHONE_IN_ONE = /^\+\d{7,15}$/;
/** Matches phone numbers: a plus, digits and common separators. */
const PHONE = /^\+\d[\d ()./-]*$/;
/** Matches a space between two groups, which no spreadsheet calculates. */
const GROUPS_APART = /\d \(?\d/;
const PHONE_DIGITS = { min: 7, max: 15 } as const;

/** Makes programs read the file as UTF-8 (D-105). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Formats one CSV line: all values quoted, quotes doubled, CRLF (SUBM-062, D-105). */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** Formats one quoted value, harmless in a spreadsheet (SUBM-062). */
export const csvCell = (value: string): string => `"${disarm(value).replaceAll('"', '""')}"`;

/** Prefixes an apostrophe to values a spreadsheet would calculate or mistake for a number. */
function disarm(value: string): string {
  if (!FORMULA.test(value) || isNumber(value) || isGroupedPhone(value)) return value;
  return `'${value}`;
}

const isNumber = (value: string): boolean => NUMBER.test(value) && !PHONE_IN_ONE.test(value);

function isGroupedPhone(value: string): boolean {
  if (!PHONE.test(value) || !GROUPS_APART.test(value)) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}
