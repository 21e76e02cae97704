import { useCallback, useEffect, useState } from 'react';
import type { FormDefinition } from '@inlay/sdk/model';
import { FIELD_TYPES_CSS, FORM_CSS, formStyleSheet, registerFont } from '@inlay/sdk/react';
import { adoptStyleSheet } from '../../lib/adoptStyleSheet.ts';

/**
 * Gives an element a shadow root with the style of a form, so that its colours stay within and none of the page's
 * come in.
 * @returns `attach`, the element's ref, and its root once it has one
 */
export function useFormShadow(definition: FormDefinition) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  useEffect(() => {
    if (!root) return undefined;
    registerFont(definition.customStyles.fontFamily);
    return adoptStyleSheet(root, FORM_CSS + FIELD_TYPES_CSS + formStyleSheet(definition)).remove;
  }, [root, definition]);
  return { attach, root };
}
