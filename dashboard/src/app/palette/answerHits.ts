import { t } from '@lingui/core/macro';
import type { Submission } from '@inlay/api/contract';
import type { PaletteEntry } from './findEntries.ts';

/** Characters of an answer on each side of the text that was found. */
const AROUND = 24;

/** Every text in a stored answer, those of parts and rows among them. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (answer === null || typeof answer !== 'object') return [];
  return Object.values(answer).flatMap(textsIn);
}

/** The answer's words around the text; the submission's first text where the search found another form of the word. */
function excerptOf({ answers }: Submission, text: string): string {
  const texts = textsIn(answers);
  const wanted = text.toLocaleLowerCase();
  const hit = texts.find((one) => one.toLocaleLowerCase().includes(wanted)) ?? texts[0] ?? '';
  const at = Math.max(0, hit.toLocaleLowerCase().indexOf(wanted));
  const from = Math.max(0, at - AROUND);
  const to = at + text.length + AROUND;
  return `${from > 0 ? '…' : ''}${hit.slice(from, to)}${to < hit.length ? '…' : ''}`.replace(/\s+/g, ' ');
}

/** Entries of the submissions that were found, and one that leads to all of them. */
export function answerEntries(submissions: readonly Submission[], text: string): PaletteEntry[] {
  if (submissions.length === 0) return [];
  const search = new URLSearchParams({ search: text }).toString();
  return [
    ...submissions.map(({ id, formTitle, ...rest }): PaletteEntry => ({
      id: `answer ${id}`,
      kind: 'answer',
      label: excerptOf({ id, formTitle, ...rest }, text),
      detail: formTitle,
      go: `/submissions?${search}&submission=${id}`,
    })),
    { id: 'all answers', kind: 'answer', label: t`All answers with “${text}”`, go: `/submissions?${search}` },
  ];
}
