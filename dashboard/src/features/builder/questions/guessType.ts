import { findScale, guessFieldType, isCell, type FieldType, type Language } from '@inlay/sdk/model';
import { hintedType } from './hintedType.ts';
import type { Question } from './question.ts';

/** More options than this are a list to open. */
const MAX_RADIOS = 7;

/** Types whose field holds the options of its question; those of a matrix are its rows. */
const HOLDING: ReadonlySet<FieldType> = new Set(['select', 'radio', 'checkbox', 'ranking', 'matrix']);

/** What a question becomes, and whether the text says so or its words were guessed by. */
interface Guess {
  type: FieldType;
  isGuessed: boolean;
}

const said = (type: FieldType): Guess => ({ type, isGuessed: false });
const guessed = (type: FieldType): Guess => ({ type, isGuessed: true });

/**
 * Returns the type a question most likely asks for; people can change it in the preview.
 *
 * @param likely the languages that the text is probably in, the likeliest first
 */
export function guessType(question: Question, likely: readonly Language[]): Guess {
  const { label, options, isMultiple, kind, hint, isLong } = question;
  if (kind === 'paragraph') return guessed('paragraph');
  if (kind !== 'question') return guessed('header');
  const hinted = hintedType(hint);
  // A list without options is what its words ask for; one box to tick has none.
  const isHeld = hinted === 'checkbox' || (hinted && HOLDING.has(hinted) === options.length > 0);
  if (hinted && (isHeld || scaleOf(question))) return said(hinted);
  if (options.length > 0) {
    if (scaleOf(question)) return guessed('scale');
    const [first = '', second = ''] = options;
    if (options.length === 2 && isCell('yes', first) && isCell('no', second)) return guessed('yes_no');
    if (isMultiple || options.length === 1) return isMultiple ? said('checkbox') : guessed('checkbox');
    return guessed(options.length > MAX_RADIOS ? 'select' : 'radio');
  }
  const named = guessFieldType(label, likely);
  if (named === 'consent') return guessed(named);
  if (isMultiple) return guessed('checkbox');
  if (isLong) return said('textarea');
  // What must be answered, or ends as a question, is no heading.
  if (named === 'header' && (question.required || /[?？؟]$/.test(label))) return guessed('text');
  return guessed(named ?? 'text');
}

/** Returns the ends of a scale that a label names, or that its options are; null for other questions. */
export function scaleOf({ label, options }: Question): { from: number; to: number } | null {
  if (options.length === 0) return findScale(label);
  const points = options.map(Number);
  const [from = -1] = points;
  const isScale = points.every((point, index) => point === from + index);
  return isScale && (from === 0 || from === 1) && points.length >= 3 && points.length <= 11
    ? { from, to: from + points.length - 1 }
    : null;
}
