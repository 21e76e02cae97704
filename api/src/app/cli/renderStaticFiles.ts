import { renderStaticPage } from '@inlay/sdk/server';
import { createCaptcha } from '../../platform/captcha/createCaptcha.ts';
import type { Config } from '../../platform/config/config.ts';
import { loadBuiltAssets } from '../../platform/http/builtAssets.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { formContent } from '../../visitors/public-forms/page/formContent.ts';
import { findParts } from '../../visitors/public-forms/page/pageAssets.ts';
import type { PublishedForm } from '../../visitors/public-forms/publishedForm.ts';

/** Files of `<form-embed>`, among those for all websites. */
const ELEMENT_FILE = /^form-embed[\w-]*\.js$/;

/** Returns the bodies of the files by their paths. */
export async function renderStaticFiles(
  config: Config,
  form: PublishedForm,
): Promise<Map<string, string | Buffer>> {
  const captcha = createCaptcha(config, createLogger('silent'));
  const assets = loadBuiltAssets();
  const { form: shown, language } = formContent(form, { config, captcha }, form.language);
  const page = renderStaticPage({
    form: shown,
    baseUrl: config.publicUrl,
    language,
    parts: findParts(assets, 'form-embed'),
    captchaOrigins: shown.captcha ? captcha.origins : [],
  });
  const scripts = [...assets.sdk].filter(([name]) => ELEMENT_FILE.test(name));
  return new Map<string, string | Buffer>([
    ['index.html', page],
    ...scripts.map(([name, { body }]) => [`sdk/${name}`, body] as const),
  ]);
}
