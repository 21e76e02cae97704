import { fitText } from './fitText.ts';

/** What stands for a label or an answer without words: vendors refuse an empty text. */
const NOTHING = '–';

/** How much of answers a receiver takes, in UTF-16 units after escaping, or as `sizeOf` counts. */
interface AnswerLimits {
  /** Most answers. */
  most: number;
  label: number;
  text: number;
  /** Of all labels and answers together. */
  total: number;
  sizeOf?(text: string): number;
}

/** Returns labels and answers as a receiver takes them, and whether something was cut or left out. */
export function fitAnswers(
  answers: readonly { label: string; text: string }[],
  limits: AnswerLimits,
  escape?: (character: string) => string,
): { fitted: { label: string; text: string }[]; isCut: boolean } {
  const { most, total, sizeOf = ({ length }) => length } = limits;
  const fitted: { label: string; text: string }[] = [];
  let size = 0;
  let isCut = false;
  for (const answer of answers) {
    const label = fitText(answer.label || NOTHING, limits.label, escape);
    const text = fitText(answer.text || NOTHING, limits.text, escape);
    size += sizeOf(label) + sizeOf(text);
    if (fitted.length === most || size > total) return { fitted, isCut: true };
    isCut ||= text !== fitText(answer.text || NOTHING, Infinity, escape);
    fitted.push({ label, text });
  }
  return { fitted, isCut };
}
