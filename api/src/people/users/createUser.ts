import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../../platform/db/columns.ts';
import { Account } from '../../platform/entities/account.entity.ts';
import { AccountMember } from '../../platform/entities/accountMember.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { User } from '../../platform/entities/user.entity.ts';

/** A new user. The caller checks and hashes the password, because it can answer the person. */
export interface NewUser {
  email: string;
  /** Null for a person who signs in by a provider alone. */
  passwordHash: string | null;
  fullName?: string;
  role?: User['role'];
  /** Confirmed and approved from the start, as the platform's owner is (D-39). */
  isApproved?: boolean;
  /** `null` = any number; the plan's limit by default (D-05). */
  formLimit?: number | null;
}

/**
 * Creates a user with a profile and their own account. Confirming the address requests the approval (D-32).
 */
export async function createUser(em: EntityManager, input: NewUser): Promise<User> {
  const email = input.email.trim().toLowerCase();
  const confirmedAt = input.isApproved ? new Date() : null;
  const user = em.create(User, {
    id: createId(),
    email,
    passwordHash: input.passwordHash,
    role: input.role ?? 'user',
    emailConfirmedAt: confirmedAt,
  });
  em.create(Profile, {
    user,
    email,
    fullName: input.fullName ?? '',
    isApproved: input.isApproved ?? false,
    approvalRequestedAt: confirmedAt,
    approvedAt: confirmedAt,
    formLimit: input.formLimit === undefined ? 1 : input.formLimit,
  });
  await createAccount(em, user.id);
  return user;
}

/** Creates an account that a user owns. */
export async function createAccount(em: EntityManager, userId: string): Promise<void> {
  const account = em.create(Account, { id: createId() });
  em.create(AccountMember, { accountId: account.id, userId, role: 'owner', rights: [] });
  await em.flush();
}
