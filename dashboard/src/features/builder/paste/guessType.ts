import type { FieldType } from '@inlay/sdk/model';
import type { Question } from './readQuestions.ts';
import { findNamedType } from '../definition/namedTypes.ts';

/** More options than this are a list to open. */
const MAX_RADIOS = 7;

/** Words of a type that people write in a column of their own. */
const HINTS: readonly (readonly [FieldType, RegExp])[] = [
  ['select', /^(?:drop-?down|select|list|auswahl|liste)/i],
  ['radio', /^(?:radio|single|one of|yes\/no)/i],
  ['checkbox', /^(?:check|multi|tick)/i],
  ['textarea', /^(?:long|paragraph|multi-?line|text ?area)/i],
  ['email', /^e-?mail/i],
  ['phone', /^(?:phone|tel)/i],
  ['date', /^(?:date|datum)/i],
  ['address', /^address/i],
  ['text', /^(?:text|short|string|number)/i],
];

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

/** "Do you agree" is one box to tick. */
const AGREEMENT =
  /\b(?:i|we) (?:agree|accept|consent|confirm|have read)|\bich (?:stimme|akzeptiere|bestätige)|j[’']accepte|^acepto|^aceito|同意|أوافق/iu;

/** Returns the type a question most likely asks for; people can change it in the preview. */
export function guessType(question: Question): FieldType {
  const { label, options, isMultiple, isHeading, hint, isLong } = question;
  if (isHeading) return 'header';
  const hinted = HINTS.find(([, words]) => words.test(hint))?.[0];
  const holdsOptions = hinted === 'select' || hinted === 'radio' || hinted === 'checkbox';
  if (hinted && holdsOptions === options.length > 0) return hinted;
  if (options.length > 0) {
    if (isMultiple || options.length === 1) return 'checkbox';
    return options.length > MAX_RADIOS ? 'select' : 'radio';
  }
  if (isMultiple || AGREEMENT.test(label)) return 'checkbox';
  if (isLong) return 'textarea';
  const named = findNamedType(label);
  if (yesNoOf(question).length > 0 && named !== 'textarea') return 'radio';
  return named ?? 'text';
}

/** Returns the two answers of a question that has no options and wants a yes or a no, else none. */
export function yesNoOf({ label, options }: Question): readonly string[] {
  if (options.length > 0) return [];
  return YES_NO.find(([question]) => question.test(label))?.[1] ?? [];
}
