import type { AppContext, Next } from '../../../platform/http/appContext.ts';

/** What the page of a form asks of the platform, below the address that has its pass; its files and captcha, too. */
const BELOW =
  /^\/embed\/(?<formId>[\da-f-]{36})\/p\/(?<pass>[\w.-]+)(?<asked>(?:\/embed|\/api\/public\/forms)\/\k<formId>(?:\/[\w/-]+)?|\/api\/public\/(?:captcha|uploads)\/[\w.-]+)$/;

/** Leads what the page of a form asks to where it is answered, and hands on its pass. */
export function passAddresses(ctx: AppContext, next: Next): Promise<unknown> {
  if (!ctx.path.startsWith('/embed/')) return next();
  const { pass, asked } = BELOW.exec(ctx.path)?.groups ?? {};
  if (!pass || !asked) return next();
  ctx.state.formPass = pass;
  ctx.path = asked;
  return next();
}
