import { randomBytes } from 'node:crypto';
import { checkPassword } from '@inlay/sdk/model';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '../auth/passwords.ts';
import { ConfigError, type Config } from '../config.ts';
import { actAsSystem } from '../db/actAs.ts';
import { createUser } from '../users/createUser.ts';
import { Profile } from '../users/profile.entity.ts';
import { User } from '../users/user.entity.ts';

const DEFAULT_EMAIL = 'owner@inlay.local';

/** The platform's owner: the first administrator (D-01). */
export interface Owner {
  id: string;
  email: string;
  /** Only when it was made just now by us: shown once, kept nowhere. */
  oneTimePassword: string | null;
  isNew: boolean;
}

/**
 * Finds the owner, or creates him on the first start, approved and without a form limit.
 * @throws {ConfigError} when INLAY_OWNER_PASSWORD does not meet the one password rule (D-04).
 */
export async function ensureOwner(orm: MikroORM, config: Config): Promise<Owner> {
  return actAsSystem(orm, async (em) => {
    // Two processes that start at once must not make two owners.
    await em.execute('select pg_advisory_xact_lock(7315205)');
    const email = config.ownerEmail ?? DEFAULT_EMAIL;
    const known = await em.findOne(User, config.ownerEmail ? { email } : { role: 'admin' }, {
      orderBy: { createdAt: 'asc' },
    });
    if (known?.emailConfirmedAt && known.role !== 'admin') await makeAdmin(em, known);
    if (known) return { id: known.id, email: known.email, oneTimePassword: null, isNew: false };
    const password = config.ownerPassword ?? createPassword();
    const checked = checkPassword(password);
    if (!checked.ok) throw new ConfigError(`INLAY_OWNER_PASSWORD: ${checked.message}`);
    const passwordHash = await hashPassword(checked.value);
    const user = await createUser(em, {
      email,
      passwordHash,
      role: 'admin',
      isApproved: true,
      formLimit: null,
    });
    return { id: user.id, email, oneTimePassword: config.ownerPassword ? null : password, isNew: true };
  });
}

/** The configured owner may be an account that was there before; its address has been proven (D-169). */
async function makeAdmin(em: EntityManager, user: User): Promise<void> {
  user.role = 'admin';
  await em.nativeUpdate(Profile, { user: user.id }, { isApproved: true, approvedAt: new Date() });
}

/** 120 random bits, with a tail that meets the four classes. */
export const createPassword = (): string => `${randomBytes(15).toString('base64url')}aA1!`;
