import { useCallback, useEffect, useState } from 'react';
import type { FormDefinition } from '@inlay/sdk/model';
import { FIELD_TYPES_CSS, FORM_CSS, formStyleSheet, registerFont } from '@inlay/sdk/react';
import { adoptStyleSheet } from '../../lib/adoptStyleSheet.ts';

/** The rules of every form, parsed once for all pictures: a brand changes ten of them with each step of a colour. */
let common: CSSStyleSheet | null = null;

function commonSheet(): CSSStyleSheet {
  if (common) return common;
  common = new CSSStyleSheet();
  common.replaceSync(FORM_CSS + FIELD_TYPES_CSS);
  return common;
}

/**
 * Gives an element a shadow root with the style of a form, so that its colours stay within and none of the page's
 * come in.
 * @returns `attach`, the element's ref, and its root once it has one
 */
export function useFormShadow(definition: FormDefinition) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [commonSheet()];
    setRoot(shadow);
  }, []);
  useEffect(() => {
    if (!root) return undefined;
    registerFont(definition.customStyles.fontFamily);
    return adoptStyleSheet(root, formStyleSheet(definition)).remove;
  }, [root, definition]);
  return { attach, root };
}
