import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import { endSessionsOf } from '../../platform/identity/sessions.ts';
import type { Config } from '../../platform/config/config.ts';
import type { UpdateUserRequest } from '../../platform/contract/index.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { findOwner } from '../../people/users/findOwner.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';

/** The administrator, the user they change, and the request's source. */
interface UserChange {
  /** Null = the directory of the installation (SCIM). */
  actor: Actor | null;
  userId: string;
  source: RequestSource;
}

/**
 * Approves a user and notifies them by mail (D-38). Of two administrators who approve at the same time, the
 * second changes nothing (T38).
 *
 * @throws {ProblemError} `user.not_found`, also while the address is not confirmed.
 */
export async function approveUser(em: EntityManager, config: Config, change: UserChange): Promise<void> {
  const profile = await getProfile(em, change.userId);
  if (profile.isApproved) return;
  profile.isApproved = true;
  profile.approvedAt = new Date();
  profile.approvedBy = change.actor?.id ?? null;
  await recordChange(em, 'user_approved', change, { email: profile.email });
  const envelope = { to: profile.email, platformName: config.platformName };
  await queueMail(em, 'account_approved', envelope, { url: `${config.publicUrl}/dashboard` });
}

/**
 * Revokes a user's access at once: every session ends, the forms are unchanged (D-40, decision 007).
 *
 * @throws {ProblemError} `user.not_found`, `user.protected`.
 */
export async function revokeUser(em: EntityManager, config: Config, change: UserChange): Promise<void> {
  const profile = await getProfile(em, change.userId);
  await assertNotProtected(em, config, change);
  if (!profile.isApproved) return;
  // Keeps when it was given: the person is told that it was taken back.
  profile.isApproved = false;
  await endSessionsOf(em, change.userId);
  await recordChange(em, 'user_revoked', change, { email: profile.email });
}

/**
 * Changes the form limit or the role (D-05, D-151).
 * @throws {ProblemError} `user.not_found`, `user.protected` for a change of role.
 */
export async function updateUser(
  em: EntityManager,
  config: Config,
  change: UserChange & { changes: UpdateUserRequest },
): Promise<void> {
  const { formLimit, role } = change.changes;
  const profile = await getProfile(em, change.userId);
  const { user } = profile;
  if (formLimit !== undefined && formLimit !== (profile.formLimit ?? null)) {
    const data = { action: 'form_limit', from: profile.formLimit ?? null, to: formLimit };
    profile.formLimit = formLimit;
    await recordChange(em, 'admin_access', change, data);
  }
  if (role !== undefined && role !== user.role) {
    await assertNotProtected(em, config, change);
    const data = { email: profile.email, from: user.role, to: role };
    user.role = role;
    // Sessions of an administrator end with the role.
    if (role === 'user') await endSessionsOf(em, change.userId);
    await recordChange(em, 'role_changed', change, data);
  }
}

/**
 * Ends every session of a user; the account does not change.
 * @throws {ProblemError} `user.not_found`.
 */
export async function signUserOut(em: EntityManager, _config: Config, change: UserChange): Promise<void> {
  const { email } = await getProfile(em, change.userId);
  await endSessionsOf(em, change.userId);
  await recordChange(em, 'sessions_ended', change, { email });
}

async function getProfile(em: EntityManager, userId: string): Promise<Profile> {
  const profile = await em.findOne(
    Profile,
    { user: userId, approvalRequestedAt: { $ne: null } },
    { populate: ['user'], lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['p0'] },
  );
  if (!profile) throw new ProblemError('user.not_found');
  return profile;
}

/** Protects the platform's owner and the caller's own account from being revoked or demoted (D-151). */
async function assertNotProtected(em: EntityManager, config: Config, change: UserChange): Promise<void> {
  const owner = await findOwner(em, config);
  if (change.userId === change.actor?.id || change.userId === owner?.id)
    throw new ProblemError('user.protected');
}

async function recordChange(
  em: EntityManager,
  type: 'user_approved' | 'user_revoked' | 'role_changed' | 'admin_access' | 'sessions_ended',
  { actor, userId, source }: UserChange,
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvent(em, { type, source, userId, data: { ...data, by: actor?.id ?? 'directory' } });
  await publishEvent(em, accountEvent, { userId });
}
