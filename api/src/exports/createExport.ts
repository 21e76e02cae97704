import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import type { CreateExportRequest, ExportFormat } from '../contract/index.ts';
import { createId } from '../db/columns.ts';
import { run, sql } from '../db/sql.ts';
import { Form } from '../entities/form.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import type { RequestSource } from '../http/requestSource.ts';
import { assertRoom } from '../jobs/assertRoom.ts';
import { addJob } from '../jobs/addJob.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { Export } from '../entities/export.entity.ts';
import { selectExport, toSelection, type ExportScope } from './selectExport.ts';
import { runExportJob } from './runExport.ts';

/** Lifetime of a file, in ms. */
const KEPT_MS = 24 * 3_600_000;
/** Most rows of an Excel sheet, without its header. */
const MAX_SHEET_ROWS = 1_048_575;

/**
 * Creates an export, which a job writes to a file, and records whose data it takes (D-159, D-170).
 * @throws {ProblemError} `form.not_found`, `export.too_many`, `export.empty` (SUBM-067), `export.too_many_rows`.
 */
export async function createExport(
  em: EntityManager,
  input: { actor: Actor; request: CreateExportRequest; source: RequestSource },
): Promise<Export> {
  const { actor, request, source } = input;
  await assertRoom(em, { among: 'exports', accountId: actor.accountId });
  const selection = toSelection(actor, request);
  const scope = await selectExport(em, actor, selection);
  const counts = await countByForm(em, scope);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) throw new ProblemError('export.empty');
  if (request.format === 'xlsx' && total > MAX_SHEET_ROWS) throw new ProblemError('export.too_many_rows');
  const formIds = counts.map((one) => one.form_id);
  const found = em.create(Export, {
    id: createId(),
    accountId: actor.accountId,
    createdBy: actor.id,
    format: request.format,
    selection,
    formIds,
    fileName: fileNameOf(scope, request.format),
    total,
    expiresAt: new Date(Date.now() + KEPT_MS),
  });
  await em.flush();
  await addJob(em, runExportJob, { exportId: found.id }, { account: actor.accountId });
  const data = { exportId: found.id, format: request.format, rows: total };
  await recordExport(em, { actor, formIds, source, data });
  return found;
}

/**
 * Selects and records an export that is streamed at once, without counting its rows.
 * @throws {ProblemError} `form.not_found`, `export.empty` (SUBM-067).
 */
export async function beginStream(
  em: EntityManager,
  input: { actor: Actor; request: CreateExportRequest; source: RequestSource },
): Promise<ExportScope> {
  const { actor, request, source } = input;
  const scope = await selectExport(em, actor, toSelection(actor, request));
  const some = await run(em, sql`select 1 from form_submissions s where ${scope.rows} limit 1`);
  if (some.length === 0) throw new ProblemError('export.empty');
  const data = { format: request.format, isStreamed: true };
  await recordExport(em, { actor, formIds: [...scope.titles.keys()], source, data });
  return scope;
}

/** Records the export; an administrator's access to other people's submissions leaves a trace (D-159, D-170). */
export async function recordExport(
  em: EntityManager,
  input: { actor: Actor; formIds: string[]; source: RequestSource; data: Record<string, unknown> },
): Promise<void> {
  const { actor, formIds, source } = input;
  const taken = { ...input.data, formIds };
  await recordEvent(em, { type: 'submissions_exported', source, userId: actor.id, data: taken });
  if (actor.role !== 'admin') return;
  const others = await em.find(
    Form,
    {
      id: { $in: formIds },
      accountId: { $ne: actor.accountId },
      $or: [{ assignedToUserId: null }, { assignedToUserId: { $ne: actor.id } }],
    },
    { fields: ['id'] },
  );
  if (others.length === 0) return;
  const data = { action: 'export', formIds: others.map(({ id }) => id) };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, data });
}

const countByForm = (em: EntityManager, { rows }: ExportScope) =>
  run<{ form_id: string; count: number }>(
    em,
    sql`select s.form_id, count(*)::int as count from form_submissions s where ${rows} group by s.form_id`,
  );

/** The file name; underscores replace letters that would need an encoded header (SUBM-065, D-104). */
export function fileNameOf({ isOneForm, titles }: ExportScope, format: ExportFormat): string {
  const [title = ''] = titles.values();
  return `${isOneForm ? title.replace(/[^A-Za-z0-9]/g, '_') : 'All_Forms'}_submissions.${format}`;
}
