import type { Pool, PoolClient } from 'pg';
import { fitPlaces } from '../../places/fitPlaces.ts';
import { keepValues } from '../../../../submissions/values/heldValues.ts';
import { countIn, fitQuotas } from '../../quotas/fitQuotas.ts';
import { fitValues } from '../../unique/fitValues.ts';
import { refused, type Invalid, type QuotaFull, type Refused } from '../outcome.ts';
import { insertSubmissions, type Inserted } from './insertSubmissions.ts';
import type { NewSubmission } from './submissionStore.ts';

/** Serialises submissions to a form with limits; other forms never take this path. */
const LOCK_LIMIT = 'select max_submissions from form_publishing where form_id = $1 for update';

const COUNT = `
  select count(*)::int from (
    select 1 from form_submissions where account_id = $3 and form_id = $1 and deleted_at is null limit $2
  ) counted`;

/** Inserts in the order of the hashes, so that two groups never deadlock. */
const USE_BROWSERS = `
  insert into submission_browsers (form_id, account_id, browser_hash, submission_id)
  select $1, $4, browser_hash, submission_id from unnest($2::text[], $3::uuid[]) used (browser_hash, submission_id)
  order by browser_hash
  on conflict on constraint submission_browsers_pkey do nothing returning submission_id`;

/** Locks in the order of the ids, so that two groups never deadlock. */
const TAKE_UPLOADS = `
  with free as (
    select u.id, a.submission_id from uploads u join unnest($2::uuid[], $3::uuid[]) a (id, submission_id) on a.id = u.id
    where u.account_id = $4 and u.form_id = $1 and u.submission_id is null order by u.id for no key update of u
  )
  update uploads u set submission_id = free.submission_id from free
  where u.account_id = $4 and u.form_id = $1 and u.id = free.id and u.submission_id is null`;

/** Some of a group may not be stored; its halves are tried next. */
class LimitsUnmetError extends Error {
  override name = 'LimitsUnmetError';
}

/**
 * Inserts submissions of one form with limits that only the whole table can check, in one transaction: their number,
 * one per browser, uploads for one, places of options, quotas, one for each value of a field.
 * @returns what became of the group, or why the only submission of the group is not stored.
 * @throws {LimitsUnmetError} when not all of several fit; nothing is stored then.
 */
export async function insertWithLimits(
  pool: Pool,
  submissions: readonly NewSubmission[],
): Promise<Inserted | Refused> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await insertThenCheck(client, submissions);
    const isRefused = 'kind' in result;
    await client.query(isRefused ? 'rollback' : 'commit');
    client.release();
    if (isRefused && submissions.length > 1) throw new LimitsUnmetError(result.code);
    return result;
  } catch (error) {
    // Closes a connection in an unknown transaction state; the server rolls back.
    if (!(error instanceof LimitsUnmetError)) client.release(true);
    throw error;
  }
}

/** Inserts first, because a repeated submission needs no free place; a failed check rolls everything back. */
async function insertThenCheck(
  client: PoolClient,
  group: readonly NewSubmission[],
): Promise<Inserted | Refused> {
  // Spam is answered as everybody is, and comes last, so that it takes no place from anybody of its group.
  const spam = group.filter((one) => one.spam);
  const submissions = spam.length > 0 ? [...group.filter((one) => !one.spam), ...spam] : group;
  const { formId = '', accountId = '' } = submissions[0] ?? {};
  const limit = submissions.some(({ isLimited }) => isLimited) ? await lockLimit(client, formId) : null;
  const form = { id: formId, accountId };
  const values = await fitValues(client, form, submissions);
  const quotas = await fitQuotas(client, form, values.fitting);
  const { fitting, unplaced } = await fitPlaces(client, form, quotas.fitting);
  // One without a place may have kept another from its value.
  if (values.used.size > 0 && fitting.length < values.fitting.length) return refused('form.changed');
  const inserted = withUnplaced(fitting.length > 0 ? await insertSubmissions(client, fitting) : NOTHING, {
    fitting,
    unplaced: new Map<string, Invalid | QuotaFull>([...values.used, ...quotas.turnedAway, ...unplaced]),
  });
  const { stored } = inserted;
  if (stored.size === 0) return inserted;
  if (limit !== null && (await countUpTo(client, [formId, limit + 1, accountId])) > limit)
    return refused('form.full');
  const counted = [...quotas.counted].map(([id, one]) => ({ id, ...one }));
  // One that was not stored may have kept another from its place.
  if (
    submissions.length > 1 &&
    counted.some(({ state }) => state === 'waiting') &&
    counted.some(({ id }) => !stored.has(id))
  )
    return refused('form.changed');
  await countIn(
    client,
    form,
    counted.filter(({ id }) => stored.has(id)),
    new Set(spam.map(({ id }) => id)),
  );
  const taken = submissions.filter(({ id }) => stored.has(id));
  const held = taken.flatMap(({ id, unique }) => (unique ? [{ ...unique, id }] : []));
  await keepValues(client, form, held);
  // Another submission took its files at the same moment; sent again, their fields say so.
  if (!(await takeUploads(client, taken))) return refused('form.changed');
  const positions = new Map(
    counted.flatMap(({ id, position }) => (position === null ? [] : [[id, position]])),
  );
  const named = submissions.filter(({ id, browserHash }) => browserHash !== null && stored.has(id));
  if (named.length === 0) return { ...inserted, positions };
  // Citus counts the rows of a conflict as well.
  const { rows: used } = await client.query(USE_BROWSERS, [
    formId,
    named.map(({ browserHash }) => browserHash),
    named.map(({ id }) => id),
    accountId,
  ]);
  return used.length === named.length ? { ...inserted, positions } : refused('submission.already_sent');
}

/** A group for which there is no place at all. */
const NOTHING: Inserted = { stored: new Set(), confirmed: new Set(), isCounting: true };

/** Submissions of a group for which there are places, and why the others are not stored, by their ids. */
interface Fitting {
  fitting: readonly NewSubmission[];
  unplaced: ReadonlyMap<string, Invalid | QuotaFull>;
}

/** Adds those without a place; a repeated submission needs none, so whoever it kept from one is tried again. */
function withUnplaced(inserted: Inserted, { fitting, unplaced }: Fitting): Inserted {
  if (fitting.every(({ id }) => inserted.stored.has(id))) return { ...inserted, unplaced };
  return { ...inserted, unplaced: new Map([...unplaced.keys()].map((id) => [id, { kind: 'again' }])) };
}

/** Ties uploads to their submissions; false when another submission has one of them. */
async function takeUploads(client: PoolClient, submissions: readonly NewSubmission[]): Promise<boolean> {
  const pairs = submissions.flatMap(({ id, uploads }) => uploads.map((upload) => [upload, id] as const));
  const [first] = submissions;
  if (!first || pairs.length === 0) return true;
  const { rowCount } = await client.query(TAKE_UPLOADS, [
    first.formId,
    pairs.map(([upload]) => upload),
    pairs.map(([, submission]) => submission),
    first.accountId,
  ]);
  return rowCount === pairs.length;
}

/** Locks and reads the limit, which then cannot change until the transaction ends. */
async function lockLimit(client: PoolClient, formId: string): Promise<number | null> {
  const { rows } = await client.query<{ max_submissions: number | null }>(LOCK_LIMIT, [formId]);
  return rows[0]?.max_submissions ?? null;
}

async function countUpTo(
  client: PoolClient,
  values: [formId: string, most: number, accountId: string],
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(COUNT, values);
  return rows[0]?.count ?? 0;
}
