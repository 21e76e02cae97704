import { DAY_MS } from '../platform/calendar/durations.ts';
import type { AnswerCondition, SubmissionFilter } from '../platform/contract/index.ts';
import { allOf, sql, type Sql } from '../platform/db/sql.ts';
import type { Actor } from '../platform/identity/actor.ts';
import type { AnswerVisibility } from '../submissions/visibility/answerVisibility.ts';
import { conditionsOf } from '../submissions/list/answerConditions.ts';
import { addDays, countDays, nextDay, startOfDay } from '../platform/calendar/days.ts';
import type { RowsBeside } from '../submissions/list/rowsBeside.ts';
import { scopeOf, timeZoneOf, type Search } from '../submissions/list/submissionFilter.ts';
import type { CountedForm } from './counters.ts';

/** Moments from one to before another; null without a bound. */
export interface Period {
  from: Date | null;
  until: Date | null;
}

/** A query, resolved: which submissions are counted, and what of them. */
export interface ResolvedQuery {
  form: CountedForm & { title: string; currentRevisionId: string };
  visibility: AnswerVisibility;
  period: Period;
  /** A condition over `form_submissions s` besides the period, for some rows; null for every submission of it. */
  filter: Sql | null;
  /** The same in parts, all of which must hold. */
  parts: FilterParts;
}

/** A filter by what its parts ask for; blocks answer each in its own way (decision 373). */
export interface FilterParts {
  /** Null where the reader may not see an answer that is asked for: nothing matches. */
  answers: readonly AnswerCondition[] | null;
  /** Marks, tags and work. */
  beside: readonly RowsBeside[];
  search: Search | null;
}

/** Every submission. */
export const NO_FILTER: Pick<ResolvedQuery, 'filter' | 'parts'> = {
  filter: null,
  parts: { answers: [], beside: [], search: null },
};

type Reader = Pick<Actor, 'id' | 'timeZone'>;

/** Resolves a filter of one form for one reader. */
export async function resolveQuery(
  reader: Reader,
  form: ResolvedQuery['form'],
  filter: SubmissionFilter,
  visibility: AnswerVisibility,
): Promise<ResolvedQuery> {
  const { from, to, formId: _form, zone: _zone, locale: _locale, ...narrowing } = filter;
  const zone = timeZoneOf(reader, filter);
  const start = from === undefined ? null : startOfDay(from, zone);
  const { since } = visibility;
  const isNarrowed = Object.values(narrowing).some((one) => one !== undefined);
  const conditions = conditionsOf(filter);
  const isVisible = conditions.every((one) => visibility.fields?.includes(one.field) ?? true);
  const scope = await scopeOf(reader, [form], filter, visibility);
  return {
    form,
    visibility,
    period: {
      from: since !== null && (start === null || since > start) ? since : start,
      until: to === undefined ? null : startOfDay(nextDay(to), zone),
    },
    filter: isNarrowed ? allOf([...scope.filters, ...scope.textMatch]) : null,
    parts: { answers: isVisible ? conditions : null, beside: scope.beside, search: scope.search },
  };
}

/**
 * Returns the filter of the period of the same number of days before; null for a filter without both ends, and where
 * the reader may not see all of that period.
 */
export function filterBefore(filter: SubmissionFilter, { since }: AnswerVisibility): SubmissionFilter | null {
  const { from, to } = filter;
  if (from === undefined || to === undefined || to < from) return null;
  const before = { ...filter, from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) };
  // A day of the reader begins up to 14 hours before the same day of UTC.
  const isCut = since !== null && since.getTime() > Date.parse(before.from) - DAY_MS;
  return isCut ? null : before;
}

/** The period as a condition over `form_submissions s`. */
export const inPeriod = ({ from, until }: Period): Sql =>
  allOf([
    ...(from ? [sql`s.submitted_at >= ${from}`] : []),
    ...(until ? [sql`s.submitted_at < ${until}`] : []),
  ]);
