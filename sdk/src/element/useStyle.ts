import { useLayoutEffect } from 'react';
import { adoptStyle } from './adoptStyle.ts';
import { loadFont, loadStyleSheet } from './loadForm.ts';
import type { ShownForm, ShownMessage } from './useShownForm.ts';

/** Gives the shadow root the style of what is shown, in the same paint. */
export function useStyle(container: ShadowRoot, shown: ShownForm | ShownMessage | null): void {
  useLayoutEffect(() => {
    if (shown?.css) adoptStyle(container, shown.css);
    else if (shown?.kind === 'loaded') return completeStyle(container, shown);
    return undefined;
  }, [container, shown]);
}

/** Adds what a form that came with the page may lack. Returns how to stop. */
function completeStyle(container: ShadowRoot, { form, baseUrl }: ShownForm): () => void {
  let isStale = false;
  void loadFont(baseUrl, form.definition.customStyles.fontFamily);
  // The page around may be older than this script, or its policy may refuse the style in it.
  if (container.adoptedStyleSheets.length === 0)
    loadStyleSheet().then(
      (styleSheet) => {
        if (!isStale) adoptStyle(container, styleSheet(form.definition));
      },
      () => undefined,
    );
  return () => {
    isStale = true;
  };
}
