import { createHash } from 'node:crypto';
import { directionOf } from '../model/language/languages.ts';
import { escapeAttribute, escapeText } from './html.ts';
import { pictureOrigins } from './pictureOrigins.ts';
import { renderFormInclude, type EmbeddedForm } from './renderEmbeds.tsx';

/** A form for files on any web server, beside a copy of the platform's folder `sdk`. */
export interface StaticForm extends EmbeddedForm {
  /** Origins of an external captcha service, if the form has one. */
  captchaOrigins: readonly string[];
}

const CSS = 'body{margin:0 auto;max-width:48rem;padding:1rem}';

/**
 * Renders a whole page around a form. It loads its scripts from beside itself and calls the platform for what
 * visitors do; its policy allows nothing else.
 */
export function renderStaticPage({ captchaOrigins, ...embedded }: StaticForm): string {
  const { form, language, baseUrl } = embedded;
  const include = renderFormInclude({ ...embedded, scriptsUrl: '.' });
  const styles = [CSS, ...Array.from(include.matchAll(/<style>([^]*?)<\/style>/g), ([, css = '']) => css)];
  const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  const others = captchaOrigins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self'${others}`,
    `style-src ${hashes.join(' ')}${others}`,
    `connect-src ${baseUrl}${others}`,
    `img-src ${baseUrl} ${['data:', ...pictureOrigins(form)].join(' ')}`,
    `font-src ${baseUrl}`,
    `frame-src ${others.trim() || "'none'"}`,
    `form-action ${baseUrl}`,
    "base-uri 'none'",
  ].join('; ');
  return (
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeText(form.definition.title)}</title><style>${CSS}</style></head>` +
    `<body><main>${include}</main></body></html>`
  );
}
