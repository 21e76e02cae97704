import { checkEmail, fill, UNFINISHED_TEXTS, type Language } from '@inlay/sdk/model';
import { unfinishedMailRequestSchema } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { run, sql } from '../../../platform/db/sql.ts';
import { guard, type Endpoint } from '../../../platform/http/guard.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource, type RequestSource } from '../../../platform/http/requestSource.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { sealSecret } from '../../../platform/secrets/sealSecret.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { getReadableForm, PUBLIC_FORM, UNREADABLE } from '../readableForm.ts';
import { inLanguage, visitorLanguage } from '../visitorLanguage.ts';
import { printDay } from './printTimes.ts';
import { continueUrl } from './saveAnswers.ts';
import { findUnfinished } from './unfinishedRows.ts';

interface MailedLink {
  form: PublishedForm;
  token: string;
  /** As it was typed. */
  address: string;
  language: Language;
  source: RequestSource;
}

/**
 * Mails the link of answers in progress to the address that their visitor typed, and remembers it for the mail before
 * their end.
 * @returns whether it is on its way: not to what is no address, beyond the limits, or where nothing is kept
 */
export async function mailLink(deps: PublicFormDeps, mailed: MailedLink): Promise<boolean> {
  const { config, limits, orm, pool } = deps;
  const { form, token, language, source } = mailed;
  const checked = checkEmail(mailed.address);
  if (!checked.ok || checked.value === '') return false;
  if (!(await limits.tryTake('unfinishedMail', { key: source.hash, source }))) return false;
  if (!(await limits.tryTake('unfinishedMailForm', { key: form.id, source }))) return false;
  const row = await findUnfinished(pool, form, token);
  if (!row || row.endedAs) return false;
  const texts = UNFINISHED_TEXTS[language];
  const { title } = inLanguage(form, language).definition;
  const words = { form: title, day: printDay(form.definition, row.expiresAt, language) };
  const { id: formId, accountId } = form;
  const to = checked.value;
  const sealed = sealSecret(token, config.secret, { purpose: 'unfinished', id: row.id });
  const envelope = { to, language, platformName: config.platformName, formId, accountId };
  const content = {
    subject: fill(texts.mailSubject, words),
    paragraphs: [fill(texts.mailText, words)],
    action: { label: texts.mailAction, url: continueUrl(config, form, { token, language }) },
    note: texts.mailIgnore,
  };
  return inTransaction(orm, async (em) => {
    const held = await queueMail(em, 'continue_link', envelope, content);
    if (held) return false;
    await run(
      em,
      sql`update unfinished_answers set email = ${to}, mailed_token = ${sealed}, language = ${language}
        where account_id = ${accountId} and form_id = ${formId} and id = ${row.id} and ended_as is null`,
    );
    return true;
  });
}

/** Mails the link of answers in progress for a visitor's browser. */
export const mailLinkEndpoint = (deps: PublicFormDeps): Endpoint =>
  guard(
    {
      ...PUBLIC_FORM,
      problems: [...UNREADABLE, 'unfinished.not_mailed'],
      body: unfinishedMailRequestSchema,
    },
    async ({ ctx, params, body }) => {
      ctx.set('Cache-Control', 'no-store');
      const form = await getReadableForm(deps, ctx, params.formId);
      const language = visitorLanguage(ctx, form);
      const mailed = { form, ...body, language, source: requestSource(ctx, deps.config) };
      if (!(await mailLink(deps, mailed))) throw new ProblemError('unfinished.not_mailed');
    },
  );
