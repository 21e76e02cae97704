import { ACCESS_TEXTS } from '@inlay/sdk/model';
import {
  PAGE_END,
  pictureOrigins,
  renderFormPage,
  visitorInputs,
  type FormPageState,
  type PagePlace,
} from '@inlay/sdk/server';
import { createId } from '../../../platform/db/columns.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { createAsset, type Asset } from '../../../platform/http/builtAssets.ts';
import { parseReferrer } from '../../../platform/http/requestSource.ts';
import { embedPolicy } from '../../../platform/http/securityHeaders.ts';
import { sendAsset } from '../../../platform/http/sendAsset.ts';
import { sendPage } from '../../../platform/http/sendPage.ts';
import type { OpenedLink } from '../lockedAnswers.ts';
import { asksFirst, passOfPage, passPart } from '../password/formPass.ts';
import { isLocked } from '../password/lockForm.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { newContinueInput } from '../unfinished/continueInput.ts';
import { compressOnce, createContentCache, withOwnEnd, type CachedPage } from './cachedPages.ts';
import { cacheAtEdge } from './edgeLifetime.ts';
import { contentKey, type FormContent } from './formContent.ts';
import { findPageAssets } from './pageAssets.ts';
import { pagePlace, sharedPlace } from './pagePlace.ts';
import { withContinued } from './postedPage.ts';

/** Cached for the back button, revalidated otherwise: a form may close at any time. */
const PAGE_HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** What a page is rendered with besides its state. */
type Around = Pick<FormContent, 'language' | 'websites'> &
  Partial<Pick<FormContent, 'card'>> & { pictures: readonly string[]; place: PagePlace };

/** What the page of an invitation has of its own. */
interface OwnKey {
  idempotencyKey: string;
  /** The secret under which its answers in progress are kept. */
  continueToken: string;
  notice: { text: string; role?: 'status' };
}

/** The ways in which a form is sent as a page. */
export interface FormPages {
  /** Sends the page that every visitor of the form gets, ready from the cache but for its last bytes. */
  sendCached(ctx: AppContext, form: PublishedForm, content: FormContent): Promise<void>;
  /** Sends a page that is the same to the byte, so that a cache in front may keep it (decision 050). */
  sendShared(ctx: AppContext, form: PublishedForm, content: FormContent): Promise<void>;
  /** Sends a page with what its address fills in: for this address alone. */
  sendPrefilled(
    ctx: AppContext,
    form: PublishedForm,
    content: FormContent,
    link: OpenedLink & Partial<OwnKey>,
  ): void;
  /** Sends a page for one visitor: not cached, compressed on the way. */
  sendOwn(ctx: AppContext, status: number, state: FormPageState, form?: PublishedForm | null): void;
}

/** Returns the pages of forms, with their caches. */
export function createFormPages(deps: PublicFormDeps): FormPages {
  const { config } = deps;
  const render = createRender(deps);
  const renderContent = (content: FormContent, place: PagePlace) =>
    render(pageState(content), { ...content, pictures: pictureOrigins(content.form), place });
  const sendShared = createSharedPages(deps, renderContent);
  const cached = createContentCache<CachedPage>();

  /** Leads what a page sends to an address with the pass of its form, where not everybody may open that. */
  const withPass = (ctx: AppContext, form: PublishedForm, state: FormPageState): FormPageState => {
    const pass = passPart(config, form, passOfPage(ctx, config, form.id));
    if (pass === '' || isLocked(form)) return state;
    const baseUrl = `/embed/${form.id}${pass}`;
    if (state.kind === 'saved' || state.kind === 'turned_away') return { ...state, baseUrl };
    // Pages of edits have an address of their own.
    if (state.kind !== 'form' || state.baseUrl !== undefined) return state;
    const { form: shown, idempotencyKey, carried = [] } = state;
    const own: [string, string][] = [
      ['revisionId', shown.revisionId],
      ...(idempotencyKey ? [['idempotencyKey', idempotencyKey] as [string, string]] : []),
    ];
    return { ...state, baseUrl, carried: [...own, ...carried] };
  };

  return {
    sendShared,
    async sendCached(ctx, form, content) {
      const place = pagePlace(ctx);
      const page = await cached(JSON.stringify([place, contentKey(content)]), async () => {
        const { html, headers } = renderContent(content, place);
        const plain = Buffer.from(html.slice(0, -PAGE_END.length));
        return { plain, brotli: await compressOnce(plain, { isOpen: true }), headers };
      });
      const isBrotli = ctx.acceptsEncodings('br', 'identity') === 'br';
      ctx.set(page.headers);
      ctx.set('Content-Type', 'text/html; charset=utf-8');
      ctx.vary('Accept-Encoding');
      ctx.vary('Sec-Fetch-Dest');
      if (isBrotli) ctx.set('Content-Encoding', 'br');
      // A plain post has this page as its referrer, so it carries the page around it itself.
      const own = { idempotencyKey: createId(), page: parseReferrer(ctx, config), ...newContinueInput(form) };
      ctx.body = withOwnEnd(page, visitorInputs(form.id, own) + PAGE_END, isBrotli);
    },
    sendPrefilled(ctx, published, { form, ...content }, link) {
      const { prefilled, isRefused, idempotencyKey = createId(), continueToken, notice: own } = link;
      const page = parseReferrer(ctx, config) ?? '';
      const notice = isRefused ? { text: ACCESS_TEXTS[content.language].linkRefused } : own;
      const carried = newContinueInput(published, continueToken);
      const posted = new URLSearchParams(continueToken ? carried : {});
      const state: FormPageState = {
        kind: 'form',
        form: withContinued(form, { posted, idempotencyKey }),
        idempotencyKey,
        page,
        prefilled,
        carried: Object.entries(carried),
        ...(notice && { notice }),
      };
      const { html, headers } = render(withPass(ctx, published, state), {
        ...content,
        pictures: pictureOrigins(form),
        place: pagePlace(ctx),
      });
      ctx.set(headers);
      if (asksFirst(published)) ctx.set('Cache-Control', 'no-store');
      ctx.vary('Sec-Fetch-Dest');
      sendPage(ctx, html);
    },
    sendOwn(ctx, status, state, form = null) {
      const { html, headers } = render(form ? withPass(ctx, form, state) : state, {
        language: form?.language ?? visitorLanguage(ctx, null),
        websites: form?.allowedWebsites ?? null,
        pictures: form ? pictureOrigins(form) : [],
        place: pagePlace(ctx),
      });
      ctx.status = status;
      ctx.set(headers);
      // A page of several holds the answers of the others.
      if (form?.plan || (form && asksFirst(form))) ctx.set('Cache-Control', 'no-store');
      sendPage(ctx, html);
    },
  };
}

function createSharedPages(
  { config }: PublicFormDeps,
  renderContent: (content: FormContent, place: PagePlace) => Rendered,
): FormPages['sendShared'] {
  const shared = createContentCache<CachedPage & { asset: Asset }>();
  return async (ctx, form, content) => {
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
}

interface Rendered {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Returns what renders a page with its headers. */
function createRender({ assets: files, captcha }: Pick<PublicFormDeps, 'assets' | 'captcha'>) {
  const assets = findPageAssets(files);
  return (state: FormPageState, around: Around): Rendered => {
    const { language, websites, pictures, place, card = null } = around;
    const { html, styleHashes } = renderFormPage(state, assets, language, place, card);
    const hasCaptcha = state.kind === 'form' && state.form.captcha;
    const captchaOrigins = hasCaptcha ? captcha.origins : [];
    const policy = embedPolicy({ styleHashes, captchaOrigins, websites, pictures });
    return { html, headers: { ...PAGE_HEADERS, ...policy } };
  };
}

/** The page of an open form, or the card of a closed one. */
const pageState = ({ form, language }: FormContent): FormPageState =>
  form.closed
    ? {
        kind: 'message',
        form,
        title: form.closed.title ?? ACCESS_TEXTS[language].closedTitle,
        text: form.closed.text,
      }
    : { kind: 'form', form };
