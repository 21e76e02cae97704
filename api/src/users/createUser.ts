import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import { Profile } from '../entities/profile.entity.ts';
import { User } from '../entities/user.entity.ts';

/** A new account. The password is checked and hashed by the caller, who can tell the person. */
export interface NewUser {
  email: string;
  passwordHash: string;
  fullName?: string;
  role?: User['role'];
  /** Confirmed and approved from the start, as the platform's owner is (D-39). */
  isApproved?: boolean;
  /** `null` = any number; without it the plan's own limit (D-05). */
  formLimit?: number | null;
}

/** Creates an account with its profile. Approval is asked for when the address is confirmed (D-32). */
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
  await em.flush();
  return user;
}
