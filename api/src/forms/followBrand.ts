import { QueryOrder, type QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  darkStylesOf,
  withBrandStyles,
  withoutBrand,
  type BrandStyles,
  type FormDefinition,
} from '@inlay/sdk/model';
import { BrandKit } from '../platform/entities/brandKit.entity.ts';
import { ClientFolder } from '../platform/entities/clientFolder.entity.ts';

const DEFAULT_FIRST: QueryOrderMap<BrandKit>[] = [
  { defaultedAt: QueryOrder.DESC_NULLS_LAST },
  { createdAt: 'asc' },
  { id: 'asc' },
];

/** Finds the kit that an account's new forms follow: the one made the default last, else the oldest (STYLE-047). */
export const findDefaultKit = (em: EntityManager, accountId: string): Promise<BrandKit | null> =>
  em.findOne(BrandKit, { accountId }, { orderBy: DEFAULT_FIRST });

/** Finds the kit that a new form follows: that of its folder's client, else the account's default (FOLD-080). */
export async function findKitOfFolder(
  em: EntityManager,
  accountId: string,
  folderId: string | null,
): Promise<BrandKit | null> {
  const folder = folderId === null ? null : await em.findOne(ClientFolder, { id: folderId, accountId });
  const own = folder?.brandKitId ? await em.findOne(BrandKit, { id: folder.brandKitId, accountId }) : null;
  return own ?? findDefaultKit(em, accountId);
}

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
