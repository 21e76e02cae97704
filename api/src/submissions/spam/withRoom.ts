import type { EntityManager } from '@mikro-orm/postgresql';
import { chosenPlaces, limitedOptions, type FormDefinition, type StoredAnswers } from '@inlay/sdk/model';
import { idArray, run, sql, type Sql } from '../../platform/db/sql.ts';

/** A selected row of the Spam folder, in a form that may be full. */
interface Row {
  id: string;
  formId: string;
  answers: StoredAnswers;
  quotaIds: string[];
}

/** What is left of a form. */
interface Room {
  formId: string;
  accountId: string;
  definition: FormDefinition;
  /** Its submission limit less what it has; null without a limit. */
  left: number | null;
  /** What its quotas count. */
  taken: Record<string, number>;
}

/** Asks for a release although a form is full, in place of a bulk change's value. */
export const EVEN_IF_FULL = 'even_if_full';

/**
 * Returns the condition for the rows of the Spam folder for which their forms have room: below the submission limit, in
 * quotas, with the places of their options. Locks those forms as submissions do, in the order of their ids, until the
 * transaction ends; of several rows, the first ones get what is left.
 */
export async function withRoom(
  em: EntityManager,
  { limit, value }: { limit: number; value: string | null },
  where: Sql,
): Promise<Sql> {
  if (value === EVEN_IF_FULL) return sql`true`;
  const formIds = await run<{ id: string }>(
    em,
    sql`select f.id from forms f where f.id in (select distinct s.form_id from form_submissions s where ${where})
      order by f.id for no key update`,
  );
  const rooms = await run<Room>(
    em,
    sql`select f.id as "formId", f.account_id as "accountId", r.definition,
        p.max_submissions - (select count(*)::int from form_submissions c
          where c.account_id = f.account_id and c.form_id = f.id and c.deleted_at is null) as left,
        coalesce((select json_object_agg(q.quota_id, q.taken) from form_quotas q
          where q.account_id = f.account_id and q.form_id = f.id), '{}') as taken
      from forms f
      join form_revisions r on r.account_id = f.account_id and r.form_id = f.id and r.id = f.current_revision_id
      left join form_publishing p on p.account_id = f.account_id and p.form_id = f.id
      where f.id = any(${idArray(formIds.map(({ id }) => id))}::uuid[])`,
  );
  const unfit: string[] = [];
  for (const room of rooms) if (isLimited(room)) unfit.push(...(await findUnfit(em, room, { limit, where })));
  return unfit.length === 0 ? sql`true` : sql`s.id <> all(${idArray(unfit)}::uuid[])`;
}

const isLimited = ({ left, definition }: Room): boolean =>
  left !== null || definition.quotas.length > 0 || limitedOptions(definition).length > 0;

/** Lists the rows of a form for which no room is left. */
async function findUnfit(
  em: EntityManager,
  { formId, accountId, definition, left, taken }: Room,
  { limit, where }: { limit: number; where: Sql },
): Promise<string[]> {
  const rows = await run<Row>(
    em,
    sql`select s.id, s.form_id as "formId", s.submission_data as answers, coalesce(q.quota_ids, '{}') as "quotaIds"
      from form_submissions s
      left join submission_quotas q on q.account_id = s.account_id and q.form_id = s.form_id and q.submission_id = s.id
      where ${where} and s.form_id = ${formId}::uuid order by s.id limit ${limit}`,
  );
  const options = limitedOptions(definition);
  const places = new Map<string, number>();
  for (const { fieldId, value, places: most } of options) {
    const [found] = await run<{ taken: number }>(
      em,
      sql`select (count(*) filter (where s.submission_data -> ${fieldId}::text ? ${value}::text))::int as taken
        from form_submissions s
        where s.account_id = ${accountId}::uuid and s.form_id = ${formId}::uuid and s.deleted_at is null`,
    );
    places.set(`${fieldId}/${value}`, most - (found?.taken ?? 0));
  }
  const quotas = new Map(definition.quotas.map(({ id, most }) => [id, most - (taken[id] ?? 0)]));
  let free = left ?? Infinity;
  return rows
    .filter(({ answers, quotaIds }) => {
      const asked = chosenPlaces(definition, answers).map(({ fieldId, value }) => `${fieldId}/${value}`);
      const own = quotaIds.filter((id) => quotas.has(id));
      const fits =
        free > 0 && asked.every((name) => places.get(name)! > 0) && own.every((id) => quotas.get(id)! > 0);
      if (!fits) return true;
      free -= 1;
      for (const name of asked) places.set(name, places.get(name)! - 1);
      for (const id of own) quotas.set(id, quotas.get(id)! - 1);
      return false;
    })
    .map(({ id }) => id);
}
