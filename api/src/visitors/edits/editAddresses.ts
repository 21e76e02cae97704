import type { AppContext, Next } from '../../platform/http/appContext.ts';

/** What a form asks of the platform while it is filled in, below the address of an edit, which may bring a pass along. */
const BELOW =
  /^(?<edit>\/(?<page>[ew])\/(?<token>[\w-]+)\/(?<version>\d+)\/(?<formId>[\da-f-]{36}))(?:\/p\/(?<pass>[\w.-]+))?(?:(?<own>\/embed\/[\da-f-]{36})|\/api\/public\/forms\/[\da-f-]{36}\/(?<asked>submissions|steps|places|uploads|email-codes|email-proofs))$/;

/**
 * Leads what a form asks on the page of an edit to where it is answered: the page sends everything to addresses below
 * its own, the answers as well as what belongs to the form itself, such as its next page or a ticket for a file.
 */
export function editAddresses(ctx: AppContext, next: Next): Promise<unknown> {
  if (!/^\/[ew]\//.test(ctx.path)) return next();
  const { edit, page, token, version, formId, pass, own, asked } = BELOW.exec(ctx.path)?.groups ?? {};
  if (pass) ctx.state.formPass = pass;
  if (own) ctx.path = `${edit}${own}`;
  else if (asked === 'submissions')
    ctx.path = `/api/public/${page === 'e' ? 'edits' : 'staff-pages'}/${token}/${version}`;
  else if (asked) ctx.path = `/api/public/forms/${formId}/${asked}`;
  return next();
}
