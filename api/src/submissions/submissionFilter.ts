import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { SubmissionFilter } from '../contract/index.ts';
import { Form } from '../forms/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import { daysNamed, nextDay, startOfDay, type TimeRange } from './localDays.ts';
import { formsListedFor } from './policy.ts';

/** A piece of SQL with `?` for its values. What people send is only ever a value (T15). */
export interface Sql {
  text: string;
  values: unknown[];
}

export const sql = (text: string, ...values: unknown[]): Sql => ({ text, values });

/** Several conditions as one; none is always true. */
export const allOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map((part) => `(${part.text})`).join(' and ') || 'true',
  values: parts.flatMap((part) => part.values),
});

/** Several conditions of which one is enough. */
export const anyOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map((part) => `(${part.text})`).join(' or ') || 'false',
  values: parts.flatMap((part) => part.values),
});

/** As PostgreSQL reads an array of ids. */
export const idArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** A filter, worked out for the person who asks. Conditions speak of `form_submissions s`. */
export interface SubmissionScope {
  forms: { id: string; title: string }[];
  formIds: string[];
  /** Everything but search and answer. */
  plain: Sql[];
  /** Search and answer. */
  sought: Sql[];
  /** The part of `sought` that text is searched by; null without a search. */
  search: { titledFormIds: string[]; days: TimeRange[]; text: string } | null;
  field: Sql | null;
  /** What the trigram index can be asked for; null when it would have to read everything. */
  indexable: string | null;
}

/** Wildcards as the characters they are. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Characters of a pattern that the index is asked with; the whole text is compared behind it. */
const INDEXED_LENGTH = 60;
/** What the index knows: three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** The row's text holds another; rows the worker has not come to yet are read directly. */
export const textHolds = (text: string): Sql =>
  sql(
    `position(lower(normalize(?, nfc)) in coalesce(s.search_text, submission_search_text(s.submission_data))) > 0`,
    text,
  );

/** @throws {ProblemError} `form.not_found` when a form is named that the person may not see. */
export async function scopeOf(
  em: EntityManager,
  actor: Actor,
  filter: SubmissionFilter,
): Promise<SubmissionScope> {
  const forms = filter.formId
    ? [await getForm(em, formsVisibleTo(actor), filter.formId)]
    : await em.find(Form, formsListedFor(actor), { fields: ['title'] });
  const formIds = forms.map((form) => form.id);
  const search = searchOf(filter, forms);
  const field = fieldOf(filter);
  const sought = [...(search ? [matchOf(search)] : []), ...(field ? [field] : [])];
  return {
    forms: forms.map(({ id, title }) => ({ id, title })),
    formIds,
    plain: plainConditions(actor, filter),
    sought,
    search,
    field,
    indexable: [search?.text, filter.value].map(indexablePart).find((part) => part !== null) ?? null,
  };
}

/** Everything the filter says, as one condition: for counts and whatever is done with all that match. */
export const wholeCondition = (scope: SubmissionScope): Sql =>
  allOf([
    sql('s.form_id = any(?::uuid[])', idArray(scope.formIds)),
    sql('s.deleted_at is null'),
    ...scope.plain,
    ...scope.sought,
  ]);

function searchOf(
  filter: SubmissionFilter,
  forms: readonly { id: string; title: string }[],
): SubmissionScope['search'] {
  const text = filter.search?.trim();
  if (!text) return null;
  const wanted = text.normalize().toLowerCase();
  return {
    text,
    titledFormIds: forms
      .filter(({ title }) => title.normalize().toLowerCase().includes(wanted))
      .map(({ id }) => id),
    days: daysNamed(text, filter.locale, filter.zone),
  };
}

const matchOf = (search: NonNullable<SubmissionScope['search']>): Sql =>
  anyOf([
    ...(search.titledFormIds.length > 0
      ? [sql('s.form_id = any(?::uuid[])', idArray(search.titledFormIds))]
      : []),
    ...search.days.map(({ from, until }) => sql('s.submitted_at >= ? and s.submitted_at < ?', from, until)),
    textHolds(search.text),
  ]);

function plainConditions(actor: Actor, filter: SubmissionFilter): Sql[] {
  const { from, to, zone, read, starred, tag } = filter;
  const isRead = `exists (select 1 from submission_marks m
    where m.user_id = ? and m.submission_id = s.id and m.read_at is not null)`;
  return [
    ...(from ? [sql('s.submitted_at >= ?', startOfDay(from, zone))] : []),
    ...(to ? [sql('s.submitted_at < ?', startOfDay(nextDay(to), zone))] : []),
    ...(read ? [sql(read === 'read' ? isRead : `not ${isRead}`, actor.id)] : []),
    ...(starred
      ? [
          sql(
            `exists (select 1 from submission_marks m
               where m.user_id = ? and m.submission_id = s.id and m.starred_at is not null)`,
            actor.id,
          ),
        ]
      : []),
    ...(tag
      ? [sql(`exists (select 1 from submission_tags t where t.submission_id = s.id and t.tag_id = ?)`, tag)]
      : []),
  ];
}

/** The answer itself, or one of several that were ticked; the case of letters counts for nothing. */
function fieldOf({ field, value }: SubmissionFilter): Sql | null {
  if (field === undefined || value === undefined) return null;
  return sql(
    `case jsonb_typeof(s.submission_data -> ?::text)
       when 'array' then (s.submission_data -> ?::text) @> to_jsonb(?::text)
       else lower(s.submission_data ->> ?::text) = lower(?) end`,
    field,
    field,
    value,
    field,
    value,
  );
}

function indexablePart(text: string | undefined): string | null {
  if (!text) return null;
  const part = Array.from(text).slice(0, INDEXED_LENGTH).join('');
  return TRIGRAM.test(part) ? part : null;
}
