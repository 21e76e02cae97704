import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { replaceLogo, setLogo } from '../setLogo.ts';
import { listFollowers } from './listFollowers.ts';

/**
 * Sets or removes the logo of a kit. Forms that follow it and show its logo, or none, show the new one at once:
 * a logo is no part of a revision. A form with a logo of its own keeps that.
 */
export async function setBrandLogo(em: EntityManager, kit: BrandKit, logoUrl: string | null): Promise<void> {
  await em.lock(kit, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(kit);
  const before = kit.logoUrl ?? null;
  const followers = await listFollowers(em, kit.accountId, [kit.id]);
  const showing = await em.find(
    Form,
    { accountId: kit.accountId, id: { $in: followers.map(({ id }) => id) }, logoUrl: before },
    // One order for all who lock several forms.
    { orderBy: { id: 'asc' } },
  );
  await replaceLogo(em, kit, logoUrl);
  for (const form of showing) await setLogo(em, form, logoUrl);
}
