/** Makes this the style of a shadow root. Constructed sheets need no permission from the page's Content-Security-Policy. */
export function adoptStyle(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  // The one that the server declared.
  root.querySelector('style')?.remove();
}
