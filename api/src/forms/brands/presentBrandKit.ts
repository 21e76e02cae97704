import type { EntityManager } from '@mikro-orm/postgresql';
import type { BrandKit as PresentedKit } from '../../platform/contract/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { darkLookOf, findDefaultKit } from '../followBrand.ts';
import { listFollowers } from './listFollowers.ts';

/** Presents kits of one account with the forms that follow them. @param namesForms false for a reader of single forms */
export async function presentBrandKits(
  em: EntityManager,
  accountId: string,
  kits: readonly BrandKit[],
  namesForms = true,
): Promise<PresentedKit[]> {
  const followers = await listFollowers(
    em,
    accountId,
    kits.map(({ id }) => id),
  );
  const chosen = await findDefaultKit(em, accountId);
  const undoable = await countLooksBefore(em, accountId);
  return kits.map((kit) => ({
    id: kit.id,
    name: kit.name,
    styles: kit.styles,
    ownDarkStyles: kit.darkStyles ?? null,
    darkStyles: darkLookOf(kit),
    logoUrl: kit.logoUrl ?? null,
    website: kit.website ?? null,
    isDefault: kit.id === chosen?.id,
    forms: followers.flatMap(({ kitId, id, title, isTrashed }) =>
      namesForms && kitId === kit.id && !isTrashed ? [{ id, title }] : [],
    ),
    undoableForms: undoable.get(kit.id) ?? 0,
  }));
}

/** Counts the forms whose look before is kept, by the kit that they follow instead. */
async function countLooksBefore(em: EntityManager, accountId: string): Promise<Map<string, number>> {
  const counts = await kyselyIn(em)
    .selectFrom('form_looks_before')
    .select(['kit_id', sql<number>`count(*)::int`.as('count')])
    .where('account_id', '=', accountId)
    .groupBy('kit_id')
    .execute();
  return new Map(counts.map(({ kit_id, count }) => [kit_id, count]));
}

/** Presents one kit, the response of every call on one. */
export async function presentBrandKit(em: EntityManager, kit: BrandKit): Promise<PresentedKit> {
  const [presented] = await presentBrandKits(em, kit.accountId, [kit]);
  if (!presented) throw new Error('One kit is presented as one.');
  return presented;
}
