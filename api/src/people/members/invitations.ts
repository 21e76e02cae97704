import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvitationLook, InviteMemberRequest, SentInvitation } from '../../platform/contract/index.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { Config } from '../../platform/config/config.ts';
import { createId } from '../../platform/db/columns.ts';
import { AccountInvitation } from '../../platform/entities/accountInvitation.entity.ts';
import { AccountMember } from '../../platform/entities/accountMember.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { UserSession } from '../../platform/entities/userSession.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor, SessionActor } from '../../platform/identity/actor.ts';
import { accountNameOf } from '../../platform/identity/ownAccounts.ts';
import { RIGHTS_OF_ROLE } from '../../platform/identity/roles.ts';
import { createSession } from '../../platform/identity/sessions.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { consumeToken, endLinksOf, findToken, INVITATION_MS, issueToken } from '../auth/oneTimeTokens.ts';
import { parseEmail } from '../auth/parseEmail.ts';
import { confirmUser } from '../auth/sign-up/confirmUser.ts';
import { createUser } from '../users/createUser.ts';
import {
  assertMayChange,
  checkPlaces,
  giveRole,
  lockMembers,
  mayGive,
  type MemberChange,
} from './members.ts';
import { presentInvitation } from './presentInvitation.ts';

/** Most open invitations of an account. */
const MAX_INVITATIONS = 200;

/** The token of an invitation, as functions of one-time tokens find it. */
const LINK = { realm: 'user', purpose: 'invite' } as const;

/**
 * Invites an address into the actor's account; an open invitation of it is replaced, and its link ends.
 * @throws {ProblemError} `request.invalid`, `access.denied` for a role that the actor may not give, `member.known`,
 * `invitation.limit_reached`; as `checkPlaces`.
 */
export async function inviteMember(
  em: EntityManager,
  config: Config,
  { actor, source }: MemberChange,
  { email: typed, role, rights, places }: InviteMemberRequest,
): Promise<SentInvitation> {
  const { accountId } = actor;
  const email = parseEmail(typed);
  await lockMembers(em, accountId);
  await assertMayChange(em, actor, role);
  await checkPlaces(em, accountId, { role, places });
  const known = await em.findOne(User, { email });
  if (known && (await em.count(AccountMember, { accountId, userId: known.id })) > 0)
    throw new ProblemError('member.known');
  const found = await em.findOne(AccountInvitation, { accountId, email });
  if (!found && (await em.count(AccountInvitation, { accountId })) >= MAX_INVITATIONS)
    throw new ProblemError('invitation.limit_reached');
  const expiresAt = new Date(Date.now() + INVITATION_MS);
  const invitation =
    found ?? em.create(AccountInvitation, { id: createId(), accountId, email, role, expiresAt });
  Object.assign(invitation, {
    role,
    rights: rights.filter((right) => RIGHTS_OF_ROLE[role].includes(right)),
    places,
    invitedBy: actor.id,
    expiresAt,
  });
  await em.flush();
  const data = { action: 'invited', accountId, email, to: role };
  await recordWork(em, { actor, source }, { type: 'role_changed', accountId, data });
  return send(em, config, actor, invitation);
}

/**
 * Sends an invitation again, by a new link; the one before ends.
 * @throws {ProblemError} `invitation.not_found`, `access.denied`.
 */
export async function inviteAgain(
  em: EntityManager,
  config: Config,
  { actor, source }: MemberChange,
  invitationId: string,
): Promise<SentInvitation> {
  const invitation = await getInvitation(em, actor, invitationId);
  invitation.expiresAt = new Date(Date.now() + INVITATION_MS);
  invitation.invitedBy = actor.id;
  const { accountId, email, role } = invitation;
  const data = { action: 'invited_again', accountId, email, to: role };
  await recordWork(em, { actor, source }, { type: 'role_changed', accountId, data });
  await em.flush();
  return send(em, config, actor, invitation);
}

/** Ends an invitation; its link ends with it. @throws {ProblemError} `invitation.not_found`, `access.denied`. */
export async function endInvitation(
  em: EntityManager,
  { actor, source }: MemberChange,
  invitationId: string,
): Promise<void> {
  const { accountId } = actor;
  const invitation = await getInvitation(em, actor, invitationId);
  const data = { action: 'invitation_ended', accountId, email: invitation.email };
  em.remove(invitation);
  await recordWork(em, { actor, source }, { type: 'role_changed', accountId, data });
}

async function getInvitation(em: EntityManager, actor: Actor, id: string): Promise<AccountInvitation> {
  const invitation = await em.findOne(AccountInvitation, { id, accountId: actor.accountId });
  if (!invitation) throw new ProblemError('invitation.not_found');
  if (!mayGive(actor.member?.role, invitation.role)) throw new ProblemError('access.denied');
  return invitation;
}

/** Mails the link, or returns it where no mail server is set, for the actor to pass on. */
async function send(
  em: EntityManager,
  config: Config,
  actor: Actor,
  invitation: AccountInvitation,
): Promise<SentInvitation> {
  const { id, accountId, email } = invitation;
  const token = await issueToken(em, { ...LINK, subjectId: id });
  const url = `${config.publicUrl}/invitation#token=${token}`;
  const presented = presentInvitation(invitation);
  if (!(await hasMailServer(em, config))) return { invitation: presented, link: url };
  const envelope = { to: email, platformName: config.platformName, accountId };
  const by = actor.fullName || actor.email;
  await queueMail(em, 'account_invited', envelope, { url, by, account: await accountNameOf(em, accountId) });
  return { invitation: presented, link: null };
}

/**
 * Says what a link invites to, without using it up.
 * @throws {ProblemError} `invitation.invalid`.
 */
export async function lookAtInvitation(em: EntityManager, token: string): Promise<InvitationLook> {
  const link = await findToken(em, { ...LINK, token });
  const { invitation, inviter } = await getOpen(em, link?.subjectId ?? null);
  const { email, role, accountId } = invitation;
  const profile = await em.findOne(Profile, { user: inviter });
  return {
    account: await accountNameOf(em, accountId),
    invitedBy: profile?.fullName || (profile?.email ?? ''),
    email,
    role,
    isKnown: (await em.count(User, { email, emailConfirmedAt: { $ne: null } })) > 0,
  };
}

/**
 * Lets a signed-in person in, once: their session works in the account from now on.
 * @throws {ProblemError} `invitation.invalid`; `invitation.other_address` for anybody but the invited, who keeps it.
 */
export async function acceptInvitation(
  em: EntityManager,
  { actor, source }: MemberChange & { actor: SessionActor },
  token: string,
): Promise<void> {
  const link = await findToken(em, { ...LINK, token });
  const { invitation } = await getOpen(em, link?.subjectId ?? null);
  if (invitation.email !== actor.email) throw new ProblemError('invitation.other_address');
  await join(em, { token, userId: actor.id, source });
  await em.nativeUpdate(UserSession, { id: actor.sessionId }, { accountId: invitation.accountId });
}

/** A new person, as they introduce themselves; their address is the invited one. */
export interface InvitedPerson {
  fullName: string;
  passwordHash: string;
}

/**
 * Signs a new person up by an invitation, which proves their address, and lets them in. Whom an administrator of the
 * platform invites is approved by that; others wait for it, as after every sign-up.
 * @returns the token of their first session, and their id.
 * @throws {ProblemError} `invitation.invalid`, `invitation.known` for an address that has signed up.
 */
export async function signUpByInvitation(
  em: EntityManager,
  config: Config,
  input: { token: string; person: InvitedPerson; source: MemberChange['source'] },
): Promise<{ token: string; userId: string }> {
  const { token, person, source } = input;
  const link = await findToken(em, { ...LINK, token });
  const { invitation, inviter } = await getOpen(em, link?.subjectId ?? null);
  const { email, accountId } = invitation;
  const known = await em.findOne(User, { email });
  if (known?.emailConfirmedAt) throw new ProblemError('invitation.known');
  const user = known ?? (await newUser(em, email, person));
  // The password of a sign-up that nobody confirmed may be a stranger's.
  user.passwordHash = person.passwordHash;
  user.lastSignedInAt = new Date();
  await endLinksOf(em, LINK.realm, user.id);
  await em.nativeDelete(UserSession, { user: user.id });
  const profile = await em.findOneOrFail(Profile, { user: user.id });
  profile.fullName = person.fullName;
  if ((await em.count(User, { id: inviter, role: 'admin' })) > 0) {
    const now = new Date();
    user.emailConfirmedAt = now;
    Object.assign(profile, {
      isApproved: true,
      approvalRequestedAt: now,
      approvedAt: now,
      approvedBy: inviter,
    });
  } else await confirmUser(em, config, user);
  await recordEvent(em, { type: 'user_signup', source, userId: user.id, data: { email, by: 'invitation' } });
  await join(em, { token, userId: user.id, source });
  const session = createSession(em, user, { kind: 'ordinary', userAgent: source.userAgent });
  await em.flush();
  await em.nativeUpdate(UserSession, { user: user.id }, { accountId });
  return { token: session, userId: user.id };
}

async function newUser(em: EntityManager, email: string, { fullName, passwordHash }: InvitedPerson) {
  const { defaultFormLimit } = await loadSettings(em);
  return createUser(em, { email, passwordHash, fullName, formLimit: defaultFormLimit });
}

/** Uses an invitation up and gives its role. @throws {ProblemError} `invitation.invalid`. */
async function join(
  em: EntityManager,
  { token, userId, source }: { token: string; userId: string; source: MemberChange['source'] },
): Promise<void> {
  // One of two requests at once uses it.
  const spent = await consumeToken(em, { ...LINK, token });
  const { invitation } = await getOpen(em, spent?.subjectId ?? null);
  const { accountId, role, rights, places = null } = invitation;
  await lockMembers(em, accountId);
  // Asked again behind the lock: who invited may have been removed meanwhile.
  await getOpen(em, invitation.id);
  const member = await em.findOne(AccountMember, { accountId, userId });
  if (!member) await giveRole(em, { accountId, userId, given: { role, rights, places } });
  em.remove(invitation);
  const data = { action: 'joined', accountId, member: userId, to: role };
  await recordEvent(em, { type: 'role_changed', source, userId, accountId, data });
  await em.flush();
}

/** Gets an open invitation whose inviter may still give its role. @throws {ProblemError} `invitation.invalid`. */
async function getOpen(
  em: EntityManager,
  invitationId: string | null,
): Promise<{ invitation: AccountInvitation; inviter: string }> {
  const found =
    invitationId === null
      ? null
      : await em.findOne(
          AccountInvitation,
          { id: invitationId, expiresAt: { $gt: new Date() } },
          { refresh: true },
        );
  const inviter = found?.invitedBy ?? null;
  const by =
    found && inviter
      ? await em.findOne(AccountMember, { accountId: found.accountId, userId: inviter }, { refresh: true })
      : null;
  if (!found || !inviter || !mayGive(by?.role, found.role)) throw new ProblemError('invitation.invalid');
  return { invitation: found, inviter };
}
