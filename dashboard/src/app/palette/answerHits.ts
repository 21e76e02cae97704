import { t } from '@lingui/core/macro';
import { hitFinder, labelWithColon, searchTerms } from '@inlay/sdk/model';
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

/**
 * The question and the words of the answer with most of what was searched, around the first place; the receipt code
 * where that was searched; else empty.
 */
function excerptOf(
  { answers, receiptCode }: Submission,
  revision: Revision | undefined,
  text: string,
): string {
  const printed = printAnswers({ answers, fields: revision?.fields ?? [], outline: revision?.outline });
  const finders = searchTerms(text).map((term) => hitFinder([term]));
  const lines = printed.map(({ label, text: words, table }) => {
    const answer = (table?.rows.flat().join(' ') ?? words).replace(/\s+/g, ' ');
    return { label, answer, hits: finders.flatMap((findHits) => findHits(answer).slice(0, 1)) };
  });
  const best = lines.reduce<(typeof lines)[number] | null>(
    (most, line) => (line.hits.length > (most?.hits.length ?? 0) ? line : most),
    null,
  );
  const [hit] = best?.hits ?? [];
  if (best && hit) {
    const { label, answer } = best;
    const from = Math.max(0, hit.start - CONTEXT_LENGTH);
    const to = hit.end + CONTEXT_LENGTH;
    const part = `${from > 0 ? '…' : ''}${answer.slice(from, to)}${to < answer.length ? '…' : ''}`;
    return `${labelWithColon(label)} ${part}`;
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
