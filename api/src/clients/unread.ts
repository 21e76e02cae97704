import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_UNREAD } from '../contract/index.ts';
import { run, sql, type Sql } from '../db/sql.ts';
import { ClientFormRead } from '../entities/clientFormRead.entity.ts';
import type { Form } from '../entities/form.entity.ts';
import type { ClientActor } from '../identity/clientActor.ts';
import { getSharedForm, type FormOfClient } from './policy.ts';

/**
 * The condition on unread rows of `form_submissions s`: from after the client's account and their last "all read",
 * and not opened (CLNT-090).
 */
const isUnread = (clientId: string, accountId: Sql): Sql => sql`
  s.submitted_at > (select c.created_at from clients c where c.id = ${clientId}::uuid)
  and not exists (select from client_form_reads r where r.account_id = ${accountId} and r.form_id = s.form_id
    and r.client_id = ${clientId}::uuid and r.read_until >= s.submitted_at)
  and not exists (select from client_reads r where r.account_id = ${accountId} and r.form_id = s.form_id
    and r.submission_id = s.id and r.client_id = ${clientId}::uuid)`;

/** The condition on rows `s` of one account that the client has read. */
export const isReadBy = (clientId: string, { accountId }: Pick<Form, 'accountId'>): Sql =>
  sql`not (${isUnread(clientId, sql`${accountId}::uuid`)})`;

/** Counts the visible submissions of forms, and the unread among them, which stop at `MAX_UNREAD`. */
export async function countOfForms(
  em: EntityManager,
  client: Pick<ClientActor, 'id'>,
  forms: readonly FormOfClient[],
): Promise<Map<string, { total: number; unread: number }>> {
  const ids = forms.map(({ form }) => form.id);
  const since = forms.map(({ access }) => access.visibleFrom?.toISOString() ?? null);
  const rows = await run<{ id: string; total: number; unread: number }>(
    em,
    sql`
      select f.id, (
          select count(*) from form_submissions s
          where s.form_id = f.id and s.deleted_at is null and (f.since is null or s.submitted_at >= f.since)
        )::int as total, (
          select count(*) from (
            select from form_submissions s
            where s.form_id = f.id and s.deleted_at is null and (f.since is null or s.submitted_at >= f.since)
              and ${isUnread(client.id, sql`s.account_id`)}
            limit ${MAX_UNREAD}) as unread
        )::int as unread
      from unnest(${ids}::uuid[], ${since}::timestamptz[]) as f (id, since)`,
  );
  return new Map(rows.map(({ id, total, unread }) => [id, { total, unread }]));
}

/**
 * Marks submissions of a form as read: those named, or all that have arrived.
 * @throws {ProblemError} `form.not_found`, `client.not_shared`.
 */
export async function markRead(
  em: EntityManager,
  input: { client: ClientActor; formId: string; ids: readonly string[] | 'all' },
): Promise<void> {
  const { client, ids } = input;
  const { form } = await getSharedForm(em, client, input.formId);
  if (ids === 'all') {
    const key = { accountId: form.accountId, formId: form.id, clientId: client.id };
    await em.upsert(ClientFormRead, { ...key, readUntil: new Date() });
    return;
  }
  await run(
    em,
    sql`
      insert into client_reads (account_id, form_id, submission_id, client_id)
      select s.account_id, s.form_id, s.id, ${client.id}::uuid from form_submissions s
      where s.account_id = ${form.accountId}::uuid and s.form_id = ${form.id}::uuid
        and s.id = any(${[...ids]}::uuid[]) and s.deleted_at is null
      on conflict do nothing`,
  );
}
