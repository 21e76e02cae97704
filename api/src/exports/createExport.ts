import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { CreateExportRequest, ExportFormat } from '../contract/index.ts';
import { createId } from '../db/columns.ts';
import { Form } from '../forms/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { addJob } from '../jobs/jobs.ts';
import { recordEvent } from '../security/recordEvent.ts';
import { timeZoneOf } from '../submissions/submissionFilter.ts';
import { Export, type ExportSelection } from './export.entity.ts';
import { EXPORT_FROM, exportRows, formOfSelection } from './exportRows.ts';

/** How long a file is kept, in milliseconds. */
const KEPT_MS = 24 * 3_600_000;
/** Rows a sheet takes, without its header. */
const MAX_SHEET_ROWS = 1_048_575;

/**
 * Asks for a file of submissions; a job writes it. What was taken, and from whom, is recorded with it
 * (D-159, D-170).
 * @throws {ProblemError} `form.not_found`, `export.empty` (SUBM-067), `export.too_many_rows`.
 */
export async function createExport(
  em: EntityManager,
  input: { actor: Actor; request: CreateExportRequest; source: RequestSource },
): Promise<Export> {
  const { actor, request, source } = input;
  const selection = toSelection(actor, request);
  const formId = formOfSelection(selection);
  const form = formId ? await getForm(em, formsVisibleTo(actor), formId) : null;
  const counts = await countByForm(em, actor, selection);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) throw new ProblemError('export.empty');
  if (request.format === 'xlsx' && total > MAX_SHEET_ROWS) throw new ProblemError('export.too_many_rows');
  const formIds = counts.map((one) => one.form_id);
  const found = em.create(Export, {
    id: createId(),
    ownerId: actor.id,
    format: request.format,
    selection,
    formIds,
    fileName: fileNameOf(form?.title ?? null, request.format),
    total,
    expiresAt: new Date(Date.now() + KEPT_MS),
  });
  await em.flush();
  await addJob(em, 'run_export', { exportId: found.id });
  const data = { exportId: found.id, format: request.format, rows: total, formIds };
  await recordEvent(em, { type: 'submissions_exported', source, userId: actor.id, data });
  await recordAccess(em, { actor, formIds, source });
  return found;
}

/** An administrator at other people's submissions leaves a trace (D-170). */
async function recordAccess(
  em: EntityManager,
  input: { actor: Actor; formIds: string[]; source: RequestSource },
): Promise<void> {
  const { actor, formIds, source } = input;
  if (actor.role !== 'admin') return;
  const others = await em.find(
    Form,
    {
      id: { $in: formIds },
      ownerId: { $ne: actor.id },
      $or: [{ assignedToUserId: null }, { assignedToUserId: { $ne: actor.id } }],
    },
    { fields: ['id'] },
  );
  if (others.length === 0) return;
  const data = { action: 'export', formIds: others.map(({ id }) => id) };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, data });
}

function toSelection(actor: Actor, request: CreateExportRequest): ExportSelection {
  if ('filter' in request) return { filter: request.filter, timeZone: timeZoneOf(actor, request.filter) };
  const { ids, formId } = request;
  return { ids, ...(formId && { formId }), timeZone: timeZoneOf(actor, request) };
}

function countByForm(em: EntityManager, actor: Actor, selection: ExportSelection) {
  const rows = exportRows(actor, selection);
  const sql = `select s.form_id, count(*)::int as count ${EXPORT_FROM} ${rows.sql} group by s.form_id`;
  return em.execute<{ form_id: string; count: number }[]>(sql, [...rows.values]);
}

/** SUBM-065, D-104. Letters of any alphabet would need an encoded header; underscores stand for them. */
const fileNameOf = (title: string | null, format: ExportFormat): string =>
  `${title === null ? 'All_Forms' : title.replace(/[^A-Za-z0-9]/g, '_')}_submissions.${format}`;
