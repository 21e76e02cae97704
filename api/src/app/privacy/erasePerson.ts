import { rm } from 'node:fs/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import {
  personSearchSchema,
  type ErasureState,
  type ExportFormat,
  type PrivacyPlace,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { allOf, anyId, idArray, run, sql } from '../../platform/db/sql.ts';
import { PersonErasure, type StoredSelection } from '../../platform/entities/personErasure.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { openSecret } from '../../platform/secrets/sealSecret.ts';
import { dropBlocks } from '../../results/blocks/index.ts';
import { countChanges, type CountingDeps } from '../../results/countChanges.ts';
import { changeRows, type AnnounceWork } from '../../submissions/bulk/changeRows.ts';
import { exportFile } from '../../submissions/exports/exportFile.ts';
import { IS_HELD } from '../../submissions/holds/isHeld.ts';
import { ownRows } from '../../submissions/list/ownRows.ts';
import { removeUnusedFiles } from '../../submissions/uploads/removeFiles.ts';
import type { UploadDeps } from '../../submissions/uploads/uploadDeps.ts';
import { erasePlace } from './erasePlace.ts';
import { forgetErased, type ForgetDeps } from './forgetErased.ts';
import { createPerson, namesInJson, type Person } from './person.ts';
import { allowErasingEvents, recordErasedEvents } from './erasedEvents.ts';
import { TEXT_PLACES } from './textPlaces.ts';
import { withoutErased } from './withoutErased.ts';

/** Submissions of one transaction. */
const BATCH = 500;

export interface EraseDeps extends ForgetDeps, UploadDeps, CountingDeps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  queuePool: Pool;
  announceWork: AnnounceWork;
}

/** An erasure that is at work. */
interface Work {
  id: string;
  accountId: string;
  requestedBy: string | null;
  person: Person;
  selection: StoredSelection;
}

type Counts = Partial<Record<PrivacyPlace, number>>;

/** One step; done again after an interruption, it finds only what is left. @returns what it has erased by itself. */
type Step = (deps: EraseDeps, work: Work, signal: AbortSignal) => Promise<void>;

/**
 * The steps of an erasure, each of which can be interrupted anywhere and done again. Rows are counted in the transaction
 * that erases them. Submissions go after the texts, since some places are found by them; what they leave behind goes last.
 */
const STEPS: readonly Step[] = [
  ({ orm, config }, work) => inTransaction(orm, (em) => measure(em, work, config.warehouse !== null)),
  ...TEXT_PLACES.map((place): Step => async ({ orm }, work) => {
    for (;;) {
      const erased = await inTransaction(orm, async (em) => {
        const count = await erasePlace(em, { place, ...work });
        await addCounts(em, work, { [place.place]: count });
        return count;
      });
      if (erased === 0) return;
    }
  }),
  async ({ orm }, work) => inTransaction(orm, (em) => eraseEvents(em, work)),
  async ({ orm }, work) => inTransaction(orm, (em) => eraseShared(em, work)),
  async ({ orm, config }, work) => {
    const gone = await inTransaction(orm, (em) => eraseExports(em, work));
    for (const one of gone) await rm(exportFile(config, one), { force: true });
  },
  async (deps, work) => {
    while ((await inTransaction(deps.orm, (em) => eraseSubmissions(em, deps, work))) > 0);
  },
  async (deps, { accountId }, signal) => {
    await forgetErased(deps, accountId, signal);
  },
  (deps, work, signal) => recount(deps, work, signal),
  // Their rows are gone; what stays of them is their bytes.
  (deps) => removeUnusedFiles(deps),
];

/** Number of steps, for those who watch. */
export const ERASURE_STEPS = STEPS.length;

/** Takes an erasure from where it is to its certificate (decision 932). */
export async function erasePerson(deps: EraseDeps, erasureId: string, signal: AbortSignal): Promise<void> {
  const { orm, config } = deps;
  for (;;) {
    signal.throwIfAborted();
    const row = await inTransaction(orm, (em) => em.findOne(PersonErasure, { id: erasureId }));
    if (!row?.search || !row.selection || !['waiting', 'running'].includes(row.state)) return;
    const search = personSearchSchema.parse(
      JSON.parse(openSecret(row.search, config.secret, { purpose: 'erasure', id: row.id })),
    );
    const { id, accountId, selection, requestedBy = null } = row;
    const work: Work = { id, accountId, requestedBy, selection, person: createPerson(accountId, search) };
    const step = STEPS[row.step];
    if (!step) return finish(orm, work);
    await step(deps, work, signal);
    // A step that was done by another run meanwhile is not skipped over.
    await inTransaction(orm, (em) =>
      run(
        em,
        sql`update person_erasures set step = step + 1, state = 'running'
          where account_id = ${accountId} and id = ${id} and step = ${row.step}`,
      ),
    );
  }
}

/** Ends an erasure: who was searched for is forgotten, and the certificate stays. */
async function finish(orm: MikroORM, { id, accountId, selection }: Work): Promise<void> {
  await inTransaction(orm, async (em) => {
    const [left] = await run<{ count: number }>(
      em,
      sql`select count(*)::int as count from form_submissions s
        where s.account_id = ${accountId} and s.id = ${anyId(selection.submissions)}`,
    );
    // A hold that was placed meanwhile.
    const state: ErasureState = left?.count ? 'held' : 'done';
    await run(
      em,
      sql`update person_erasures set state = ${state}, search = null, selection = null, finished_at = now()
        where account_id = ${accountId} and id = ${id}`,
    );
  });
}

/** Adds what the transaction has erased to the certificate. */
async function addCounts(
  em: EntityManager,
  { accountId, id }: Pick<Work, 'accountId' | 'id'>,
  counts: Counts,
): Promise<void> {
  for (const [place, count] of Object.entries(counts)) {
    if (count === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await run(
      em,
      sql`update person_erasures
        set counts = jsonb_set(counts, ${[place]}::text[], to_jsonb(coalesce((counts ->> ${place})::int, 0) + ${count}::int))
        where account_id = ${accountId} and id = ${id}`,
    );
  }
}

/** Counts what goes without a row of its own in these steps: it is the same each time until they begin. */
async function measure(
  em: EntityManager,
  { accountId, id, selection }: Work,
  hasWarehouse: boolean,
): Promise<void> {
  const ids = [...selection.submissions];
  const [found] = await run<Record<'events' | 'results' | 'warehouse', number>>(
    em,
    sql`select
        (select count(*)::int from security_events v
          where v.event_type = 'successful_submission' and v.event_data ->> 'submissionId' = any(${ids}::text[])) as events,
        count(distinct s.form_id) filter (where s.deleted_at is null)::int as results,
        count(distinct (s.form_id, (s.submitted_at at time zone 'UTC')::date))::int as warehouse
      from form_submissions s where s.account_id = ${accountId} and s.id = ${anyId(ids)}`,
  );
  const { events = 0, results = 0, warehouse = 0 } = found ?? {};
  const counts = { events, results, warehouse: hasWarehouse ? warehouse : 0 };
  const above = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  await run(
    em,
    sql`update person_erasures set counts = ${JSON.stringify(above)}::jsonb
      where account_id = ${accountId} and id = ${id}`,
  );
}

async function eraseEvents(em: EntityManager, work: Work): Promise<void> {
  const { person, accountId } = work;
  const rows = await run<{ id: string; data: Record<string, unknown> }>(
    em,
    sql`select v.id, v.event_data as data from security_events v
      where v.account_id = ${accountId} and ${namesInJson(sql`v.event_data`, person)}`,
  );
  await allowErasingEvents(em);
  for (const { id, data } of rows) {
    const named = Object.entries(data).filter(([, value]) => person.isIn(JSON.stringify(value)));
    const erased = Object.fromEntries(named.map(([name]) => [name, '[erased]']));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await run(
      em,
      sql`update security_events set event_data = event_data || ${JSON.stringify(erased)}::jsonb where id = ${id}`,
    );
  }
  await recordErasedEvents(em, accountId, rows);
  await addCounts(em, work, { events: rows.length });
}

async function eraseShared(em: EntityManager, work: Work): Promise<void> {
  const { accountId, person, selection } = work;
  const rows = await run<{ id: string; picture: unknown }>(
    em,
    sql`select r.id, r.picture from shared_results r where r.account_id = ${accountId} and r.frozen_at is not null
      and (exists (select from unnest(${[...selection.submissions]}::text[]) id where position(id in r.picture::text) > 0)
        or ${namesInJson(sql`r.picture`, person)}) for update`,
  );
  const ids = new Set(selection.submissions);
  let count = 0;
  for (const { id, picture } of rows) {
    const kept = withoutErased(picture, (one) => ids.has(one.submissionId) || person.isIn(one.text));
    if (!kept) continue;
    count += 1;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await run(
      em,
      sql`update shared_results set picture = ${JSON.stringify(kept)}::jsonb
        where account_id = ${accountId} and id = ${id}`,
    );
  }
  await addCounts(em, work, { shared_results: count });
}

async function eraseExports(em: EntityManager, work: Work): Promise<{ id: string; format: ExportFormat }[]> {
  const gone = await run<{ id: string; format: ExportFormat }>(
    em,
    sql`delete from exports e where e.account_id = ${work.accountId} and (
        ${namesInJson(sql`e.selection`, work.person)}
        or exists (select from form_submissions s where s.account_id = e.account_id
          and s.id = ${anyId(work.selection.submissions)} and e.form_ids ? s.form_id::text))
      returning id, format`,
  );
  await addCounts(em, work, { exports: gone.length });
  return gone;
}

/** What is deleted with a submission, by the table that has it. */
const WITH_SUBMISSIONS: Readonly<Record<string, PrivacyPlace>> = {
  submission_versions: 'versions',
  submission_notes: 'notes',
  submission_comments: 'comments',
  submission_entries: 'replies',
  uploads: 'files',
  deliveries: 'deliveries',
};

/** Deletes some submissions as the trash does: quotas, counters, searches and open inboxes hear of it. */
async function eraseSubmissions(em: EntityManager, { announceWork }: EraseDeps, work: Work): Promise<number> {
  const { accountId, selection } = work;
  const rows = await run<{ id: string; isInTrash: boolean }>(
    em,
    sql`select s.id, s.deleted_at is not null as "isInTrash" from form_submissions s
      where s.account_id = ${accountId} and s.id = ${anyId(selection.submissions)} and not ${IS_HELD}
      order by s.id limit ${sql.lit(BATCH)} for update of s`,
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const counts: Counts = {};
  for (const [table, place] of Object.entries(WITH_SUBMISSIONS)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const [found] = await run<{ count: number }>(
      em,
      sql`select count(*)::int as count from ${sql.table(table)} t
        where t.account_id = ${accountId} and t.submission_id = ${anyId(ids)}`,
    );
    counts[place] = found?.count ?? 0;
  }
  const own = ownRows([accountId]);
  const where = allOf([own('s'), sql`s.id = any(${idArray(ids)}::uuid[])`]);
  const change = { action: 'delete', rows: { where, own }, limit: BATCH, value: null, job: null } as const;
  await changeRows(em, { ...change, actorId: work.requestedBy ?? accountId, announceWork });
  const trash = rows.filter(({ isInTrash }) => isInTrash).length;
  await addCounts(em, work, { ...counts, trash, submissions: rows.length - trash });
  return rows.length;
}

/**
 * Counts the deletions, and has blocks of results built anew: they hold what was answered, and the changes that are kept
 * for them hold answers whole.
 */
async function recount(deps: EraseDeps, { accountId, selection }: Work, signal: AbortSignal): Promise<void> {
  await countChanges(deps, signal);
  const client = await deps.queuePool.connect();
  try {
    for (const formId of selection.formIds) {
      await dropBlocks(client, { id: formId, accountId });
      for (const table of ['form_result_deltas', 'form_result_additions'])
        await client.query(`delete from ${table} where account_id = $1 and form_id = $2`, [
          accountId,
          formId,
        ]);
    }
  } finally {
    client.release();
  }
}

export const erasePersonJob = defineJob({
  name: 'erase_person',
  payload: z.object({ erasureId: z.uuid() }),
  queue: 'bulk',
  key: ({ erasureId }) => [erasureId],
  run: (deps: EraseDeps, { erasureId }, { signal }) => erasePerson(deps, erasureId, signal),
});
