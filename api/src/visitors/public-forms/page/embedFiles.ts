import { Router } from '@koa/router';
import { renderFormInclude, renderFormScript, type EmbeddedForm } from '@inlay/sdk/server';
import type { AppContext, AppState } from '../../../platform/http/appContext.ts';
import { createAsset, type Asset } from '../../../platform/http/builtAssets.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { sendAsset } from '../../../platform/http/sendAsset.ts';
import { sendPage } from '../../../platform/http/sendPage.ts';
import { compressOnce, createContentCache } from './cachedPages.ts';
import { cacheAtEdge } from './edgeLifetime.ts';
import { contentKey, formContent, type FormContent } from './formContent.ts';
import { formIdOf } from './formIdOf.ts';
import { readPrefill } from './readPrefill.ts';
import { findParts } from './pageAssets.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { spokenForm } from '../visitorLanguage.ts';
import { assertMayRead, narrowCors, requestWebsite } from '../websites.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';

/** Files of a form for a website's own page, by name. */
const FILES = {
  /** A script with definition, markup and style that registers `<form-embed>`. */
  'form.js': { name: 'form.js', render: renderFormScript },
  /** The form's markup as declarative shadow DOM, for server-rendered pages. */
  include: { name: 'include.html', render: renderFormInclude },
} as const;

type FileName = keyof typeof FILES;

/**
 * Routes of forms without a frame. Forms that may only be sent from a frame are refused; a refused script leaves
 * the message to the element.
 */
export function embedFilesRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, events, published } = deps;
  const router = new Router<AppState>();
  const parts = findParts(deps.assets, 'form-embed');
  const cached = createContentCache<Asset & { plain: Buffer; brotli: Buffer }>();

  const getForm = async (ctx: AppContext): Promise<PublishedForm> => {
    const id = formIdOf(ctx);
    const form = id ? await published.findToShow(id) : null;
    if (!form) {
      events.record({
        type: 'invalid_form_access',
        source: requestSource(ctx, config),
        formId: String(ctx['params'].formId).slice(0, 40),
      });
      throw new ProblemError('form.not_found');
    }
    assertMayRead(form, requestWebsite(ctx), config.publicUrl);
    if (form.frameOnly) throw new ProblemError('form.website_not_allowed');
    if (!form.active) throw new ProblemError('form.disabled');
    return spokenForm(ctx, form);
  };

  const embedded = ({ form, language }: FormContent): EmbeddedForm => ({
    form,
    baseUrl: config.publicUrl,
    language,
    parts,
  });

  const make = async (file: FileName, content: FormContent) => {
    const { name, render } = FILES[file];
    const plain = Buffer.from(render(embedded(content)));
    const brotli = await compressOnce(plain, { isOpen: false });
    return { ...createAsset(name, plain, brotli), plain, brotli };
  };

  const sendElement = (ctx: AppContext): void => {
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/javascript; charset=utf-8';
    ctx.body = `import(${JSON.stringify(`${config.publicUrl}/sdk/form-embed.js`)})`;
  };

  const serve = (file: FileName) =>
    router.get(`/embed/:formId/${file}`, async (ctx) => {
      ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
      const form = await getForm(ctx).catch((error: unknown) => {
        if (file !== 'form.js' || !(error instanceof ProblemError)) throw error;
        return null;
      });
      // The element asks for the form itself, and says in the page why there is none.
      if (!form) return sendElement(ctx);
      const content = formContent(form, deps, form.language);
      const link = file === 'include' ? await readPrefill(deps, ctx, form) : null;
      if (link) {
        narrowCors(ctx, form);
        ctx.set('Cache-Control', 'private, no-cache');
        return sendPage(ctx, renderFormInclude({ ...embedded(content), prefilled: link.prefilled }));
      }
      const asset = await cached(`${file} ${contentKey(content)}`, () => make(file, content));
      narrowCors(ctx, form);
      sendAsset(ctx, asset);
      // What only some websites may read differs by website (T11).
      if (!form.allowedWebsites) cacheAtEdge(ctx, config, form);
      // Revalidated each time, mostly with 304, so that a closed form is closed at once.
      ctx.set('Cache-Control', form.allowedWebsites ? 'private, no-cache' : 'no-cache');
    });

  serve('form.js');
  serve('include');
  return router;
}
