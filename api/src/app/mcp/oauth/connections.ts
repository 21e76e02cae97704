import type { EntityManager } from '@mikro-orm/postgresql';
import type { Connection } from '../../../platform/contract/index.ts';
import { run, sql } from '../../../platform/db/sql.ts';
import { ApiKey } from '../../../platform/entities/apiKey.entity.ts';
import { Profile } from '../../../platform/entities/profile.entity.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import type { Person } from '../../../platform/identity/actor.ts';
import { mayInAccount, type Roles } from '../../../platform/identity/roles.ts';
import { hashToken } from '../../../platform/identity/tokens.ts';
import { endApiKey, makeApiKey } from '../../../sharing/api-keys/makeApiKey.ts';
import type { ConnectionScope } from './oauthTerms.ts';

/** What a person has allowed. */
interface Allowed {
  grantId: string;
  clientId: string;
  name: string;
  /** Host that the answer goes to. */
  host: string;
  scopes: readonly ConnectionScope[];
}

/** Makes the key that a connected assistant acts by: of this person, within this account (decision 903). */
export async function makeConnection(
  em: EntityManager,
  { maker, source }: { maker: Person; source: RequestSource },
  { grantId, clientId, name, host, scopes }: Allowed,
): Promise<void> {
  const { key } = await makeApiKey(
    em,
    { maker, source },
    {
      name,
      scopes: [...scopes],
      formIds: null,
      visibleFields: null,
      isImpersonal: false,
      visibleFrom: null,
      expiresAt: null,
    },
  );
  key.grantHash = hashToken(grantId);
  key.connectedTo = host;
  await em.flush();
  // A client that is connected is remembered for as long as its grant.
  await run(
    em,
    sql`update oauth_records set expires_at = now() + interval '365 days'
        where kind = 'Client' and id_hash = ${hashToken(clientId)}`,
  );
}

const own = ({ id, accountId }: Person) => ({
  accountId,
  grantHash: { $ne: null },
  endedAt: null,
  createdBy: id,
});

/** Lists connections: one's own, and those of the whole account for people who manage it. */
export async function listConnections(em: EntityManager, actor: Person & Roles): Promise<Connection[]> {
  const { createdBy, ...all } = own(actor);
  const where = mayInAccount(actor, 'manage') ? all : { ...all, createdBy };
  const keys = await em.find(ApiKey, where, { orderBy: { createdAt: 'desc', id: 'desc' } });
  const makers = await em.find(Profile, { user: { $in: keys.map((key) => key.createdBy) } });
  const names = new Map(makers.map(({ user, fullName, email }) => [user.id, fullName || email]));
  return keys.map((key) => ({
    id: key.id,
    name: key.name,
    host: key.connectedTo ?? '',
    scopes: key.scopes,
    person: names.get(key.createdBy) ?? '',
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Ends a connection: its tokens are worth nothing from now on.
 * @throws {ProblemError} `api_key.not_found`.
 */
export async function endConnection(
  em: EntityManager,
  { actor, source }: { actor: Person & Roles; source: RequestSource },
  id: string,
): Promise<void> {
  const mine = (await listConnections(em, actor)).some((one) => one.id === id);
  // One that is not there is answered like one that is not theirs.
  await endApiKey(em, { maker: actor, source }, mine ? id : NOBODYS);
  const key = await em.findOneOrFail(ApiKey, { id, accountId: actor.accountId });
  await run(em, sql`delete from oauth_records where grant_hash = ${key.grantHash}`);
}

/** An id that no key has. */
const NOBODYS = '00000000-0000-0000-0000-000000000000';
