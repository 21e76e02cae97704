import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { fill, translate, UNFINISHED_TEXTS, type Language } from '@inlay/sdk/model';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { openSecret } from '../../platform/secrets/sealSecret.ts';
import { printDay } from '../public-forms/unfinished/printTimes.ts';
import { continueUrl } from '../public-forms/unfinished/saveAnswers.ts';

/** Days before the end at which visitors are told of it; half of the time where the owner keeps answers for less. */
const TOLD_DAYS = 3;
/** Days for which a link says that its answers have ended, and figures count where their visitor stopped. */
export const ENDED_KEPT_DAYS = 90;
/** Mails that one transaction writes. */
const BATCH = 100;

interface SweepDeps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  revisions: RevisionCache;
}

const SENT = `
  update unfinished_answers u set answers = null, email = null, mailed_token = null, ended_as = 'sent'
  where u.ended_as is null and exists (
    select from form_submissions s
    where s.account_id = u.account_id and s.form_id = u.form_id and s.idempotency_key = u.idempotency_key)`;

const EXPIRED = `
  update unfinished_answers set answers = null, email = null, mailed_token = null, ended_as = 'expired'
  where ended_as is null and expires_at <= now()`;

const REMOVE = `
  delete from unfinished_answers
  where ended_as is not null and expires_at < now() - make_interval(days => ${ENDED_KEPT_DAYS})`;

interface Ending {
  id: string;
  formId: string;
  accountId: string;
  email: string;
  mailedToken: string;
  language: Language;
  expiresAt: Date;
  revisionId: string;
}

const takeEnding = () => sql<Ending>`
  update unfinished_answers u set reminded_at = now()
  from forms f
  where f.id = u.form_id and f.account_id = u.account_id and (u.id, u.form_id, u.account_id) in (
    select one.id, one.form_id, one.account_id from unfinished_answers one
    join forms form on form.id = one.form_id and form.account_id = one.account_id
    where one.ended_as is null and one.email is not null and one.reminded_at is null and one.expires_at > now()
      and one.expires_at < now() + least(make_interval(days => ${TOLD_DAYS}), (one.expires_at - one.saved_at) / 2)
      and form.deleted_at is null and form.active
    order by one.expires_at limit ${BATCH} for update of one skip locked)
  returning u.id, u.form_id as "formId", u.account_id as "accountId", u.email, u.mailed_token as "mailedToken",
    u.language, u.expires_at as "expiresAt", f.current_revision_id as "revisionId"`;

async function tellOfEnd(deps: SweepDeps, em: EntityManager, ending: Ending): Promise<void> {
  const { config, revisions } = deps;
  const { id, formId, accountId, email: to, language } = ending;
  const revision = await revisions.find(ending.revisionId);
  if (!revision) return;
  const texts = UNFINISHED_TEXTS[language];
  const { definition } = revision;
  const { title } = translate(definition, language);
  const words = { form: title, day: printDay(definition, new Date(ending.expiresAt), language) };
  const token = openSecret(ending.mailedToken, config.secret, { purpose: 'unfinished', id });
  const envelope = { to, language, platformName: config.platformName, formId, accountId };
  await queueMail(em, 'continue_reminder', envelope, {
    subject: fill(texts.remindSubject, words),
    paragraphs: [fill(texts.remindText, words)],
    action: {
      label: texts.mailAction,
      url: continueUrl(config, { id: formId, languages: definition.languages }, { token, language }),
    },
    note: texts.mailIgnore,
  });
}

/**
 * Empties answers in progress that were sent or whose day has come, tells visitors of that day before, and forgets what
 * has ended long ago.
 */
export async function sweepUnfinished(deps: SweepDeps): Promise<void> {
  await deps.pool.query(SENT);
  await deps.pool.query(EXPIRED);
  await deps.pool.query(REMOVE);
  const tellSome = (): Promise<number> =>
    inTransaction(deps.orm, async (em) => {
      const endings = await run(em, takeEnding());
      for (const ending of endings) await tellOfEnd(deps, em, ending);
      return endings.length;
    });
  while ((await tellSome()) === BATCH);
}

export const sweepUnfinishedJob = defineJob({
  name: 'sweep_unfinished',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '23 * * * *' },
  run: sweepUnfinished,
});
