import type { Pool } from 'pg';
import { EDIT_TEXTS, RECEIPT_TEXTS, type Language } from '@inlay/sdk/model';
import type { SubmissionStatusPage } from '@inlay/sdk/server';
import type { Config } from '../../../platform/config/config.ts';
import { timeOfId } from '../../../platform/signed-log/gather.ts';
import { POSITION } from '../../../submissions/quotaPosition.ts';
import { editUrl, verifyLinkToken } from '../../../submissions/work/submissionLinks.ts';
import { TRUSTED } from '../password/formPass.ts';
import type { PublishedForm, PublishedForms } from '../publishedForm.ts';
import { inLanguage } from '../visitorLanguage.ts';

const FIND_STATUS = `
  select s.form_id as "formId", s.receipt_code as "receiptCode", s.submitted_at as "submittedAt", s.language,
    coalesce(w.state, 'open') as state, coalesce(ws.public_name, ws.name) as "ownStatus",
    coalesce((
      select json_agg(json_build_object('text', c.text, 'at', c.created_at) order by c.created_at, c.id)
      from submission_comments c
      where c.account_id = s.account_id and c.submission_id = s.id and c.form_id = s.form_id
        and c.audience = 'public'), '[]') as messages,
    (select (${POSITION}) from submission_quotas q
      where q.account_id = s.account_id and q.form_id = s.form_id and q.submission_id = s.id
        and q.state = 'waiting') as position
  from form_submissions s
  left join submission_work w on w.account_id = s.account_id and w.submission_id = s.id and w.form_id = s.form_id
  left join submission_statuses ws on ws.id = w.status_id and ws.account_id = w.account_id
  where s.id = $1 and (s.deleted_at is null or s.spam is not null)`;

type StatusRow = Omit<SubmissionStatusPage, 'title' | 'language' | 'timeZone' | 'messages' | 'links'> & {
  formId: string;
  language: Language | null;
  messages: { text: string; at: string }[];
};

/** What a page with a status shows, and the form whose look it has. */
interface FoundStatus {
  submissionId: string;
  status: SubmissionStatusPage;
  form: PublishedForm;
}

/**
 * Finds the status that a link shows. Null for a wrong link, for a submission or form that is deleted or in the trash,
 * and for a form whose owner no longer shows it.
 */
export async function findStatus(
  deps: { config: Config; pool: Pool; published: PublishedForms },
  token: string,
): Promise<FoundStatus | null> {
  const submissionId = verifyLinkToken(deps.config, 'status', token);
  if (!submissionId) return null;
  const { rows } = await deps.pool.query<StatusRow>({
    name: 'find_submission_status',
    text: FIND_STATUS,
    values: [submissionId],
  });
  const [row] = rows;
  const found = row && (await deps.published.find(row.formId, null, TRUSTED));
  if (!found?.showsStatus) return null;
  const { formId: _form, language, messages, ...shown } = row!;
  const form = inLanguage(found, language ?? found.language);
  const { title, flow } = form.definition;
  return {
    submissionId,
    status: {
      ...shown,
      messages: messages.map(({ text, at }) => ({ text, at: new Date(at) })),
      title,
      language: form.language,
      timeZone: flow.timeZone ?? 'UTC',
      links: linksOf(deps.config, form, { submissionId, token }),
    },
    form,
  };
}

/** The pages on which the sender edits and withdraws the answers, and the signed receipt, as far as the form lets them. */
function linksOf(
  config: Config,
  form: PublishedForm,
  { submissionId, token }: { submissionId: string; token: string },
): SubmissionStatusPage['links'] {
  const { change, withdraw } = EDIT_TEXTS[form.language];
  const url = editUrl(config, submissionId);
  return [
    ...(form.allowsEdits ? [{ url, text: change }] : []),
    ...(form.allowsWithdrawal ? [{ url: `${url}/withdraw`, text: withdraw }] : []),
    // An id of chance has no time that a receipt could name (decision 881).
    ...(form.signsReceipts && timeOfId(submissionId) !== null
      ? [{ url: `${config.publicUrl}/s/${token}/receipt.json`, text: RECEIPT_TEXTS[form.language].link }]
      : []),
  ];
}
