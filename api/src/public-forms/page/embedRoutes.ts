import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { z } from 'zod';
import { ACCESS_TEXTS } from '@inlay/sdk/model';
import {
  PAGE_END,
  renderFormPage,
  visitorInputs,
  type FormPageState,
  type PagePlace,
} from '@inlay/sdk/server';
import { createCaptchaQuestions } from '../../captcha/questions.ts';
import type { AppContext, AppState } from '../../http/appContext.ts';
import { ANSWERS_BODY_LIMITS, readFormBody } from '../../http/readBody.ts';
import { readReferrer, requestSource } from '../../http/requestSource.ts';
import { sendPage } from '../../http/sendPage.ts';
import { embedPolicy } from '../../http/securityHeaders.ts';
import { findBrowser, readBrowserKey } from '../submit/browserKeys.ts';
import { alreadySentState, answerPost } from './answerPost.ts';
import { compressOnce, createContentCache, withOwnEnd, type CachedPage } from './cachedPages.ts';
import { busyPage } from './busyPage.ts';
import { requestWebsite } from '../websites.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { contentKey, formContent, type FormContent } from './formContent.ts';
import { findPageAssets } from './pageAssets.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';

/** In the spelling that is stored (RFC 9562, 4). */
const uuid = z.uuid().toLowerCase();

/** Kept for the back button, asked for again otherwise: whether a form is open may change at any time. */
const PAGE_HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The public form as a page of its own, which websites frame. It works without JavaScript (D-185). */
export function embedRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, events, published } = deps;
  const router = new Router<AppState>();
  const assets = findPageAssets(deps.assets);
  const cached = createContentCache<CachedPage>();
  const questions =
    deps.captcha.provider === 'altcha' ? createCaptchaQuestions({ ...config, ...deps }) : null;

  const formIdOf = (ctx: AppContext): string | undefined => uuid.safeParse(ctx['params'].formId).data;

  const sendNotFound = (ctx: AppContext): void => {
    const formId = String(ctx['params'].formId).slice(0, MAX_LOGGED_ID);
    events.record({ type: 'invalid_form_access', source: requestSource(ctx, config), formId });
    sendOwn(ctx, 404, { kind: 'unavailable' });
  };

  /** Renders a page with its headers. */
  const render = (
    state: FormPageState,
    around: Pick<FormContent, 'language' | 'websites'> & { logoUrl: string | null; place: PagePlace },
  ) => {
    const { language, websites, logoUrl, place } = around;
    const { html, styleHashes } = renderFormPage(state, assets, language, place);
    const hasCaptcha = state.kind === 'form' && state.form.captcha;
    const captchaOrigins = hasCaptcha ? deps.captcha.origins : [];
    const policy = embedPolicy({ styleHashes, captchaOrigins, websites, pictures: pictureOrigins(logoUrl) });
    return { html, headers: { ...PAGE_HEADERS, ...policy } };
  };

  /** A page that is nobody else's: not kept, compressed as it goes. */
  const sendOwn = (
    ctx: AppContext,
    status: number,
    state: FormPageState,
    form: PublishedForm | null = null,
  ): void => {
    const { html, headers } = render(state, {
      language: visitorLanguage(ctx, form),
      websites: form?.allowedWebsites ?? null,
      logoUrl: form?.logoUrl ?? null,
      place: pagePlace(ctx),
    });
    ctx.status = status;
    ctx.set(headers);
    sendPage(ctx, html);
  };

  /** While the form cannot be had, nobody reads JSON. */
  const tellBusy = (ctx: AppContext, posted: URLSearchParams | null = null): void => {
    ctx.state.problemPage = ({ code, headers }) =>
      code === 'service.unavailable' ? busyPage(ctx.req, headers['Retry-After'], posted) : null;
  };

  router.get('/embed/:formId', async (ctx) => {
    tellBusy(ctx);
    const formId = formIdOf(ctx);
    const form = formId ? await published.find(formId) : null;
    if (!form) return sendNotFound(ctx);
    if (!form.active) return sendOwn(ctx, 200, { kind: 'disabled' });
    if (form.onePerBrowser && (await findBrowser(deps, form, readBrowserKey(ctx, config, form.id)))) {
      return sendOwn(ctx, 200, alreadySentState(visitorLanguage(ctx, form)), form);
    }
    const content = formContent(form, deps, visitorLanguage(ctx, form));
    const place = pagePlace(ctx);
    const page = await cached(JSON.stringify([place, contentKey(content)]), async () => {
      const { logoUrl } = content.form;
      const { html, headers } = render(pageState(content), { ...content, logoUrl, place });
      const plain = Buffer.from(html.slice(0, -PAGE_END.length));
      return { plain, brotli: await compressOnce(plain, { isOpen: true }), headers };
    });
    const isBrotli = ctx.acceptsEncodings('br', 'identity') === 'br';
    ctx.set(page.headers);
    ctx.set({ 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding, Sec-Fetch-Dest' });
    if (isBrotli) ctx.set('Content-Encoding', 'br');
    // A plain post names this page; what is around it is only known now.
    const own = { idempotencyKey: randomUUID(), page: readReferrer(ctx, config) };
    ctx.body = withOwnEnd(page, visitorInputs(form.id, own) + PAGE_END, isBrotli);
  });

  router.post('/embed/:formId', async (ctx) => {
    const posted = await readFormBody(ctx, ANSWERS_BODY_LIMITS);
    tellBusy(ctx, posted);
    const formId = formIdOf(ctx);
    if (!formId) return sendNotFound(ctx);
    const key = uuid.safeParse(posted.get('idempotencyKey') ?? ctx.query['idempotencyKey']).data;
    if (!key) return (await published.find(formId)) ? giveKey(ctx, formId) : sendNotFound(ctx);
    const revisionId = uuid.safeParse(posted.get('revisionId')).data ?? null;
    const source = requestSource(ctx, config);
    const request = { formId, revisionId, idempotencyKey: key, website: requestWebsite(ctx), source };
    const admission = await deps.admit(request);
    if (!admission) return sendNotFound(ctx);
    const answer = await answerPost(deps, ctx, { admission, posted, key, source, questions });
    return sendOwn(ctx, answer.status, answer.state, admission.form);
  });

  return router;
}

/** Longest unknown id that is logged, in characters. */
const MAX_LOGGED_ID = 40;

/**
 * Where the page will be shown. Browsers name the destination of a request on secure addresses; elsewhere the
 * page's script finds out. The loader names the scheme of a dark page in the address.
 */
export function pagePlace(ctx: AppContext): PagePlace {
  const isFramed = ctx.get('Sec-Fetch-Dest') === 'iframe';
  return isFramed && ctx.query['scheme'] === 'dark' ? { isFramed, scheme: 'dark' } : { isFramed };
}

/** An open form, or the card of a closed one. */
const pageState = ({ form, language }: FormContent): FormPageState =>
  form.closed
    ? { kind: 'message', form, title: ACCESS_TEXTS[language].closedTitle, text: form.closed.text }
    : { kind: 'form', form };

/**
 * A page of another website holds the form without a key: one copy of it goes to many. The browser is
 * sent on to an address with a key of its own, where it posts the same again (RFC 9110, 15.4.8); only
 * there anything is stored. So a click too many, which ends what the first one began, and the result
 * loaded again are one submission (D-183).
 */
function giveKey(ctx: AppContext, formId: string): void {
  ctx.status = 307;
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`/embed/${formId}?idempotencyKey=${randomUUID()}`);
}

/** The origin of a logo that is not the platform's own (FSET-011, D-64). */
const pictureOrigins = (logoUrl: string | null): string[] =>
  logoUrl && !logoUrl.startsWith('/') ? [new URL(logoUrl).origin] : [];
