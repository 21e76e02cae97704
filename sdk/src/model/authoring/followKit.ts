import type { FormDefinition } from '../definition/formDefinition.ts';
import { isBrandKey, type FormBrand } from '../theme/brand/brand.ts';
import type { NamedBrand } from './readBrand.ts';

/** The kit that decides a style, where a form does not decide it itself. */
const isOfKit = ({ own }: FormBrand, key: string): boolean => isBrandKey(key) && !own.includes(key);

/** Returns a definition as texts have it: the styles that its kit decides are the kit's, of whatever platform. */
export function withoutKitStyles(form: FormDefinition): FormDefinition {
  const { brand, customStyles } = form;
  if (!brand) return form;
  const own = Object.entries(customStyles).filter(([key]) => !isOfKit(brand, key));
  return { ...form, customStyles: Object.fromEntries(own) };
}

/** Returns a definition that follows a kit of the platform, with the styles that the live form has of it. */
export function followKit(
  form: FormDefinition,
  { named, kitId, live }: { named: NamedBrand; kitId: string; live: FormDefinition | null },
): FormDefinition {
  const brand: FormBrand = {
    kitId,
    variant: named.variant as FormBrand['variant'],
    own: [...named.own] as FormBrand['own'],
  };
  const isSame = live?.brand?.kitId === kitId && live.brand.variant === brand.variant;
  const styles = isSame ? Object.entries(live.customStyles).filter(([key]) => isOfKit(brand, key)) : [];
  return { ...form, brand, customStyles: { ...form.customStyles, ...Object.fromEntries(styles) } };
}
