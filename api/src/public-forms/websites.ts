import { isAllowedWebsite } from '@inlay/sdk/model';
import type { AppContext } from '../http/appContext.ts';
import { ProblemError } from '../http/problemError.ts';
import type { PublishedForm } from './publishedForm.ts';

/**
 * What keeps a form from standing where its owner does not want it (T9). Browsers say truthfully where a
 * request comes from and programs say what they like, so this stops other people's pages, not robots.
 */
type Limited = Pick<PublishedForm, 'allowedWebsites' | 'frameOnly'>;

/** The origin a request comes from, as its browser says; null where it does not tell. */
export function requestWebsite(ctx: AppContext): string | null {
  return ctx.get('Origin') || (URL.parse(ctx.get('Referer'))?.origin ?? null);
}

const isLimited = (form: Limited): boolean => form.frameOnly || form.allowedWebsites !== null;

/** The platform's own page may always; it is what the allowed websites frame. */
function isWelcome(form: Limited, website: string, publicUrl: string): boolean {
  if (website === publicUrl) return true;
  if (form.frameOnly) return false;
  return form.allowedWebsites === null || isAllowedWebsite(website, form.allowedWebsites);
}

/**
 * Whether a website may be handed the form. Who does not say where he comes from is no page of another
 * website: those send their origin with every such request.
 * @throws {ProblemError} `form.website_not_allowed`
 */
export function assertMayRead(form: Limited, website: string | null, publicUrl: string): void {
  if (!isLimited(form) || website === null || isWelcome(form, website, publicUrl)) return;
  throw new ProblemError('form.website_not_allowed');
}

/** Whether a website may send the form. Browsers name their origin with every post, so none is refused as well. */
export const maySendForm = (form: Limited, website: string | null, publicUrl: string): boolean =>
  !isLimited(form) || (website !== null && isWelcome(form, website, publicUrl));

/** A limited form is handed to the website that asked, and to no other (T11). */
export function narrowCors(ctx: AppContext, form: Limited): void {
  if (!isLimited(form)) return;
  ctx.vary('Origin');
  const origin = ctx.get('Origin');
  if (origin) ctx.set('Access-Control-Allow-Origin', origin);
  else ctx.remove('Access-Control-Allow-Origin');
}
