/** Font families an owner can choose (STYLE-017). */
export const FONT_FAMILIES = [
  'system',
  'inter',
  'roboto',
  'open-sans',
  'montserrat',
  'playfair',
  'lato',
] as const;
/** Sizes of the submit button (STYLE-019). */
export const BUTTON_SIZES = ['small', 'medium', 'large', 'extra-large'] as const;
/** Styles of the submit button (STYLE-020). */
export const BUTTON_STYLES = ['solid', 'outline', 'ghost', 'gradient'] as const;
/** Corner radii in px (STYLE-021). */
export const BORDER_RADII = { none: 0, sm: 4, md: 8, lg: 12, xl: 16, full: 9999 } as const;

/** Colours for light pages, for dark ones, or, on a website, for the page around the form (D-195). */
export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;

/** Edges of inputs: a frame, a tinted box with a line below it, or the line alone. */
export const FIELD_STYLES = ['outline', 'filled', 'underline'] as const;
/** Height of the cover picture, in px; narrow forms show less of it. */
export const COVER_HEIGHT = { min: 80, max: 400, default: 200 } as const;
/** Longest description of the cover picture. */
export const MAX_COVER_ALT_LENGTH = 200;

/**
 * An owner's styles of a form: only the chosen keys; `DEFAULT_STYLES` has the rest
 * (STYLE-001…023, D-81). Colours are `#rrggbb` or `#rrggbbaa`.
 */
export interface CustomStyles {
  showFormTitle?: boolean;
  showFormLogo?: boolean;
  showFooterCredit?: boolean;
  showFooterLogo?: boolean;
  /** If absent, forms with a captcha show the badge (D-189). */
  showSecurityBadge?: boolean;
  footerCreditColor?: string;
  /** px, 8-24. */
  footerCreditSize?: number;
  /** 1-6 in steps of 0.5; the title is `headerSize * 0.5 + 1` rem. */
  headerSize?: number;
  primaryColor?: string;
  colorScheme?: (typeof COLOR_SCHEMES)[number];
  backgroundColor?: string;
  formContainerColor?: string;
  formBackgroundColor?: string;
  textColor?: string;
  inputTextColor?: string;
  fieldBackgroundColor?: string;
  fieldStyle?: (typeof FIELD_STYLES)[number];
  fontFamily?: (typeof FONT_FAMILIES)[number];
  /** px, 10-24. */
  labelSize?: number;
  buttonSize?: (typeof BUTTON_SIZES)[number];
  buttonStyle?: (typeof BUTTON_STYLES)[number];
  borderRadius?: keyof typeof BORDER_RADII;
  /** px, 80-400. */
  coverHeight?: number;
  /** The point of the cover picture that stays in view, in per cent from its left edge and from its top. */
  coverX?: number;
  coverY?: number;
  /** What the cover picture shows; without it the picture is decoration. */
  coverAlt?: string;
  /** Declarations only, see D-83. */
  customCSS?: string;
  /** Follows `primaryColor` when absent. */
  buttonColor?: string;
}

/** Styles with a value for every key but the badge, which depends on the form's fields. */
export type ResolvedStyles = Required<Omit<CustomStyles, 'showSecurityBadge'>>;
