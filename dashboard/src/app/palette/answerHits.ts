import { t } from '@lingui/core/macro';
import { labelWithColon } from '@inlay/sdk/model';
import type { Submission, SubmissionListResponse } from '@inlay/api/contract';
import { printAnswers } from '../../domain/submissions/printedAnswers.ts';
import { senderOf } from '../../domain/submissions/senderOf.ts';
import { formatRelative } from '../../lib/formatTime.ts';
import type { PaletteEntry } from './findEntries.ts';

type Revision = SubmissionListResponse['revisions'][string];

/** Characters of an answer on each side of the text that was found. */
const CONTEXT_LENGTH = 24;

/** A receipt code without what people leave out or mistake in it. */
const lettersOf = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0');

/** The question and the answer's words around the text, or around one of its words; the receipt code where that was searched; empty where the search found another form of the word. */
function excerptOf(
  { answers, receiptCode }: Submission,
  revision: Revision | undefined,
  text: string,
): string {
  const printed = printAnswers({ answers, fields: revision?.fields ?? [], outline: revision?.outline });
  const lines = printed.map(({ label, text: answer, table }) => ({
    label,
    answer: (table?.rows.flat().join(' ') ?? answer).replace(/\s+/g, ' '),
  }));
  for (const wanted of [text, ...text.split(/\s+/)].map((one) => one.toLocaleLowerCase())) {
    for (const { label, answer } of lines) {
      const index = answer.toLocaleLowerCase().indexOf(wanted);
      if (index < 0) continue;
      const from = Math.max(0, index - CONTEXT_LENGTH);
      const to = index + wanted.length + CONTEXT_LENGTH;
      const part = `${from > 0 ? '…' : ''}${answer.slice(from, to)}${to < answer.length ? '…' : ''}`;
      return `${labelWithColon(label)} ${part}`;
    }
  }
  const isReceipt = lettersOf(text) === lettersOf(receiptCode);
  return isReceipt ? t`Receipt ${receiptCode}` : '';
}

/** Entries of the submissions that were found, with who sent them and what was found, and one that leads to all of them. */
export function answerEntries(found: SubmissionListResponse | undefined, text: string): PaletteEntry[] {
  if (!found || found.submissions.length === 0) return [];
  const search = new URLSearchParams({ search: text }).toString();
  return [
    ...found.submissions.map((submission): PaletteEntry => {
      const { id, formTitle, revisionId, submittedAt } = submission;
      const revision = found.revisions[revisionId];
      return {
        id: `answer ${id}`,
        kind: 'answer',
        label: senderOf(submission, revision?.fields ?? []),
        excerpt: excerptOf(submission, revision, text),
        detail: `${formTitle} · ${formatRelative(submittedAt)}`,
        go: `/submissions?${search}&submission=${id}`,
      };
    }),
    { id: 'all answers', kind: 'answer', label: t`All answers with “${text}”`, go: `/submissions?${search}` },
  ];
}
