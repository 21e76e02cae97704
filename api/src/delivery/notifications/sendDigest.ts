import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { labelWithColon, type Language } from '@inlay/sdk/model';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { MailFact } from '../../platform/mail/composeMail.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { findRecipients, type Recipient } from '../../people/recipients/findRecipients.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { createLink } from './createLink.ts';
import type { DigestPeriod } from '../../platform/entities/digestPeriod.entity.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { dueAt, findUntold } from './digestPeriods.ts';
import { loadDigest, type Digest } from './loadDigest.ts';
import { createRecipientVisibility, type VisibleTo } from './recipientVisibility.ts';
import { printAnswers } from '../../submissions/printSubmission.ts';
import { sealedUrl } from '../../platform/mail/sealedLinks.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';

/** Shown answers of each submission. */
const SHOWN_ANSWERS = 3;
/** Longest shown answer, in characters. */
const MAX_ANSWER = 200;

/** Sends one mail for the submissions of a period that has ended (T22), and sees to the form's next one. */
export async function sendDigest(
  { config, orm }: { config: Config; orm: MikroORM },
  { formId }: { formId: string },
): Promise<void> {
  await inTransaction(orm, async (em) => {
    await lockUntilCommit(em, `notify:${formId}`);
    const ended = await findUntold(em, formId);
    if (ended && ended.endsAt <= new Date()) {
      ended.toldAt = new Date();
      await em.flush();
      const digest = await loadDigest(em, ended);
      if (digest) await queueDigests(em, config, digest);
    }
    const next = await findUntold(em, formId);
    if (next) await addDigest(em, next);
  });
}

async function queueDigests(em: EntityManager, config: Config, digest: Digest): Promise<void> {
  // Who is told under a condition has mails of their own instead (decision 860).
  const recipients = (await findRecipients(em, digest.form)).filter(({ condition }) => !condition);
  const visibleTo = await createRecipientVisibility(em, digest.form, recipients);
  for (const recipient of recipients)
    await queueDigest(em, config, { digest, recipient, visible: visibleTo(recipient) });
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
  const { form, periodId, count } = digest;
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
      needsConsent: await hasMailServer(em, config),
      onceKey: `digest:${periodId}:${email}`,
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

/** Adds the digest of a period; one of its form that waits keeps its time. */
export const addDigest = (em: EntityManager, period: DigestPeriod): Promise<void> =>
  addJob(em, sendDigestJob, { formId: period.formId }, { runAt: dueAt(period), keepsEarlierTime: true });
