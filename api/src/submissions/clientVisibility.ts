import type { EntityManager } from '@mikro-orm/postgresql';
import { partsThatFollow, type FormDefinition } from '@inlay/sdk/model';
import type { Form } from '../entities/form.entity.ts';
import type { CachedRevision } from '../forms/revisionCache.ts';
import type { AnswerVisibility } from './answerVisibility.ts';

/** Returns what the assignment itself shows of the form's submissions. */
export const visibilityOfClient = (
  form: Pick<Form, 'clientVisibleFields' | 'clientVisibleFrom'>,
): AnswerVisibility => ({
  fields: form.clientVisibleFields ?? null,
  since: form.clientVisibleFrom ?? null,
  seesRules: false,
});

const REVISIONS_WITH_LOGIC = `
  select id from form_revisions where form_id = ? and definition_version > 1 order by number desc`;

/** Returns what the assignment shows, with what follows from it: repeating groups and values (decision 235). */
export async function answersVisibleToClient(
  em: EntityManager,
  revisions: { find(id: string): Promise<Pick<CachedRevision, 'definition'> | null> },
  form: Pick<Form, 'id' | 'clientVisibleFields' | 'clientVisibleFrom'>,
): Promise<AnswerVisibility> {
  const visibility = visibilityOfClient(form);
  const { fields } = visibility;
  if (fields === null) return visibility;
  const rows = await em.execute<{ id: string }[]>(REVISIONS_WITH_LOGIC, [form.id]);
  const definitions: FormDefinition[] = [];
  for (const { id } of rows) {
    const revision = await revisions.find(id);
    if (revision) definitions.push(revision.definition);
  }
  return { ...visibility, fields: [...fields, ...partsThatFollow(definitions, fields).map(({ id }) => id)] };
}
