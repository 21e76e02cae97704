import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { z } from 'zod';
import { ACCESS_TEXTS } from '@inlay/sdk/model';
import {
  PAGE_END,
  pictureOrigins,
  renderFormPage,
  visitorInputs,
  type FormPageState,
  type PagePlace,
} from '@inlay/sdk/server';
import { createCaptchaQuestions } from '../../captcha/questions.ts';
import type { CdnConfig } from '../../config/parseCdn.ts';
import type { AppContext, AppState } from '../../http/appContext.ts';
import { createAsset, type Asset } from '../../http/builtAssets.ts';
import { ANSWERS_BODY_LIMITS, readFormBody } from '../../http/readBody.ts';
import { parseReferrer, requestSource } from '../../http/requestSource.ts';
import { sendAsset } from '../../http/sendAsset.ts';
import { sendPage } from '../../http/sendPage.ts';
import { embedPolicy } from '../../http/securityHeaders.ts';
import { readMultipart } from '../../uploads/readMultipart.ts';
import { takePostedCodes } from '../email-codes/takePostedCodes.ts';
import { findRefusal } from '../submit/admission.ts';
import { findBrowser, readBrowserKey } from '../submit/browserKeys.ts';
import { alreadySentState, answerPost } from './answerPost.ts';
import { answerStep } from './answerStep.ts';
import { compressOnce, createContentCache, withOwnEnd, type CachedPage } from './cachedPages.ts';
import { cacheAtEdge } from './edgeLifetime.ts';
import { busyPage } from './busyPage.ts';
import { requestWebsite } from '../websites.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { contentKey, formContent, type FormContent } from './formContent.ts';
import { findPageAssets } from './pageAssets.ts';
import { readPrefill } from './readPrefill.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';

/** Normalises ids to the stored spelling (RFC 9562, 4). */
const uuid = z.uuid().toLowerCase();

/** Cached for the back button, revalidated otherwise: a form may close at any time. */
const PAGE_HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** What a page is rendered with besides its state. */
type Around = Pick<FormContent, 'language' | 'websites'> &
  Partial<Pick<FormContent, 'card'>> & { pictures: readonly string[]; place: PagePlace };

/** Routes of the public form as a page, which websites frame. It works without JavaScript (D-185). */
export function embedRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, events, published } = deps;
  const router = new Router<AppState>();
  const cached = createContentCache<CachedPage>();
  const shared = createContentCache<CachedPage & { asset: Asset }>();
  const questions =
    deps.captcha.provider === 'altcha' ? createCaptchaQuestions({ ...config, ...deps }) : null;

  const formIdOf = (ctx: AppContext): string | undefined => uuid.safeParse(ctx['params'].formId).data;

  const sendNotFound = (ctx: AppContext): void => {
    const formId = String(ctx['params'].formId).slice(0, MAX_LOGGED_ID);
    events.record({ type: 'invalid_form_access', source: requestSource(ctx, config), formId });
    sendOwn(ctx, 404, { kind: 'unavailable' });
  };

  const render = createRender(deps);

  const renderContent = (content: FormContent, place: PagePlace) =>
    render(pageState(content), { ...content, pictures: pictureOrigins(content.form), place });

  /** Sends a page that is the same for every visitor, so that a cache in front may keep it (decision 290). */
  const sendShared = async (ctx: AppContext, form: PublishedForm, content: FormContent): Promise<void> => {
    const place = sharedPlace(ctx, config.cdn);
    const { asset, headers } = await shared(JSON.stringify([place, contentKey(content)]), async () => {
      const { html, headers: own } = renderContent(content, place);
      const plain = Buffer.from(html);
      const brotli = await compressOnce(plain, { isOpen: false });
      return { plain, brotli, headers: own, asset: createAsset('page.html', plain, brotli) };
    });
    ctx.set(headers);
    ctx.vary('Sec-Fetch-Dest');
    cacheAtEdge(ctx, config, form);
    sendAsset(ctx, asset);
    ctx.set('Cache-Control', 'no-cache');
  };

  /** Sends a page for one visitor: not cached, compressed on the way. */
  const sendOwn = (
    ctx: AppContext,
    status: number,
    state: FormPageState,
    form: PublishedForm | null = null,
  ): void => {
    const { html, headers } = render(state, {
      language: visitorLanguage(ctx, form),
      websites: form?.allowedWebsites ?? null,
      pictures: form ? pictureOrigins(form) : [],
      place: pagePlace(ctx),
    });
    ctx.status = status;
    ctx.set(headers);
    // A page of several holds the answers of the others.
    if (form?.plan) ctx.set('Cache-Control', 'no-store');
    sendPage(ctx, html);
  };

  /** Answers with a page instead of JSON while the form is unavailable. */
  const answerBusy = (ctx: AppContext, posted: URLSearchParams | null = null): void => {
    ctx.state.problemPage = ({ code, headers }) =>
      code === 'service.unavailable' ? busyPage(ctx.req, headers['Retry-After'], posted) : null;
  };

  router.get('/embed/:formId', async (ctx) => {
    answerBusy(ctx);
    const formId = formIdOf(ctx);
    const form = formId ? await published.findToShow(formId) : null;
    if (!form) return sendNotFound(ctx);
    if (!form.active) return sendOwn(ctx, 200, { kind: 'disabled' });
    if (form.onePerBrowser && (await findBrowser(deps, form, readBrowserKey(ctx, config, form.id)))) {
      return sendOwn(ctx, 200, alreadySentState(visitorLanguage(ctx, form)), form);
    }
    const content = formContent(form, deps, visitorLanguage(ctx, form));
    const prefilled = await readPrefill(deps, ctx, content.form);
    if (prefilled)
      return sendPrefilled(ctx, render, { content, prefilled, page: parseReferrer(ctx, config) });
    if (config.cdn && !form.onePerBrowser) return sendShared(ctx, form, content);
    const place = pagePlace(ctx);
    const page = await cached(JSON.stringify([place, contentKey(content)]), async () => {
      const { html, headers } = renderContent(content, place);
      const plain = Buffer.from(html.slice(0, -PAGE_END.length));
      return { plain, brotli: await compressOnce(plain, { isOpen: true }), headers };
    });
    const isBrotli = ctx.acceptsEncodings('br', 'identity') === 'br';
    ctx.set(page.headers);
    ctx.set({ 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding, Sec-Fetch-Dest' });
    if (isBrotli) ctx.set('Content-Encoding', 'br');
    // A plain post has this page as its referrer, so the page around it is stored now.
    const own = { idempotencyKey: randomUUID(), page: parseReferrer(ctx, config) };
    ctx.body = withOwnEnd(page, visitorInputs(form.id, own) + PAGE_END, isBrotli);
  });

  /** Reads a plain post; with files where the form takes them. */
  const readPost = async (ctx: AppContext, formId: string | undefined): Promise<URLSearchParams> => {
    const limits = ANSWERS_BODY_LIMITS;
    const form = ctx.is('multipart/form-data') && formId ? await published.find(formId) : null;
    if (!form || findRefusal(form, requestWebsite(ctx), config.publicUrl)) return readFormBody(ctx, limits);
    const source = requestSource(ctx, config);
    await deps.limits.take('formStep', { key: source.hash, source });
    return readMultipart(deps, ctx, { form, limits });
  };

  router.post('/embed/:formId', async (ctx) => {
    const formId = formIdOf(ctx);
    const posted = await readPost(ctx, formId);
    answerBusy(ctx, posted);
    if (!formId) return sendNotFound(ctx);
    const key = uuid.safeParse(posted.get('idempotencyKey') ?? ctx.query['idempotencyKey']).data;
    if (!key) return (await published.find(formId)) ? giveKey(ctx, formId) : sendNotFound(ctx);
    const revisionId = uuid.safeParse(posted.get('revisionId')).data ?? null;
    const source = requestSource(ctx, config);
    const request = { formId, revisionId, idempotencyKey: key, website: requestWebsite(ctx), source };
    const post = { request, posted, questions };
    await takePostedCodes(deps, ctx, post);
    const answer = (await answerStep(deps, ctx, post)) ?? (await answerPost(deps, ctx, post));
    return answer ? sendOwn(ctx, answer.status, answer.state, answer.form) : sendNotFound(ctx);
  });

  return router;
}

/** Sends a page with what its address fills in: for this address alone. */
function sendPrefilled(
  ctx: AppContext,
  render: ReturnType<typeof createRender>,
  given: { content: FormContent; prefilled: Record<string, unknown>; page: string | null },
): void {
  const { form, ...content } = given.content;
  const own = { idempotencyKey: randomUUID(), page: given.page ?? '', prefilled: given.prefilled };
  const around = { ...content, pictures: pictureOrigins(form), place: pagePlace(ctx) };
  const { html, headers } = render({ kind: 'form', form, ...own }, around);
  ctx.set(headers);
  ctx.vary('Sec-Fetch-Dest');
  sendPage(ctx, html);
}

/** Returns what renders a page with its headers. */
function createRender({ assets: files, captcha }: Pick<PublicFormDeps, 'assets' | 'captcha'>) {
  const assets = findPageAssets(files);
  return (state: FormPageState, around: Around) => {
    const { language, websites, pictures, place, card = null } = around;
    const { html, styleHashes } = renderFormPage(state, assets, language, place, card);
    const hasCaptcha = state.kind === 'form' && state.form.captcha;
    const captchaOrigins = hasCaptcha ? captcha.origins : [];
    const policy = embedPolicy({ styleHashes, captchaOrigins, websites, pictures });
    return { html, headers: { ...PAGE_HEADERS, ...policy } };
  };
}

/** Longest unknown id that is logged, in characters. */
const MAX_LOGGED_ID = 40;

/**
 * Tells whether the page is framed, and by a dark page. Browsers name the destination of requests over https;
 * elsewhere the page's script finds out. The loader adds the colour scheme to the address.
 */
export function pagePlace(ctx: AppContext): PagePlace {
  const isFramed = ctx.get('Sec-Fetch-Dest') === 'iframe';
  return isFramed && ctx.query['scheme'] === 'dark' ? { isFramed, scheme: 'dark' } : { isFramed };
}

/**
 * The place as a shared page may know it: Cloudflare heeds no `Vary`, so that the page's script has to find out,
 * unless the address says it.
 */
function sharedPlace(ctx: AppContext, cdn: CdnConfig | null): PagePlace {
  if (cdn?.provider !== 'cloudflare') return pagePlace(ctx);
  return ctx.query['scheme'] === 'dark' ? { isFramed: true, scheme: 'dark' } : { isFramed: false };
}

/** The page of an open form, or the card of a closed one. */
const pageState = ({ form, language }: FormContent): FormPageState =>
  form.closed
    ? { kind: 'message', form, title: ACCESS_TEXTS[language].closedTitle, text: form.closed.text }
    : { kind: 'form', form };

/**
 * Gives a post without a key one, because one copy of an including page goes to many visitors. The browser posts
 * the same again to an address with the key (RFC 9110, 15.4.8); only that is stored. A double click or a reload of
 * the result then remain one submission (D-183).
 */
function giveKey(ctx: AppContext, formId: string): void {
  ctx.status = 307;
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`/embed/${formId}?idempotencyKey=${randomUUID()}`);
}
