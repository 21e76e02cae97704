import { fieldsOf } from '@inlay/sdk/model';
import { embedReportRequestSchema, visitRequestSchema } from '../../platform/contract/index.ts';
import { guard, type Endpoint } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { storeEmbedReport } from '../../forms/publishing/embedReports.ts';
import type { PublicFormDeps } from './publicFormDeps.ts';
import { PUBLIC_FORM } from './readableForm.ts';
import { assertMayRead, requestWebsite } from './websites.ts';

/** Longest time until a browser that reports too much may try again. */
const RETRY_AFTER_SECONDS = 60;

/** Stores what went wrong with a form on a website, as the browser reports it. */
export const embedReportEndpoint = ({ config, limits, pool }: PublicFormDeps): Endpoint =>
  guard({ ...PUBLIC_FORM, body: embedReportRequestSchema }, async ({ ctx, params, body }) => {
    const source = requestSource(ctx, config);
    await limits.take('embedReport', { key: source.hash, source });
    await limits.take('embedReportForm', { key: params.formId, source });
    // A page reports itself; the framed form, with our origin, reports the page around it.
    const website = requestWebsite(ctx);
    const isOwnWord =
      website === null || website === config.publicUrl || website === new URL(body.page).origin;
    if (!isOwnWord) throw new ProblemError('request.invalid');
    await storeEmbedReport(pool, params.formId, body);
  });

const visit = {
  ...PUBLIC_FORM,
  problems: ['form.website_not_allowed', 'form.password_required', 'form.sign_in_required', 'form.changed'],
  body: visitRequestSchema,
  // The first type needs no preflight request.
  bodyTypes: ['text/plain', 'application/json'],
  bodyLimits: { bytes: 32 * 1024, depth: 3, keys: 500 },
} as const;

/**
 * Counts how far a page load with a form has come, and remembers the website around it; ignores reports about missing
 * and disabled forms.
 */
export const visitEndpoint = ({ config, published, visits, sightings, spam }: PublicFormDeps): Endpoint =>
  guard(visit, async ({ ctx, params, body }) => {
    const form = await published.find(params.formId, null, ctx.state.formPass);
    if (!form?.active) return;
    assertMayRead(form, requestWebsite(ctx), config.publicUrl);
    const known = new Set(fieldsOf(form.definition).map(({ id }) => id));
    const ofForm = (ids: readonly string[]): string[] => ids.filter((id) => known.has(id));
    spam.noteLoad(body.loadId);
    const { website, ...progress } = body;
    const report = { ...progress, reached: ofForm(body.reached), errors: ofForm(body.errors) };
    const sourceHash = requestSource(ctx, config).hash;
    const isNoted = visits.record({ formId: form.id, sourceHash, report });
    if (!isNoted) throw new ProblemError('rate_limit.exceeded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (website && isWebsite(website, config.publicUrl)) sightings.record({ formId: form.id, website });
  });

/** Returns whether a browser names the origin of somebody's website. It is its word alone, and shown as such. */
const isWebsite = (text: string, publicUrl: string): boolean =>
  /^https?:\/\//.test(text) && URL.parse(text)?.origin === text && text !== publicUrl;
