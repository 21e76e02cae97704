import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import type { Export } from '../../platform/entities/export.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { sealedUrl } from '../../platform/mail/sealedLinks.ts';
import { translate } from '../../platform/texts/translate.ts';

/** Mails the owner of a recurring export where its file is, in the transaction that finishes it (decision 369). */
export async function mailExport(em: EntityManager, config: Config, found: Export): Promise<void> {
  const { id: exportId, createdBy: userId, rows, selection } = found;
  const [formId = ''] = found.formIds;
  const { envelope, formTitle, language } = await addressMail(em, config, { userId, formId });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const { from, to } = 'filter' in selection ? selection.filter : {};
  await queueMail(
    em,
    'export_ready',
    { ...envelope, onceKey: `export:${exportId}` },
    {
      formTitle,
      count: new Intl.NumberFormat(language).format(rows),
      period: from && to ? { from: day.format(Date.parse(from)), to: day.format(Date.parse(to)) } : null,
      fileUrl: sealedUrl(config, 'exported-file', { exportId, userId }),
      stopUrl: envelope.stopUrl,
    },
  );
}

/**
 * Mails the owner of a recurring export why there is no file this time (decision 369).
 *
 * @param about.problem an English text of the server
 * @param about.period names the period: one mail for each
 */
export async function mailFailedExport(
  em: EntityManager,
  config: Config,
  about: Owner & { problem: string; period: string },
): Promise<void> {
  const { envelope, formTitle, language } = await addressMail(em, config, about);
  const { userId, formId, problem, period } = about;
  await queueMail(
    em,
    'export_failed',
    { ...envelope, onceKey: `export:${userId}:${formId}:${period}` },
    {
      formTitle,
      problem: translate(language, problem),
      formUrl: `${config.publicUrl}/submissions/${formId}`,
      stopUrl: envelope.stopUrl,
    },
  );
}

/** Whose recurring export of which form. */
interface Owner {
  userId: string;
  formId: string;
}

/** Returns what mails about a recurring export have in common: their envelope, and words of the recipient's language. */
async function addressMail(em: EntityManager, config: Config, { userId, formId }: Owner) {
  const { accountId, title: formTitle } = await em.findOneOrFail(Form, { id: formId });
  const { email } = await em.findOneOrFail(Profile, { user: userId });
  const language = await findMailLanguage(em, { to: email, accountId });
  const stopUrl = sealedUrl(config, 'stop-exports', { formId, userId });
  const { platformName } = config;
  return { envelope: { to: email, language, platformName, formId, accountId, stopUrl }, formTitle, language };
}
