import type { Actor } from '../../identity/actor.ts';
import { DEFAULT_LOCALE, type SubmissionFilter } from '../../contract/index.ts';
import { allOf, anyOf, idArray, sql, type Sql } from '../../db/sql.ts';
import { nextDay, startOfDay, type TimeRange } from '../../calendar/days.ts';
import { daysNamed } from '../search/daysNamed.ts';
import { conditionsOf, matchAnswers, textsHeld } from './answerConditions.ts';
import { FULL_VISIBILITY, sinceIn, type AnswerVisibility } from '../visibility/answerVisibility.ts';
import { indexLookup } from '../search/indexLookup.ts';
import { textHolds } from './textHolds.ts';
import { workConditions, workFilter } from '../work/work.ts';
import type { ScopeForm } from './scopeForms.ts';

/** A filter as conditions over `form_submissions s`, for one reader. */
export interface SubmissionScope {
  forms: { id: string; title: string }[];
  formIds: string[];
  visibility: AnswerVisibility;
  /** Conditions on time, marks and tags, for the first rows of a list. */
  filters: Sql[];
  /** The same for all rows at once. */
  wholeFilters: Sql[];
  /** True for filters that may leave few rows among many without an index: the list is scanned in parts. */
  isScanned: boolean;
  /** Conditions on the work `w` of a row that an index has in the order of a list; null without any. */
  work: Sql | null;
  /** Conditions on text: the search and those on answers. */
  textMatch: Sql[];
  /** The search among `textMatch`; null without one. */
  search: { titledFormIds: string[]; days: TimeRange[]; text: string } | null;
  field: Sql | null;
  /** Condition that an index of the text looks up; `textMatch` holds as well. Null when it would read every row. */
  indexable: Sql | null;
}

/** The time zone of a filter's dates: the filter's, else the actor's (D-22). */
export const timeZoneOf = (actor: Pick<Actor, 'timeZone'>, filter: { zone?: string | undefined }): string =>
  filter.zone ?? actor.timeZone ?? 'UTC';

/** Resolves a filter over these forms for one reader. */
export async function scopeOf(
  actor: Pick<Actor, 'id' | 'timeZone'>,
  forms: readonly ScopeForm[],
  filter: SubmissionFilter,
  visibility: AnswerVisibility = FULL_VISIBILITY,
): Promise<SubmissionScope> {
  const zone = timeZoneOf(actor, filter);
  const search = await searchOf(filter, forms, zone);
  const conditions = conditionsOf(filter);
  const field = matchAnswers(conditions, visibility);
  const work = workFilter(filter);
  const always = [...sinceIn(visibility), ...workConditions(work)];
  return {
    forms: forms.map(({ id, title }) => ({ id, title })),
    formIds: forms.map(({ id }) => id),
    visibility,
    filters: [...always, ...filterConditions(actor, filter, zone, isRead)],
    wholeFilters: [...always, ...filterConditions(actor, filter, zone, isReadOfMany)],
    isScanned: filter.read !== undefined || work.lacking.length > 0,
    work: work.having.length > 0 ? allOf(work.having) : null,
    textMatch: [...(search ? [matchOf(search, visibility)] : []), ...(field ? [field] : [])],
    search,
    field,
    indexable:
      [search?.text, ...textsHeld(conditions)]
        .map((text) => indexLookup(text))
        .find((lookup) => lookup !== null) ?? null,
  };
}

/** Conditions over `form_submissions s`; the form itself may be in the trash. */
export const IN_INBOX = sql`s.deleted_at is null`;
export const IN_TRASH = sql`s.deleted_at is not null`;

/** Rows of these forms. A single form is compared with `=`, so that its index returns rows in order. */
export const ofForms = (formIds: readonly string[]): Sql =>
  formIds.length === 1
    ? sql`s.form_id = ${formIds[0]}::uuid`
    : sql`s.form_id = any(${idArray(formIds)}::uuid[])`;

/** Rows by their ids. */
export const withIds = (ids: readonly string[]): Sql => sql`s.id = any(${idArray(ids)}::uuid[])`;

/** The whole filter as one condition, for counts and changes of all matching rows. */
export const wholeCondition = (scope: SubmissionScope, place: Sql): Sql =>
  allOf([ofForms(scope.formIds), place, ...scope.wholeFilters, ...scope.textMatch, ...narrowingOf(scope)]);

/** Narrows the rows by the text index, unless a form or a day may match by its name. */
function narrowingOf({ indexable, search }: SubmissionScope): Sql[] {
  const isNamed = search && (search.titledFormIds.length > 0 || search.days.length > 0);
  if (!indexable || isNamed) return [];
  return [sql`${indexable} or s.search_text is null`];
}

async function searchOf(
  filter: SubmissionFilter,
  forms: readonly ScopeForm[],
  zone: string,
): Promise<SubmissionScope['search']> {
  const text = filter.search?.trim();
  if (!text) return null;
  const wanted = text.normalize().toLowerCase();
  return {
    text,
    titledFormIds: forms
      .filter(({ title }) => title.normalize().toLowerCase().includes(wanted))
      .map(({ id }) => id),
    days: await daysNamed(text, filter.locale ?? DEFAULT_LOCALE, zone),
  };
}

const matchOf = (search: NonNullable<SubmissionScope['search']>, visibility: AnswerVisibility): Sql =>
  anyOf([
    ...(search.titledFormIds.length > 0
      ? [sql`s.form_id = any(${idArray(search.titledFormIds)}::uuid[])`]
      : []),
    ...search.days.map(({ from, until }) => sql`s.submitted_at >= ${from} and s.submitted_at < ${until}`),
    textHolds(search.text, visibility),
  ]);

function filterConditions(
  actor: Pick<Actor, 'id'>,
  filter: SubmissionFilter,
  zone: string,
  isMarkedRead: typeof isRead,
): Sql[] {
  const { from, to, read, starred, tag } = filter;
  return [
    ...(from ? [sql`s.submitted_at >= ${startOfDay(from, zone)}`] : []),
    ...(to ? [sql`s.submitted_at < ${startOfDay(nextDay(to), zone)}`] : []),
    ...(read ? [read === 'read' ? isMarkedRead(actor) : sql`not ${isMarkedRead(actor)}`] : []),
    ...(starred
      ? [
          sql`exists (select 1 from submission_marks m
               where m.user_id = ${actor.id} and m.submission_id = s.id and m.starred_at is not null)`,
        ]
      : []),
    ...(tag
      ? [sql`exists (select 1 from submission_tags t where t.submission_id = s.id and t.tag_id = ${tag})`]
      : []),
  ];
}

/** Rows the actor has read, looked up row by row: an EXISTS may read all marks of the actor for one page. */
const isRead = ({ id }: Pick<Actor, 'id'>): Sql => sql`((select m.read_at from submission_marks m
  where m.user_id = ${id} and m.submission_id = s.id) is not null)`;

/** The same where most rows are asked; the planner may join them with all marks of the actor. */
const isReadOfMany = ({ id }: Pick<Actor, 'id'>): Sql => sql`exists (select 1 from submission_marks m
  where m.user_id = ${id} and m.submission_id = s.id and m.read_at is not null)`;

/** All rows the actor has read, or not read yet. */
export const markedAs = (read: 'read' | 'unread', actor: Pick<Actor, 'id'>): Sql =>
  read === 'read' ? isReadOfMany(actor) : sql`not ${isReadOfMany(actor)}`;
