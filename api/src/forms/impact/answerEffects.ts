import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, isQuestion } from '@inlay/sdk/model';
import { MAX_COUNTED_SUBMISSIONS, type ImpactEffect } from '../../platform/contract/index.ts';
import { idArray, run, sql, type Sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { Comparison } from './comparison.ts';

/** The newest submissions outside the trash; older ones are not counted, so that a large form is no slower. */
const newestOf = ({ accountId, id }: Form): Sql => sql`newest as materialized (
  select submission_data from form_submissions
  where account_id = ${accountId} and form_id = ${id} and deleted_at is null
  order by submitted_at desc, id desc limit ${sql.lit(MAX_COUNTED_SUBMISSIONS)})`;

/** Matches the parts of an answer that are not empty. */
const IS_GIVEN = 'strict $.** ? (@.type() == "number" || @.type() == "boolean" || @ like_regex ".")';

/**
 * How many of them have an answer to each of these fields. What was left empty is stored as well: as an empty text,
 * as parts that are empty, or as a consent that was not given.
 */
const answersOf = (form: Form, ids: readonly string[]): Sql => sql`
  with ${newestOf(form)}
  select asked.id, count(*)::int as count
  from newest cross join unnest(${idArray(ids)}::text[]) asked (id)
    cross join lateral (select newest.submission_data -> asked.id as given) answer
  where jsonb_path_exists(given, ${IS_GIVEN}::jsonpath)
    and given -> 'agreed' is distinct from 'false'
  group by asked.id`;

/** How many of them chose each of these options; an answer is one value or a list. */
const choicesOf = (form: Form, options: readonly { id: string; value: string }[]): Sql => sql`
  with ${newestOf(form)}
  select asked.id, asked.value, count(*)::int as count
  from newest cross join jsonb_to_recordset(${JSON.stringify(options)}::jsonb) asked (id text, value text)
  where newest.submission_data -> asked.id @> to_jsonb(asked.value)
  group by asked.id, asked.value`;

/**
 * The fields that a revision with submissions has; exports keep their columns (see exports/readRows.ts). A scalar
 * subquery stops at the first submission of a revision, where a join would read all of a large form.
 */
const columnsOf = ({ accountId, id }: Form, ids: readonly string[]): Sql => sql`
  with answered as materialized (
    select r.definition from form_revisions r where r.account_id = ${accountId} and r.form_id = ${id} and (
      select true from form_submissions s
      where s.account_id = ${accountId} and s.revision_id = r.id and s.deleted_at is null limit 1))
  select distinct found #>> '{}' as id
  from answered cross join jsonb_path_query(answered.definition, '$.**.id') as found
  where found #>> '{}' = any(${idArray(ids)}::text[])`;

/**
 * Lists what becomes of stored answers, and of the columns they are exported in.
 * @param isCounted whether all submissions are counted; without it, an effect may concern older ones alone.
 */
export async function listAnswerEffects(
  em: EntityManager,
  form: Form,
  comparison: Comparison,
  isCounted: boolean,
): Promise<ImpactEffect[]> {
  const { removed } = comparison;
  const isOne = (count: number): boolean => count > 0 || !isCounted;
  const retyped = listRetyped(comparison);
  const asked = [...removed, ...retyped].map(({ id }) => id);
  const counts = await countAnswers(em, form, asked);
  const columns = await findColumns(em, form, asked);
  return [
    ...removed.flatMap(({ id, label }): ImpactEffect[] => {
      const count = counts.get(id) ?? 0;
      return [
        ...(isOne(count) && columns.has(id) ? [{ kind: 'answers_kept', id, label, count } as const] : []),
        ...(columns.has(id) ? [] : [{ kind: 'column_lost', id, label, count: 1 } as const]),
      ];
    }),
    ...retyped.flatMap(({ id, label }): ImpactEffect[] => {
      const count = counts.get(id) ?? 0;
      return isOne(count) && columns.has(id) ? [{ kind: 'answers_retyped', id, label, count }] : [];
    }),
    ...(await listChosen(em, form, comparison)).filter(({ count }) => isOne(count)),
  ];
}

/** Questions that take answers of another type from now on. */
function listRetyped({ before, after }: Comparison) {
  const types = new Map(fieldsOf(before).map(({ id, type }) => [id, type]));
  return fieldsOf(after)
    .filter(isQuestion)
    .filter(({ id, type }) => types.has(id) && types.get(id) !== type);
}

/** Options that are gone from questions that stay, with how often they were chosen. */
async function listChosen(em: EntityManager, form: Form, comparison: Comparison): Promise<ImpactEffect[]> {
  const removed = new Set(comparison.removed.map(({ id }) => id));
  const options = comparison.changes
    .filter(({ part, kind, id }) => part === 'option' && kind === 'removed' && !removed.has(id))
    .map(({ id, key: value }) => ({ id, value }));
  if (options.length === 0) return [];
  const rows = await run<{ id: string; value: string; count: number }>(em, choicesOf(form, options));
  const labels = new Map(
    fieldsOf(comparison.before).flatMap((field) =>
      'options' in field ? field.options.map((one) => [`${field.id} ${one.value}`, one.label] as const) : [],
    ),
  );
  const counts = new Map(rows.map(({ id, value, count }) => [`${id} ${value}`, count]));
  return options.map(({ id, value }) => ({
    kind: 'option_answers',
    id,
    label: labels.get(`${id} ${value}`) ?? value,
    count: counts.get(`${id} ${value}`) ?? 0,
  }));
}

async function countAnswers(
  em: EntityManager,
  form: Form,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await run<{ id: string; count: number }>(em, answersOf(form, ids));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function findColumns(
  em: EntityManager,
  form: Form,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await run<{ id: string }>(em, columnsOf(form, ids));
  return new Set(rows.map(({ id }) => id));
}
