import type { CustomStyles } from '../customStyles.ts';

/** Styles that a brand kit decides: colours, font, corners and kind of button (STYLE-040). */
export const BRAND_KEYS = [
  'colorScheme',
  'primaryColor',
  'buttonColor',
  'backgroundColor',
  'formContainerColor',
  'formBackgroundColor',
  'textColor',
  'inputTextColor',
  'fieldBackgroundColor',
  'footerCreditColor',
  'fontFamily',
  'borderRadius',
  'buttonStyle',
] as const satisfies readonly (keyof CustomStyles)[];

export type BrandKey = (typeof BRAND_KEYS)[number];

/** Styles of a brand kit. */
export type BrandStyles = Pick<CustomStyles, BrandKey>;

/** The looks of a kit: for light pages and for dark ones. */
export const BRAND_VARIANTS = ['light', 'dark'] as const;
export type BrandVariant = (typeof BRAND_VARIANTS)[number];

/** The brand kit that a form follows. The form's own styles hold its values as well (decision 327). */
export interface FormBrand {
  kitId: string;
  variant: BrandVariant;
  /** Styles that the form decides itself. */
  own: BrandKey[];
}

/** Returns whether a brand kit decides a style. */
export const isBrandKey = (key: string): key is BrandKey => (BRAND_KEYS as readonly string[]).includes(key);

/** Returns the part of a form's styles that a kit would decide. */
export const brandStylesOf = (styles: CustomStyles): BrandStyles =>
  Object.fromEntries(Object.entries(styles).filter(([key]) => isBrandKey(key)));

/**
 * Returns a form's styles as its kit wants them: every brand style is the kit's, or the default where the kit has
 * none. Styles that no kit decides and those in `own` stay.
 */
export function withBrandStyles(
  custom: CustomStyles,
  kit: BrandStyles,
  own: readonly BrandKey[] = [],
): CustomStyles {
  const isOfKit = ([key]: [string, unknown]): boolean => isBrandKey(key) && !own.includes(key);
  return {
    ...Object.fromEntries(Object.entries(custom).filter((entry) => !isOfKit(entry))),
    ...Object.fromEntries(Object.entries(kit).filter(isOfKit)),
  };
}
