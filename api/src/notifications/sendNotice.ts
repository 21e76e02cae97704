import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { AppContext } from '../http/appContext.ts';
import { NOTICE_STYLE, renderNotice, type Notice } from './noticePage.ts';

const STYLE_HASH = createHash('sha256').update(NOTICE_STYLE).digest('base64');

/** Shown for a link that opens nothing. */
export const NOT_VALID: Notice = {
  title: 'This link is not valid',
  text: 'It is incomplete or too old. Open the link in the newest mail.',
};

/** The token of a sealed link, see `openSealed`. */
export const tokenOf = (ctx: AppContext): string => new URLSearchParams(ctx.querystring).get('token') ?? '';

/** Sends a page of a link in a mail: it needs no session, runs no script and is kept nowhere. */
export function sendNotice(
  ctx: AppContext,
  { platformName }: Pick<Config, 'platformName'>,
  status: number,
  notice: Notice,
): void {
  ctx.set({
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = renderNotice(notice, platformName);
}
