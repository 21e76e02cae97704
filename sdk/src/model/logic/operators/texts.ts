import { WRITTEN_STEPS } from '../steps.ts';
import { MAX_ANSWER_LENGTH } from '../../definition/limits.ts';
import { plainNumber } from '../decimal.ts';
import type { Run, Value, Work } from '../value.ts';
import { spend } from '../work.ts';
import { isNumber, isText, type OperatorRule, over, PRINTABLE, TEXT, valuesOf } from './operator.ts';

const BETWEEN = ', ';

/** Writes the values of a list, or a single one; yes and no are no text. Stops behind the longest text there may be. */
function joinTexts(value: Value | undefined, work: Work, between = BETWEEN): string {
  const parts: string[] = [];
  let length = 0;
  for (const one of valuesOf([value])) {
    if (length > MAX_ANSWER_LENGTH || (isNumber(one) && !spend(work, WRITTEN_STEPS))) break;
    if (typeof one !== 'boolean') parts.push(isNumber(one) ? plainNumber(one) : one);
    length += (parts.at(-1)?.length ?? 0) + between.length;
  }
  return spend(work, length >> 6) ? parts.join(between) : '';
}

/** Writes values one after the other. Too long a text is blank, so later values are left out. */
const writeTexts: Run = (values, _scope, work) => {
  let text = '';
  for (const value of values) if (text.length <= MAX_ANSWER_LENGTH) text += joinTexts(value, work);
  return text;
};

const overText = over(isText);

/** Makes an operator that writes each letter of a text in another way. */
const overLetters =
  (write: (text: string) => string): Run =>
  ([text], _scope, work) =>
    isText(text) && spend(work, text.length) ? write(text) : null;

/** Texts. Dates and numbers are written plainly, since formulas know no visitor's language. */
export const texts = {
  text: writeTexts,
  join: ([list, between], _scope, work) => joinTexts(list, work, isText(between) ? between : BETWEEN),
  // UTF-16 units, like the limits of answers.
  length: overText((text) => text.length),
  upper: overLetters((text) => text.toUpperCase()),
  lower: overLetters((text) => text.toLowerCase()),
  trim: overText((text) => text.trim()),
} satisfies Record<string, Run>;

export const textRules: Record<keyof typeof texts, OperatorRule> = {
  text: {
    takes: [PRINTABLE],
    repeats: true,
    gives: 'text',
    means: 'The values written one after the other. Blanks are written as nothing.',
    says: { plain: /*i18n*/ 'the text of {list}' },
    examples: [
      ['text("No. ", 7)', 'No. 7'],
      ['text("a", if(no, "b"), "c")', 'ac'],
      ['text(0.0000001)', '0.0000001'],
      ['text(["a", "b"])', 'a, b'],
    ],
  },
  join: {
    takes: [PRINTABLE, TEXT],
    optional: 1,
    gives: 'text',
    means: 'The values of a list with a text between them, a comma if none is given.',
    says: { plain: /*i18n*/ '{0}, written with {1} between', short: /*i18n*/ '{0}, written with commas' },
    examples: [
      ['join(["a", "b"], " and ")', 'a and b'],
      ['join(list(1, 2))', '1, 2'],
    ],
  },
  length: {
    takes: [TEXT],
    gives: 'number',
    means: 'How many characters the text has, as limits of answers count them: an emoji is at least two.',
    says: { plain: /*i18n*/ 'the length of {0}' },
    examples: [
      ['length("🙂é")', 3],
      ['length(if(no, "a"))', null],
    ],
  },
  upper: {
    takes: [TEXT],
    gives: 'text',
    means: 'The text in capital letters.',
    says: { plain: /*i18n*/ '{0} in capital letters' },
    examples: [['upper("ab12 cd")', 'AB12 CD']],
  },
  lower: {
    takes: [TEXT],
    gives: 'text',
    means: 'The text in small letters.',
    says: { plain: /*i18n*/ '{0} in small letters' },
    examples: [['lower("Ab12")', 'ab12']],
  },
  trim: {
    takes: [TEXT],
    gives: 'text',
    means: 'The text without spaces around it.',
    says: { plain: /*i18n*/ '{0} without outer spaces' },
    examples: [['text("(", trim("  a b "), ")")', '(a b)']],
  },
};
