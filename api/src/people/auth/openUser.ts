import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecondFactorMethod } from '../../platform/contract/index.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import type { User } from '../../platform/entities/user.entity.ts';
import { createSession } from '../../platform/identity/sessions.ts';
import { recordSignedIn, type SignInProof } from './passwordSignIn.ts';
import { findMethods } from './second-factor/methods.ts';

interface SignedIn {
  kind: 'signed_in';
  token: string;
  userId: string;
}

/** The token's session is valid for the second step only. */
interface SecondStep {
  kind: 'second_factor';
  token: string;
  methods: SecondFactorMethod[];
}

/** Opens what a user's right password opens: the session, or the second step. */
export async function openUser(
  em: EntityManager,
  user: User,
  proof: SignInProof,
): Promise<SignedIn | SecondStep | 'auth.email_not_confirmed'> {
  if (user.emailConfirmedAt === null) return 'auth.email_not_confirmed';
  const methods = await findMethods(em, user);
  if (methods.length === 0) return completeSignIn(em, user, proof);
  const token = createSession(em, user, { kind: 'second_factor', userAgent: proof.source.userAgent });
  return { kind: 'second_factor', token, methods };
}

/** Completes every kind of a user's sign-in: records it and opens the session. */
export async function completeSignIn(
  em: EntityManager,
  user: User,
  { hasSecondFactor = false, ...proof }: SignInProof & { hasSecondFactor?: boolean },
): Promise<SignedIn> {
  const data = { hasSecondFactor, ...(proof.by && { by: proof.by }) };
  await recordSignedIn(em, 'user', user, { ...proof, data });
  user.lastSignedInAt = new Date();
  const { userAgent, language } = proof.source;
  // For mails, while the person has chosen no language (decision 175).
  if (language) await em.nativeUpdate(Profile, { user: user.id }, { browserLanguage: language });
  const token = createSession(em, user, { kind: 'ordinary', userAgent, hasSecondFactor });
  return { kind: 'signed_in', token, userId: user.id };
}
