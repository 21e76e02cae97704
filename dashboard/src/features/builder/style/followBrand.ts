import {
  isBrandKey,
  mapFields,
  withBrandStyles,
  type BrandKey,
  type BrandStyles,
  type CustomStyles,
  type FormBrand,
  type FormDefinition,
} from '@inlay/sdk/model';
import { readable } from '../definition/editing.ts';

/** Returns a form that follows a brand with this look; headings that would be unreadable get the text's colour. */
export function applyBrand(definition: FormDefinition, brand: FormBrand, look: BrandStyles): FormDefinition {
  const customStyles = withBrandStyles(definition.customStyles, look, brand.own);
  return { ...mapFields(definition, (field) => readable(field, { customStyles })), customStyles, brand };
}

/** Returns a form that follows no brand; its styles stay. */
export function detachBrand(definition: FormDefinition): FormDefinition {
  const { brand: _bond, ...rest } = definition;
  return rest;
}

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
