import { z } from 'zod';
import { COLOR_PATTERN } from './color.ts';
import { checkCustomCss, MAX_CUSTOM_CSS_LENGTH } from './customCss.ts';
import {
  BORDER_RADII,
  BUTTON_SIZES,
  BUTTON_STYLES,
  COLOR_SCHEMES,
  COVER_HEIGHT,
  FIELD_STYLES,
  FONT_FAMILIES,
  MAX_COVER_ALT_LENGTH,
} from './customStyles.ts';

/** Schema of styles: refuses out-of-range values, drops unknown keys (D-82). */
export const customStylesSchema = /* @__PURE__ */ (() => {
  const flag = z.boolean().exactOptional();
  const color = z.string().regex(COLOR_PATTERN, 'Not a colour').exactOptional();
  const percent = z.number().int().min(0).max(100).exactOptional();
  return z.object({
    showFormTitle: flag,
    showFormLogo: flag,
    showFooterCredit: flag,
    showFooterLogo: flag,
    showSecurityBadge: flag,
    footerCreditColor: color,
    footerCreditSize: z.number().min(8).max(24).exactOptional(),
    headerSize: z.number().min(1).max(6).multipleOf(0.5).exactOptional(),
    primaryColor: color,
    colorScheme: z.enum(COLOR_SCHEMES).exactOptional(),
    backgroundColor: color,
    formContainerColor: color,
    formBackgroundColor: color,
    textColor: color,
    inputTextColor: color,
    fieldBackgroundColor: color,
    fieldStyle: z.enum(FIELD_STYLES).exactOptional(),
    fontFamily: z.enum(FONT_FAMILIES).exactOptional(),
    labelSize: z.number().min(10).max(24).exactOptional(),
    buttonSize: z.enum(BUTTON_SIZES).exactOptional(),
    buttonStyle: z.enum(BUTTON_STYLES).exactOptional(),
    borderRadius: z.enum(Object.keys(BORDER_RADII) as (keyof typeof BORDER_RADII)[]).exactOptional(),
    coverHeight: z.number().int().min(COVER_HEIGHT.min).max(COVER_HEIGHT.max).exactOptional(),
    coverX: percent,
    coverY: percent,
    coverAlt: z.string().max(MAX_COVER_ALT_LENGTH).exactOptional(),
    customCSS: z.string().max(MAX_CUSTOM_CSS_LENGTH).transform(acceptDeclarations).exactOptional(),
    buttonColor: color,
  });
})();

/** Stores the CSS as parsed, not as sent: two parsers cannot disagree about it (T12). */
function acceptDeclarations(source: string, context: z.RefinementCtx): string {
  const { css, refused } = checkCustomCss(source);
  for (const { property } of refused) {
    context.addIssue({ code: 'custom', message: `Style not accepted: ${property}` });
  }
  return css;
}
