import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { VisitReport } from '../contract/index.ts';
import { stepOf } from './rates.ts';

/** Counts what visitors' browsers report, behind the answers. */
export interface Visits {
  /** Notes how far a page load has come; false when its source reports too often. */
  record(visit: { formId: string; sourceHash: string; report: VisitReport }): boolean;
  /** Counts what is noted. */
  flush(): Promise<void>;
  /** Counts what is noted, and nothing afterwards. */
  stop(): Promise<void>;
}

/** How long reports wait to be counted together, in milliseconds. */
const FLUSH_MS = 1_000;
/** Marks that wait at most; more within a second are left out. */
const MAX_WAITING = 5_000;
/** Reports of one source in a minute: an office behind one address, but no flood. */
const MAX_PER_MINUTE = 600;
/** Sources that are watched at once. */
const MAX_SOURCES = 10_000;

/**
 * Of all marks only those are counted that are new for their page load, once for all processes; a form
 * that is gone is left out, one that is about to go is held until its visits are counted.
 */
const COUNT = `
  with incoming as (
    select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[]) as i(load_id, mark, form_id, kind, key)
  ), live as (
    select id, user_id from forms where id in (select form_id from incoming) order by id for key share
  ), fresh as (
    insert into visit_marks (load_id, mark, seen_at) select load_id, mark, now() from incoming
    order by load_id, mark on conflict do nothing returning load_id, mark
  ), counted as (
    select i.form_id, l.user_id, i.kind, i.key from incoming i
    join fresh using (load_id, mark) join live l on l.id = i.form_id
  ), days as (
    insert into form_stats_days as s
      (form_id, day, shard, account_id, views, views_at, starts, starts_at, completions, completions_at)
    select form_id, (now() at time zone 'UTC')::date, mod(pg_backend_pid(), 16), user_id,
      c.views, c.views * form_stats_quarter(now()), c.starts, c.starts * form_stats_quarter(now()),
      c.completions, c.completions * form_stats_quarter(now())
    from (
      select form_id, user_id, (count(*) filter (where kind = 'view'))::int as views,
        (count(*) filter (where kind = 'start'))::int as starts,
        (count(*) filter (where kind = 'complete'))::int as completions
      from counted group by 1, 2 order by 1
    ) c
    on conflict (form_id, day, shard) do update set
      views = s.views + excluded.views, views_at = s.views_at + excluded.views_at,
      starts = s.starts + excluded.starts, starts_at = s.starts_at + excluded.starts_at,
      completions = s.completions + excluded.completions, completions_at = s.completions_at + excluded.completions_at
  )
  insert into form_stats_details as s (form_id, kind, day, key, shard, account_id, count, count_at)
  select form_id, kind, (now() at time zone 'UTC')::date, key, mod(pg_backend_pid(), 16), user_id,
    c.count, c.count * form_stats_quarter(now())
  from (
    select form_id, kind, key, user_id, count(*)::int as count
    from counted where kind not in ('view', 'start', 'complete') group by 1, 2, 3, 4 order by 1, 2, 3
  ) c
  on conflict (form_id, kind, day, key, shard) do update set
    count = s.count + excluded.count, count_at = s.count_at + excluded.count_at`;

interface Mark {
  loadId: string;
  mark: string;
  formId: string;
  kind: string;
  key: string;
}

/**
 * What a report says, as marks that stand for themselves: who has completed has started, and who has
 * started has seen the form, whichever reports were lost. So there are never more completions than
 * starts, nor more starts than views.
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
  return [
    mark('view'),
    ...(hasStarted || isComplete ? [mark('start')] : []),
    ...(isComplete ? [mark('complete'), mark('duration', String(stepOf(seconds)))] : []),
    ...reached.map((field) => mark('reached', field)),
    ...errors.map((field) => mark('error', field)),
  ];
}

/**
 * A visitor never waits for being counted, and a form with many visitors costs one statement a second.
 * A process that is killed loses that second's; submissions are counted with themselves.
 */
export function createVisits(deps: { pool: Pool; logger: Logger }): Visits {
  const { pool, logger } = deps;
  const sources = new LRUCache<string, { reports: number }>({ max: MAX_SOURCES, ttl: 60_000 });
  let waiting = new Map<string, Mark>();
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const mayReport = (sourceHash: string): boolean => {
    const source = sources.get(sourceHash) ?? { reports: 0 };
    if (source.reports === 0) sources.set(sourceHash, source);
    source.reports++;
    return source.reports <= MAX_PER_MINUTE;
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const marks = [...waiting.values()];
    waiting = new Map();
    if (dropped > 0) logger.warn({ dropped }, 'More visits than can be counted');
    dropped = 0;
    if (marks.length === 0) return;
    const column = (name: keyof Mark): string[] => marks.map((mark) => mark[name]);
    await pool
      .query(COUNT, [column('loadId'), column('mark'), column('formId'), column('kind'), column('key')])
      .catch((error: unknown) => logger.warn({ err: error }, 'Visits could not be counted'));
  };

  return {
    record(visit) {
      if (isStopped || !mayReport(visit.sourceHash)) return false;
      for (const mark of marksOf(visit)) {
        if (waiting.size < MAX_WAITING) waiting.set(`${mark.loadId} ${mark.mark}`, mark);
        else dropped++;
      }
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
      return true;
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}
