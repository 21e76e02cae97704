import { Router } from '@koa/router';
import {
  accountIdParamsSchema,
  accountSchema,
  invitationIdParamsSchema,
  inviteMemberRequestSchema,
  memberIdParamsSchema,
  memberListSchema,
  ownAccountListSchema,
  sentInvitationSchema,
  setMemberRequestSchema,
  transferAccountRequestSchema,
  updateAccountRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { SessionActor } from '../../platform/identity/actor.ts';
import { listAccounts } from '../../platform/identity/ownAccounts.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { assertOwnPassword } from '../auth/password/ownPassword.ts';
import type { SessionDeps } from '../auth/openSession.ts';
import { chooseAccount, getAccount, renameAccount } from './accounts.ts';
import { endInvitation, inviteAgain, inviteMember } from './invitations.ts';
import { listMembers, removeMember, setMember, transferAccount, type MemberChange } from './members.ts';

interface MembersDeps extends SessionDeps {
  limits: RateLimits;
}

const manager = { access: 'approved', needs: 'manage' } as const;
const oneMember = { params: memberIdParamsSchema, missing: 'member.not_found' } as const;
const oneInvitation = {
  ...manager,
  params: invitationIdParamsSchema,
  missing: 'invitation.not_found',
} as const;

/** Routes of the accounts that a person belongs to, and of the one that they work in (TEAM-001 to TEAM-006). */
export function accountsRouter({ orm }: MembersDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api' });

  router.get(
    '/accounts',
    guard({ access: 'approved', response: ownAccountListSchema }, async ({ actor }) =>
      inTransaction(orm, async (em) => ({ accounts: await listAccounts(em, actor) })),
    ),
  );

  router.post(
    '/accounts/:accountId/choose',
    guard(
      { access: 'approved', params: accountIdParamsSchema, missing: 'account.not_found' },
      async ({ actor, params }) => inTransaction(orm, (em) => chooseAccount(em, actor, params.accountId)),
    ),
  );

  router.get(
    '/account',
    guard({ access: 'approved', response: accountSchema }, async ({ actor }) =>
      inTransaction(orm, (em) => getAccount(em, actor)),
    ),
  );

  router.patch(
    '/account',
    guard(
      { ...manager, body: updateAccountRequestSchema, response: accountSchema },
      async ({ actor, body }) =>
        inTransaction(orm, async (em) => {
          await renameAccount(em, actor, body.name);
          return getAccount(em, actor);
        }),
    ),
  );

  return router;
}

/** Routes of the people of an account, and of invitations into it (TEAM-020 to TEAM-036); no API key reaches them. */
export function membersRouter(deps: MembersDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/members' });
  const changeBy = (ctx: AppContext, actor: SessionActor): MemberChange => ({
    actor,
    source: requestSource(ctx, config),
  });

  router.get(
    '/',
    guard({ ...manager, response: memberListSchema }, async ({ actor }) =>
      inTransaction(orm, (em) => listMembers(em, actor)),
    ),
  );

  router.post(
    '/leave',
    guard({ access: 'approved', problems: ['member.last_owner'] }, async ({ ctx, actor }) =>
      inTransaction(orm, (em) => removeMember(em, changeBy(ctx, actor), actor.id)),
    ),
  );

  router.post(
    '/invitations',
    guard(
      {
        ...manager,
        problems: ['member.known', 'invitation.limit_reached', 'folder.not_found', 'form.not_found'],
        body: inviteMemberRequestSchema,
        response: sentInvitationSchema,
        status: 201,
      },
      async ({ ctx, actor, body }) =>
        inTransaction(orm, (em) => inviteMember(em, config, changeBy(ctx, actor), body)),
    ),
  );

  router.post(
    '/invitations/:invitationId/send',
    guard({ ...oneInvitation, response: sentInvitationSchema }, async ({ ctx, actor, params }) =>
      inTransaction(orm, (em) => inviteAgain(em, config, changeBy(ctx, actor), params.invitationId)),
    ),
  );

  router.delete(
    '/invitations/:invitationId',
    guard(oneInvitation, async ({ ctx, actor, params }) =>
      inTransaction(orm, (em) => endInvitation(em, changeBy(ctx, actor), params.invitationId)),
    ),
  );

  router.put(
    '/:userId',
    guard(
      {
        ...manager,
        ...oneMember,
        problems: ['member.last_owner', 'folder.not_found', 'form.not_found'],
        body: setMemberRequestSchema,
        response: memberListSchema,
      },
      async ({ ctx, actor, params, body }) =>
        inTransaction(orm, async (em) => {
          await setMember(em, changeBy(ctx, actor), params.userId, body);
          return listMembers(em, actor);
        }),
    ),
  );

  router.delete(
    '/:userId',
    guard({ ...manager, ...oneMember, problems: ['member.last_owner'] }, async ({ ctx, actor, params }) =>
      inTransaction(orm, (em) => removeMember(em, changeBy(ctx, actor), params.userId)),
    ),
  );

  router.post(
    '/:userId/transfer',
    guard(
      { ...manager, ...oneMember, problems: ['auth.wrong_password'], body: transferAccountRequestSchema },
      async ({ ctx, actor, params, body: { password } }) => {
        const change = changeBy(ctx, actor);
        await assertOwnPassword(deps, {
          userId: actor.id,
          password,
          source: change.source,
          field: 'password',
        });
        await inTransaction(orm, (em) => transferAccount(em, change, params.userId));
      },
    ),
  );

  return router;
}
