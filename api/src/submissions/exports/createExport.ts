import type { EntityManager } from '@mikro-orm/postgresql';
import { dayIn } from '../../platform/calendar/days.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { safeName } from '../../platform/http/attachment.ts';
import type { Actor, Person } from '../../platform/identity/actor.ts';
import type { CreateExportRequest, ExportFormat } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { formAbilities } from '../../forms/policy.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { assertRoom } from '../../platform/jobs/assertRoom.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { recordWork } from '../../platform/audit/recordWork.ts';
import { Export, type ExportSelection } from '../../platform/entities/export.entity.ts';
import { selectExport, toSelection, type ExportScope } from './selectExport.ts';
import { splitCount } from './splitChoices.ts';
import { runExportJob } from './runExport.ts';

/** Lifetime of a file that somebody waits for, in ms. */
const KEPT_MS = DAY_MS;
/** Most rows of an Excel sheet, without its header. */
const MAX_SHEET_ROWS = 1_048_575;

/** An export to be made. */
interface ExportOrder {
  person: Person;
  format: ExportFormat;
  selection: ExportSelection;
  /** Null where no request asks for it. */
  source: RequestSource | null;
  /** Lifetime of the file, in ms. */
  keptMs: number;
  /** Mails a link to the file once it is written. */
  isMailed: boolean;
}

/** Creates the export that a request asks for. @throws as `orderExport`. */
export const createExport = (
  em: EntityManager,
  { actor, request, source }: { actor: Actor; request: CreateExportRequest; source: RequestSource },
): Promise<Export> =>
  orderExport(em, {
    person: actor,
    format: request.format,
    selection: toSelection(actor, request),
    source,
    keptMs: KEPT_MS,
    isMailed: false,
  });

/**
 * Creates an export, which a job writes to a file, and records whose data it takes (D-159, D-170).
 * @throws {ProblemError} `form.not_found`, `export.too_many`, `export.empty` (SUBM-067), `export.too_many_rows`.
 */
export async function orderExport(em: EntityManager, order: ExportOrder): Promise<Export> {
  const { person, format, selection, source, keptMs, isMailed } = order;
  await assertRoom(em, { among: 'exports', accountId: person.accountId });
  const scope = await selectExport(em, person, selection);
  const counts = await countByForm(em, scope);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) throw new ProblemError('export.empty');
  const lines = counts.reduce((sum, one) => sum + one.lines, 0);
  if (format === 'xlsx' && lines > MAX_SHEET_ROWS) throw new ProblemError('export.too_many_rows');
  const formIds = counts.map((one) => one.form_id);
  const found = em.create(Export, {
    id: createId(),
    accountId: person.accountId,
    createdBy: person.id,
    key: person.key,
    format,
    selection,
    formIds,
    fileName: fileNameOf(scope, format),
    total,
    expiresAt: new Date(Date.now() + keptMs),
  });
  await em.flush();
  await addJob(em, runExportJob, { exportId: found.id, isMailed }, { account: person.accountId });
  const data = { exportId: found.id, format, rows: total, ...(isMailed && { isMailed }) };
  await recordExport(em, { actor: person, formIds, source, data });
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

/**
 * Records the export in the audit log of each account whose forms it holds; an administrator's access to other people's
 * submissions leaves a trace (D-159, D-170, TEAM-050).
 */
export async function recordExport(
  em: EntityManager,
  input: { actor: Person; formIds: string[]; source: RequestSource | null; data: Record<string, unknown> },
): Promise<void> {
  const { actor, formIds, source } = input;
  const forms = await em.find(
    Form,
    {
      id: { $in: formIds },
    },
    { fields: ['accountId', 'clientFolderId'] },
  );
  const { rows, ...taken } = input.data;
  for (const [accountId, own] of Map.groupBy(forms, (form) => form.accountId)) {
    const ids = formIds.filter((id) => own.some((form) => form.id === id));
    // The rows of several accounts are counted together.
    const data = {
      ...taken,
      ...(own.length === forms.length && rows !== undefined && { rows }),
      formIds: ids,
    };
    // oxlint-disable-next-line no-await-in-loop -- one connection writes one event after the other
    await recordWork(em, { actor, source }, { type: 'submissions_exported', accountId, data });
  }
  if (actor.role !== 'admin') return;
  const others = forms.filter((form) => !formAbilities({ ...actor, role: 'user' }, form).readSubmissions);
  if (others.length === 0) return;
  const data = { action: 'export', formIds: others.map(({ id }) => id) };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, data });
}

/** Counts the submissions of each form, and the lines that a table has of them. */
const countByForm = (em: EntityManager, { rows, splitBy }: ExportScope) =>
  run<{ form_id: string; count: number; lines: number }>(
    em,
    sql`select s.form_id, count(*)::int as count, sum(${splitCount(splitBy)})::int as lines from form_submissions s where ${rows} group by s.form_id`,
  );

/** The file name, safe on every system: the form's title and the day of the reader (SUBM-065, D-104). */
export function fileNameOf(
  { isOneForm, titles, timeZone }: Pick<ExportScope, 'isOneForm' | 'titles' | 'timeZone'>,
  format: ExportFormat,
): string {
  const [title = ''] = titles.values();
  const name = isOneForm ? safeName(title) || 'form' : 'All forms';
  return `${name} ${dayIn(timeZone, Date.now())}.${format}`;
}
