import type { FormDefinition } from '../model/rendering.ts';
import { FORM_CSS } from './formCss.ts';
import { formStyleSheet } from './formStyleSheet.ts';

/** What `rem` means on a page of the platform; on a website it is whatever that website chose. */
const ROOT_FONT_SIZE = 16;

/**
 * What keeps a website's style sheets out of the element: in a shadow root, `!important` wins over any of
 * the page's. Margin, width and place in the page stay the page's affair. What would be inherited ends at
 * the form's surface.
 */
const SHIELD =
  ':host{display:block!important;padding:0!important;border:0!important;background:none!important;box-shadow:none!important;text-indent:0!important;filter:none!important;opacity:1!important;zoom:1!important;column-count:auto!important;visibility:visible!important}' +
  ':host([hidden]){display:none!important}' +
  '.form-embed{all:initial}';

/**
 * The whole style sheet of a form in `<form-embed>`. The theme hangs on the element itself, so that a
 * page can set the same custom properties on it and be heard.
 */
export const shadowStyleSheet = (definition: Pick<FormDefinition, 'customStyles' | 'fields'>): string =>
  (SHIELD + FORM_CSS + formStyleSheet(definition, ':host', 'element')).replace(
    /([\d.]+)rem\b/g,
    (_whole, size: string) => `${Number(size) * ROOT_FONT_SIZE}px`,
  );
