/**
 * Replaces the style of a shadow root. The page's Content-Security-Policy does not apply to constructed
 * sheets.
 */
export function adoptStyle(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  // Declared by the server.
  root.querySelector('style')?.remove();
}
