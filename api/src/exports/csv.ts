/** What a spreadsheet may take for a formula, also after blanks and in full width (T18). */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|^\s*[\t\r\n]/u;
/** Plain numbers, which stay numbers (D-105). */
const NUMBER = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
/** Phone numbers: a plus or a digit, then digits and what people put between them. */
const PHONE = /^\+\d[\d ()./-]*$/;
const PHONE_DIGITS = { min: 7, max: 15 } as const;

/** So that programs take the file for UTF-8 (D-105). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of a CSV file: every value in quotes, quotes doubled, CRLF (SUBM-062, D-105). */
export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** One value in quotes, as `csvLine` has it: harmless in a spreadsheet (SUBM-062). */
export const csvCell = (value: string): string => `"${disarm(value).replaceAll('"', '""')}"`;

/** An apostrophe before what a spreadsheet would calculate. */
function disarm(value: string): string {
  if (!FORMULA.test(value) || NUMBER.test(value) || isPhone(value)) return value;
  return `'${value}`;
}

function isPhone(value: string): boolean {
  if (!PHONE.test(value)) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}
