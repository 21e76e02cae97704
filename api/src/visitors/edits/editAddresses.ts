import type { AppContext, Next } from '../../platform/http/appContext.ts';

/** What a form asks of the platform while it is filled in, below the address of an edit. */
const BELOW =
  /^\/e\/(?<token>[\w-]{43})\/(?<version>\d+)\/(?<formId>[\da-f-]{36})\/api\/public\/forms\/[\da-f-]{36}\/(?<asked>submissions|steps|places|uploads|email-codes|email-proofs)$/;

/**
 * Leads what a form asks on the page of an edit to where it is answered: the page sends everything to addresses below
 * its own, the answers as well as what belongs to the form itself, such as its next page or a ticket for a file.
 */
export function editAddresses(ctx: AppContext, next: Next): Promise<unknown> {
  if (!ctx.path.startsWith('/e/')) return next();
  const { token, version, formId, asked } = BELOW.exec(ctx.path)?.groups ?? {};
  if (asked === 'submissions') ctx.path = `/api/public/edits/${token}/${version}`;
  else if (asked) ctx.path = `/api/public/forms/${formId}/${asked}`;
  return next();
}
