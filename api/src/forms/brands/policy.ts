import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Brand kits of the actor's account; nobody else sees them, administrators included. */
const brandKitsVisibleTo = (actor: Actor): FilterQuery<BrandKit> => ({ accountId: actor.accountId });

/** Lists the kits of the actor's account by name. */
export const listBrandKits = (em: EntityManager, actor: Actor): Promise<BrandKit[]> =>
  em.find(BrandKit, brandKitsVisibleTo(actor), { orderBy: { name: 'asc', createdAt: 'asc' } });

/** Counts the kits of the actor's account. */
export const countBrandKits = (em: EntityManager, actor: Actor): Promise<number> =>
  em.count(BrandKit, brandKitsVisibleTo(actor));

/** @throws {ProblemError} `brand_kit.not_found`, also for another account's kit. */
export async function getBrandKit(em: EntityManager, actor: Actor, kitId: string): Promise<BrandKit> {
  const kit = await em.findOne(BrandKit, { $and: [{ id: kitId }, brandKitsVisibleTo(actor)] });
  if (!kit) throw new ProblemError('brand_kit.not_found');
  return kit;
}
