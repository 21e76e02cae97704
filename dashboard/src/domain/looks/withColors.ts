import { themeOfColors, type BrandStyles } from '@inlay/sdk/model';

/** Returns a look computed from other colours; font, corners and kind of button stay (STYLE-043). */
export function withColors(
  { fontFamily, borderRadius, buttonStyle }: BrandStyles,
  { accent, background, text }: { accent: string; background?: string | null; text?: string | null },
): BrandStyles {
  return {
    ...themeOfColors({ accent, ...(background && { background }), ...(text && { text }) }),
    ...(fontFamily && { fontFamily }),
    ...(borderRadius && { borderRadius }),
    ...(buttonStyle && { buttonStyle }),
  };
}
