import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import { Passkey } from '../../platform/entities/passkey.entity.ts';
import type { Config } from '../../platform/config/config.ts';
import type {
  AdminUser,
  AdminUserListResponse,
  AdminUserQuery,
  AssignableUserListResponse,
} from '../../platform/contract/index.ts';
import { anyId, sql } from '../../platform/db/sql.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { cutPage, decodePageKey } from '../../platform/http/pageByKey.ts';
import { findOwner } from '../../people/users/findOwner.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { containing } from './containing.ts';

/** Approved users who are no administrators (ADMIN-019, ADMIN-020, D-152). */
const ASSIGNABLE = { isApproved: true, user: { role: 'user' } } as const;
/** More than this many are searched for, not scrolled through. */
const MAX_ASSIGNABLE = 1_000;

/** Returns one page of the users, newest request first, without unconfirmed addresses (D-32, ADMIN-038). */
export async function listUsers(
  em: EntityManager,
  config: Config,
  input: { actor: Actor; query: AdminUserQuery },
): Promise<AdminUserListResponse> {
  const { actor, query } = input;
  const { cursor, limit, search, state } = query;
  const text = search ? containing(search) : null;
  const scope = [
    { approvalRequestedAt: { $ne: null } },
    ...(text ? [{ $or: [{ email: text }, { fullName: text }] }] : []),
    ...(state ? [{ isApproved: state === 'approved' }] : []),
  ];
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  const older =
    at && id
      ? [
          {
            $or: [
              { approvalRequestedAt: { $lt: at } },
              { approvalRequestedAt: at, user: { id: { $lt: id } } },
            ],
          },
        ]
      : [];
  const found = await em.find(
    Profile,
    { $and: [...scope, ...older] },
    {
      populate: ['user'],
      orderBy: { approvalRequestedAt: 'desc', user: { id: 'desc' } },
      limit: limit + 1,
    },
  );
  const keyOf = ({ approvalRequestedAt, user }: Profile) => ({
    at: approvalRequestedAt ?? new Date(0),
    id: user.id,
  });
  const { page, nextCursor } = cutPage(found, limit, keyOf);
  const owner = await findOwner(em, config);
  const protectedIds = new Set([actor.id, owner?.id]);
  const facts = await findFacts(em, page);
  return {
    users: page.map((profile) => presentUser(profile, facts, protectedIds)),
    nextCursor,
    total: await em.count(Profile, { $and: scope }),
  };
}

/** The people a form can be assigned to, by name (ADMIN-037). */
export async function listAssignableUsers(em: EntityManager): Promise<AssignableUserListResponse['users']> {
  const found = await em.find(Profile, ASSIGNABLE, { orderBy: { email: 'asc' }, limit: MAX_ASSIGNABLE });
  return found.map(({ user, email, fullName }) => ({ userId: user.id, email, fullName }));
}

/** True for users that a form can be assigned to. */
export const isAssignable = async (em: EntityManager, userId: string): Promise<boolean> =>
  (await em.count(Profile, { ...ASSIGNABLE, user: { id: userId, role: 'user' } })) === 1;

/** Data of other tables about the users of a page. */
interface Facts {
  formCounts: ReadonlyMap<string, number>;
  withPasskey: ReadonlySet<string>;
}

async function findFacts(em: EntityManager, page: readonly Profile[]): Promise<Facts> {
  const ids = page.map(({ user }) => user.id);
  // Forms of the accounts that users own.
  const counted = await kyselyIn(em)
    .selectFrom('account_members as m')
    .innerJoin('forms as f', 'f.account_id', 'm.account_id')
    .select(['m.user_id as userId', sql<number>`count(*)::int`.as('count')])
    .where('m.user_id', '=', anyId(ids))
    .where('m.role', '=', 'owner')
    .where('f.deleted_at', 'is', null)
    .groupBy('m.user_id')
    .execute();
  const passkeys = await em.find(Passkey, { userId: { $in: ids } }, { fields: ['userId'] });
  return {
    formCounts: new Map(counted.map(({ userId, count }) => [userId, count])),
    withPasskey: new Set(passkeys.map(({ userId }) => userId)),
  };
}

function presentUser(
  profile: Profile,
  facts: Facts,
  protectedIds: ReadonlySet<string | undefined>,
): AdminUser {
  const { user } = profile;
  return {
    userId: user.id,
    fullName: profile.fullName,
    email: profile.email,
    approvalRequestedAt: profile.approvalRequestedAt?.toISOString() ?? null,
    isApproved: profile.isApproved,
    role: user.role,
    formLimit: user.role === 'admin' ? null : (profile.formLimit ?? null),
    formCount: facts.formCounts.get(user.id) ?? 0,
    lastSignedInAt: user.lastSignedInAt?.toISOString() ?? null,
    hasSecondFactor: Boolean(user.totpConfirmedAt) || facts.withPasskey.has(user.id),
    isProtected: protectedIds.has(user.id),
  };
}
