import { note, type Draft } from '../createDraft.ts';
import type { ImportNote } from '../importedForm.ts';
import { plainText, richText } from '../sourceText.ts';

/** `{{field:ref}}`, `{{hidden:name}}` and `{{var:score}}`; both kinds of brackets are seen around them. */
const RECALL = /\{\{(field|hidden|var):([\w-]{1,255})\}\}/g;
/** Stands around the number of a name while the text around it is made harmless: a private character of Unicode. */
const MARK = '\uE000';

/**
 * Returns a text of a typeform in ours: as words alone, or in limited Markdown. Answers that it recalls are named as
 * here, if they are asked before it.
 */
export function typeformText(
  draft: Draft,
  source: string,
  { isRich, holder }: { isRich: boolean; holder: { notes: ImportNote[] } },
): string {
  const names: string[] = [];
  const marked = source
    .slice(0, MAX_TEXT)
    .replaceAll(MARK, '')
    .replace(RECALL, (_whole, kind: string, ref: string) => {
      const target = draft.targets.get(kind === 'field' ? ref : `${kind}:${ref}`);
      if (!target) {
        note(holder, 'answer_name_removed');
        return '';
      }
      names.push('value' in target ? target.value : target.field.id);
      return `${MARK}${names.length - 1}${MARK}`;
    });
  const text = isRich ? richText(emphasised(marked)) : plainText(withoutEmphasis(marked));
  return text.replace(/\uE000(\d+)\uE000/g, (_whole, at: string) => `{{${names[Number(at)] ?? ''}}}`);
}

/** Far longer than any text of a typeform; bounds the patterns' work. */
const MAX_TEXT = 20_000;

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
