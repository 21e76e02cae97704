import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { SessionResponse, SessionUser } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { User } from '../../platform/entities/user.entity.ts';
import type { SessionActor } from '../../platform/identity/actor.ts';
import { findOwners, listAccounts } from '../../platform/identity/ownAccounts.ts';
import { accountAbilities } from '../../platform/identity/roles.ts';
import { findFormLimit } from '../../platform/identity/workingAccount.ts';
import { findMethods } from './second-factor/methods.ts';
import type { Session } from '../../platform/identity/sessions.ts';

/** Most owners that a refusal names. */
const NAMED_OWNERS = 3;

const NOBODY: SessionResponse = { user: null, secondFactor: null, isRecovery: false };

/** Returns what the browser may know of its session. */
export async function presentSession(orm: MikroORM, session: Session | null): Promise<SessionResponse> {
  if (!session) return NOBODY;
  if (session.kind === 'recovery') return { ...NOBODY, isRecovery: true };
  if (session.kind === 'ordinary') {
    const { actor } = session;
    return inTransaction(orm, async (em) => {
      const accounts = await listAccounts(em, actor);
      const several = accounts.length > 1 ? { accounts } : {};
      const formLimit = await findFormLimit(em, actor.accountId);
      const limits = await findLimits(em, actor);
      return { ...NOBODY, user: { ...presentUser(actor), formLimit, ...several, ...limits } };
    });
  }
  return inTransaction(orm, async (em) => {
    const user = await em.findOneOrFail(User, { id: session.userId });
    return { ...NOBODY, secondFactor: { methods: await findMethods(em, user) } };
  });
}

/** Returns what the role leaves out, for those who cannot do everything in their account. */
async function findLimits(em: EntityManager, actor: SessionActor): Promise<Pick<SessionUser, 'limits'>> {
  const abilities = accountAbilities(actor);
  if (abilities.manage) return {};
  const owners = await findOwners(em, actor.accountId);
  return {
    limits: {
      abilities,
      owners: owners.slice(0, NAMED_OWNERS).map(({ fullName, email }) => fullName || email),
    },
  };
}

function presentUser(actor: SessionActor): Omit<SessionUser, 'formLimit' | 'limits'> {
  const { id, email, fullName, role, timeZone, language } = actor;
  const { isApproved, isRevoked, mustSetUpSecondFactor } = actor;
  return {
    id,
    email,
    fullName,
    role,
    isApproved,
    isRevoked,
    timeZone,
    language,
    mustSetUpSecondFactor,
  };
}
