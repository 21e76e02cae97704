import type { DraftTarget } from './createDraft.ts';

/** Stands around the number of a name while the text around it is made harmless: a private character of Unicode. */
const MARK = '\uE000';
/** Far longer than any text of a form; bounds the patterns' work. */
const MAX_TEXT = 20_000;

/**
 * Returns a text of a source as `convert` makes it ours, with the answers that it names.
 * @param names.find returns what a match of `names.pattern` names: `null` removes it, `undefined` leaves it as it is
 */
export function withAnswerNames(
  source: string,
  names: { pattern: RegExp; find(...match: string[]): DraftTarget | null | undefined },
  convert: (text: string) => string,
): string {
  const ids: string[] = [];
  const marked = source
    .slice(0, MAX_TEXT)
    .replaceAll(MARK, '')
    .replace(names.pattern, (...match: string[]) => {
      const target = names.find(...match);
      if (!target) return target === null ? '' : (match[0] ?? '');
      ids.push('value' in target ? target.value : target.field.id);
      return `${MARK}${ids.length - 1}${MARK}`;
    });
  return convert(marked).replace(
    /\uE000(\d+)\uE000/g,
    (_whole, index: string) => `{{${ids[Number(index)] ?? ''}}}`,
  );
}
