import type { Quota } from '@inlay/sdk/model';
import { SETTLE_QUOTAS } from '../../../platform/jobs/settleQuotas.ts';
import type { Form } from '../../../platform/entities/form.entity.ts';
import type { QuotaState } from '../../../platform/entities/submissionQuota.entity.ts';
import type { PlacesSource } from '../places/countPlaces.ts';
import { lockPlaces } from '../places/fitPlaces.ts';
import type { QuotaFull } from '../submit/outcome.ts';
import type { NewSubmission } from '../submit/store/submissionStore.ts';

type QuotaForm = Pick<Form, 'id' | 'accountId'>;

/** The quotas of the current revision: what they say now decides, whatever the visitor's revision said. */
const FIND_QUOTAS = `
  select r.definition -> 'quotas' as quotas from forms f
  join form_revisions r on r.account_id = f.account_id and r.form_id = f.id and r.id = f.current_revision_id
  where f.id = $1`;

const COUNTS = `
  select quota_id as id, taken, waiting from form_quotas where account_id = $2 and form_id = $1`;

/** The next turn: by the clock, and behind everybody who waits. */
const NEXT_TURN = `
  select greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, coalesce(max(turn), 0) + 1)::float8 as turn
  from submission_quotas where account_id = $2 and form_id = $1 and state = 'waiting'`;

const KEEP = `
  insert into submission_quotas (submission_id, form_id, account_id, quota_ids, state, turn)
  select id, $1, $2, "quotaIds", state, turn
  from jsonb_to_recordset($3::jsonb) as asked (id uuid, "quotaIds" text[], state text, turn bigint)`;

const ADD = `
  insert into form_quotas as q (form_id, account_id, quota_id, taken, waiting)
  select $1, $2, id, taken, waiting from jsonb_to_recordset($3::jsonb) as added (id text, taken int, waiting int)
  order by id
  on conflict (form_id, quota_id, account_id) do update
    set taken = q.taken + excluded.taken, waiting = q.waiting + excluded.waiting`;

const TAKE_OUT = `
  update form_quotas q set taken = q.taken + added.taken, waiting = q.waiting + added.waiting
  from jsonb_to_recordset($3::jsonb) as added (id text, taken int, waiting int)
  where q.account_id = $2 and q.form_id = $1 and q.quota_id = added.id`;

const SETTLE = 'select graphile_worker.add_job($1, $2::json)';

/** What a quota counts. */
interface Count {
  taken: number;
  waiting: number;
}

/** A submission that falls under quotas, and whether it has its places or waits for them. */
interface Counted {
  quotaIds: readonly string[];
  state: Extract<QuotaState, 'counted' | 'waiting'>;
  /** Its place on the waiting list, from 1; null for one that has its places. */
  position: number | null;
  /** Whether a place is free that those who wait before it may not be able to take. */
  isFree: boolean;
}

/** A submission, and the quotas that it falls under. */
type Asking = Pick<NewSubmission, 'id' | 'quotas'>;

/** What quotas make of a group of submissions, by their ids. */
export interface QuotaFitting<One extends Asking> {
  fitting: readonly One[];
  turnedAway: ReadonlyMap<string, QuotaFull>;
  counted: ReadonlyMap<string, Counted>;
}

/**
 * Locks the places of a form until the transaction ends, and gives what its quotas have left to the first submissions of
 * a group. Counters stand beside the form, so a crowd costs as much as one. Whoever waits already comes before them.
 */
export async function fitQuotas<One extends Asking>(
  database: PlacesSource,
  form: QuotaForm,
  submissions: readonly One[],
): Promise<QuotaFitting<One>> {
  const turnedAway = new Map<string, QuotaFull>();
  const counted = new Map<string, Counted>();
  if (submissions.every(({ quotas }) => quotas.length === 0))
    return { fitting: submissions, turnedAway, counted };
  await lockPlaces(database, form.id);
  const { rows: found } = await database.query(FIND_QUOTAS, [form.id]);
  const quotas = new Map(
    (found as { quotas: Quota[] }[]).flatMap((row) => row.quotas).map((quota) => [quota.id, quota]),
  );
  const { rows } = await database.query(COUNTS, [form.id, form.accountId]);
  const counts = new Map((rows as (Count & { id: string })[]).map(({ id, ...count }) => [id, count]));
  for (const id of quotas.keys()) if (!counts.has(id)) counts.set(id, { taken: 0, waiting: 0 });
  for (const { id, quotas: asked } of submissions) {
    const own = asked.flatMap((one) => quotas.get(one) ?? []);
    const full = own.filter((quota) => isFull(quota, counts.get(quota.id)!));
    const ending = full.find(({ whenFull }) => 'ending' in whenFull)?.whenFull;
    const quotaIds = own.map((quota) => quota.id);
    if (ending && 'ending' in ending) turnedAway.set(id, { kind: 'quota_full', ending: ending.ending });
    else if (own.length > 0) {
      const isWaiting = full.length > 0;
      const isFree = isWaiting && own.every((quota) => counts.get(quota.id)!.taken < quota.most);
      for (const one of quotaIds) counts.get(one)![isWaiting ? 'waiting' : 'taken'] += 1;
      counted.set(id, {
        quotaIds,
        state: isWaiting ? 'waiting' : 'counted',
        position: isWaiting ? Math.max(...quotaIds.map((one) => counts.get(one)!.waiting)) : null,
        isFree,
      });
    }
  }
  return { fitting: submissions.filter(({ id }) => !turnedAway.has(id)), turnedAway, counted };
}

const isFull = ({ most, whenFull }: Quota, { taken, waiting }: Count): boolean =>
  taken + ('waitingList' in whenFull ? waiting : 0) >= most;

/** Changes the counters of quotas, in the transaction that has locked the places. */
export async function addCounts(
  database: PlacesSource,
  { id, accountId }: QuotaForm,
  added: readonly (Count & { id: string })[],
): Promise<void> {
  const isLess = ({ taken, waiting }: Count): boolean => taken < 0 || waiting < 0;
  const [less, more] = [added.filter(isLess), added.filter((one) => !isLess(one))];
  if (more.length > 0) await database.query(ADD, [id, accountId, JSON.stringify(more)]);
  if (less.length > 0) await database.query(TAKE_OUT, [id, accountId, JSON.stringify(less)]);
}

/**
 * Counts what was stored, in the transaction of `fitQuotas`.
 * @param spam those that take no place, and come into the count with their release
 */
export async function countIn(
  database: PlacesSource,
  form: QuotaForm,
  all: readonly (Counted & { id: string })[],
  spam: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (all.length === 0) return;
  const stored = all.filter(({ id }) => !spam.has(id));
  const key = [form.id, form.accountId];
  const waits = stored.some(({ state }) => state === 'waiting');
  const { rows } = waits ? await database.query(NEXT_TURN, key) : { rows: [] };
  let turn = (rows as { turn: number }[])[0]?.turn ?? 0;
  const kept = all.map(({ id, quotaIds, state }) => {
    if (spam.has(id)) return { id, quotaIds, state: 'left', turn: null };
    return { id, quotaIds, state, turn: state === 'waiting' ? turn++ : null };
  });
  await database.query(KEEP, [...key, JSON.stringify(kept)]);
  const byQuota = Map.groupBy(
    stored.flatMap(({ quotaIds, state }) => quotaIds.map((id) => ({ id, state }))),
    ({ id }) => id,
  );
  const added = [...byQuota].map(([id, all]) => {
    const waiting = all.filter(({ state }) => state === 'waiting').length;
    return { id, taken: all.length - waiting, waiting };
  });
  await addCounts(database, form, added);
  // Those before them may wait for another quota as well, and leave the place free.
  if (stored.some(({ isFree }) => isFree))
    await database.query(SETTLE, [
      SETTLE_QUOTAS.name,
      JSON.stringify({ accountId: form.accountId, formId: form.id, submissionIds: [] }),
    ]);
}
