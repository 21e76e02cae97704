import type { EntityManager, FilterQuery, MikroORM } from '@mikro-orm/postgresql';
import type { Field } from '@inlay/sdk/model';
import type { Actor } from '../identity/actor.ts';
import { DEFAULT_LOCALE, type SubmissionFilter } from '../contract/index.ts';
import type { Read } from '../db/readAs.ts';
import { allOf, anyOf, idArray, sql, type Sql } from '../db/sql.ts';
import { Form } from '../entities/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { formsOwnedBy, formsVisibleTo } from '../forms/policy.ts';
import { selectForms } from '../forms/selectForms.ts';
import { ProblemError } from '../http/problemError.ts';
import { daysNamed, nextDay, startOfDay, type TimeRange } from './localDays.ts';
import { formsListedFor } from './policy.ts';

type ScopeForm = Pick<Form, 'id' | 'title'>;

/**
 * What a reader may know of the submissions he may read. For a client the assignment says which answers,
 * and from when on; lists, search, counts and exports all ask here.
 */
export interface SubmissionView {
  /** Ids of the fields whose answers he may see; null = all. */
  fields: readonly string[] | null;
  /** Nothing that came before; null = everything. */
  since: Date | null;
}

/** The view of owners, administrators and users a form is assigned to. */
export const WHOLE_VIEW: SubmissionView = { fields: null, since: null };

/** Every answer of a row. */
export const ALL_ANSWERS = sql('s.submission_data');

/** The answers of a row as far as the reader may see them. Nothing else of a row's answers is told to him. */
export const answersIn = ({ fields }: SubmissionView): Sql =>
  fields === null
    ? ALL_ANSWERS
    : sql(
        `(select coalesce(jsonb_object_agg(seen.key, seen.value), '{}'::jsonb)
          from jsonb_each(s.submission_data) as seen
          where seen.key in (select jsonb_array_elements_text(?::jsonb)))`,
        JSON.stringify(fields),
      );

/** What of a form's fields the reader may know. */
export const visibleFields = (asked: readonly Field[], { fields }: SubmissionView): Field[] =>
  asked.filter(({ id }) => fields === null || fields.includes(id));

/** Rows the reader may see at all. */
export const sinceIn = ({ since }: SubmissionView): Sql[] =>
  since ? [sql('s.submitted_at >= ?', since)] : [];

/** A filter, worked out for the person who asks. Conditions speak of `form_submissions s`. */
export interface SubmissionScope {
  forms: { id: string; title: string }[];
  formIds: string[];
  view: SubmissionView;
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

/**
 * The row's text holds another; rows the worker has not come to yet are read directly. The indexed text is
 * of all answers, so who may see some of them is answered from those alone.
 */
export function textHolds(text: string, view: SubmissionView): Sql {
  const answers = answersIn(view);
  const whole = `submission_search_text(${answers.text})`;
  const searched = view.fields === null ? `coalesce(s.search_text, ${whole})` : whole;
  return sql(`position(lower(normalize(?, nfc)) in ${searched}) > 0`, text, ...answers.values);
}

/** Whose local dates are meant (D-22). */
export const timeZoneOf = (actor: Pick<Actor, 'timeZone'>, filter: { zone?: string | undefined }): string =>
  filter.zone ?? actor.timeZone ?? 'UTC';

/**
 * Forms whose submissions the person may read: the one that is named, else all he is listed (D-107).
 * @throws {ProblemError} `form.not_found` when a form is named that he may not see.
 */
export const findReadForms = async (
  em: EntityManager,
  actor: Pick<Actor, 'id' | 'role'>,
  formId: string | undefined,
): Promise<ScopeForm[]> =>
  formId
    ? [await getForm(em, formsVisibleTo(actor), formId)]
    : em.find(Form, formsListedFor(actor), { fields: ['title'] });

const visibleForm = (actor: Pick<Actor, 'id' | 'role'>, formId: string): FilterQuery<Form> => ({
  $and: [{ id: formId }, formsVisibleTo(actor)],
});

/** The same forms on the hot path, where the database is asked in SQL. */
export async function readForms(
  read: Read,
  orm: MikroORM,
  actor: Pick<Actor, 'id' | 'role'>,
  formId: string | undefined,
): Promise<ScopeForm[]> {
  const listed = selectForms(orm, formId ? visibleForm : formsListedFor, actor, formId);
  const forms = await read<ScopeForm>(listed, { isKept: true });
  if (formId && forms.length === 0) throw new ProblemError('form.not_found');
  return forms;
}

/** True where the person may read the form: for who asks for its rows in the same breath. */
export function mayRead(orm: MikroORM, actor: Pick<Actor, 'id' | 'role'>, formId: string): Sql {
  const { text, values } = selectForms(orm, visibleForm, actor, formId);
  return { text: `exists (${text})`, values };
}

/** The person's own forms, whose submissions he alone may delete, restore or see in a trash (D-170). */
export const findOwnForms = (
  em: EntityManager,
  actor: Pick<Actor, 'id'>,
  formId?: string,
): Promise<ScopeForm[]> =>
  em.find(Form, { $and: [formsOwnedBy(actor), formId ? { id: formId } : {}] }, { fields: ['title'] });

/** What a filter means in these forms, for the person who asks. */
export async function scopeOf(
  actor: Pick<Actor, 'id' | 'timeZone'>,
  forms: readonly ScopeForm[],
  filter: SubmissionFilter,
  view: SubmissionView = WHOLE_VIEW,
): Promise<SubmissionScope> {
  const zone = timeZoneOf(actor, filter);
  const search = await searchOf(filter, forms, zone);
  const field = fieldOf(filter, view);
  return {
    forms: forms.map(({ id, title }) => ({ id, title })),
    formIds: forms.map(({ id }) => id),
    view,
    plain: [...sinceIn(view), ...plainConditions(actor, filter, zone)],
    sought: [...(search ? [matchOf(search, view)] : []), ...(field ? [field] : [])],
    search,
    field,
    indexable: [search?.text, filter.value].map(indexablePart).find((part) => part !== null) ?? null,
  };
}

/** Conditions over `form_submissions s`; the form itself may be in the trash. */
export const IN_INBOX = sql('s.deleted_at is null');
export const IN_TRASH = sql('s.deleted_at is not null');

/** Rows of these forms. One form is told as such: only then does its index give them in order. */
export const ofForms = (formIds: readonly string[]): Sql =>
  formIds.length === 1
    ? sql('s.form_id = ?::uuid', formIds[0])
    : sql('s.form_id = any(?::uuid[])', idArray(formIds));

/** Rows by their ids. */
export const withIds = (ids: readonly string[]): Sql => sql('s.id = any(?::uuid[])', idArray(ids));

/** Everything the filter says, as one condition: for counts and whatever is done with all that match. */
export const wholeCondition = (scope: SubmissionScope, place: Sql): Sql =>
  allOf([ofForms(scope.formIds), place, ...scope.plain, ...scope.sought, ...narrowingOf(scope)]);

/** Lets the text index leave out what cannot match, unless a form or a day may match by its name. */
function narrowingOf({ indexable, search }: SubmissionScope): Sql[] {
  const isNamed = search && (search.titledFormIds.length > 0 || search.days.length > 0);
  if (!indexable || isNamed) return [];
  const like = 's.search_text like lower(normalize(?, nfc)) or s.search_text is null';
  return [sql(like, likePattern(indexable))];
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

const matchOf = (search: NonNullable<SubmissionScope['search']>, view: SubmissionView): Sql =>
  anyOf([
    ...(search.titledFormIds.length > 0
      ? [sql('s.form_id = any(?::uuid[])', idArray(search.titledFormIds))]
      : []),
    ...search.days.map(({ from, until }) => sql('s.submitted_at >= ? and s.submitted_at < ?', from, until)),
    textHolds(search.text, view),
  ]);

function plainConditions(actor: Pick<Actor, 'id'>, filter: SubmissionFilter, zone: string): Sql[] {
  const { from, to, read, starred, tag } = filter;
  return [
    ...(from ? [sql('s.submitted_at >= ?', startOfDay(from, zone))] : []),
    ...(to ? [sql('s.submitted_at < ?', startOfDay(nextDay(to), zone))] : []),
    ...(read ? [markedAs(read, actor)] : []),
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

/** Read by this person, or not yet. */
export function markedAs(read: 'read' | 'unread', actor: Pick<Actor, 'id'>): Sql {
  const isRead = `exists (select 1 from submission_marks m
    where m.user_id = ? and m.submission_id = s.id and m.read_at is not null)`;
  return sql(read === 'read' ? isRead : `not ${isRead}`, actor.id);
}

/** The answer itself, or one of several that were ticked; the case of letters counts for nothing. */
function fieldOf({ field, value }: SubmissionFilter, { fields }: SubmissionView): Sql | null {
  if (field === undefined || value === undefined) return null;
  if (fields && !fields.includes(field)) return sql('false');
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
