import {
  isBrandKey,
  withBrandStyles,
  type BrandKey,
  type BrandStyles,
  type CustomStyles,
  type FormBrand,
} from '@inlay/sdk/model';

/** Returns the bond once a form has changed some styles: those of the brand are its own from now on (STYLE-041). */
export function withOwn(brand: FormBrand, changed: readonly string[]): FormBrand {
  return { ...brand, own: [...new Set([...brand.own, ...changed.filter(isBrandKey)])] };
}

/** Returns styles and bond once the form follows its brand again in some styles. */
export function followAgain(
  custom: CustomStyles,
  { brand, look }: { brand: FormBrand; look: BrandStyles },
  keys: readonly BrandKey[],
): { customStyles: CustomStyles; brand: FormBrand } {
  const own = brand.own.filter((key) => !keys.includes(key));
  return { customStyles: withBrandStyles(custom, look, own), brand: { ...brand, own } };
}
