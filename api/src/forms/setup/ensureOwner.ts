import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { checkPassword } from '@inlay/sdk/model';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { issueToken } from '../../people/auth/oneTimeTokens.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { createToken } from '../../platform/identity/tokens.ts';
import { ConfigError, type Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { createUser } from '../../people/users/createUser.ts';
import { findOwner } from '../../people/users/findOwner.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { User } from '../../platform/entities/user.entity.ts';

const DEFAULT_EMAIL = 'owner@inlay.local';

/** The platform's owner: the first administrator (D-01). */
export interface Owner {
  id: string;
  email: string;
  isNew: boolean;
  /** The link by which the owner introduces themselves, once, within 24 hours (AUTH-048); null = not needed. */
  setUpUrl: string | null;
  /** Whether the owner has ever signed in. */
  isUsed: boolean;
}

/**
 * Finds the owner, with a new set-up link until they have signed in, where no password is configured. Creates the
 * account, approved and without a form limit, only while there is no administrator: later changes of the variables
 * reset no account.
 *
 * @throws {ConfigError} when INLAY_OWNER_PASSWORD violates the password rule (D-04).
 */
export async function ensureOwner(orm: MikroORM, config: Config): Promise<Owner> {
  const known = await findOwner(orm.em.fork(), config);
  if (known) return inTransaction(orm, (em) => withLink(em, config, presentOwner(known)));
  const passwordHash = await hashPassword(readPassword(config) ?? createToken());
  return inTransaction(orm, async (em) => {
    // Processes that start at once must not create two owners.
    await run(em, sql`select pg_advisory_xact_lock(7315205)`);
    const faster = await findOwner(em, config);
    if (faster) return presentOwner(faster);
    const email = config.ownerEmail ?? DEFAULT_EMAIL;
    const account = await em.findOne(User, { email });
    if (account) return promote(em, account);
    return withLink(em, config, await createOwner(em, { email, passwordHash }));
  });
}

/** A new link ends the one before: only the newest start's works. Web processes of a cluster print none. */
async function withLink(em: EntityManager, config: Config, owner: Owner): Promise<Owner> {
  if (owner.isUsed || config.ownerPassword !== null || cluster.isWorker) return owner;
  const token = await issueToken(em, { realm: 'user', purpose: 'set_up', subjectId: owner.id });
  return { ...owner, setUpUrl: `${config.publicUrl}/set-up#token=${token}` };
}

function readPassword({ ownerPassword, ownerEmail, platformName }: Config): string | null {
  if (ownerPassword === null) return null;
  const checked = checkPassword(ownerPassword, [ownerEmail ?? DEFAULT_EMAIL, platformName]);
  if (checked.ok) return checked.value;
  throw new ConfigError(`INLAY_OWNER_PASSWORD: ${checked.message}`);
}

async function createOwner(
  em: EntityManager,
  input: { email: string; passwordHash: string },
): Promise<Owner> {
  const user = await createUser(em, { ...input, role: 'admin', isApproved: true, formLimit: null });
  await recordNewAdministrator(em, user, null);
  return { ...presentOwner(user), isNew: true };
}

/** Promotes an existing account to owner, once its address is confirmed (D-169). */
async function promote(em: EntityManager, user: User): Promise<Owner> {
  if (user.emailConfirmedAt) {
    user.role = 'admin';
    await em.nativeUpdate(Profile, { user: user.id }, { isApproved: true, approvedAt: new Date() });
    await recordNewAdministrator(em, user, 'user');
  }
  return presentOwner(user);
}

const recordNewAdministrator = (em: EntityManager, { id, email }: User, from: 'user' | null): Promise<void> =>
  recordEvent(em, {
    type: 'role_changed',
    source: null,
    userId: id,
    data: { email, from, to: 'admin', by: 'start without an administrator' },
  });

const presentOwner = ({ id, email, lastSignedInAt = null }: User): Owner => ({
  id,
  email,
  isNew: false,
  setUpUrl: null,
  isUsed: lastSignedInAt !== null,
});

/** Generates a password of 120 random bits, with a suffix that meets the four classes. */
export const createPassword = (): string => `${randomBytes(15).toString('base64url')}aA1!`;
