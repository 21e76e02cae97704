import type { EntityManager } from '@mikro-orm/postgresql';
import { recordWork, type Doer } from '../../platform/audit/recordWork.ts';
import type { AuditAction, BulkAction } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { SelectedRows } from './selectRows.ts';

/** Number of submissions of one form. */
export interface RowsOfForm {
  accountId: string;
  formId: string;
  count: number;
}

/** Actions that the audit log of an account has, as it names them; others leave every answer in its place. */
const RECORDED: Partial<Record<BulkAction, AuditAction>> = {
  trash: 'submissions_trashed',
  restore: 'submissions_restored',
  delete: 'submissions_erased',
  spam: 'submissions_marked_spam',
  release: 'submissions_released',
};

/** Returns whether the audit log has an action. */
export const isRecorded = (action: BulkAction): boolean => RECORDED[action] !== undefined;

/** Counts rows by their form. */
export const countByForm = (em: EntityManager, { where }: SelectedRows): Promise<RowsOfForm[]> =>
  run<RowsOfForm>(
    em,
    sql`select s.account_id as "accountId", s.form_id as "formId", count(*)::int as count
      from form_submissions s where ${where} group by 1, 2 order by 1, 2`,
  );

/** Writes an action into the audit log of each account whose submissions it changes (TEAM-050). */
export async function recordRows(
  em: EntityManager,
  doer: Doer,
  { action, rows }: { action: BulkAction; rows: readonly RowsOfForm[] },
): Promise<void> {
  const named = RECORDED[action];
  if (!named) return;
  for (const [accountId, own] of Map.groupBy(rows, (one) => one.accountId)) {
    const formIds = own.map(({ formId }) => formId);
    const count = own.reduce((sum, one) => sum + one.count, 0);
    const data = { action: named, formIds, count };
    // oxlint-disable-next-line no-await-in-loop -- one connection writes one event after the other
    await recordWork(em, doer, { type: 'content_deleted', accountId, data });
  }
}
