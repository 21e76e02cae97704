import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { HeldReason } from '../../platform/entities/delivery.entity.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { heldProblem } from '../../platform/mail/mailGate.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { callAboutSubmission } from '../webhooks/callWebhooks.ts';
import { tellOfFullForm } from '../webhooks/formEvents.ts';
import { queueAnswered, queueAutoReply } from './autoReply.ts';
import { findRecipients, type Recipient } from '../../people/recipients/findRecipients.ts';
import type { MailLink } from '../../platform/entities/mailLink.entity.ts';
import { judgeStored } from '../../submissions/judgeCondition.ts';
import { getAnsweredDefinition, printAnswers, timePrinterOf } from '../../submissions/printSubmission.ts';
import { sealedUrl } from '../../platform/mail/sealedLinks.ts';
import { SubmissionNotice } from '../../platform/entities/submissionNotice.entity.ts';
import { createLink } from './createLink.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { findCausing } from './digestPeriods.ts';
import { findVisitorAddress } from './findVisitorAddress.ts';
import { chooseNoticeState, OWN_MAILS } from './noticeState.ts';
import { createRecipientVisibility } from './recipientVisibility.ts';

const newsSchema = z.object({
  accountId: z.uuid(),
  submissionId: z.uuid(),
  referrer: z.string().nullable(),
  /** Whether it comes out of the Spam folder: the digest of its time may be gone (SPAM-006). */
  isReleased: z.boolean().default(false),
});

/** A stored submission, as its job names it. */
type News = z.infer<typeof newsSchema>;

/**
 * Notifies about several submissions, each in its own transaction. As mails of their own end, what a digest tells of is
 * left out for all that follow at once (decision 190).
 * @throws the first failure, after the other submissions: those are notified, and once.
 */
async function notifySubmissions(
  deps: { config: Config; orm: MikroORM },
  { submissions }: { submissions: readonly News[] },
): Promise<void> {
  const failures: unknown[] = [];
  let left = submissions;
  while (left.length > 0) {
    const causing = await findCausing(deps.orm.em.fork(), left);
    const news = left.filter(({ submissionId, isReleased }) => isReleased || causing.has(submissionId));
    for (const one of news.slice(0, OWN_MAILS.count))
      await notifySubmission(deps, one).catch((error: unknown) => failures.push(error));
    left = news.slice(OWN_MAILS.count);
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Writes everything that a submission causes: mails to the account's recipients, a mail back to the visitor,
 * webhook deliveries. A notice in the same transaction keeps a job that runs twice from writing twice.
 */
async function notifySubmission(
  { config, orm }: { config: Config; orm: MikroORM },
  { accountId, submissionId, referrer, isReleased }: News,
): Promise<void> {
  await inTransaction(orm, async (em) => {
    const submission = await em.findOne(Submission, { id: submissionId, accountId, deletedAt: null });
    const form = submission && (await em.findOne(Form, { id: submission.formId, deletedAt: null }));
    if (!submission || !form) return;
    // Serialised per form, so that concurrent jobs count each other's mails.
    await lockUntilCommit(em, `notify:${form.id}`);
    if ((await em.count(SubmissionNotice, { submissionId, accountId })) > 0) return;
    const about = { submissionId, formId: form.id, accountId: form.accountId };
    const definition = await getAnsweredDefinition(em, submission);
    const judge = judgeStored(definition, submission);
    const answered = { form, submission, definition, judge };
    if (submission.enteredBy) {
      // Whoever entered it knows, and no visitor waits for a mail.
      em.create(SubmissionNotice, { ...about, state: 'quiet', referrer });
      await em.flush();
      return callAboutSubmission(em, { ...answered, config });
    }
    const told = await findRecipients(em, form);
    const always = told.filter(({ condition }) => !condition);
    const state = await chooseNoticeState(em, submission, always, isReleased);
    em.create(SubmissionNotice, { ...about, state, referrer });
    await em.flush();
    const recipients = [
      ...(state === 'mailed' ? always : []),
      ...told.filter(({ condition }) => condition && judge(condition) === 'met'),
    ];
    if (recipients.length > 0) await writeMails(em, config, { form, submission, referrer, recipients });
    await queueAutoReply(em, config, answered);
    await queueAnswered(em, config, answered);
    await callAboutSubmission(em, { ...answered, config });
    await tellOfFullForm(em, form, submission);
  });
}

/** Added in SQL with the submissions: one job for all submissions of a statement. */
export const notifySubmissionsJob = defineJob({
  name: 'notify_submissions',
  payload: z.object({ submissions: z.array(newsSchema) }),
  queue: 'news',
  run: notifySubmissions,
});

interface Telling {
  form: Form;
  submission: Submission;
  referrer: string | null;
  recipients: readonly Recipient[];
}

/** @returns the reason of the last held mail. */
async function writeMails(em: EntityManager, config: Config, telling: Telling): Promise<HeldReason | null> {
  let held: HeldReason | null = null;
  const { form, submission, referrer, recipients } = telling;
  const definition = await getAnsweredDefinition(em, submission);
  const printTime = await timePrinterOf(em, form.accountId);
  const news = {
    formTitle: form.title,
    referrer,
    userAgent: submission.userAgent ?? null,
  };
  const visibleTo = await createRecipientVisibility(em, form, recipients);
  const needsConsent = await hasMailServer(em, config);
  for (const recipient of recipients) {
    const { email, isGlobal } = recipient;
    const visible = visibleTo(recipient)(submission);
    const about = { formId: form.id, accountId: form.accountId, submissionId: submission.id };
    const stop = sealedUrl(config, 'stop-mails', { formId: form.id, email, isGlobal });
    const link = (clickType: MailLink['clickType'], target: string): string =>
      createLink(em, config, { form, submissionId: submission.id, email, clickType, target });
    const language = await findMailLanguage(em, { to: email, accountId: form.accountId });
    const visitor = findVisitorAddress(definition, submission, visible.fields);
    const reason = await queueMail(
      em,
      'submission_notification',
      {
        to: email,
        // An answer goes to whoever has sent the form.
        ...(visitor && { replyTo: visitor.to }),
        platformName: config.platformName,
        language,
        ...about,
        needsConsent,
        onceKey: `notify:${submission.id}:${email}`,
        stopUrl: stop,
        // A recipient who sees no answer needs no document of them.
        ...(form.attachesPdf && visible.fields?.length !== 0 && { pdfOf: visible.fields }),
      },
      {
        ...news,
        submittedAt: printTime(submission.submittedAt, language),
        answers: printAnswers(definition, submission, visible),
        submissionUrl: link('view_submission', `/submissions/${form.id}?submission=${submission.id}`),
        formUrl: link('view_form', `/builder/${form.id}`),
        stopUrl: stop,
      },
    );
    held = reason ?? held;
  }
  return held;
}

/**
 * Renders the mail of one submission again for one address, because sent mails keep no text.
 * @throws {ProblemError} `mail.held`.
 */
export async function notifyAgain(
  em: EntityManager,
  config: Config,
  again: { form: Form; submission: Submission; recipient: Recipient; onceKey: string },
): Promise<void> {
  const notice = await em.findOne(SubmissionNotice, {
    submissionId: again.submission.id,
    accountId: again.form.accountId,
  });
  const { form, submission, recipient } = again;
  // Only a sent mail releases its key, so that pressing twice queues one mail.
  await kyselyIn(em)
    .updateTable('deliveries')
    .set({ once_key: null })
    .where('account_id', '=', form.accountId)
    .where('once_key', '=', again.onceKey)
    .where('state', '=', 'sent')
    .execute();
  const referrer = notice?.referrer ?? null;
  const reason = await writeMails(em, config, { form, submission, referrer, recipients: [recipient] });
  if (reason) throw heldProblem(reason);
}
