import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, isQuestion } from '@inlay/sdk/model';
import { MAX_COUNTED_SUBMISSIONS, type ImpactEffect } from '../../contract/index.ts';
import { idArray } from '../../db/sql.ts';
import type { Form } from '../../entities/form.entity.ts';
import type { Comparison } from './comparison.ts';

/** The newest submissions outside the trash; older ones are not counted, so that a large form is no slower. */
const NEWEST = `newest as materialized (
  select submission_data from form_submissions where form_id = ? and deleted_at is null
  order by submitted_at desc, id desc limit ${MAX_COUNTED_SUBMISSIONS})`;

/** How many of them have an answer to each of these fields. */
const COUNT_ANSWERS = `
  with ${NEWEST}
  select asked.id, count(*)::int as count
  from newest cross join unnest(?::text[]) asked (id) where jsonb_exists(newest.submission_data, asked.id)
  group by asked.id`;

/** How many of them chose each of these options; an answer is one value or a list. */
const COUNT_CHOSEN = `
  with ${NEWEST}
  select asked.id, asked.value, count(*)::int as count
  from newest cross join jsonb_to_recordset(?::jsonb) asked (id text, value text)
  where newest.submission_data -> asked.id @> to_jsonb(asked.value)
  group by asked.id, asked.value`;

/** The fields that a revision with submissions has; exports keep their columns (see exports/readRows.ts). */
const FIND_COLUMNS = `
  select asked.id from unnest(?::text[]) asked (id) where exists (
    select from form_revisions r, jsonb_path_query(r.definition, '$.**.id') as found
    where r.form_id = ? and found = to_jsonb(asked.id)
      and exists (select from form_submissions s where s.form_id = r.form_id and s.revision_id = r.id and s.deleted_at is null))`;

/** Lists what becomes of stored answers, and of the columns they are exported in. */
export async function listAnswerEffects(
  em: EntityManager,
  form: Form,
  comparison: Comparison,
): Promise<ImpactEffect[]> {
  const { removed } = comparison;
  const retyped = listRetyped(comparison);
  const asked = [...removed, ...retyped].map(({ id }) => id);
  const counts = await countAnswers(em, form, asked);
  const columns = await findColumns(em, form, asked);
  return [
    ...removed.flatMap(({ id, label }): ImpactEffect[] => {
      const count = counts.get(id) ?? 0;
      return [
        ...(count > 0 ? [{ kind: 'answers_kept', id, label, count } as const] : []),
        ...(columns.has(id) ? [] : [{ kind: 'column_lost', id, label, count: 1 } as const]),
      ];
    }),
    ...retyped.flatMap(({ id, label }): ImpactEffect[] => {
      const count = counts.get(id) ?? 0;
      return count > 0 ? [{ kind: 'answers_retyped', id, label, count }] : [];
    }),
    ...(await listChosen(em, form, comparison)),
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
  const rows = await em.execute<{ id: string; value: string; count: number }[]>(COUNT_CHOSEN, [
    form.id,
    JSON.stringify(options),
  ]);
  const labels = new Map(
    fieldsOf(comparison.before).flatMap((field) =>
      'options' in field ? field.options.map((one) => [`${field.id} ${one.value}`, one.label] as const) : [],
    ),
  );
  return rows
    .filter(({ count }) => count > 0)
    .map(({ id, value, count }) => ({
      kind: 'option_answers',
      id,
      label: labels.get(`${id} ${value}`) ?? value,
      count,
    }));
}

async function countAnswers(
  em: EntityManager,
  form: Form,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<{ id: string; count: number }[]>(COUNT_ANSWERS, [form.id, idArray(ids)]);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function findColumns(
  em: EntityManager,
  form: Form,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await em.execute<{ id: string }[]>(FIND_COLUMNS, [idArray(ids), form.id]);
  return new Set(rows.map(({ id }) => id));
}
