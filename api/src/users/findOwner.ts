import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config.ts';
import { User } from './user.entity.ts';

/** The platform's owner: the configured address, else the first administrator (D-01). */
export async function findOwner(em: EntityManager, config: Config): Promise<User | null> {
  if (config.ownerEmail) return em.findOne(User, { email: config.ownerEmail, role: 'admin' });
  return em.findOne(User, { role: 'admin' }, { orderBy: { createdAt: 'asc' } });
}
