/** A constructed style sheet on a page or in a shadow root. */
export interface AdoptedSheet {
  /** Replaces all rules. */
  replace(css: string): void;
  /** Takes it away again. */
  remove(): void;
}

/** Adds rules as a constructed style sheet: the pages' policy forbids style elements. */
export function adoptStyleSheet(root: DocumentOrShadowRoot, css: string): AdoptedSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  return {
    replace: (next) => sheet.replaceSync(next),
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
