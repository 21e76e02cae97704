import { fontFaceCss, type FontName } from '../model/theme/fonts.ts';

const registered = new Set<string>();

/**
 * Makes a form's font known to the document, once: in a shadow root, `@font-face` counts for nothing.
 * As a constructed sheet it needs no permission from the page's policy; the files need its `font-src`.
 * They are loaded when text in that font is shown.
 */
export function registerFont(font: FontName | 'system' | undefined, baseUrl = ''): void {
  const key = `${font ?? 'system'} ${baseUrl}`;
  if (!font || font === 'system' || registered.has(key)) return;
  registered.add(key);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaceCss(font, baseUrl));
  document.adoptedStyleSheets.push(sheet);
}
