import { LABEL_WORDS } from '../../languages/generated/labelsTexts.ts';
import type { FieldType } from '../fields/field.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Longest part of a label that is read, in characters. */
const MAX_READ = 200;

/** Writes letters without accents, vowel signs and case. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0640]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’ʼ´`]/g, "'");

/** Folds a label, with one blank for hyphens, dots, quotes and blanks, and without marks at its end. */
export const foldLabel = (label: string): string =>
  fold(label.slice(0, MAX_READ))
    .replace(/[\s_.·•°º"“”«»„¿¡‐-―-]+/gu, ' ')
    .replace(/[\s:*…،,;。]+$/u, '')
    .trim();

/** A sign between words of a folded label. Classes of Unicode would take a second to compile. */
const BETWEEN = String.raw`[ !-/:-@[-\`{-~،؛؟、。・]`;
/** Stands for `…` while a text is folded, which would make three dots of it. */
const ANY = '\u0000';

/** Returns the source of a regular expression of alternatives as `LabelWords` writes them. */
function sourceOf(words: string): string {
  const folded = fold(words.trim().replace(/\s+/g, ' ').replaceAll('…', ANY)).replaceAll(ANY, '…');
  return folded
    .split(' | ')
    .map((one) =>
      one
        .replace(/^… /, `(?:.*${BETWEEN})?`)
        .replace(/ …$/, `(?:${BETWEEN}.*)?`)
        .replaceAll(' … ', `(?:${BETWEEN}.*)?${BETWEEN}`)
        .replaceAll('…', '.*'),
    )
    .join('|');
}

const wholly = (words: string): RegExp => new RegExp(`^(?:${sourceOf(words)})$`);

/** Expressions of a language for folded labels. */
interface LabelPatterns {
  lead: RegExp;
  asks: readonly (readonly [FieldType, RegExp])[];
  open: RegExp;
  yesNo: RegExp;
}
const known = new Map<Language, LabelPatterns>();

/** Returns the expressions of a language, made when they are first needed. */
export function patternsOf(language: Language): LabelPatterns {
  let patterns = known.get(language);
  if (!patterns) {
    const { lead, asks, open, yesNo } = LABEL_WORDS[language];
    patterns = {
      lead: new RegExp(`^(?:${sourceOf(lead)}) *`),
      asks: asks.map(([type, words]) => [type, wholly(words)]),
      open: wholly(open),
      yesNo: wholly(yesNo),
    };
    known.set(language, patterns);
  }
  return patterns;
}

type WordList = 'optional' | 'several' | 'title' | 'columns' | 'yes' | 'no';

/** Makes an expression of a list in all languages, for folded texts. */
const patternInAll = (list: WordList, around: (source: string) => string): RegExp =>
  new RegExp(around(LANGUAGES.map((language) => sourceOf(LABEL_WORDS[language][list])).join('|')));

const exactly = (source: string): string => `^(?:${source})$`;
const REMARKS = {
  optional: patternInAll('optional', exactly),
  several: patternInAll('several', exactly),
};
const TITLE = patternInAll('title', (source) => `(?:^|${BETWEEN})(?:${source})(?:$|${BETWEEN})`);
const CELLS = {
  columns: patternInAll('columns', exactly),
  yes: patternInAll('yes', exactly),
  no: patternInAll('no', exactly),
};

/** Returns whether a text says one of these of a question, in any language. */
export const isRemark = (kind: keyof typeof REMARKS, text: string): boolean =>
  REMARKS[kind].test(foldLabel(text));

/** Returns whether a text calls a form by what it is, such as "Contact form" and "Anmeldung". */
export const namesForm = (text: string): boolean => TITLE.test(foldLabel(text));

/** Returns whether a table's cell heads the questions, or says that one must be answered or need not be. */
export const isCell = (kind: keyof typeof CELLS, text: string): boolean => CELLS[kind].test(foldLabel(text));
