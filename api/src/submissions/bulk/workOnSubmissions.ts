import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  WORK_STATES,
  type ChangeSubmissionsResponse,
  type SubmissionFilter,
} from '../../platform/contract/index.ts';
import { AccountMember } from '../../platform/entities/accountMember.entity.ts';
import { SubmissionStatus } from '../../platform/entities/submissionStatus.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { AnnounceWork } from './changeRows.ts';
import { changeSubmissions } from './changeSubmissions.ts';

/** Rows, by their ids only those that still have the status or assignee `from`. */
type Selection = { ids: string[]; from?: string | null } | { filter: SubmissionFilter };

const inInbox = (selection: Selection) =>
  'ids' in selection
    ? { selection: { ids: selection.ids }, from: selection.from }
    : { selection: { ...selection, inTrash: false } };

/** The accounts whose statuses and members an actor may use; administrators work on forms of every account. */
const accountsOf = ({ role, accountId, grants }: Actor) =>
  role === 'admin' ? {} : { accountId: { $in: [accountId, ...grants.map((grant) => grant.accountId)] } };

/**
 * Sets the status of a selection, at once or as a job (SUBM-076).
 * @throws {ProblemError} `status.not_found`, and as `changeSubmissions`.
 */
export async function setStatusOf(
  em: EntityManager,
  input: { actor: Actor; status: string; selection: Selection; announceWork: AnnounceWork },
): Promise<ChangeSubmissionsResponse> {
  const { actor, status, selection, announceWork } = input;
  const isKnown =
    WORK_STATES.some((state) => state === status) ||
    (await em.count(SubmissionStatus, { id: status, ...accountsOf(actor) })) > 0;
  if (!isKnown) throw new ProblemError('status.not_found');
  return changeSubmissions(em, {
    actor,
    action: 'status',
    ...inInbox(selection),
    value: status,
    announceWork,
  });
}

/**
 * Assigns a selection to a member of its account, or to nobody, at once or as a job (SUBM-077).
 * @throws {ProblemError} `assignee.not_found`, and as `changeSubmissions`.
 */
export async function assignSubmissions(
  em: EntityManager,
  input: { actor: Actor; assigneeId: string | null; selection: Selection; announceWork: AnnounceWork },
): Promise<ChangeSubmissionsResponse> {
  const { actor, assigneeId, selection, announceWork } = input;
  const isKnown =
    assigneeId === null || (await em.count(AccountMember, { userId: assigneeId, ...accountsOf(actor) })) > 0;
  if (!isKnown) throw new ProblemError('assignee.not_found');
  return changeSubmissions(em, {
    actor,
    action: 'assign',
    ...inInbox(selection),
    value: assigneeId,
    announceWork,
  });
}
