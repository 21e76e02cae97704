import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { labelWithColon, type Language } from '@inlay/sdk/model';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { MailFact } from '../mail/composeMail.ts';
import { findMailLanguage } from '../mail/findMailLanguage.ts';
import { queueMail } from '../mail/queueMail.ts';
import { findRecipients, type Recipient } from '../recipients/findRecipients.ts';
import { addJob } from '../jobs/addJob.ts';
import { createLink } from './createLink.ts';
import { OWN_MAILS } from './noticeState.ts';
import { readDigest, type Digest } from './readDigest.ts';
import { createRecipientVisibility, type VisibleTo } from './recipientVisibility.ts';
import { printAnswers } from '../submissions/printSubmission.ts';
import { sealedUrl } from '../mail/sealedLinks.ts';
import { defineJob } from '../jobs/defineJob.ts';

/** Shown answers of each submission. */
const SHOWN_ANSWERS = 3;
/** Longest shown answer, in characters. */
const MAX_ANSWER = 200;

/** Sends one mail for submissions that are too frequent for mails of their own (T22). */
export async function sendDigest(
  { config, orm }: { config: Config; orm: MikroORM },
  { formId }: { formId: string },
): Promise<void> {
  await inTransaction(orm, async (em) => {
    const digest = await readDigest(em, formId);
    if (!digest) return;
    const recipients = await findRecipients(em, digest.form);
    const visibleTo = await createRecipientVisibility(em, digest.form, recipients);
    for (const recipient of recipients)
      await queueDigest(em, config, { digest, recipient, visible: visibleTo(recipient) });
  });
}

/** Prints the newest submissions as far as one recipient may read them. */
function printNewest(
  { newest, definitions, printTime }: Digest,
  visible: VisibleTo,
  language: Language,
): MailFact[] {
  return newest.map((submission) => {
    const definition = definitions.get(submission.revisionId);
    const answers = definition ? printAnswers(definition, submission, visible(submission)) : [];
    const value = answers
      .slice(0, SHOWN_ANSWERS)
      .map((fact) => `${labelWithColon(fact.label)} ${fact.value.slice(0, MAX_ANSWER)}`)
      .join('\n');
    return { label: printTime(submission.submittedAt, language), value };
  });
}

/** Puts the digest for one recipient into the outbox, once. */
async function queueDigest(
  em: EntityManager,
  config: Config,
  { digest, recipient, visible }: { digest: Digest; recipient: Recipient; visible: VisibleTo },
): Promise<void> {
  const { form, first, count } = digest;
  const { id: formId, accountId } = form;
  const { email, isGlobal } = recipient;
  const language = await findMailLanguage(em, { to: email, accountId });
  const stopUrl = sealedUrl(config, 'stop-mails', { formId, email, isGlobal });
  const target = `/submissions/${formId}`;
  const link = { form, submissionId: null, email, clickType: 'view_form', target } as const;
  await queueMail(
    em,
    'submission_digest',
    {
      to: email,
      platformName: config.platformName,
      language,
      formId,
      accountId,
      needsConsent: config.smtpUrl !== null,
      onceKey: `digest:${first}:${email}`,
      stopUrl,
    },
    {
      formTitle: form.title,
      count,
      submissions: printNewest(digest, visible, language),
      formUrl: createLink(em, config, link),
      stopUrl,
    },
  );
}

export const sendDigestJob = defineJob({
  name: 'send_digest',
  payload: z.object({ formId: z.uuid() }),
  queue: 'mails',
  key: ({ formId }) => [formId],
  run: sendDigest,
});

/** Adds the next digest of a form; one that waits keeps its time. */
export const addDigest = (em: EntityManager, formId: string): Promise<void> =>
  addJob(
    em,
    sendDigestJob,
    { formId },
    { runAt: new Date(Date.now() + OWN_MAILS.withinMs), keepsEarlierTime: true },
  );
