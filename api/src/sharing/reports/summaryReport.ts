import {
  formatCount,
  RESULT_TEXTS,
  resultParts,
  resultTitle,
  type FormDefinition,
  type Language,
} from '@inlay/sdk/model';
import type { ResultsLine, SubmissionFilter } from '../../platform/contract/index.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { filterBefore } from '../../results/resultsQuery.ts';
import type { AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { cardBlocks } from './cardBlocks.ts';
import type { Report, ReportBlock } from './report.ts';
import { reportLook, reportText } from './reportLook.ts';

/** From so many questions on, a table of contents leads to them. */
const CONTENTS_FROM = 8;

export interface ReportedResults {
  form: { title: string; logoUrl?: string | null | undefined };
  /** Whose colours and font are taken. */
  definition: FormDefinition;
  results: ResultsLine;
  filter: SubmissionFilter;
  visibility: AnswerVisibility;
  language: Language;
}

/** Puts the summary of a form into a report, with its period and filter (REPORT-003). */
export async function summaryReport(
  { files, platformName }: { files: FileStore; platformName: string },
  reported: ReportedResults,
): Promise<Report> {
  const { form, definition, results, language } = reported;
  const of = { definition, logoUrl: form.logoUrl ?? null, title: form.title };
  const look = await reportLook(files, of, { language, platformName });
  const hasContents = results.cards.length >= CONTENTS_FROM;
  return {
    ...look,
    title: form.title,
    subtitle: headOf(reported),
    contents: hasContents ? reportText(language, 'contents') : null,
    blocks: blocksOf(results, language),
  };
}

/** Names the period, the one it is compared with, the filter and how many submissions are counted. */
function headOf({ results, filter, visibility, language }: ReportedResults): string[] {
  const words = RESULT_TEXTS[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const daysOf = ({ from = '', to = '' }: SubmissionFilter) => ({
    from: day.format(Date.parse(from)),
    to: day.format(Date.parse(to)),
  });
  const isPeriod = filter.from !== undefined && filter.to !== undefined;
  const earlier = results.before && filterBefore(filter, visibility);
  const count = formatCount(results.submissions, words);
  const was = results.before && formatCount(results.before.submissions, words);
  return [
    isPeriod ? reportText(language, 'days', daysOf(filter)) : reportText(language, 'allTime'),
    ...(earlier ? [reportText(language, 'compared', daysOf(earlier))] : []),
    ...filterLine(results, filter, language),
    reportText(language, 'submissions', {
      count: was === null ? count : reportText(language, 'before', { value: count, earlier: was }),
    }),
  ];
}

function filterLine({ cards }: ResultsLine, filter: SubmissionFilter, language: Language): string[] {
  const card = cards.find(({ id }) => id === filter.field);
  if (!card) return [];
  const words = RESULT_TEXTS[language];
  const { value, atLeast, atMost } = filter;
  const part = resultParts(card, words).find(
    ({ sought }) => sought?.value === value && sought?.atLeast === atLeast && sought?.atMost === atMost,
  );
  const answer = part?.label ?? value ?? `${atLeast ?? ''} – ${atMost ?? ''}`;
  return [reportText(language, 'filtered', { question: card.label, answer })];
}

/** Cards below the titles of their pages. */
function blocksOf({ cards, before }: ResultsLine, language: Language): ReportBlock[] {
  const words = RESULT_TEXTS[language];
  const earlier = new Map(before?.cards.map((card) => [card.id, card]));
  let page = '';
  return cards.flatMap((card): ReportBlock[] => {
    const isNew = card.page !== page && card.page !== '';
    page = card.page;
    return [
      ...(isNew ? [{ kind: 'heading' as const, level: 2 as const, text: page }] : []),
      { kind: 'heading', level: page === '' ? 2 : 3, text: resultTitle(card, words) },
      ...cardBlocks(card, earlier.get(card.id), language),
    ];
  });
}
