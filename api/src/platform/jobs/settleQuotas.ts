import type { EntityManager } from '@mikro-orm/postgresql';
import { idArray, run, sql } from '../db/sql.ts';
import { addJob } from './addJob.ts';
import type { AddableJob } from './defineJob.ts';

/** Submissions of a form that went into the trash or came back; without any, its quotas have changed. */
export interface QuotaNews {
  accountId: string;
  formId: string;
  submissionIds: readonly string[];
}

/** The job that gives free places of a form to its waiting list; `delivery/quotas/settleQuotas.ts` runs it. */
export const SETTLE_QUOTAS: AddableJob<QuotaNews> = { name: 'settle_quotas', keyOf: () => null };

/**
 * Has quotas settled once the surrounding transaction commits: of what has left the count, and of what has come back
 * into it. Forms whose quotas count nothing yet have no job.
 */
export async function settleQuotas(
  em: EntityManager,
  moved: readonly { formId: string; ids: readonly string[] }[],
): Promise<void> {
  if (moved.length === 0) return;
  const counting = await run<{ formId: string; accountId: string }>(
    em,
    sql`select distinct form_id as "formId", account_id as "accountId" from form_quotas
      where form_id = any(${idArray(moved.map(({ formId }) => formId))}::uuid[])`,
  );
  for (const { formId, accountId } of counting) {
    const submissionIds = moved.flatMap((one) => (one.formId === formId ? one.ids : []));
    await addJob(em, SETTLE_QUOTAS, { accountId, formId, submissionIds });
  }
}
