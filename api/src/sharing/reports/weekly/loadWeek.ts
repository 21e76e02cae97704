import { formatCount, formatShare, RESULT_TEXTS, type Language } from '@inlay/sdk/model';
import type { Pool } from 'pg';
import { loadAnalytics } from '../../../results/analytics/loadAnalytics.ts';
import { weekBefore } from '../../../platform/calendar/weeks.ts';
import type { Analytics, ResultsLine } from '../../../platform/contract/index.ts';
import { readFrom } from '../../../platform/db/readTogether.ts';
import type { Form } from '../../../platform/entities/form.entity.ts';
import type { MailFact } from '../../../platform/mail/composeMail.ts';
import type { ResultsDeps } from '../../../results/loadResults.ts';
import { loadWhole } from '../../../results/sendResults.ts';
import type { AnswerVisibility } from '../../../submissions/visibility/answerVisibility.ts';
import { reportText } from '../reportLook.ts';
import { changesOf } from './changesOf.ts';

export interface WeekDeps extends ResultsDeps {
  reads: Pool;
}

/** Whose mail about a form's week it is, and which. */
export interface WeekQuery {
  readerId: string;
  form: Form;
  /** What the reader may see. */
  visibility: AnswerVisibility;
  zone: string;
  language: Language;
  /** The Monday after the week. */
  monday: string;
}

/** What a weekly mail says of a form. */
export interface FormWeek {
  formTitle: string;
  /** Days in the reader's words. */
  from: string;
  to: string;
  figures: MailFact[];
  changes: MailFact[];
  /** Of the summary: the week, beside the one before. */
  query: string;
}

/** Reads what a mail says of a form's week; null without submissions in it and in the week before (REPORT-004). */
export async function loadWeek(
  deps: WeekDeps,
  { readerId, form, visibility, zone, language, monday }: WeekQuery,
): Promise<FormWeek | null> {
  const week = { ...weekBefore(monday), zone };
  const results = await loadWhole(deps, {
    reader: { id: readerId, timeZone: zone },
    form,
    visibility,
    compare: 'yes',
    filter: { ...week, formId: form.id },
  });
  if (results.submissions + (results.before?.submissions ?? 0) === 0) return null;
  const { id, title, active, accountId } = form;
  const counted = await loadAnalytics(readFrom(deps.reads), {
    forms: [{ id, title, active, accountId, visibility }],
    ...week,
    single: null,
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    formTitle: title,
    from: day.format(Date.parse(week.from)),
    to: day.format(Date.parse(week.to)),
    figures: figuresOf(results, counted, language),
    changes: changeFacts(results, language),
    query: `from=${week.from}&to=${week.to}&compare=yes`,
  };
}

type Counted = Pick<Analytics, 'starts' | 'completions'> & {
  before: Pick<Analytics, 'starts' | 'completions'>;
};

/** Figures beside those of the week before, as far as the reader may see all of that. */
function figuresOf({ submissions, before }: ResultsLine, counted: Counted, language: Language): MailFact[] {
  const words = RESULT_TEXTS[language];
  const beside = (value: string, earlier: string): string =>
    before ? reportText(language, 'before', { value, earlier }) : value;
  const share = ({ starts, completions }: Pick<Counted, 'starts' | 'completions'>): string =>
    starts === 0 ? '–' : formatShare(completions, starts, words);
  const [now, earlier] = [submissions, before?.submissions ?? 0].map((count) => formatCount(count, words));
  return [
    { label: words.submissions, value: beside(now ?? '', earlier ?? '') },
    ...(counted.starts + counted.before.starts > 0
      ? [{ label: reportText(language, 'completed'), value: beside(share(counted), share(counted.before)) }]
      : []),
  ];
}

const changeFacts = (results: ResultsLine, language: Language): MailFact[] =>
  results.before
    ? changesOf(results, results.before, language).map(({ label, now, before }) => ({
        label,
        value: reportText(language, 'before', { value: now, earlier: before }),
      }))
    : [];
