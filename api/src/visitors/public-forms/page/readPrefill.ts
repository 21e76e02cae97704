import { parsePrefill } from '@inlay/sdk/server';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { openLink, type OpenedLink } from '../lockedAnswers.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';

/**
 * Returns the raw values that the address of a form fills in, so that its first paint has them (decision 435).
 * @returns null without any, and for a source that asks too often: then the script in the page fills them in
 */
export async function readPrefill(
  { config, limits }: Pick<PublicFormDeps, 'config' | 'limits'>,
  ctx: AppContext,
  form: PublishedForm,
): Promise<OpenedLink | null> {
  if (form.closed || !ctx.querystring) return null;
  const link = openLink(config, form, parsePrefill(form, new URLSearchParams(ctx.querystring)));
  if (Object.keys(link.prefilled).length === 0 && !link.isRefused) return null;
  const source = requestSource(ctx, config);
  // Such a page is rendered for its address alone. Without the database, it is shown as everybody's.
  const isAllowed = await limits.tryTake('formStep', { key: source.hash, source }).catch(() => false);
  return isAllowed ? link : null;
}
