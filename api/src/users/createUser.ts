import type { EntityManager } from '@mikro-orm/postgresql';
import { hashPassword } from '../auth/passwords.ts';
import { createId } from '../db/columns.ts';
import { Profile } from './profile.entity.ts';
import { User } from './user.entity.ts';

/** A new account. Passwords are checked by the caller, for only he can tell the person beside its field. */
export interface NewUser {
  email: string;
  password: string;
  fullName?: string;
  role?: User['role'];
  /** Confirmed and approved from the start, as the platform's owner is (D-39). */
  isApproved?: boolean;
  formLimit?: number | null;
}

/** Creates an account with its profile. */
export async function createUser(em: EntityManager, input: NewUser): Promise<User> {
  const email = input.email.trim().toLowerCase();
  const now = new Date();
  const user = em.create(User, {
    id: createId(),
    email,
    passwordHash: await hashPassword(input.password),
    role: input.role ?? 'user',
    emailConfirmedAt: input.isApproved ? now : null,
  });
  em.create(Profile, {
    user,
    email,
    fullName: input.fullName ?? '',
    isApproved: input.isApproved ?? false,
    approvalRequestedAt: now,
    approvedAt: input.isApproved ? now : null,
    formLimit: input.formLimit === undefined ? 1 : input.formLimit,
  });
  await em.flush();
  return user;
}
