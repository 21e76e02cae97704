import { useLayoutEffect } from 'react';
import { adoptStyle } from './adoptStyle.ts';
import { loadFont, loadStyleSheet } from './loadForm.ts';
import type { ShownForm, ShownMessage } from './useShownForm.ts';

/** Applies the style of what is shown in the same paint. */
export function useStyle(container: ShadowRoot, shown: ShownForm | ShownMessage | null): void {
  useLayoutEffect(() => {
    if (shown?.css) adoptStyle(container, shown.css);
    else if (shown?.kind === 'loaded') return completeStyle(container, shown);
    return undefined;
  }, [container, shown]);
}

/** Loads the font and the style that a server-rendered form may lack. Returns a clean-up. */
function completeStyle(container: ShadowRoot, { form, baseUrl }: ShownForm): () => void {
  let isStale = false;
  void loadFont(baseUrl, form.definition.customStyles.fontFamily);
  // A declared style without a sheet was refused by the page's policy.
  if (container.adoptedStyleSheets.length === 0 && !container.querySelector('style')?.sheet)
    loadStyleSheet().then(
      (styleSheet) => {
        if (!isStale) adoptStyle(container, styleSheet(form));
      },
      () => undefined,
    );
  return () => {
    isStale = true;
  };
}
