import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Form } from '../entities/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { ProblemError } from '../http/problemError.ts';
import type { ClientActor } from '../identity/clientActor.ts';

/** Selects the forms assigned to a client (CLNT-050); every other form is a 404. */
export const formsOfClient = (client: Pick<ClientActor, 'id'>): FilterQuery<Form> => ({
  deletedAt: null,
  clientId: client.id,
});

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
