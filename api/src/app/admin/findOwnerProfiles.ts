import type { EntityManager } from '@mikro-orm/postgresql';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { findOwnerIds } from '../../platform/identity/accountMembers.ts';

/** Returns the profiles of the users who own the accounts, by account. */
export async function findOwnerProfiles(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Profile>> {
  const ownerIds = await findOwnerIds(em, [...new Set(accountIds)]);
  const profiles = await em.find(Profile, { user: { $in: [...ownerIds.values()] } });
  const byUser = new Map(profiles.map((profile) => [profile.user.id, profile]));
  return new Map(
    [...ownerIds].flatMap(([accountId, userId]) => {
      const profile = byUser.get(userId);
      return profile ? [[accountId, profile] as const] : [];
    }),
  );
}
