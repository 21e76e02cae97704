import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { StoredAnswers } from '@inlay/sdk/model';
import { NIL } from 'uuid';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { COUNT_VALUES, type ValuesNews } from '../../platform/jobs/countValues.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { getCurrentRevision } from '../../forms/getForm.ts';
import { keepValues } from './heldValues.ts';
import { uniqueValueOf } from './uniqueValue.ts';

/** Submissions that are read in one transaction: new ones wait for its lock. */
const READ_AT_ONCE = 1_000;

/**
 * Notes the values of all submissions to a form, those of the trash as well, and forgets those of another field. Values
 * that several of them have stay with each: no further submission takes one.
 */
async function countForm({ orm }: { orm: MikroORM }, news: ValuesNews): Promise<void> {
  let after: string | null = NIL;
  while (after !== null) {
    const from: string = after;
    after = await inTransaction(orm, (em) => countSome(em, news, from));
  }
}

/** @returns the last submission that was read; null after the last one of the form. */
async function countSome(
  em: EntityManager,
  { accountId, formId }: ValuesNews,
  after: string,
): Promise<string | null> {
  // As submissions and edits do it, whose answers are then read before or after.
  await run(em, sql`select 1 from forms where id = ${formId}::uuid for no key update`);
  const form = await em.findOne(Form, { id: formId, accountId, erasedAt: null });
  if (!form) return null;
  const uniqueField = (await em.findOne(FormPublishing, { formId, accountId }))?.uniqueField ?? null;
  if (after === NIL)
    await run(
      em,
      sql`delete from submission_values where account_id = ${accountId}::uuid and form_id = ${formId}::uuid
        and field_id is distinct from ${uniqueField}`,
    );
  if (uniqueField === null) return null;
  const { definition } = await getCurrentRevision(em, form);
  const rows = await run<{ id: string; answer: StoredAnswers[string] }>(
    em,
    sql`select id, submission_data -> ${uniqueField}::text as answer from form_submissions
      where account_id = ${accountId}::uuid and form_id = ${formId}::uuid and id > ${after}::uuid
      order by id limit ${READ_AT_ONCE}`,
  );
  const kept = rows.flatMap(({ id, answer }) => {
    const value = uniqueValueOf({ id: formId, definition, uniqueField }, { [uniqueField]: answer });
    return value ? [{ ...value, id }] : [];
  });
  const database = {
    query: (text: string, values: unknown[]) => em.getKysely().executeQuery(CompiledQuery.raw(text, values)),
  };
  await keepValues(database, { id: formId, accountId }, kept);
  return rows.length < READ_AT_ONCE ? null : rows.at(-1)!.id;
}

export const countValuesJob = defineJob({
  name: COUNT_VALUES.name,
  payload: z.object({ accountId: z.uuid(), formId: z.uuid() }),
  queue: 'bulk',
  key: ({ formId }) => [formId],
  run: countForm,
});
