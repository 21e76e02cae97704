import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import { createId } from '../../platform/db/columns.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { AccountGrant } from '../../platform/entities/accountGrant.entity.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import type { AssignmentRequest, ClientAccess } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { getForm } from '../../forms/getForm.ts';
import { formsVisibleTo } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { accountEvent, clientEvent } from '../../platform/identity/identityEvents.ts';
import { recordWork } from '../../platform/audit/recordWork.ts';
import { isAssignable } from './listUsers.ts';

/** Which administrator changes which form's assignment, from where. */
interface Assignment {
  actor: Actor;
  form: Form;
  source: RequestSource;
}

/**
 * Assigns a form to a user, a client or nobody, and sets what the client may see of it (ADMIN-022, ADMIN-036,
 * CLNT-069, D-142). Access begins and ends at once (D-160).
 *
 * @throws {ProblemError} `form.not_found`, `user.not_assignable`, `client.not_found`, `form.has_client`.
 */
export async function assignForm(
  em: EntityManager,
  input: { actor: Actor; formId: string; changes: AssignmentRequest; source: RequestSource },
): Promise<void> {
  const { actor, formId, changes, source } = input;
  const form = await getForm(em, formsVisibleTo(actor), formId);
  // The second of two concurrent requests sees the result of the first.
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
  const assignment = { actor, form, source };
  const { assignedToUserId, clientId, clientAccess } = changes;
  if (assignedToUserId !== undefined) await assignToUser(em, assignment, assignedToUserId);
  if (clientId !== undefined) await assignToClient(em, assignment, clientId);
  if (clientAccess !== undefined) await setClientAccess(em, assignment, clientAccess);
}

async function assignToUser(
  em: EntityManager,
  { actor, form, source }: Assignment,
  assignedToUserId: string | null,
): Promise<void> {
  if (assignedToUserId && !(await isAssignable(em, assignedToUserId))) {
    const issue = { path: ['assignedToUserId'], code: 'not_assignable' };
    const message = 'Forms can be assigned to approved users only.';
    throw new ProblemError('user.not_assignable', { issues: [{ ...issue, message }] });
  }
  const before = form.assignedToUserId ?? null;
  form.assignedToUserId = assignedToUserId;
  if (before !== assignedToUserId) await moveRole(em, form, before, assignedToUserId);
  const data = { action: 'assignment', formId: form.id, from: before, to: assignedToUserId };
  await recordWork(em, { actor, source }, { type: 'admin_access', accountId: form.accountId, data });
  for (const userId of [before, assignedToUserId]) {
    if (userId) await publishEvent(em, accountEvent, { userId });
  }
}

/** The form that an administrator assigns to somebody is theirs to read and export (D-199). */
const giveForm = ({ id, accountId }: Form, userId: string): Sql => sql`
  insert into account_grants (id, account_id, user_id, form_id, role, rights, created_at)
  values (${createId()}, ${accountId}, ${userId}, ${id}, 'viewer', '["export"]', now())
  on conflict (account_id, form_id, user_id) where form_id is not null do nothing`;

async function moveRole(
  em: EntityManager,
  form: Form,
  before: string | null,
  after: string | null,
): Promise<void> {
  const { id: formId, accountId } = form;
  if (before) await em.nativeDelete(AccountGrant, { accountId, formId, userId: before, role: 'viewer' });
  if (after) await run(em, giveForm(form, after));
}

async function assignToClient(
  em: EntityManager,
  { actor, form, source }: Assignment,
  clientId: string | null,
): Promise<void> {
  const before = form.clientId ?? null;
  if (before === clientId) return;
  if (before && clientId) throw new ProblemError('form.has_client');
  if (clientId && (await em.count(Client, { id: clientId })) === 0)
    throw new ProblemError('client.not_found');
  form.clientId = clientId;
  // A new client does not inherit the visibility of the one before.
  form.clientMayReadSubmissions = true;
  form.clientMayExport = true;
  form.clientMayComment = false;
  form.clientSeesStatus = false;
  form.clientVisibleFields = null;
  form.clientVisibleFrom = null;
  const data = { action: 'client_assignment', formId: form.id, from: before, to: clientId };
  await recordWork(em, { actor, source }, { type: 'admin_access', accountId: form.accountId, data });
  await publishToClients(em, before, clientId);
}

async function setClientAccess(
  em: EntityManager,
  { actor, form, source }: Assignment,
  access: { [Key in keyof ClientAccess]?: ClientAccess[Key] | undefined },
): Promise<void> {
  const { mayReadSubmissions, mayExport, mayComment, seesStatus, visibleFields, visibleFrom } = access;
  if (mayReadSubmissions !== undefined) form.clientMayReadSubmissions = mayReadSubmissions;
  if (mayExport !== undefined) form.clientMayExport = mayExport;
  if (mayComment !== undefined) form.clientMayComment = mayComment;
  if (seesStatus !== undefined) form.clientSeesStatus = seesStatus;
  if (visibleFields !== undefined) form.clientVisibleFields = visibleFields;
  if (visibleFrom !== undefined) form.clientVisibleFrom = visibleFrom === null ? null : new Date(visibleFrom);
  const data = { action: 'client_access', formId: form.id, clientId: form.clientId ?? null };
  await recordWork(em, { actor, source }, { type: 'admin_access', accountId: form.accountId, data });
  await publishToClients(em, form.clientId ?? null);
}

async function publishToClients(em: EntityManager, ...clientIds: (string | null)[]): Promise<void> {
  for (const clientId of clientIds) {
    if (clientId) await publishEvent(em, clientEvent, { clientId });
  }
}
