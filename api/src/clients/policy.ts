import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { partsThatFollow } from '@inlay/sdk/model';
import type { Form } from '../entities/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import type { RevisionCache } from '../forms/revisionCache.ts';
import { ProblemError } from '../http/problemError.ts';
import type { AnswerVisibility } from '../submissions/answerVisibility.ts';
import type { ClientActor } from '../identity/clientActor.ts';

/** Selects the forms assigned to a client (CLNT-050); every other form is a 404. */
export const formsOfClient = (client: Pick<ClientActor, 'id'>): FilterQuery<Form> => ({
  deletedAt: null,
  clientId: client.id,
});

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
  revisions: RevisionCache,
  form: Pick<Form, 'id' | 'clientVisibleFields' | 'clientVisibleFrom'>,
): Promise<AnswerVisibility> {
  const visibility = visibilityOfClient(form);
  const { fields } = visibility;
  if (fields === null) return visibility;
  const rows = await em.execute<{ id: string }[]>(REVISIONS_WITH_LOGIC, [form.id]);
  const found = await Promise.all(rows.map(({ id }) => revisions.find(id)));
  const definitions = found.flatMap((revision) => (revision ? [revision.definition] : []));
  return { ...visibility, fields: [...fields, ...partsThatFollow(definitions, fields).map(({ id }) => id)] };
}

/**
 * Returns whether the client may read new submissions: `getSharedForm` and `visibilityOfClient` for a loaded
 * form.
 */
export const readsNewSubmissions = (
  client: Pick<ClientActor, 'id'>,
  form: Pick<Form, 'clientId' | 'clientMayReadSubmissions' | 'clientVisibleFrom'>,
): boolean =>
  form.clientId === client.id &&
  form.clientMayReadSubmissions &&
  (form.clientVisibleFrom?.getTime() ?? 0) <= Date.now();

/**
 * An assigned form whose submissions the client may read.
 * @throws {ProblemError} `form.not_found`; `client.not_shared` when the assignment does not allow it (D-142).
 */
export async function getSharedForm(em: EntityManager, client: ClientActor, formId: string): Promise<Form> {
  const form = await getForm(em, formsOfClient(client), formId);
  if (!form.clientMayReadSubmissions) throw new ProblemError('client.not_shared');
  return form;
}
