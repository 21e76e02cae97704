import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_UNREAD } from '../../platform/contract/index.ts';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import { ClientFormRead } from '../../platform/entities/clientFormRead.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { ClientActor } from '../../platform/identity/clientActor.ts';
import { getSharedForm, type FormOfClient } from './policy.ts';

/**
 * The condition on unread rows of `form_submissions s`: from after the client's account and their last "all read",
 * and not opened (CLNT-090).
 */
const isUnread = (clientId: Sql, accountId: string): Sql => sql`
  s.submitted_at > (select c.created_at from clients c where c.id = ${clientId})
  and not exists (select from client_form_reads r where r.account_id = ${accountId}::uuid and r.form_id = s.form_id
    and r.client_id = ${clientId} and r.read_until >= s.submitted_at)
  and not exists (select from client_reads r where r.account_id = ${accountId}::uuid and r.form_id = s.form_id
    and r.submission_id = s.id and r.client_id = ${clientId})`;

/** The visible rows of a form of one account, row `f` with `id` and `since`. */
export const visibleRows = (accountId: string): Sql => sql`
  form_submissions s where s.account_id = ${accountId}::uuid and s.form_id = f.id and s.deleted_at is null
    and (f.since is null or s.submitted_at >= f.since)`;

/** What a client has not read of such a form; stops at `MAX_UNREAD`. */
const countUnread = (clientId: Sql, accountId: string): Sql => sql`(
  select count(*) from (
    select 1 from ${visibleRows(accountId)} and ${isUnread(clientId, accountId)} limit ${MAX_UNREAD}) as unread
)::int`;

interface FormCounts {
  total: number;
  /** Since the moment that was asked for. */
  month: number;
  unread: number;
}

export const sinceOf = ({ access }: FormOfClient): string | null => access.visibleFrom?.toISOString() ?? null;

/** The condition on rows `s` of one account that the client has read. */
export const isReadBy = (clientId: string, { accountId }: Pick<Form, 'accountId'>): Sql =>
  sql`not (${isUnread(sql`${clientId}::uuid`, accountId)})`;

/** Counts the visible submissions of forms, those since a moment, and the unread among them, which stop at `MAX_UNREAD`. */
export async function countOfForms(
  em: EntityManager,
  client: Pick<ClientActor, 'id'>,
  forms: readonly FormOfClient[],
  monthStart: Date,
): Promise<Map<string, FormCounts>> {
  const counts = new Map<string, FormCounts>();
  for (const [accountId, ofAccount] of Map.groupBy(forms, ({ form }) => form.accountId)) {
    const ids = ofAccount.map(({ form }) => form.id);
    const rows = await run<FormCounts & { id: string }>(
      em,
      sql`
        select f.id, (select count(*) from ${visibleRows(accountId)})::int as total,
          (select count(*) from ${visibleRows(accountId)} and s.submitted_at >= ${monthStart})::int as month,
          ${countUnread(sql`${client.id}::uuid`, accountId)} as unread
        from unnest(${ids}::uuid[], ${ofAccount.map(sinceOf)}::timestamptz[]) as f (id, since)`,
    );
    for (const { id, ...count } of rows) counts.set(id, count);
  }
  return counts;
}

/**
 * Counts what clients have not read of all they may read: up to `MAX_UNREAD` a client.
 * @param seen the clients' forms, by client.
 * @returns the counts by client; no entry for those who may read nothing.
 */
export async function countOfClients(
  em: EntityManager,
  seen: ReadonlyMap<string, readonly FormOfClient[]>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const pairs = [...seen].flatMap(([clientId, forms]) =>
    forms.filter(({ access }) => access.mayReadSubmissions).map((shown) => ({ clientId, shown })),
  );
  for (const [accountId, ofAccount] of Map.groupBy(pairs, ({ shown }) => shown.form.accountId)) {
    const clientIds = ofAccount.map(({ clientId }) => clientId);
    const formIds = ofAccount.map(({ shown }) => shown.form.id);
    const since = ofAccount.map(({ shown }) => sinceOf(shown));
    const rows = await run<{ id: string; unread: number }>(
      em,
      sql`
        select f.client_id as id, sum(${countUnread(sql`f.client_id`, accountId)})::int as unread
        from unnest(${clientIds}::uuid[], ${formIds}::uuid[], ${since}::timestamptz[]) as f (client_id, id, since)
        group by f.client_id`,
    );
    for (const { id, unread } of rows) counts.set(id, Math.min((counts.get(id) ?? 0) + unread, MAX_UNREAD));
  }
  return counts;
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
