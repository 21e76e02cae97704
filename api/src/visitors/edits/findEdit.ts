import type { Pool } from 'pg';
import { isCaptcha, mapFields } from '@inlay/sdk/model';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { editUrl, verifyLinkToken } from '../../submissions/work/submissionLinks.ts';
import type { PublicFormDeps } from '../public-forms/publicFormDeps.ts';
import { TRUSTED } from '../public-forms/password/formPass.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import type { EditedSubmission } from './editAnswers.ts';

const FIND = `
  select s.id, s.form_id as "formId", s.account_id as "accountId", s.revision_id as "revisionId",
    s.submission_data as answers, s.submitted_at as "submittedAt", s.idempotency_key as "idempotencyKey",
    s.receipt_code as "receiptCode", s.language, s.version, case when s.spam is null then s.deleted_at end as "deletedAt", s.withdrawn_at as "withdrawnAt",
    coalesce(w.state, 'open') as state
  from form_submissions s
  left join submission_work w on w.account_id = s.account_id and w.submission_id = s.id and w.form_id = s.form_id
  where s.id = $1`;

interface Row extends EditedSubmission {
  deletedAt: Date | null;
  withdrawnAt: Date | null;
  state: 'open' | 'in_progress' | 'done';
}

/** Who edits, and where. */
export interface Editor {
  /** The user who corrects answers; null for the sender. */
  userId: string | null;
  /** Whether they may say why. */
  asksReason: boolean;
  /** Path of the page. */
  path: string;
  /** Where a stored edit leads to. */
  donePath: string;
}

/** A submission as a link finds it. */
export interface FoundEdit {
  editor: Editor;
  submission: EditedSubmission;
  /** As it is open now, without a captcha; answers that were sent are not in progress, so none are kept. */
  form: PublishedForm;
  /** Why nothing can be changed any more; null while it can. */
  end: 'withdrawn' | 'ended' | 'disabled' | null;
}

/**
 * Finds what an edit link leads to.
 * @param revisionId the revision that was shown; null = the current one
 * @param isPosted whether something was typed on its page, which is shown again whatever its owner allows by now
 * @returns null for a wrong link, for a submission or form that is deleted or in the trash, and for a form whose owner
 *   lets senders change nothing.
 */
export async function findEdit(
  deps: Pick<PublicFormDeps, 'config' | 'published' | 'invited'> & { pool: Pool },
  token: string,
  { revisionId = null, isPosted = false }: { revisionId?: string | null; isPosted?: boolean } = {},
): Promise<FoundEdit | null> {
  const { config, pool, published } = deps;
  const submissionId = verifyLinkToken(config, 'edit', token);
  if (!submissionId) return null;
  const { rows } = await pool.query<Row>({
    name: 'find_edited_submission',
    text: FIND,
    values: [submissionId],
  });
  const [row] = rows;
  const form = row && (await published.find(row.formId, revisionId, TRUSTED));
  if (!form || (!isPosted && !form.allowsEdits && !form.allowsWithdrawal)) return null;
  if (row.deletedAt && !row.withdrawnAt) return null;
  const definition = mapFields(form.definition, (field) => (isCaptcha(field) ? null : field));
  const path = new URL(editUrl(config, row.id)).pathname;
  return {
    editor: { userId: null, asksReason: false, path, donePath: `${path}?saved` },
    submission: row,
    form: { ...form, definition, keepsUnfinished: false, lockedFields: await lockedIn(deps, form, row) },
    end: endOf(form, row),
  };
}

/**
 * Lists the fields whose answers were locked when they were sent: by the invitation, where there is one. Whether a link
 * locked an answer, nothing that is stored says; so it is taken to have locked those that there are.
 */
async function lockedIn(
  { invited }: Pick<PublicFormDeps, 'invited'>,
  form: PublishedForm,
  { answers, idempotencyKey }: Row,
): Promise<string[]> {
  if (form.lockedFields.length === 0) return [];
  const person = form.invitations === 'off' ? null : await invited.byKey(form, idempotencyKey);
  const locked = person ? (person.answers ?? {}) : answers;
  return form.lockedFields.filter((id) => (locked[id] ?? '') !== '');
}

function endOf(form: PublishedForm, { submittedAt, withdrawnAt, state }: Row): FoundEdit['end'] {
  if (withdrawnAt) return 'withdrawn';
  if (!form.active) return 'disabled';
  const { editDays, editsEndAt, editsEndWith } = form;
  const now = Date.now();
  const isOver =
    (editDays !== null && submittedAt.getTime() + editDays * DAY_MS <= now) ||
    (editsEndAt !== null && new Date(editsEndAt).getTime() <= now) ||
    (editsEndWith === 'in_progress' && state !== 'open') ||
    (editsEndWith === 'done' && state === 'done');
  return isOver ? 'ended' : null;
}
