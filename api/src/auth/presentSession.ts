import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionResponse, SessionUser } from '../contract/index.ts';
import { User } from '../entities/user.entity.ts';
import type { Actor } from '../identity/actor.ts';
import { findMethods } from './second-factor/methods.ts';
import type { SessionBearer } from '../identity/sessions.ts';

const NOBODY: SessionResponse = { user: null, secondFactor: null, isRecovery: false };

/** Who is signed in, or on the way there, as the browser may know it. */
export async function presentBearer(
  em: EntityManager,
  bearer: SessionBearer | null,
): Promise<SessionResponse> {
  if (!bearer) return NOBODY;
  if (bearer.kind === 'recovery') return { ...NOBODY, isRecovery: true };
  if (bearer.kind === 'ordinary') return { ...NOBODY, user: presentUser(bearer.actor) };
  const user = await em.findOneOrFail(User, { id: bearer.userId });
  return { ...NOBODY, secondFactor: { methods: await findMethods(em, user) } };
}

function presentUser(actor: Actor): SessionUser {
  const { id, email, fullName, role, isApproved, formLimit, timeZone, mustSetUpSecondFactor } = actor;
  return { id, email, fullName, role, isApproved, formLimit, timeZone, mustSetUpSecondFactor };
}
