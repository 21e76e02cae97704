import { createHash } from 'node:crypto';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { directionOf, type Language } from '../model/language/languages.ts';
import type { CustomStyles } from '../model/theme/customStyles.ts';
import { fontFaceCss } from '../model/theme/fonts.ts';
import { escapeText } from './html.ts';
import { resultsTheme } from './resultsTheme.ts';

/** A page, and the SHA-256 (base64) of its style for the Content-Security-Policy. */
export interface WholePage {
  html: string;
  styleHash: string;
}

/** Renders a page without a script that no search engine lists. */
export function wholePage(title: string, content: ReactNode, language: Language, style: string): WholePage {
  const html =
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeText(title)}</title><link rel="icon" href="/mark.svg" type="image/svg+xml"><style>${style}</style></head>` +
    `<body><main>${renderToString(content as never)}</main></body></html>`;
  return { html, styleHash: createHash('sha256').update(style).digest('base64') };
}

/** The look of a form on such a page. A form without colours of its own follows the reader's scheme. */
export function pageTheme(styles: CustomStyles): string {
  const { light, dark } = resultsTheme(styles);
  const { fontFamily = 'system' } = styles;
  const font = fontFamily === 'system' ? '' : fontFaceCss(fontFamily, '');
  return `${font}:root{${light}}${dark === null ? '' : `@media (prefers-color-scheme:dark){:root{${dark}}}`}`;
}
