import { overlayStyles } from '../model/theme/overlayStyles.ts';
import { resolveStyles, type CustomStyles } from '../model/rendering.ts';
import { coverCss } from './coverCss.ts';

/** The form in the frame of an overlay: the loader's address ends with `#form-root` there. */
const SCOPE = ':target .form-embed';

/** Returns the rules by which a framed form looks in an overlay as on its own page (decision 127). */
export function overlayStyleSheet(custom: CustomStyles, hasCover: boolean): string {
  const { styles, surface } = overlayStyles(custom);
  const own = surface
    ? `html:has(:target){background:${surface}}` +
      `${SCOPE}{--form-embed-gutter:initial;--form-embed-padding:initial;--form-embed-focus-offset:initial;` +
      `--form-embed-page-color:${surface};--form-embed-form-color:${surface};--form-embed-shadow:none}`
    : '';
  if (hasCover) return own + (surface ? coverCss(resolveStyles(styles), SCOPE, false) : '');
  // Below the loader's button to close, which narrow forms have no padding for: the title, or the whole card.
  return (
    `${own}${SCOPE}-form{margin-block-start:${surface ? 16 : 40}px}` +
    `@container (min-width:480px){${SCOPE}-form{margin-block-start:0}}`
  );
}
