import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { User } from '../../platform/entities/user.entity.ts';

/**
 * The platform's owner: the administrator with the configured address, else the first of all, who may have changed
 * it (D-01).
 */
export async function findOwner(em: EntityManager, config: Config): Promise<User | null> {
  const { ownerEmail } = config;
  const configured = ownerEmail ? await em.findOne(User, { email: ownerEmail, role: 'admin' }) : null;
  return configured ?? em.findOne(User, { role: 'admin' }, { orderBy: { createdAt: 'asc', id: 'asc' } });
}

/** Returns whether any administrator has ever signed in: the platform has found its owner. */
export const hasOwnerSignedIn = async (em: EntityManager): Promise<boolean> =>
  (await em.count(User, { role: 'admin', lastSignedInAt: { $ne: null } })) > 0;
