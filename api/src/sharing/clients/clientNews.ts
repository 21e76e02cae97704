import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { labelWithColon, type Language } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormRevision } from '../../platform/entities/formRevision.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import type { MailFact } from '../../platform/mail/composeMail.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { findRecipients } from '../../people/recipients/findRecipients.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';
import { getAnsweredDefinition, printAnswers, timePrinterOf } from '../../submissions/printSubmission.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { findClientForms, type FormOfClient } from './policy.ts';

/** Submissions of a form that have a mail each; more are one mail, whatever the client chose (T22). */
const MOST_SINGLE = 10;
/** Submissions that a mail about several shows, and the answers of each. */
const MOST_SHOWN = 20;
const SHOWN_ANSWERS = 3;
/** Time (s) after which a submission is committed that will be. */
const SETTLED_SECONDS = 10;

const DUE = sql`
  select id from clients
  where is_active and email_confirmed_at is not null
    and (submission_mails = 'each' or (submission_mails = 'daily' and news_until < now() - interval '1 day'))
  order by id`;
/** Locks the client, so that two workers do not mail the same. */
const TAKE = (id: string) => sql`
  select news_until as since, now() - make_interval(secs => ${sql.lit(SETTLED_SECONDS)}) as until from clients
  where id = ${id}::uuid and news_until is not null for update skip locked`;

interface News extends FormOfClient {
  client: Client;
  since: Date;
  until: Date;
}

/** Mails clients about the new submissions that they may read, as each of them chose (CLNT-097, decision 355). */
async function mailClientNews(deps: { config: Config; orm: MikroORM }): Promise<void> {
  const due = await inTransaction(deps.orm, (em) => run<{ id: string }>(em, DUE));
  for (const { id } of due) {
    // oxlint-disable-next-line no-await-in-loop -- one client after the other, each in a transaction of its own
    await inTransaction(deps.orm, (em) => mailClient(em, deps.config, id));
  }
}

async function mailClient(em: EntityManager, config: Config, id: string): Promise<void> {
  const [period] = await run<{ since: Date; until: Date }>(em, TAKE(id));
  if (!period) return;
  const [since, until] = [new Date(period.since), new Date(period.until)];
  if (since >= until) return;
  const client = await em.findOneOrFail(Client, { id });
  const { filter, accessOf } = await findClientForms(em, client);
  for (const form of await em.find(Form, filter, { orderBy: { createdAt: 'asc', id: 'asc' } })) {
    const access = accessOf(form);
    if (!access?.mayReadSubmissions) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection reads one after the other
    await mailForm(em, config, { client, form, access, since, until });
  }
  client.newsUntil = until;
}

async function mailForm(em: EntityManager, config: Config, news: News): Promise<void> {
  const { client, form, access } = news;
  const since = access.visibleFrom && access.visibleFrom > news.since ? access.visibleFrom : news.since;
  const among = { formId: form.id, deletedAt: null, submittedAt: { $gt: since, $lte: news.until } };
  const count = await em.count(Submission, among);
  if (count === 0) return;
  // The form's owner already has this address mailed.
  if ((await findRecipients(em, form)).some(({ email }) => email === client.email)) return;
  const newest = await em.find(Submission, among, {
    orderBy: { submittedAt: 'desc', id: 'desc' },
    limit: MOST_SHOWN,
  });
  const language = await findMailLanguage(em, { to: client.email });
  const print = await createPrinter(em, news, language);
  const mail = { form, client, config, language };
  if (client.submissionMails === 'daily' || count > MOST_SINGLE) {
    const facts: MailFact[] = [];
    for (const one of newest) {
      const { time, answers } = await print(one);
      const shown = answers
        .slice(0, SHOWN_ANSWERS)
        .map(({ label, value }) => `${labelWithColon(label)} ${value}`);
      facts.push({ label: time, value: shown.join('\n') });
    }
    await queueNews(em, { ...mail, count, facts });
    return;
  }
  for (const one of newest.toReversed()) {
    const { time, answers } = await print(one);
    const facts = [{ label: sayIn(language)('Received'), value: time }, ...answers];
    await queueNews(em, { ...mail, count: 1, facts, submissionId: one.id });
  }
}

/** Returns what prints a submission as the client may see it. */
async function createPrinter(em: EntityManager, { form, access }: News, language: Language) {
  const find = (id: string) => em.findOne(FormRevision, { id });
  const { fields } = await answersVisibleToClient(em, { find }, { formId: form.id, access });
  const printTime = await timePrinterOf(em, form.accountId);
  return async (submission: Submission): Promise<{ time: string; answers: MailFact[] }> => ({
    time: printTime(submission.submittedAt, language),
    answers: printAnswers(await getAnsweredDefinition(em, submission), submission, { fields }),
  });
}

async function queueNews(
  em: EntityManager,
  mail: {
    config: Config;
    client: Client;
    form: Form;
    language: Language;
    count: number;
    facts: readonly MailFact[];
    submissionId?: string;
  },
): Promise<void> {
  const { config, client, form, language, count, facts, submissionId } = mail;
  const { id: formId, accountId } = form;
  const envelope = {
    to: client.email,
    platformName: config.platformName,
    formId,
    accountId,
    language,
    ...(submissionId !== undefined && { submissionId }),
  };
  const url = `${config.publicUrl}/client/form/${formId}/submissions`;
  await queueMail(em, 'client_news', envelope, { formTitle: form.title, count, submissions: facts, url });
}

export const clientNewsJob = defineJob({
  name: 'mail_client_news',
  payload: z.object({}),
  queue: 'mails',
  cron: { match: '* * * * *' },
  run: (deps: { config: Config; orm: MikroORM }) => mailClientNews(deps),
});
