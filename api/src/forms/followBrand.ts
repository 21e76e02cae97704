import type { EntityManager } from '@mikro-orm/postgresql';
import { darkStylesOf, withBrandStyles, type BrandStyles, type FormDefinition } from '@inlay/sdk/model';
import { BrandKit } from '../platform/entities/brandKit.entity.ts';

/** Returns the look of a kit for dark pages: as chosen, or computed from the light one. */
export const darkLookOf = ({ darkStyles, styles }: Pick<BrandKit, 'darkStyles' | 'styles'>): BrandStyles =>
  darkStyles ?? darkStylesOf(styles);

/** Returns a definition with the styles of the kit it follows. */
export function inBrand(definition: FormDefinition, kit: BrandKit): FormDefinition {
  const { brand, customStyles } = definition;
  if (brand?.kitId !== kit.id) return definition;
  const styles = brand.variant === 'dark' ? darkLookOf(kit) : kit.styles;
  return { ...definition, customStyles: withBrandStyles(customStyles, styles, brand.own) };
}

/** Returns a definition that follows no kit; its styles stay. */
export function withoutBrand(definition: FormDefinition): FormDefinition {
  const { brand: _bond, ...rest } = definition;
  return rest;
}

/** Finds the kit that a definition follows; null for a deleted one, and for another account's. */
const findBrandKit = async (
  em: EntityManager,
  accountId: string,
  { brand }: FormDefinition,
): Promise<BrandKit | null> => (brand ? em.findOne(BrandKit, { id: brand.kitId, accountId }) : null);

/** Returns a definition as its form's account may publish it: with the kit's styles of this moment (STYLE-041). */
export async function followBrand(
  em: EntityManager,
  accountId: string,
  definition: FormDefinition,
): Promise<{ definition: FormDefinition; kit: BrandKit | null }> {
  if (!definition.brand) return { definition, kit: null };
  const kit = await findBrandKit(em, accountId, definition);
  return { definition: kit ? inBrand(definition, kit) : withoutBrand(definition), kit };
}
