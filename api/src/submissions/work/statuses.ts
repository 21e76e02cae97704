import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { SetStatusesRequest, WorkChoicesResponse } from '../../platform/contract/index.ts';
import { mayInAccount } from '../../platform/identity/roles.ts';
import { createId } from '../../platform/db/columns.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { idArray, run, sql, type Sql } from '../../platform/db/sql.ts';
import { SubmissionStatus } from '../../platform/entities/submissionStatus.entity.ts';
import { getForm } from '../../forms/getForm.ts';
import { formAbilities, formsVisibleTo } from '../../forms/policy.ts';

const peopleOf = (accountId: string) => sql<WorkChoicesResponse['people'][number]>`
  select m.user_id as id, coalesce(nullif(p.full_name, ''), p.email, '') as name
  from account_members m left join profiles p on p.user_id = m.user_id
  where m.account_id = ${accountId} order by 2, 1`;

/** Lists the own statuses of an account in their order. */
export async function listStatuses(
  em: EntityManager,
  accountId: string,
): Promise<WorkChoicesResponse['statuses']> {
  const statuses = await em.find(SubmissionStatus, { accountId }, { orderBy: { place: 'asc', id: 'asc' } });
  return statuses.map(({ id, name, publicName, color, state }) => ({
    id,
    name,
    publicName: publicName ?? null,
    color: color as WorkChoicesResponse['statuses'][number]['color'],
    state,
  }));
}

/** Lists them as clients see them. */
export async function listPublicStatuses(em: EntityManager, accountId: string) {
  const statuses = await listStatuses(em, accountId);
  return statuses.map(({ publicName, ...status }) => ({ ...status, name: publicName ?? status.name }));
}

/**
 * The statuses of an account and the people who work on its submissions: the actor's own account, or the one of a form.
 * Who only reads a form sees its statuses, and no people.
 * @throws {ProblemError} `form.not_found` when the actor may not see the form.
 */
export async function listWorkChoices(
  em: EntityManager,
  input: { actor: Actor; formId: string | undefined },
): Promise<WorkChoicesResponse> {
  const { actor, formId } = input;
  const form = formId ? await getForm(em, formsVisibleTo(actor), formId) : null;
  const accountId = form?.accountId ?? actor.accountId;
  const isManaged = form ? formAbilities(actor, form).work : mayInAccount(actor, 'work');
  return {
    statuses: await listStatuses(em, accountId),
    people: isManaged ? await run(em, peopleOf(accountId)) : [],
  };
}

type KeptStatus = Pick<SubmissionStatus, 'id' | 'name' | 'color' | 'state'> & {
  publicName?: string | null | undefined;
};

const save = (
  accountId: string,
  { id, name, publicName, color, state }: KeptStatus,
  place: number,
): Sql => sql`
  insert into submission_statuses (id, account_id, name, public_name, color, state, place, created_at)
  values (${id}, ${accountId}, ${name}, ${publicName ?? null}, ${color}, ${state}, ${place}, now())
  on conflict (id, account_id) do update
    set name = excluded.name, public_name = excluded.public_name, color = excluded.color, state = excluded.state, place = excluded.place`;
/** Submissions follow a status that counts as something else from now on. */
const follow = (accountId: string): Sql => sql`
  update submission_work w set state = s.state from submission_statuses s
  where s.id = w.status_id and s.account_id = w.account_id and s.account_id = ${accountId} and w.state <> s.state`;

/** Takes statuses that are left out from their submissions, then removes them. */
const leaveOut = (accountId: string, kept: string): readonly Sql[] => [
  sql`update submission_work set status_id = null
    where account_id = ${accountId} and status_id is not null and status_id <> all(${kept}::uuid[])`,
  sql`delete from submission_statuses where account_id = ${accountId} and id <> all(${kept}::uuid[])`,
];

/**
 * Replaces the own statuses of the actor's account. Submissions with one that is left out keep what it counted as.
 */
export async function setStatuses(
  em: EntityManager,
  actor: Pick<Actor, 'accountId'>,
  { statuses }: SetStatusesRequest,
): Promise<void> {
  const { accountId } = actor;
  // Two lists at once would both be kept.
  await lockUntilCommit(em, `statuses:${accountId}`);
  const known = await em.find(SubmissionStatus, { accountId }, { fields: ['id', 'publicName'] });
  const names = new Map(known.map(({ id, publicName }) => [id, publicName ?? null]));
  // An id that is not the account's is a new status.
  const kept = statuses.map((status) => ({
    publicName: names.get(status.id ?? '') ?? null,
    ...status,
    id: status.id && names.has(status.id) ? status.id : createId(),
  }));
  const ids = idArray(kept.map(({ id }) => id));
  for (const statement of leaveOut(accountId, ids)) await run(em, statement);
  // Names are freed first, so that two statuses can swap theirs.
  await run(em, sql`update submission_statuses set name = id::text where account_id = ${accountId}`);
  for (const [place, status] of kept.entries()) await run(em, save(accountId, status, place));
  await run(em, follow(accountId));
}
