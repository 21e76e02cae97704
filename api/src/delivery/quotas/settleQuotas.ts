import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Quota } from '@inlay/sdk/model';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { anyId, run, sql } from '../../platform/db/sql.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { QuotaState } from '../../platform/entities/submissionQuota.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { SETTLE_QUOTAS, type QuotaNews } from '../../platform/jobs/settleQuotas.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { getCurrentRevision } from '../../forms/getForm.ts';
import { submissionsEvent } from '../../submissions/submissionsEvent.ts';
import { tellPromoted } from './tellPromoted.ts';

/** Submissions that get a place in one transaction: new ones wait for its lock (decision 884). */
const PROMOTED_AT_ONCE = 50;
/** Rows of the waiting list that are read at once. */
const READ_AT_ONCE = 500;

/** A row of `submission_quotas` as it is settled. */
interface Row {
  id: string;
  quotaIds: string[];
  state: QuotaState;
  turn: number | null;
}

/** What the quotas of a form count, and what has changed of it. */
interface Ledger {
  quotas: ReadonlyMap<string, Quota>;
  taken: Map<string, number>;
  /** Those who waited before this. */
  waiting: ReadonlyMap<string, number>;
  changed: Map<string, Row>;
  key: { accountId: string; formId: string };
}

const ROW = sql`q.submission_id as id, q.quota_ids as "quotaIds", q.state, q.turn::float8 as turn`;

/**
 * Settles the quotas of a form: what went into the trash leaves the count, what came back gets a place or waits, and the
 * first who wait get what is free, with one mail each.
 */
async function settleForm(
  { config, orm }: { config: Config; orm: MikroORM },
  news: QuotaNews,
): Promise<void> {
  let { submissionIds } = news;
  while (await inTransaction(orm, (em) => settleSome(em, config, { ...news, submissionIds })))
    submissionIds = [];
}

/** @returns whether there may be more to promote. */
async function settleSome(em: EntityManager, config: Config, news: QuotaNews): Promise<boolean> {
  const { accountId, formId, submissionIds } = news;
  // As submissions do it, which then count behind this.
  await run(em, sql`select 1 from forms where id = ${formId}::uuid for no key update`);
  const form = await em.findOne(Form, { id: formId, accountId, erasedAt: null });
  if (!form) return false;
  const { definition } = await getCurrentRevision(em, form);
  const key = { accountId, formId };
  const counts = await run<{ id: string; taken: number; waiting: number }>(
    em,
    sql`select quota_id as id, taken, waiting from form_quotas
      where account_id = ${accountId}::uuid and form_id = ${formId}::uuid`,
  );
  const ledger: Ledger = {
    quotas: new Map(definition.quotas.map((quota) => [quota.id, quota])),
    taken: new Map(counts.map(({ id, taken }) => [id, taken])),
    waiting: new Map(counts.map(({ id, waiting }) => [id, waiting])),
    changed: new Map(),
    key,
  };
  if (submissionIds.length > 0) await takeMoved(em, ledger, submissionIds);
  const promoted = await promote(em, ledger);
  await keep(em, ledger);
  for (const id of promoted) await tellPromoted(em, config, { form, submissionId: id });
  if (ledger.changed.size > 0) await publishEvent(em, submissionsEvent, { formId, isReread: true });
  return promoted.length === PROMOTED_AT_ONCE;
}

/** Lets what is in the trash leave the count, and what is back out of it come into it again. */
async function takeMoved(em: EntityManager, ledger: Ledger, ids: readonly string[]): Promise<void> {
  const { accountId, formId } = ledger.key;
  const moved = await run<Row & { isTrashed: boolean }>(
    em,
    sql`select ${ROW}, s.deleted_at is not null as "isTrashed"
      from submission_quotas q
      join form_submissions s on s.account_id = q.account_id and s.form_id = q.form_id and s.id = q.submission_id
      where q.account_id = ${accountId}::uuid and q.form_id = ${formId}::uuid and q.submission_id = ${anyId(ids)}
        and (s.deleted_at is not null) <> (q.state = 'left')
      order by q.turn nulls first, s.submitted_at, s.id`,
  );
  if (moved.length === 0) return;
  const back = moved.filter(({ isTrashed }) => !isTrashed);
  for (const row of moved)
    if (row.isTrashed)
      change(ledger, row, { state: 'left', turn: row.state === 'counted' ? null : row.turn });
  let turn = back.some((row) => row.turn === null) ? await nextTurn(em, ledger) : 0;
  for (const row of back) {
    const isAwaited = row.quotaIds.some((id) => (ledger.waiting.get(id) ?? 0) > 0);
    if (row.turn === null && !isAwaited && hasRoom(ledger, row))
      change(ledger, row, { state: 'counted', turn: null });
    else change(ledger, row, { state: 'waiting', turn: row.turn ?? turn++ });
  }
}

/** The next turn: by the clock, and behind everybody who waits. */
async function nextTurn(em: EntityManager, { key }: Ledger): Promise<number> {
  const [next] = await run<{ turn: number }>(
    em,
    sql`select greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, coalesce(max(turn), 0) + 1)::float8 as turn
      from submission_quotas
      where account_id = ${key.accountId}::uuid and form_id = ${key.formId}::uuid and state = 'waiting'`,
  );
  return next?.turn ?? 0;
}

/** Gives free places to those who wait, in the order of their turns. @returns the ids of those who got one. */
async function promote(em: EntityManager, ledger: Ledger): Promise<string[]> {
  const { accountId, formId } = ledger.key;
  const promoted: string[] = [];
  // Rows that were just put on the list are read with the others, so they are written first.
  await keep(em, ledger);
  let after = 0;
  while (isAnyFree(ledger)) {
    const waiting = await run<Row>(
      em,
      sql`select ${ROW} from submission_quotas q
        where q.account_id = ${accountId}::uuid and q.form_id = ${formId}::uuid and q.state = 'waiting'
          and q.turn > ${after} order by q.turn limit ${READ_AT_ONCE}`,
    );
    for (const row of waiting) {
      if (promoted.length === PROMOTED_AT_ONCE) return promoted;
      if (!hasRoom(ledger, row)) continue;
      change(ledger, row, { state: 'counted', turn: null });
      promoted.push(row.id);
    }
    if (waiting.length < READ_AT_ONCE) break;
    after = waiting.at(-1)!.turn!;
  }
  return promoted;
}

const takenOf = ({ taken }: Ledger, id: string): number => taken.get(id) ?? 0;

/** Whether every quota of a row has a place left; one that the form no longer has limits nothing. */
const hasRoom = (ledger: Ledger, { quotaIds }: Row): boolean =>
  quotaIds.every((id) => takenOf(ledger, id) < (ledger.quotas.get(id)?.most ?? Infinity));

/** Whether anybody who waits may get a place; where the form has no quotas any more, everybody does. */
const isAnyFree = (ledger: Ledger): boolean =>
  ledger.quotas.size === 0 || [...ledger.quotas.values()].some(({ id, most }) => takenOf(ledger, id) < most);

function change(ledger: Ledger, row: Row, to: Pick<Row, 'state' | 'turn'>): void {
  const counts = Number(to.state === 'counted') - Number(row.state === 'counted');
  for (const id of row.quotaIds) ledger.taken.set(id, takenOf(ledger, id) + counts);
  ledger.changed.set(row.id, { ...row, ...to });
}

/** Writes the changed rows, and adds what that changes of the counters: a deletion may change them at the same time. */
async function keep(em: EntityManager, { key, changed }: Ledger): Promise<void> {
  if (changed.size === 0) return;
  const rows = JSON.stringify([...changed.values()].map(({ id, state, turn }) => ({ id, state, turn })));
  await run(
    em,
    sql`with asked as materialized (
        select * from jsonb_to_recordset(${rows}::jsonb) as asked (id uuid, state text, turn bigint)
      ), before as materialized (
        select q.submission_id, q.quota_ids, q.state from submission_quotas q join asked on asked.id = q.submission_id
        where q.account_id = ${key.accountId}::uuid and q.form_id = ${key.formId}::uuid for no key update of q
      ), written as (
        update submission_quotas q set state = asked.state, turn = asked.turn from asked
        where q.account_id = ${key.accountId}::uuid and q.form_id = ${key.formId}::uuid
          and q.submission_id = asked.id and q.submission_id in (select submission_id from before)
        returning q.submission_id, q.state
      ), changes as (
        select quota_id,
          count(*) filter (where w.state = 'counted') - count(*) filter (where b.state = 'counted') as taken,
          count(*) filter (where w.state = 'waiting') - count(*) filter (where b.state = 'waiting') as waiting
        from before b join written w using (submission_id) cross join unnest(b.quota_ids) as quota_id
        group by quota_id
      )
      update form_quotas q set taken = q.taken + changes.taken, waiting = q.waiting + changes.waiting
      from changes
      where q.account_id = ${key.accountId}::uuid and q.form_id = ${key.formId}::uuid and q.quota_id = changes.quota_id`,
  );
}

export const settleQuotasJob = defineJob({
  name: SETTLE_QUOTAS.name,
  payload: z.object({ accountId: z.uuid(), formId: z.uuid(), submissionIds: z.array(z.uuid()) }),
  queue: 'news',
  run: settleForm,
});
