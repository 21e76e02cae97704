import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, oldestShape, type FormDefinition } from '@inlay/sdk/model';
import { createId } from '../db/columns.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Form } from '../entities/form.entity.ts';
import { FormRevision } from '../entities/formRevision.entity.ts';

/** Most stored bytes of one account's revisions in a day. */
const MAX_BYTES_A_DAY = 64 * 1024 * 1024;

/**
 * Stores a new, unchangeable revision and points its form at it, which copies title and description (D-184).
 * @throws {ProblemError} `form.too_many_saves`.
 */
export async function saveRevision(
  em: EntityManager,
  input: { form: Form; definition: FormDefinition; createdBy: string | null },
): Promise<FormRevision> {
  const { form, definition, createdBy } = input;
  await assertRoomForRevision(em, form.accountId);
  const last = await em.findOne(
    FormRevision,
    { formId: form.id },
    { orderBy: { number: 'desc' }, fields: ['number'] },
  );
  const revision = em.create(FormRevision, {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    number: (last?.number ?? 0) + 1,
    definition,
    definitionVersion: oldestShape(definition).version,
    fieldCount: fieldsOf(definition).length,
    createdBy,
  });
  form.currentRevisionId = revision.id;
  form.title = definition.title;
  form.description = definition.description;
  return revision;
}

/** Limits revisions per day, because each is kept for days (see `removeUnusedRevisions`). */
async function assertRoomForRevision(em: EntityManager, accountId: string): Promise<void> {
  const [found] = await em.execute<{ bytes: number }[]>(
    `select coalesce(sum(pg_column_size(definition)), 0)::float8 as bytes from form_revisions
     where form_id in (select id from forms where account_id = ?) and created_at > now() - interval '1 day'`,
    [accountId],
  );
  if ((found?.bytes ?? 0) >= MAX_BYTES_A_DAY) throw new ProblemError('form.too_many_saves');
}
