import { note, type Draft } from '../createDraft.ts';
import type { ImportNote } from '../importedForm.ts';
import { withAnswerNames } from '../namedAnswers.ts';
import { plainText, richText } from '../sourceText.ts';

/** `{{field:ref}}`, `{{hidden:name}}` and `{{var:score}}`; both kinds of brackets are seen around them. */
const RECALL = /\{\{(field|hidden|var):([\w-]{1,255})\}\}/g;

/**
 * Returns a text of a typeform in ours: as words alone, or in limited Markdown. Answers that it recalls are named as
 * here, if they are asked before it.
 */
export function typeformText(
  draft: Draft,
  source: string,
  { isRich, holder }: { isRich: boolean; holder: { notes: ImportNote[] } },
): string {
  const find = (_whole = '', kind = '', ref = '') => {
    const target = draft.targets.get(kind === 'field' ? ref : `${kind}:${ref}`) ?? null;
    if (!target) note(holder, 'answer_name_removed');
    return target;
  };
  return withAnswerNames(source, { pattern: RECALL, find }, (text) =>
    isRich ? richText(emphasised(text)) : plainText(withoutEmphasis(text)),
  );
}

const BOLD = /\*([^*\n]+)\*/g;
const ITALIC = /(?<![\w/])_([^_\n]+)_(?!\w)/g;

/** Typeform writes `*bold*` and `_italic_`. */
const emphasised = (text: string): string =>
  text.replace(ITALIC, '\uE001$1\uE001').replace(BOLD, '**$1**').replaceAll('\uE001', '*');
const withoutEmphasis = (text: string): string =>
  text
    .replace(BOLD, '$1')
    .replace(ITALIC, '$1')
    .replace(/\[([^\]\n]*)\]\(https?:[^\s()]*\)/g, '$1');
