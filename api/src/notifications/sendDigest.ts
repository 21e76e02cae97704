import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { labelWithColon, type FormDefinition } from '@inlay/sdk/model';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { Form } from '../entities/form.entity.ts';
import type { MailFact } from '../mail/composeMail.ts';
import { findMailLanguage } from '../mail/findMailLanguage.ts';
import { queueMail } from '../mail/queueMail.ts';
import { Submission } from '../entities/submission.entity.ts';
import { findRecipients } from '../recipients/findRecipients.ts';
import { addJob } from '../jobs/addJob.ts';
import { createLink } from './createLink.ts';
import { OWN_MAILS } from './noticeState.ts';
import { createRecipientVisibility } from './recipientVisibility.ts';
import { getAnsweredDefinition, printAnswers, timePrinterOf } from '../submissions/printSubmission.ts';
import { sealedUrl } from '../mail/sealedLinks.ts';
import { defineJob } from '../jobs/defineJob.ts';

/** Submissions a digest shows; more are counted. */
const MAX_SHOWN = 50;
/** Shown answers of each submission. */
const SHOWN_ANSWERS = 3;
/** Longest shown answer, in characters. */
const MAX_ANSWER = 200;

/** Notices of one statement, which then takes far less time than it may; crowds leave hundreds of thousands. */
const BATCH = 2_000;

/** `first` names the digest, as no other contains it; `shown` are the newest submissions that nobody deleted. */
const GATHER = `
  with waiting as materialized (
    select submission_id, form_id, account_id from submission_notices
    where form_id = ? and state = 'waiting' limit ${BATCH} for no key update
  ), gathered as (
    update submission_notices n set state = 'gathered' from waiting w
    where n.submission_id = w.submission_id and n.form_id = w.form_id and n.account_id = w.account_id
    returning n.submission_id as id
  )
  select min(g.id::text) as first, count(s.id)::int as count,
    coalesce((array_agg(s.id order by s.submitted_at desc) filter (where s.id is not null))[:${MAX_SHOWN}], '{}') as shown
  from gathered g left join lateral (
    select id, submitted_at from form_submissions where id = g.id and deleted_at is null limit 1
  ) s on true`;

interface Gathered {
  first: string | null;
  count: number;
  shown: string[];
}

/** Sends one mail for submissions that are too frequent for mails of their own (T22). */
export async function sendDigest(
  { config, orm }: { config: Config; orm: MikroORM },
  { formId }: { formId: string },
): Promise<void> {
  await inTransaction(orm, async (em) => {
    const { first, count, shown } = await gather(em, formId);
    const form = await em.findOne(Form, { id: formId, deletedAt: null });
    if (!form || count === 0) return;
    const newest = await em.find(
      Submission,
      { id: { $in: shown } },
      { orderBy: { submittedAt: 'desc' }, limit: MAX_SHOWN },
    );
    const printTime = await timePrinterOf(em, form.accountId);
    const definitions = new Map<string, FormDefinition>();
    for (const { revisionId } of newest)
      definitions.set(revisionId, await getAnsweredDefinition(em, revisionId));
    const recipients = await findRecipients(em, form);
    const visibleTo = await createRecipientVisibility(em, form, recipients);
    for (const recipient of recipients) {
      const { email, isGlobal } = recipient;
      const visible = visibleTo(recipient);
      const language = await findMailLanguage(em, { to: email, accountId: form.accountId });
      const submissions = newest.flatMap((submission): MailFact[] => {
        const definition = definitions.get(submission.revisionId);
        const shown = definition
          ? printAnswers(definition, submission, visible(submission)).slice(0, SHOWN_ANSWERS)
          : [];
        const value = shown
          .map((fact) => `${labelWithColon(fact.label)} ${fact.value.slice(0, MAX_ANSWER)}`)
          .join('\n');
        return [{ label: printTime(submission.submittedAt, language), value }];
      });
      const stop = sealedUrl(config, 'stop-mails', { formId, email, isGlobal });
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
          accountId: form.accountId,
          needsConsent: config.smtpUrl !== null,
          onceKey: `digest:${first}:${email}`,
          stopUrl: stop,
        },
        {
          formTitle: form.title,
          count,
          submissions,
          formUrl: createLink(em, config, link),
          stopUrl: stop,
        },
      );
    }
  });
}

async function gather(em: EntityManager, formId: string): Promise<Gathered> {
  const all: Gathered = { first: null, count: 0, shown: [] };
  for (;;) {
    const [batch] = await em.execute<Gathered[]>(GATHER, [formId]);
    if (!batch?.first) return all;
    all.first ??= batch.first;
    all.count += batch.count;
    all.shown.push(...batch.shown);
  }
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
