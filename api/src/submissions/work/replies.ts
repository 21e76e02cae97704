import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, findReplyAddress } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type { ReplyRequest, SubmissionEntry as PresentedEntry } from '../../platform/contract/index.ts';
import { SubmissionEntry } from '../../platform/entities/submissionEntry.entity.ts';
import { HELD_REASONS } from '../../platform/mail/mailGate.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listEntries } from './entries.ts';
import { findAnnotatable } from '../findVisible.ts';
import { getAnsweredDefinition, languageOf } from '../printSubmission.ts';

/**
 * Replies to the visitor of a submission by mail, under the platform's address with the author's for answers, and
 * keeps the reply beside the submission (SUBM-078).
 * @throws {ProblemError} `access.denied`, `reply.no_mail_server`, `reply.no_address`, and `mail.held` when the limits
 * of mails hold it back; nothing is kept then.
 */
export async function replyTo(
  em: EntityManager,
  config: Config,
  input: { actor: Actor; submissionId: string; reply: ReplyRequest },
): Promise<PresentedEntry[]> {
  const { actor, submissionId, reply } = input;
  const { submission, form } = await findAnnotatable(em, actor, submissionId);
  if (!(await hasMailServer(em, config))) throw new ProblemError('reply.no_mail_server');
  const definition = await getAnsweredDefinition(em, submission);
  const to = findReplyAddress(fieldsOf(definition), submission.answers);
  if (!to) throw new ProblemError('reply.no_address');
  const { formId, accountId } = submission;
  em.create(SubmissionEntry, {
    submissionId,
    formId,
    accountId,
    authorId: actor.id,
    kind: 'reply',
    ...reply,
    address: to,
  });
  const held = await queueMail(
    em,
    'reply',
    {
      to,
      replyTo: actor.email,
      platformName: config.platformName,
      language: languageOf(definition),
      formId,
      accountId,
      submissionId,
    },
    { ...reply, formTitle: form.title },
  );
  if (held) throw new ProblemError('mail.held', { message: HELD_REASONS[held] });
  return listEntries(em, submission);
}
