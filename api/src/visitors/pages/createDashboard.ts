import { randomBytes } from 'node:crypto';
import { directionOf, type Language } from '@inlay/sdk/model';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Config } from '../../platform/config/config.ts';
import { pictureOrigins } from '../../platform/config/pictureOrigins.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { BuiltAssets } from '../../platform/http/builtAssets.ts';
import { hashInlineScripts } from '../../platform/http/hashInlineScripts.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { setDashboardPolicy } from '../../platform/http/securityHeaders.ts';
import { sendPage } from '../../platform/http/sendPage.ts';
import type { FirstData } from './firstData.ts';
import { preparePageTexts } from './pageTexts.ts';

interface DashboardPage {
  language: Language;
  status?: number;
  /** Chunks whose scripts the page names, so that they come with the entry and not behind it. */
  chunks?: readonly string[];
  /** Addresses that the page preloads. */
  requests?: readonly string[];
  firstData?: FirstData;
}

/** Returns a function that sends the dashboard's page. */
export function createDashboard({
  assets,
  captcha,
  config,
}: {
  assets: BuiltAssets;
  captcha: Captcha;
  config: Pick<Config, 'filesOrigin' | 's3'>;
}) {
  const pictures = pictureOrigins(config);
  const html = assets.dashboard.get('index.html')?.body.toString('utf8');
  const scriptHashes = hashInlineScripts(html ?? '');
  const textsOf = preparePageTexts(assets);
  const scriptsOf = JSON.parse(assets.dashboard.get('screens.json')?.body.toString('utf8') ?? '{}') as Record<
    string,
    string[] | undefined
  >;

  return (
    ctx: AppContext,
    { language, status = 200, chunks = [], requests = [], firstData }: DashboardPage,
  ): void => {
    if (html === undefined) throw new ProblemError('route.not_found');
    const nonce = randomBytes(16).toString('base64');
    const { importMap, hash, filesOf } = textsOf[language];
    setDashboardPolicy(ctx, nonce, {
      captchaOrigins: captcha.origins,
      scriptHashes: [...scriptHashes, hash],
      pictures,
    });
    // It names who is signed in: neither the browser nor anything between may keep it.
    ctx.set('Cache-Control', 'no-store');
    ctx.status = status;
    const scripts = new Set(chunks.flatMap((chunk) => scriptsOf[chunk] ?? []));
    const modules = [...filesOf(scripts), ...scripts];
    const head = [
      ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...requests.map(
        (url) => `<link rel="preload" as="fetch" crossorigin href="${url.replaceAll('&', '&amp;')}">`,
      ),
      firstData ? dataBlock(firstData) : '',
    ].join('');
    sendPage(
      ctx,
      html
        .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
        .replaceAll('__CSP_NONCE__', nonce)
        // Browsers read the map only before the first module.
        .replace('<head>', () => `<head><script type="importmap">${importMap}</script>`)
        .replace('</head>', () => `${head}</head>`),
    );
  };
}

/** Returns a block of data that the page's script reads; `<` is escaped, so that no text can end it. */
const dataBlock = (data: FirstData): string =>
  `<script type="application/json" id="first-data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
