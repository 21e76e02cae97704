import type { MikroORM } from '@mikro-orm/postgresql';
import type { SessionResponse, SessionUser } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { User } from '../../platform/entities/user.entity.ts';
import type { SessionActor } from '../../platform/identity/actor.ts';
import { listAccounts } from '../../platform/identity/ownAccounts.ts';
import { findFormLimit } from '../../platform/identity/workingAccount.ts';
import { findMethods } from './second-factor/methods.ts';
import type { Session } from '../../platform/identity/sessions.ts';

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
      return { ...NOBODY, user: { ...presentUser(actor), formLimit, ...several } };
    });
  }
  return inTransaction(orm, async (em) => {
    const user = await em.findOneOrFail(User, { id: session.userId });
    return { ...NOBODY, secondFactor: { methods: await findMethods(em, user) } };
  });
}

function presentUser(actor: SessionActor): Omit<SessionUser, 'formLimit'> {
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
