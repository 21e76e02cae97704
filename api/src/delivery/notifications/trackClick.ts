import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { checkUrl } from '@inlay/sdk/model';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { createId } from '../../platform/db/columns.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { FormRedirect } from '../../platform/entities/formRedirect.entity.ts';
import { MailLink } from '../../platform/entities/mailLink.entity.ts';

const PATH = '/api/track-click';
/** Stored clicks of one address on one link, so that strangers cannot fill the table. */
const MAX_CLICKS = 100;

/** The address of a link in a mail (D-125). */
export const trackedLink = (publicUrl: string, linkId: string): string => `${publicUrl}${PATH}?id=${linkId}`;

/** The tracked address of a visitor's redirect (EMBED-047). */
export const trackedRedirect = (publicUrl: string, redirectId: string, formId: string): string =>
  `${publicUrl}${PATH}?id=${redirectId}&type=form_redirect&form_id=${formId}`;

const recordClick = ({ accountId, id }: Pick<MailLink, 'accountId' | 'id'>): Sql => sql`
  insert into email_clicks (id, form_id, account_id, click_type, clicked_at, recipient_email, submission_id)
  select ${createId()}::uuid, form_id, account_id, click_type, now(), recipient_email, submission_id from mail_links l
  where l.account_id = ${accountId} and l.id = ${id} and (
    select count(*) from email_clicks c
    where c.account_id = ${accountId} and c.form_id = l.form_id and c.recipient_email = l.recipient_email
      and c.click_type = l.click_type and c.submission_id is not distinct from l.submission_id
  ) < ${MAX_CLICKS}`;

interface Deps {
  config: Config;
  orm: MikroORM;
  logger: Logger;
}

/** Follows a link of a mail; null for an unknown id. A failed count does not stop the redirect. */
export async function followMailLink({ orm, logger }: Deps, id: string): Promise<string | null> {
  const link = await inTransaction(orm, (em) => em.findOne(MailLink, { id }));
  if (!link) return null;
  await inTransaction(orm, (em) => run(em, recordClick(link))).catch((error: unknown) =>
    logger.warn({ err: error }, 'A click could not be noted'),
  );
  return link.target;
}

/**
 * Follows the redirect the form had when the visitor submitted it, and records the first time (D-102). Null for an
 * unknown redirect or an unsafe address (T13).
 */
export async function followFormRedirect(
  { config, orm, logger }: Deps,
  id: string,
  source: RequestSource,
): Promise<string | null> {
  const redirect = await inTransaction(orm, (em) => em.findOne(FormRedirect, { id }));
  const checked = redirect ? checkUrl(redirect.target, { allowedHosts: config.allowedHosts }) : null;
  if (!redirect || !checked?.ok) return null;
  const note = inTransaction(orm, async (em) => {
    const { storeIpAddresses } = await loadSettings(em);
    const ipAddress = storeIpAddresses ? source.ipAddress : null;
    const noted = { redirectedAt: new Date(), userAgent: source.userAgent, ipAddress };
    const { accountId } = redirect;
    await em.nativeUpdate(FormRedirect, { accountId, id, redirectedAt: null }, noted);
  });
  await note.catch((error: unknown) => logger.warn({ err: error }, 'A redirect could not be noted'));
  return checked.value;
}
