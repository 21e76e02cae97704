import type { FieldType } from '@inlay/sdk/model';
import type { Question } from './readQuestions.ts';
import { findNamedType } from '../definition/namedTypes.ts';

/** More options than this are a list to open. */
const MAX_RADIOS = 7;

/** Words of a type that people write in a column of their own. */
const HINTS: readonly (readonly [FieldType, RegExp])[] = [
  ['select', /^(?:drop-?down|select|list|auswahl|liste)/i],
  ['yes_no', /^(?:yes ?[/-] ?no|boolean|ja ?\/ ?nein)/i],
  ['radio', /^(?:radio|single|one of|multiple choice)/i],
  ['checkbox', /^(?:check|multi|tick)/i],
  ['ranking', /^rank/i],
  ['matrix', /^(?:matrix|grid|likert)/i],
  ['textarea', /^(?:long|paragraph|multi-?line|text ?area)/i],
  ['email', /^e-?mail/i],
  ['phone', /^(?:phone|tel)/i],
  ['date_range', /^(?:date ?range|period|zeitraum)/i],
  ['date', /^(?:date|datum)/i],
  ['time', /^(?:time|uhrzeit)/i],
  ['address', /^address/i],
  ['rating', /^(?:rating|stars?)/i],
  ['nps', /^(?:nps|net promoter)/i],
  ['scale', /^(?:scale|linear|skala)/i],
  ['slider', /^slider/i],
  ['number', /^(?:number|integer|decimal|zahl)/i],
  ['url', /^(?:url|link|web)/i],
  ['file', /^(?:file|upload|attach|datei)/i],
  ['signature', /^sign/i],
  ['country', /^country/i],
  ['consent', /^consent/i],
  ['text', /^(?:text|short|string)/i],
];

/** Types whose field holds the options of its question; those of a matrix are its rows. */
const HOLDING: ReadonlySet<FieldType> = new Set(['select', 'radio', 'checkbox', 'ranking', 'matrix']);

/* oxlint-disable texts/literal -- options are stored with the form, in its language */
/** Questions that want a yes or a no, with both words in their language. */
const YES_NO: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/^(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|may|should) .*\?$/i, ['Yes', 'No']],
  [/^(?:haben|sind|ist|möchten|können|werden|wollen|dürfen) .*\?$/i, ['Ja', 'Nein']],
  [/^(?:avez|êtes|voulez|pouvez|souhaitez|acceptez)-vous.*\?$/i, ['Oui', 'Non']],
  [/^¿(?:tiene|está|es|quiere|puede|acepta|desea)s? .*\?$/i, ['Sí', 'No']],
  [/^(?:você|tem|está|é|quer|pode|aceita|deseja) .*\?$/i, ['Sim', 'Não']],
  [/(?:ですか|ますか)[?？。]?$/, ['はい', 'いいえ']],
  [/^هل .*[?؟]$/, ['نعم', 'لا']],
];

/* oxlint-enable texts/literal */

/** "I agree" is consent to the words of the label. */
const AGREEMENT =
  /\b(?:i|we) (?:agree|accept|consent|confirm|have read)|\bich (?:stimme|akzeptiere|bestätige)|j[’']accepte|^acepto|^aceito|同意|أوافق/iu;

/** Returns the type a question most likely asks for; people can change it in the preview. */
export function guessType(question: Question): FieldType {
  const { label, options, isMultiple, isHeading, hint, isLong } = question;
  if (isHeading) return 'header';
  const hinted = HINTS.find(([, words]) => words.test(hint))?.[0];
  if (hinted && HOLDING.has(hinted) === options.length > 0) return hinted;
  if (options.length > 0) {
    if (scaleOf(question)) return 'scale';
    if (isMultiple || options.length === 1) return 'checkbox';
    return options.length > MAX_RADIOS ? 'select' : 'radio';
  }
  if (AGREEMENT.test(label)) return 'consent';
  if (isMultiple) return 'checkbox';
  if (isLong) return 'textarea';
  const named = findNamedType(label);
  if (named === 'nps') return named;
  if (scaleOf(question)) return 'scale';
  if (yesNoOf(question).length > 0 && named !== 'textarea') return 'yes_no';
  return named ?? 'text';
}

/** "On a scale from 1 to 5", "(1-10)". */
const SCALE =
  /(?:^|[^\d.,/-])(?<from>[01])\s?(?:to|-|–|bis|à|al?|até|から|～|إلى)\s?(?<to>[3-9]|10)(?![\d.,/:-])/iu;

/** Returns the ends of a scale that a label names, or that its options are; null for other questions. */
export function scaleOf({ label, options }: Question): { from: number; to: number } | null {
  if (options.length > 0) {
    const points = options.map(Number);
    const [from = -1] = points;
    const isScale = points.every((point, index) => point === from + index);
    return isScale && (from === 0 || from === 1) && points.length >= 3 && points.length <= 11
      ? { from, to: from + points.length - 1 }
      : null;
  }
  const { from, to } = SCALE.exec(label)?.groups ?? {};
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

/** Returns the two answers of a question that has no options and wants a yes or a no, else none. */
export function yesNoOf({ label, options }: Question): readonly string[] {
  if (options.length > 0) return [];
  return YES_NO.find(([question]) => question.test(label))?.[1] ?? [];
}
