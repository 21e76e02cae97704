import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { callerOf, type ClientActor } from '../../platform/identity/clientActor.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';
import { findUpload, type UploadRow } from '../../submissions/uploads/uploadRows.ts';
import { getSharedForm } from './policy.ts';

/**
 * Gets a file that the assignment shows to a client, and records that it was asked for.
 * @throws {ProblemError} `form.not_found`, `client.not_shared`; `file.not_found` also for a hidden answer or row.
 */
export async function getClientFile(
  em: EntityManager,
  { pool, revisions }: { pool: Pool; revisions: RevisionCache },
  input: { client: ClientActor; formId: string; fileId: string; source: RequestSource },
): Promise<UploadRow> {
  const { client, fileId, source } = input;
  const { form, access } = await getSharedForm(em, client, input.formId);
  const { fields, since } = await answersVisibleToClient(em, revisions, { formId: form.id, access });
  const row = await findUpload(pool, fileId);
  const isVisible = row?.formId === form.id && (fields?.includes(row.fieldId) ?? true);
  const submission =
    isVisible && row.submissionId
      ? await em.findOne(Submission, { id: row.submissionId, formId: form.id, deletedAt: null })
      : null;
  if (!row || !submission || (since && submission.submittedAt < since))
    throw new ProblemError('file.not_found');
  const data = { formId: form.id, submissionId: submission.id, fileId, files: 1 };
  const { accountId } = form;
  await recordEvent(em, { type: 'files_downloaded', source, ...callerOf(client), accountId, data });
  return row;
}
