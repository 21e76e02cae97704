import type { DefinitionTree, FormDefinition, PlannedForm } from '../model/rendering.ts';
import { FORM_CSS } from './formCss.ts';
import { formStyleSheet } from './formStyleSheet.ts';
import { PLANNED } from './planned.ts';

/** Size of a `rem` (px) on the platform's pages; other websites choose their own. */
const ROOT_FONT_SIZE = 16;

/**
 * Keeps the website's styles out of the element: `!important` in a shadow root overrides the page's.
 * Margin, width and position stay the page's. Inheritance ends at the form's surface.
 */
const SHIELD =
  ':host{display:block!important;padding:0!important;border:0!important;background:none!important;box-shadow:none!important;text-indent:0!important;filter:none!important;opacity:1!important;zoom:1!important;column-count:auto!important;visibility:visible!important}' +
  ':host([hidden]){display:none!important}' +
  '.form-embed{all:initial}';

/** The part of a form that its style sheet reads. */
export interface StyledForm {
  definition: Pick<FormDefinition, 'customStyles'> & DefinitionTree;
  planned?: PlannedForm;
  coverUrl?: string | undefined;
}

/**
 * Returns the whole style sheet of a form in `<form-embed>`. The theme is set on the element itself, so
 * that the page can override its custom properties.
 */
export const shadowStyleSheet = ({ definition, planned, coverUrl }: StyledForm): string =>
  (
    SHIELD +
    FORM_CSS +
    (planned ? PLANNED.css!(definition, planned) : '') +
    formStyleSheet(definition, ':host', 'element', coverUrl !== undefined)
  ).replace(/([\d.]+)rem\b/g, (_whole, size: string) => `${Number(size) * ROOT_FONT_SIZE}px`);
