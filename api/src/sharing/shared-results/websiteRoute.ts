import type { Router } from '@koa/router';
import { LRUCache } from 'lru-cache';
import { resultsTheme } from '@inlay/sdk/server';
import {
  sharedResultsQuerySchema,
  sharedResultsTokenSchema,
  sharedResultsViewSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext, AppState, Next } from '../../platform/http/appContext.ts';
import { publicCors } from '../../platform/http/cors.ts';
import { guard } from '../../platform/http/guard.ts';
import { JsonText } from '../../platform/http/jsonText.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { PublishedForm } from '../../visitors/public-forms/publishedForm.ts';
import { assertMayRead, narrowCors, requestWebsite } from '../../visitors/public-forms/websites.ts';
import { KEPT_BY_READER, versionOf } from './keptByReader.ts';
import type { SharedResultsReader } from './sharedResultsReader.ts';
import type { ViewCounter } from './viewCounter.ts';

/**
 * Time for which websites get the same answer, in ms, however many read it: a link that is ended is shown there as
 * much longer at most (decision 365).
 */
const HELD_MS = 2_000;
const MAX_HELD = 500;

interface HeldResults {
  linkId: string;
  form: PublishedForm;
  /** Null for a link that asks for a password. */
  answer: { text: string; version: string } | null;
}

/** Adds the route of `<form-results>`: what the page of a link shows, for the pages of websites (RESULT-023). */
export function addWebsiteRoute(
  router: Router<AppState>,
  { config, reader, views, takeLimit }: WebsiteRouteDeps,
): void {
  const held = new LRUCache<string, Promise<HeldResults | null>>({ max: MAX_HELD, ttl: HELD_MS });

  const read = async (token: string): Promise<HeldResults | null> => {
    const open = await reader.find(token);
    if (!open) return null;
    const { link, form } = open;
    const found = { linkId: link.id, form };
    if (link.passwordHash !== null) return { ...found, answer: null };
    const theme = resultsTheme(form.definition.customStyles);
    const text = JSON.stringify({ ...(await reader.show(open)), theme });
    return { ...found, answer: { text, version: versionOf(text) } };
  };
  const find = (token: string): Promise<HeldResults | null> => {
    const known = held.get(token);
    if (known) return known;
    const found = read(token);
    held.set(token, found);
    found.catch(() => held.delete(token));
    return found;
  };

  router.get(
    '/api/public/results/:token',
    publicCors,
    notModified,
    guard(
      {
        access: 'public',
        params: sharedResultsTokenSchema,
        query: sharedResultsQuerySchema,
        missing: 'shared_results.not_found',
        problems: ['form.website_not_allowed', 'shared_results.password_needed'],
        response: sharedResultsViewSchema,
        isCompressible: true,
      },
      async ({ ctx, params, query }) => {
        ctx.set('Cache-Control', 'no-store');
        const shown = await find(params.token);
        if (!shown) {
          // Whoever has a link that holds looks for newer results again and again, and is not counted.
          await takeLimit(ctx);
          throw new ProblemError('shared_results.not_found');
        }
        // From where a form is sent says nothing of where its results may be shown.
        const website = { ...shown.form, frameOnly: false };
        assertMayRead(website, requestWebsite(ctx), config.publicUrl);
        narrowCors(ctx, website);
        if (!shown.answer) throw new ProblemError('shared_results.password_needed');
        // Looks for newer results are no views of their own (RESULT-026).
        if (query.again === undefined) views.count(shown.linkId);
        ctx.set({ ...KEPT_BY_READER, ETag: shown.answer.version });
        return new JsonText(shown.answer.text);
      },
    ),
  );
}

interface WebsiteRouteDeps {
  config: Config;
  reader: SharedResultsReader;
  views: ViewCounter;
  takeLimit(ctx: AppContext): Promise<void>;
}

/** Answers 304 without a body where the reader has this version. */
const notModified = (ctx: AppContext, next: Next): Promise<void> =>
  next().then(() => {
    if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
  });
