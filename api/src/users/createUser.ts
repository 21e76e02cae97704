import type { EntityManager } from '@mikro-orm/postgresql';
import { createId } from '../db/columns.ts';
import { Profile } from '../entities/profile.entity.ts';
import { User } from '../entities/user.entity.ts';

/** A new user. The caller checks and hashes the password, because it can answer the person. */
export interface NewUser {
  email: string;
  passwordHash: string;
  fullName?: string;
  role?: User['role'];
  /** Confirmed and approved from the start, as the platform's owner is (D-39). */
  isApproved?: boolean;
  /** `null` = any number; the plan's limit by default (D-05). */
  formLimit?: number | null;
}

/**
 * Creates the account of a new user. Until the next release, a trigger has already created it with the user's
 * id, for the previous release, which knows no other (decision 151).
 */
const JOIN_OWN_ACCOUNT = `
  with wanted as (
    select ?::uuid as account_id, u.id as user_id from users u
    where u.id = ? and not exists (select from account_members m where m.user_id = u.id)
  ), made as (
    insert into accounts (id, created_at) select account_id, now() from wanted
  )
  insert into account_members (account_id, user_id, role, created_at)
  select account_id, user_id, 'owner', now() from wanted`;

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
  await em.flush();
  await em.execute(JOIN_OWN_ACCOUNT, [createId(), user.id], 'run');
  return user;
}
