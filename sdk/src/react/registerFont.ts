import { fontFaceCss, type FontName } from '../model/theme/fonts.ts';

const registered = new Set<string>();

/**
 * Registers a form's font with the document, once: browsers ignore `@font-face` in a shadow root. The
 * page's policy does not apply to the constructed sheet, but its `font-src` applies to the files, which
 * load when text in that font is shown.
 */
export function registerFont(font: FontName | 'system' | undefined, baseUrl = ''): void {
  const key = `${font ?? 'system'} ${baseUrl}`;
  if (!font || font === 'system' || registered.has(key)) return;
  registered.add(key);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaceCss(font, baseUrl));
  document.adoptedStyleSheets.push(sheet);
}
