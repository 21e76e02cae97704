import { createHash } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { requestLanguage } from '../../platform/http/requestLanguage.ts';
import { sayIn, type Say } from '../../platform/texts/translate.ts';
import { NOTICE_STYLE, renderNotice, type Notice } from './noticePage.ts';

const STYLE_HASH = createHash('sha256').update(NOTICE_STYLE).digest('base64');

/** Says a notice in the reader's language. */
type SayNotice = (say: Say) => Notice;

/** Shown for a link that opens nothing. */
export const NOT_VALID: SayNotice = (say) => ({
  title: say('This link is not valid'),
  text: say('It is incomplete or too old. Open the link in the newest mail.'),
});

/** The token of a sealed link, see `openSealed`. */
export const tokenOf = (ctx: AppContext): string => new URLSearchParams(ctx.querystring).get('token') ?? '';

/** Sends a page of a link in a mail, in the browser's language: without a session, without a script, kept nowhere. */
export function sendNotice(
  ctx: AppContext,
  { platformName }: Pick<Config, 'platformName'>,
  status: number,
  notice: SayNotice,
): void {
  ctx.set({
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  const language = requestLanguage(ctx);
  ctx.body = renderNotice(notice(sayIn(language)), { platformName, language });
}
