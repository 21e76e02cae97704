import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_BRAND_KITS, MAX_TITLE_LENGTH } from '@inlay/sdk/model';
import type { CreateBrandKitRequest, UpdateBrandKitRequest } from '../../platform/contract/index.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { checkedValues, checkRequired } from '../../platform/http/checkedValues.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { dropPicture } from '../setLogo.ts';
import { followBrandKitJob } from './followBrandKit.ts';
import { countBrandKits, getBrandKit } from './policy.ts';

const parseName = (name: string): string =>
  checkedValues({ name: checkRequired('Name', name, MAX_TITLE_LENGTH) }).name;

/**
 * Creates a brand kit of the actor's account.
 * @throws {ProblemError} `request.invalid`, `brand_kit.limit_reached`
 */
export async function createBrandKit(
  em: EntityManager,
  actor: Actor,
  input: CreateBrandKitRequest,
): Promise<BrandKit> {
  const name = parseName(input.name);
  // The lock serialises concurrent calls, so that the limit holds (T38).
  await em.findOneOrFail(Profile, { user: actor.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if ((await countBrandKits(em, actor)) >= MAX_BRAND_KITS) throw new ProblemError('brand_kit.limit_reached');
  const { styles, ownDarkStyles: darkStyles = null, website = null } = input;
  const kit = em.create(BrandKit, { accountId: actor.accountId, name, styles, darkStyles, website });
  await em.flush();
  return kit;
}

/**
 * Changes a kit, each attribute on its own. A job changes the forms that follow it (decision 327).
 * @throws {ProblemError} `brand_kit.not_found`, `request.invalid`
 */
export async function updateBrandKit(
  em: EntityManager,
  input: { actor: Actor; kitId: string; changes: UpdateBrandKitRequest },
): Promise<BrandKit> {
  const { actor, kitId, changes } = input;
  const kit = await getBrandKit(em, actor, kitId);
  await em.lock(kit, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(kit);
  if (changes.name !== undefined) kit.name = parseName(changes.name);
  if (changes.styles !== undefined) kit.styles = changes.styles;
  if (changes.ownDarkStyles !== undefined) kit.darkStyles = changes.ownDarkStyles;
  if (changes.website !== undefined) kit.website = changes.website;
  if (changes.isDefault) kit.defaultedAt = new Date();
  await em.flush();
  if (changes.styles !== undefined || changes.ownDarkStyles !== undefined) {
    const { accountId } = kit;
    const follow = { accountId, kitId: kit.id, userId: actor.id };
    await addJob(em, followBrandKitJob, follow, { account: accountId });
  }
  return kit;
}

/** Deletes a kit; forms that follow it keep their styles and its logo. */
export async function deleteBrandKit(em: EntityManager, actor: Actor, kitId: string): Promise<void> {
  const kit = await getBrandKit(em, actor, kitId);
  const { logoUrl } = kit;
  await em.remove(kit).flush();
  await dropPicture(em, logoUrl);
}
