import { note, type Draft } from '../createDraft.ts';
import type { ImportNote } from '../importedForm.ts';
import { withAnswerNames } from '../namedAnswers.ts';
import { isSource, textAt, type Source } from '../reading.ts';
import { plainText, richText } from '../sourceText.ts';

/** Returns a text, which is one in each language where a survey has several; the default one is read. */
export function wordsAt(source: Source, key: string): string {
  const value = source[key];
  return isSource(value) ? textAt(value, 'default') || textAt(value, 'en') : textAt(source, key);
}

/** `{name}` of a question, and any other text in braces. */
const BRACES = /\{([^{}]{1,255})\}/g;

/**
 * Returns a text of a survey in ours: as words alone, or in limited Markdown. It names the answers that it named, if
 * they are asked before it; other words in braces stay what they are.
 */
export function surveyText(
  draft: Draft,
  source: string,
  { isRich = false, holder = draft }: { isRich?: boolean; holder?: { notes: ImportNote[] } } = {},
): string {
  const find = (_whole = '', name = '') => {
    const target = draft.targets.get(name.trim());
    if (target || !/^[\w.[\]-]+$/.test(name)) return target;
    note(holder, 'answer_name_removed');
    return null;
  };
  return withAnswerNames(source, { pattern: BRACES, find }, isRich ? richText : plainText);
}
