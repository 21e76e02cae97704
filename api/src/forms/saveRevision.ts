import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { createId } from '../db/columns.ts';
import type { Form } from './form.entity.ts';
import { FormRevision } from './formRevision.entity.ts';

/** Stores a new, unchangeable revision and points its form at it, which copies title and description (D-184). */
export async function saveRevision(
  em: EntityManager,
  input: { form: Form; definition: FormDefinition; createdBy: string | null },
): Promise<FormRevision> {
  const { form, definition, createdBy } = input;
  const last = await em.findOne(
    FormRevision,
    { formId: form.id },
    { orderBy: { number: 'desc' }, fields: ['number'] },
  );
  const revision = em.create(FormRevision, {
    id: createId(),
    formId: form.id,
    accountId: form.ownerId,
    number: (last?.number ?? 0) + 1,
    definition,
    definitionVersion: definition.version,
    createdBy,
  });
  form.currentRevisionId = revision.id;
  form.title = definition.title;
  form.description = definition.description;
  return revision;
}
