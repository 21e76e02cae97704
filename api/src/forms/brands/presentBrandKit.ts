import type { EntityManager } from '@mikro-orm/postgresql';
import type { BrandKit as PresentedKit } from '../../platform/contract/index.ts';
import type { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { darkLookOf } from '../followBrand.ts';
import { listFollowers } from './listFollowers.ts';

/** Presents kits of one account with the forms that follow them. */
export async function presentBrandKits(
  em: EntityManager,
  accountId: string,
  kits: readonly BrandKit[],
): Promise<PresentedKit[]> {
  const followers = await listFollowers(
    em,
    accountId,
    kits.map(({ id }) => id),
  );
  return kits.map((kit) => ({
    id: kit.id,
    name: kit.name,
    styles: kit.styles,
    ownDarkStyles: kit.darkStyles ?? null,
    darkStyles: darkLookOf(kit),
    logoUrl: kit.logoUrl ?? null,
    forms: followers.flatMap(({ kitId, id, title, isTrashed }) =>
      kitId === kit.id && !isTrashed ? [{ id, title }] : [],
    ),
  }));
}

/** Presents one kit, the response of every call on one. */
export async function presentBrandKit(em: EntityManager, kit: BrandKit): Promise<PresentedKit> {
  const [presented] = await presentBrandKits(em, kit.accountId, [kit]);
  if (!presented) throw new Error('One kit is presented as one.');
  return presented;
}
