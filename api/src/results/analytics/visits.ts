import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { VisitReport as SentReport } from '../../platform/contract/index.ts';
import { stepOf } from './rates.ts';
import { createDelayed } from '../../platform/process/delayed.ts';
import { createMinuteBound } from '../../platform/limits/minuteBound.ts';

/** How far a page load has come; which website it was on is not counted. */
type VisitReport = Omit<SentReport, 'website'>;

/** Counts reports of visitors' browsers, after they are answered. */
export interface Visits {
  /** Records the progress of a page load; false when its source or form reports too much. */
  record(visit: { formId: string; sourceHash: string; report: VisitReport }): boolean;
  /** Counts that a submission met an ending, once for each key under which it is sent. */
  recordEnding(met: { formId: string; endingId: string; submissionKey: string }): void;
  /** Counts all recorded reports. */
  flush(): Promise<void>;
  /** Counts all recorded reports, and none afterwards. */
  stop(): Promise<void>;
}

/** Time in which reports gather before they are counted, in ms. */
const FLUSH_MS = 1_000;
/** Most queued marks; more within a second are dropped. */
const MAX_WAITING = 5_000;
/** Reports of one source in a minute: enough for an office behind one address. */
const MAX_PER_MINUTE = 600;
/** New marks of one source in a minute: about sixty page loads with ten fields each. */
const MAX_SOURCE_MARKS = 600;
/** New marks of one form in a minute, from all sources; more are not counted. */
const MAX_FORM_MARKS = 12_000;
/** Marks remembered, because a page load reports each several times. */
const MAX_KNOWN = 50_000;

/**
 * Counts marks that are new for their page load, once for all processes. Deleted forms are skipped; a form is
 * locked against deletion until its visits are counted.
 */
const COUNT = `
  with incoming as (
    select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[]) as i(load_id, mark, form_id, kind, key)
  ), live as (
    select * from (
      select id, account_id from forms where id in (select form_id from incoming) order by id for key share) locked
  ), fresh as (
    insert into visit_marks (load_id, mark, seen_at) select load_id, mark, now() from incoming
    order by load_id, mark on conflict do nothing returning load_id, mark
  ), counted as (
    select i.form_id, l.account_id, i.kind, i.key from incoming i
    join fresh using (load_id, mark) join live l on l.id = i.form_id
  ), days as (
    insert into form_stats_days as s
      (form_id, day, shard, account_id, views, views_at, starts, starts_at, completions, completions_at)
    select form_id, (now() at time zone 'UTC')::date, mod(pg_backend_pid(), 16), account_id,
      c.views, c.views * form_stats_quarter(now()), c.starts, c.starts * form_stats_quarter(now()),
      c.completions, c.completions * form_stats_quarter(now())
    from (
      select form_id, account_id, (count(*) filter (where kind = 'view'))::int as views,
        (count(*) filter (where kind = 'start'))::int as starts,
        (count(*) filter (where kind = 'complete'))::int as completions
      from counted group by 1, 2 order by 1
    ) c
    on conflict on constraint form_stats_days_pkey do update set
      views = s.views + excluded.views, views_at = s.views_at + excluded.views_at,
      starts = s.starts + excluded.starts, starts_at = s.starts_at + excluded.starts_at,
      completions = s.completions + excluded.completions, completions_at = s.completions_at + excluded.completions_at
  )
  insert into form_stats_details as s (form_id, kind, day, key, shard, account_id, count, count_at)
  select form_id, kind, (now() at time zone 'UTC')::date, key, mod(pg_backend_pid(), 16), account_id,
    c.count, c.count * form_stats_quarter(now())
  from (
    select form_id, kind, key, account_id, count(*)::int as count
    from counted where kind not in ('view', 'start', 'complete') group by 1, 2, 3, 4 order by 1, 2, 3
  ) c
  on conflict on constraint form_stats_details_pkey do update set
    count = s.count + excluded.count, count_at = s.count_at + excluded.count_at`;

interface Mark {
  loadId: string;
  mark: string;
  formId: string;
  kind: string;
  key: string;
}

/**
 * Turns a report into independent marks. A completion implies a start, a start implies a view, whichever reports
 * were lost; so completions never exceed starts, nor starts views.
 */
function marksOf({ formId, report }: { formId: string; report: VisitReport }): Mark[] {
  const { loadId, hasStarted, seconds, reached, errors } = report;
  const mark = (kind: string, key = ''): Mark => ({
    loadId,
    mark: key && kind !== 'duration' ? `${kind}:${key}` : kind,
    formId,
    kind,
    key,
  });
  const isComplete = seconds !== null;
  const last = reached.at(-1);
  return [
    mark('view'),
    ...(hasStarted || isComplete ? [mark('start')] : []),
    ...(isComplete ? [mark('complete'), mark('duration', String(stepOf(seconds)))] : []),
    ...reached.map((field) => mark('reached', field)),
    ...(isComplete && last !== undefined ? [mark('finished', last)] : []),
    ...errors.map((field) => mark('error', field)),
  ];
}

const nameOf = ({ loadId, mark }: Mark): string => `${loadId} ${mark}`;

/**
 * Creates the counter of visits. Visitors never wait for it, and a busy form costs one statement a second. A killed
 * process loses the reports of its last second; triggers count submissions.
 */
export function createVisits(deps: { pool: Pool; logger: Logger }): Visits {
  const { pool, logger } = deps;
  const takeReport = createMinuteBound(MAX_PER_MINUTE);
  const takeSource = createMinuteBound(MAX_SOURCE_MARKS);
  const takeForm = createMinuteBound(MAX_FORM_MARKS);
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  let waiting: Mark[] = [];
  let dropped = 0;
  let isStopped = false;

  const flush = createDelayed(async () => {
    const marks = waiting;
    waiting = [];
    if (dropped > 0) logger.warn({ dropped }, 'More visits than can be counted');
    dropped = 0;
    if (marks.length === 0) return;
    const column = (name: keyof Mark): string[] => marks.map((mark) => mark[name]);
    await pool
      .query(COUNT, [column('loadId'), column('mark'), column('formId'), column('kind'), column('key')])
      .catch((error: unknown) => {
        // Later reports of the same page loads repeat the lost marks.
        known.clear();
        logger.warn({ err: error }, 'Visits could not be counted');
      });
  }, FLUSH_MS);

  const count = (marks: readonly Mark[]): void => {
    for (const mark of marks) {
      if (waiting.length < MAX_WAITING) {
        waiting.push(mark);
        known.set(nameOf(mark), true);
      } else dropped++;
    }
    flush.request();
  };

  return {
    record(visit) {
      const { formId, sourceHash } = visit;
      if (isStopped || !takeReport(sourceHash, 1)) return false;
      const fresh = marksOf(visit).filter((mark) => !known.has(nameOf(mark)));
      if (!takeSource(sourceHash, fresh.length) || !takeForm(formId, fresh.length)) return false;
      count(fresh);
      return true;
    },
    recordEnding({ formId, endingId, submissionKey }) {
      const mark = {
        loadId: submissionKey,
        mark: `ending:${endingId}`,
        formId,
        kind: 'ending',
        key: endingId,
      };
      if (!isStopped && !known.has(nameOf(mark))) count([mark]);
    },
    flush: flush.runNow,
    async stop() {
      isStopped = true;
      await flush.runNow();
    },
  };
}
