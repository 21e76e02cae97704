import { z } from 'zod';
import type { Pool } from 'pg';
import type { Config } from '../../../platform/config/config.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { browserHash } from './store/newSubmission.ts';

const uuid = z.uuid();

/** Lifetime of the cookie, in seconds; browsers keep none longer. */
const LIFETIME_SECONDS = 400 * 24 * 3_600;

const isHttps = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

/** The prefix keeps anybody on the network from setting the cookie; `__Host-` would require all paths. */
const cookieName = (config: Config, formId: string): string =>
  `${isHttps(config) ? '__Secure-' : ''}form_sent_${formId}`;

const FIND = 'select 1 from submission_browsers where form_id = $1 and browser_hash = $2';

/**
 * Reads the key of a browser that sent this form without JavaScript, from a cookie of this form's page. With
 * JavaScript the page's script keeps the key in the browser's storage.
 */
export const findBrowserKey = (ctx: AppContext, config: Config, formId: string): string | undefined =>
  uuid.safeParse(ctx.cookies.get(cookieName(config, formId))).data;

/** Sets the cookie, partitioned by the framing website (CHIPS), which needs https. */
export function keepBrowserKey(ctx: AppContext, config: Config, formId: string, key: string): void {
  ctx.append(
    'Set-Cookie',
    `${cookieName(config, formId)}=${key}; Path=/embed/${formId}; Max-Age=${LIFETIME_SECONDS}; HttpOnly; ` +
      (isHttps(config) ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax'),
  );
}

/** Tells whether this browser has sent the form before. */
export async function findBrowser(
  { pool, config }: { pool: Pool; config: Config },
  form: PublishedForm,
  key: string | undefined,
): Promise<boolean> {
  if (!key) return false;
  const { rowCount } = await pool.query(FIND, [form.id, browserHash(config.secret, form.id, key)]);
  return rowCount === 1;
}
