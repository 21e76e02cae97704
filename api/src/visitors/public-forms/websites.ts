import { isAllowedWebsite } from '@inlay/sdk/model';
import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { findLock } from './password/lockForm.ts';
import type { PublishedForm } from './publishedForm.ts';

type Closed = Pick<PublishedForm, 'closed'>;

/**
 * The settings that limit a form to certain websites (T9). Browsers name the origin of a request truthfully,
 * programs need not: this stops other people's pages, not robots.
 */
type Limited = Pick<PublishedForm, 'allowedWebsites' | 'frameOnly'>;

/** The origin of a request; null where its browser names none. */
export function requestWebsite(ctx: AppContext): string | null {
  return ctx.get('Origin') || (URL.parse(ctx.get('Referer'))?.origin ?? null);
}

const isLimited = (form: Limited): boolean => form.frameOnly || form.allowedWebsites !== null;

/** Always true for the platform's own page, which the allowed websites frame. */
function isWelcome(form: Limited, website: string, publicUrl: string): boolean {
  if (website === publicUrl) return true;
  if (form.frameOnly) return false;
  return form.allowedWebsites === null || isAllowedWebsite(website, form.allowedWebsites);
}

/**
 * Asserts that a website may read the form. A request without an origin is not from another website's page: those
 * always send one.
 * @throws {ProblemError} `form.website_not_allowed`, and that of a form that waits for its password
 */
export function assertMayRead(form: Limited & Closed, website: string | null, publicUrl: string): void {
  const lock = findLock(form);
  if (lock) throw new ProblemError(lock);
  if (!isLimited(form) || website === null || isWelcome(form, website, publicUrl)) return;
  throw new ProblemError('form.website_not_allowed');
}

/** Tells whether a website may send the form. Browsers send an origin with every post, so none is refused too. */
export const maySendForm = (form: Limited, website: string | null, publicUrl: string): boolean =>
  !isLimited(form) || (website !== null && isWelcome(form, website, publicUrl));

/** Lets only the requesting website read the answer about a limited form (T11). */
export function narrowCors(ctx: AppContext, form: Limited): void {
  if (!isLimited(form)) return;
  ctx.vary('Origin');
  const origin = ctx.get('Origin');
  if (origin) ctx.set('Access-Control-Allow-Origin', origin);
  else ctx.remove('Access-Control-Allow-Origin');
}
