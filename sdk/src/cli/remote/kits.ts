import type { BrandKit } from '../../api/index.ts';
import type { NamedBrand } from '../../model/authoring/index.ts';
import type { FormDefinition } from '../../model/definition/formDefinition.ts';
import { isBrandKey, type FormBrand } from '../../model/theme/brand/brand.ts';
import { CliError } from '../cliContext.ts';
import type { Connection } from './connect.ts';

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
export async function withKit(
  { api, url }: Connection,
  form: FormDefinition,
  { brand: named, live }: { brand: NamedBrand | null; live: FormDefinition | null },
): Promise<FormDefinition> {
  if (!named) return form;
  const { data } = await api.listBrandKits();
  const { id: kitId } = findKit(data, named.kit, url);
  const brand: FormBrand = {
    kitId,
    variant: named.variant as FormBrand['variant'],
    own: [...named.own] as FormBrand['own'],
  };
  const isSame = live?.brand?.kitId === kitId && live.brand.variant === brand.variant;
  const styles = isSame ? Object.entries(live.customStyles).filter(([key]) => isOfKit(brand, key)) : [];
  return { ...form, brand, customStyles: { ...form.customStyles, ...Object.fromEntries(styles) } };
}

/** @throws {CliError} where none or several kits have the name. */
function findKit(kits: readonly BrandKit[], name: string, url: string): BrandKit {
  const [kit, other] = kits.filter((one) => one.name === name);
  if (kit && !other) return kit;
  const known = kits.map((one) => `“${one.name}”`).join(', ') || 'none';
  throw new CliError(
    kit
      ? `Several brand kits at ${url} are called “${name}”. Rename one.`
      : `There is no brand kit “${name}” at ${url}; there is ${known}. Change “brand” in look.yaml, or make the kit.`,
  );
}
