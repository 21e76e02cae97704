import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.ts';
import type { Export } from '../entities/export.entity.ts';
import { Form } from '../entities/form.entity.ts';
import { Profile } from '../entities/profile.entity.ts';
import { findMailLanguage } from '../mail/findMailLanguage.ts';
import { queueMail } from '../mail/queueMail.ts';
import { sealedUrl } from '../mail/sealedLinks.ts';

/** Mails the owner of a recurring export where its file is, in the transaction that finishes it (decision 377). */
export async function mailExport(em: EntityManager, config: Config, found: Export): Promise<void> {
  const { id: exportId, createdBy: userId, rows, selection } = found;
  const [formId = ''] = found.formIds;
  const form = await em.findOneOrFail(Form, { id: formId });
  const { email } = await em.findOneOrFail(Profile, { user: userId });
  const { accountId, title: formTitle } = form;
  const language = await findMailLanguage(em, { to: email, accountId });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const { from, to } = 'filter' in selection ? selection.filter : {};
  const stopUrl = sealedUrl(config, 'stop-exports', { formId, userId });
  await queueMail(
    em,
    'export_ready',
    {
      to: email,
      language,
      platformName: config.platformName,
      formId,
      accountId,
      onceKey: `export:${exportId}`,
      stopUrl,
    },
    {
      formTitle,
      count: new Intl.NumberFormat(language).format(rows),
      period: from && to ? { from: day.format(Date.parse(from)), to: day.format(Date.parse(to)) } : null,
      fileUrl: sealedUrl(config, 'exported-file', { exportId, userId }),
      stopUrl,
    },
  );
}
