import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { EmbedReport as EmbedReportBody } from '@inlay/sdk/model';
import type { EmbedReportListResponse } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { EmbedReport } from '../../platform/entities/embedReport.entity.ts';
import { CHANNEL } from '../../platform/realtime/liveEvents.ts';
import { TELL_WEBSITES } from '../websitesEvent.ts';

/** Most reports per form; a new one replaces the least recently seen. */
const MAX_REPORTS = 50;

/** Ignores reports about forms that no longer exist. */
const STORE = `
  insert into embed_reports as r
    (form_id, problem, page, mode, account_id, count, first_seen_at, last_seen_at)
  select f.id, $2, $3, $4, f.account_id, 1, now(), now() from forms f where f.id = $1 and f.deleted_at is null
  on conflict on constraint embed_reports_pkey do update set count = r.count + 1, last_seen_at = excluded.last_seen_at
  returning count`;

const TELL = `with told as (select id as form_id, account_id from forms where id = $2) ${TELL_WEBSITES}`;

const FORGET_OLDEST = `
  delete from embed_reports where form_id = $1 and (problem, page, mode) in (
    select problem, page, mode from embed_reports where form_id = $1
    order by last_seen_at desc, problem, page, mode offset ${MAX_REPORTS}
  )`;

/** Stores a problem that a browser reported: one row for each problem of each page, counted. */
export async function storeEmbedReport(pool: Pool, formId: string, report: EmbedReportBody): Promise<void> {
  const { problem, page, mode } = report;
  const { rows } = await pool.query<{ count: number }>(STORE, [formId, problem, withoutQuery(page), mode]);
  if (rows[0]?.count !== 1) return;
  await pool.query(FORGET_OLDEST, [formId]);
  await pool.query(TELL, [CHANNEL, formId]);
}

/** Removes query and fragment of a page's address, which may hold personal data (D-103). */
function withoutQuery(page: string): string {
  const { origin, pathname } = new URL(page);
  return origin + pathname;
}

/** Lists problems that browsers reported on pages with the form, latest first. */
export async function listEmbedReports(em: EntityManager, form: Form): Promise<EmbedReportListResponse> {
  const rows = await em.find(
    EmbedReport,
    { formId: form.id },
    { orderBy: { lastSeenAt: 'desc', problem: 'asc', page: 'asc' } },
  );
  return {
    reports: rows.map(({ problem, page, mode, count, firstSeenAt, lastSeenAt }) => ({
      problem,
      page,
      mode,
      count,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

/** Deletes all reports, so that the owner of a fixed page sees whether any come back. */
export async function clearEmbedReports(em: EntityManager, form: Form): Promise<void> {
  await em.nativeDelete(EmbedReport, { formId: form.id });
}
