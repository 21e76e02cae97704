/** What a reader does not see at the start of a cell: blanks, controls, marks, characters of direction. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]`;
/** What a formula begins with, and what stands for it in full width, small, raised or lowered. */
const SIGN = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212\u207A-\u207C\u208A-\u208C]`;
/** The start of a cell that a spreadsheet may take for a formula (T18). */
export const FORMULA_START = `${UNSEEN}*${SIGN}`;
const FORMULA = new RegExp(`^${FORMULA_START}`, 'u');
/** Plain numbers, which stay numbers (D-105). */
const NUMBER = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
/** A phone number in one piece: as a number it would lose its plus. */
const PHONE_IN_ONE = /^\+\d{7,15}$/;
/** Phone numbers: a plus, then digits and what people put between them. */
const PHONE = /^\+\d[\d ()./-]*$/;
/** A blank between two groups: no spreadsheet takes that for a sum or a number. */
const GROUPS_APART = /\d \(?\d/;
const PHONE_DIGITS = { min: 7, max: 15 } as const;

/** So that programs take the file for UTF-8 (D-105). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of a CSV file: every value in quotes, quotes doubled, CRLF (SUBM-062, D-105). */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** One value in quotes, as `csvLine` has it: harmless in a spreadsheet (SUBM-062). */
export const csvCell = (value: string): string => `"${disarm(value).replaceAll('"', '""')}"`;

/** An apostrophe before what a spreadsheet would calculate, or take for a number that it is not. */
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
