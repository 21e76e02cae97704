import type { AnalyticsCounts } from '../../platform/contract/index.ts';
import type { Read } from '../../platform/db/readTogether.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { TimeRange } from '../../platform/calendar/days.ts';
import type { AnswerVisibility } from '../../submissions/visibility/answerVisibility.ts';
import { findPastCounters } from './pastCounters.ts';
import { QUARTER_MS } from '../../platform/calendar/durations.ts';
import { addCounts, NO_COUNTS, loadDays, loadDetails, loadFormCounts, type Periods } from './loadCounts.ts';
import type { DatedDays } from './sumDays.ts';

/** A form with the reader's visibility. */
export interface AnalysedForm extends Pick<Form, 'id' | 'title' | 'active' | 'accountId'> {
  visibility: AnswerVisibility;
}

/** The requested period with the one before it, and the most recent days. */
interface AskedPeriods extends Periods {
  recent: TimeRange;
}

interface Figures {
  byForm: Map<string, AnalyticsCounts>;
  /** The counts of the period before, over all forms. */
  before: AnalyticsCounts;
  clicks: Map<string, number>;
  /** The days to be summed by date and hour. */
  dated: DatedDays[];
}

/** The first quarter that is wholly visible, the finest unit of the counters. */
const firstQuarter = ({ since }: AnswerVisibility): Date | null =>
  since && new Date(Math.ceil(since.getTime() / QUARTER_MS) * QUARTER_MS);

/** The visible part of a period. */
export const periodFor = (visibility: AnswerVisibility, { from, until }: TimeRange): TimeRange =>
  periodSince(firstQuarter(visibility), { from, until });

const later = (at: Date, since: Date | null): Date => (since && since > at ? since : at);
const periodSince = (since: Date | null, { from, until }: TimeRange): TimeRange => ({
  from: later(from, since),
  until: later(until, since),
});

/**
 * Reads the counters of forms. Forms with the same start of visibility are read together: all of an owner's, most
 * of a client's.
 */
export async function loadFigures(
  read: Read,
  forms: readonly AnalysedForm[],
  asked: AskedPeriods,
): Promise<Figures> {
  const groups = new Map<number, { since: Date | null; formIds: string[] }>();
  for (const { id, visibility } of forms) {
    const since = firstQuarter(visibility);
    const key = since?.getTime() ?? 0;
    const group = groups.get(key) ?? { since, formIds: [] };
    group.formIds.push(id);
    groups.set(key, group);
  }
  const groupFigures = await Promise.all([...groups.values()].map((group) => readGroup(read, group, asked)));
  const clicks = new Map<string, number>();
  for (const [type, count] of groupFigures.flatMap((group) => [...group.clicks])) {
    clicks.set(type, (clicks.get(type) ?? 0) + count);
  }
  const isCut = groupFigures.some(({ since }) => since !== null && since > asked.before);
  return {
    byForm: new Map(groupFigures.flatMap(({ byForm }) => [...byForm])),
    // A partly visible period is no basis for a comparison.
    before: isCut ? NO_COUNTS : addCounts(groupFigures.map(({ before }) => before)),
    clicks,
    dated: groupFigures.map(({ days, since, past }) => ({ days, since, past })),
  };
}

async function readGroup(
  read: Read,
  { formIds, since }: { formIds: readonly string[]; since: Date | null },
  asked: AskedPeriods,
) {
  const period = periodSince(since, asked);
  const recent = periodSince(since, asked.recent);
  const periods = { ...period, before: later(asked.before, since) };
  const stretches = [period, recent].map((range) => [range.from, range.until] as const);
  const [past, details] = await Promise.all([
    findPastCounters(read, { formIds, since }),
    loadDetails(read, { formIds, kinds: ['click'], ...period }),
  ]);
  const [counts, days] = await Promise.all([
    loadFormCounts(read, formIds, { periods, past }),
    loadDays(read, formIds, { stretches, past }),
  ]);
  return { ...counts, days, since, past, clicks: details('click') };
}
