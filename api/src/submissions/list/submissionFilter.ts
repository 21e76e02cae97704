import type { Actor } from '../../platform/identity/actor.ts';
import { searchTerms } from '@inlay/sdk/model';
import { DEFAULT_LOCALE, type SubmissionFilter } from '../../platform/contract/index.ts';
import { allOf, anyOf, idArray, sql, type Sql } from '../../platform/db/sql.ts';
import { nextDay, startOfDay, type TimeRange } from '../../platform/calendar/days.ts';
import { daysNamed } from '../search/daysNamed.ts';
import { conditionsOf, matchAnswers, textsHeld } from './answerConditions.ts';
import { FULL_VISIBILITY, sinceIn, type AnswerVisibility } from '../visibility/answerVisibility.ts';
import { indexLookup } from '../search/indexLookup.ts';
import { besideCondition, besideOneByOne, type RowsBeside } from './rowsBeside.ts';
import { parseReceiptCode } from '../receiptCode.ts';
import { isFoundIn } from '../search/holdsText.ts';
import { textHolds } from './textHolds.ts';
import { workBeside, workFilter } from '../work/work.ts';
import { ownRowsOf, type OwnRows } from './ownRows.ts';
import type { ScopeForm } from './scopeForms.ts';

/** A search, with the forms and days that match it by their names. */
export interface Search {
  titledFormIds: string[];
  days: TimeRange[];
  /** What is searched, word by word and phrase by phrase: all of them are in what is found. */
  terms: string[];
  /** The receipt code that the text is; null for other texts. */
  receiptCode: string | null;
}

/** A filter as conditions over `form_submissions s`, for one reader. */
export interface SubmissionScope {
  forms: { id: string; title: string; accountId: string }[];
  formIds: string[];
  /** Limits rows to the accounts of the forms. */
  own: OwnRows;
  visibility: AnswerVisibility;
  /** Conditions on time, marks and tags, for the first rows of a list. */
  filters: Sql[];
  /** The same for all rows at once. */
  wholeFilters: Sql[];
  /** Those of them that ask for marks, tags and work. */
  beside: RowsBeside[];
  /** True for starred, tagged or waiting rows only, of which there are few. */
  isMarked: boolean;
  /** True for filters that may leave few rows among many without an index: the list is scanned in parts. */
  isScanned: boolean;
  /** Conditions on the work `w` of a row that an index has in the order of a list; null without any. */
  work: Sql | null;
  /** Conditions on text: the search and those on answers. */
  textMatch: Sql[];
  /** The search among `textMatch`; null without one. */
  search: Search | null;
  field: Sql | null;
  /** Condition that an index of the text looks up; `textMatch` holds as well. Null when it would read every row. */
  indexable: Sql | null;
}

/** The time zone of a filter's dates: the filter's, else the actor's (D-22). */
export const timeZoneOf = (actor: Pick<Actor, 'timeZone'>, filter: { zone?: string | undefined }): string =>
  filter.zone ?? actor.timeZone ?? 'UTC';

/** Resolves a parsed filter over some forms. */
type ScopeOver = (forms: readonly ScopeForm[]) => SubmissionScope;

/** Parses a filter for one reader, whichever forms it is for. */
export async function parseFilter(
  actor: Pick<Actor, 'id' | 'timeZone'>,
  filter: SubmissionFilter,
  visibility: AnswerVisibility = FULL_VISIBILITY,
): Promise<ScopeOver> {
  const zone = timeZoneOf(actor, filter);
  const text = await parseSearch(filter, zone);
  const conditions = conditionsOf(filter);
  const field = matchAnswers(conditions, visibility);
  const indexable = firstLookup(text, textsHeld(conditions));
  const work = workFilter(filter);
  const limits = [...sinceIn(visibility), ...inDays(filter, zone)];
  return (forms) => {
    const own = ownRowsOf(forms);
    const search = text && { ...text, titledFormIds: listTitled(forms, text.terms) };
    const read = filter.read ? [readMarks(actor, filter.read, own)] : [];
    const others = [...starsAndTags(actor, filter, own), ...workBeside(work, own)];
    const always = [...limits, ...others.map(besideCondition)];
    return {
      forms: forms.map(({ id, title, accountId }) => ({ id, title, accountId })),
      formIds: forms.map(({ id }) => id),
      own,
      visibility,
      // Looked up row by row: an EXISTS may read all marks of the actor for one page.
      filters: [...always, ...read.map(besideOneByOne)],
      // Where most rows are asked, the planner may join them with all marks of the actor.
      wholeFilters: [...always, ...read.map(besideCondition)],
      beside: [...read, ...others],
      isMarked: [filter.starred, filter.tag, filter.waiting].some((one) => one !== undefined),
      isScanned: filter.read !== undefined || work.lacking.length > 0,
      work: work.having.length > 0 ? allOf(work.having) : null,
      textMatch: [...(search ? [matchSearch(search, visibility)] : []), ...(field ? [field] : [])],
      search,
      field,
      indexable,
    };
  };
}

/** Resolves a filter over these forms for one reader. */
export const scopeOf = async (
  actor: Pick<Actor, 'id' | 'timeZone'>,
  forms: readonly ScopeForm[],
  filter: SubmissionFilter,
  visibility?: AnswerVisibility,
): Promise<SubmissionScope> => (await parseFilter(actor, filter, visibility))(forms);

/** Conditions over `form_submissions s`; the form itself may be in the trash. */
export const IN_INBOX = sql`s.deleted_at is null`;
export const IN_TRASH = sql`s.deleted_at is not null and s.spam is null`;
export const IN_SPAM = sql`s.spam is not null`;

/** Rows of these forms. A single form is compared with `=`, so that its index returns rows in order. */
export const ofForms = (forms: readonly Pick<ScopeForm, 'id' | 'accountId'>[]): Sql =>
  allOf([
    ownRowsOf(forms)('s'),
    forms.length === 1
      ? sql`s.form_id = ${forms[0]?.id}::uuid`
      : sql`s.form_id = any(${idArray(forms.map(({ id }) => id))}::uuid[])`,
  ]);

/** Rows by their ids. */
export const withIds = (ids: readonly string[]): Sql => sql`s.id = any(${idArray(ids)}::uuid[])`;

/** The whole filter as one condition, for counts and changes of all matching rows. */
export const wholeCondition = (scope: SubmissionScope, place: Sql): Sql =>
  allOf([ofForms(scope.forms), place, ...scope.wholeFilters, ...scope.textMatch, ...narrowingOf(scope)]);

/** Narrows the rows by the text index, unless a form or a day may match by its name. */
function narrowingOf({ indexable, search }: SubmissionScope): Sql[] {
  if (!indexable || isNameAsked(search)) return [];
  return [sql`${indexable} or s.search_text is null`];
}

/** Whether a search may match a form or a day by its name, which no index of the text holds. */
const isNameAsked = (search: Search | null): boolean =>
  search !== null && (search.titledFormIds.length > 0 || search.days.length > 0);

/** Returns what the text index looks up for a search and other texts, see `indexable`. */
export const indexableOf = (search: Search | null, texts: readonly string[]): Sql | null =>
  isNameAsked(search) ? null : firstLookup(search, texts);

const firstLookup = (search: Omit<Search, 'titledFormIds'> | null, texts: readonly string[]): Sql | null =>
  [indexLookup(search?.terms, { ...search }), ...texts.map((text) => indexLookup([text]))].find(
    (lookup) => lookup !== null,
  ) ?? null;

async function parseSearch(
  filter: SubmissionFilter,
  zone: string,
): Promise<Omit<Search, 'titledFormIds'> | null> {
  const text = filter.search?.trim();
  if (!text) return null;
  const days = await daysNamed(text, filter.locale ?? DEFAULT_LOCALE, zone);
  return { terms: searchTerms(text), receiptCode: parseReceiptCode(text), days };
}

/** Lists the forms whose title a search finds. */
const listTitled = (forms: readonly ScopeForm[], terms: readonly string[]): string[] =>
  forms.filter(({ title }) => isFoundIn(title, terms)).map(({ id }) => id);

/** Rows that a search finds: by the terms in them, by their receipt code, by the name of their form or by their day. */
export const matchSearch = (search: Search, visibility: AnswerVisibility): Sql =>
  anyOf([
    ...(search.titledFormIds.length > 0
      ? [sql`s.form_id = any(${idArray(search.titledFormIds)}::uuid[])`]
      : []),
    ...search.days.map(({ from, until }) => sql`s.submitted_at >= ${from} and s.submitted_at < ${until}`),
    ...(search.receiptCode ? [sql`s.receipt_code = ${search.receiptCode}`] : []),
    textHolds(search.terms, visibility),
  ]);

const inDays = ({ from, to }: SubmissionFilter, zone: string): Sql[] => [
  ...(from ? [sql`s.submitted_at >= ${startOfDay(from, zone)}`] : []),
  ...(to ? [sql`s.submitted_at < ${startOfDay(nextDay(to), zone)}`] : []),
];

const marksOf = ({ id }: Pick<Actor, 'id'>, where: Sql, own: OwnRows): Omit<RowsBeside, 'isWanted'> => ({
  table: sql`submission_marks m`,
  where: sql`${own('m')} and m.user_id = ${id} and ${where}`,
  submissionId: sql`m.submission_id`,
  inList: null,
});

const readMarks = (actor: Pick<Actor, 'id'>, read: 'read' | 'unread', own: OwnRows): RowsBeside => ({
  ...marksOf(actor, sql`m.read_at is not null`, own),
  isWanted: read === 'read',
});

const starsAndTags = (
  actor: Pick<Actor, 'id'>,
  { starred, tag, waiting }: SubmissionFilter,
  own: OwnRows,
): RowsBeside[] => [
  ...(starred ? [{ ...marksOf(actor, sql`m.starred_at is not null`, own), isWanted: true }] : []),
  ...(tag
    ? [
        {
          table: sql`submission_tags t`,
          where: sql`${own('t')} and t.tag_id = ${tag}`,
          submissionId: sql`t.submission_id`,
          inList: null,
          isWanted: true,
        },
      ]
    : []),
  ...(waiting
    ? [
        {
          table: sql`submission_quotas q`,
          where: sql`${own('q')} and q.state = 'waiting'`,
          submissionId: sql`q.submission_id`,
          inList: null,
          isWanted: true,
        },
      ]
    : []),
];

/** All rows the actor has read, or not read yet. */
export const markedAs = (read: 'read' | 'unread', actor: Pick<Actor, 'id'>, own: OwnRows): Sql =>
  besideCondition(readMarks(actor, read, own));
