import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { listFormsOfClients } from '../../sharing/clients/policy.ts';
import { countOfClients } from '../../sharing/clients/unread.ts';
import type { AdminClientQuery } from '../../platform/contract/index.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { cutPage, decodePageKey, decodeRankKey, type RankKey } from '../../platform/http/pageByKey.ts';

interface ClientPage {
  page: Client[];
  nextCursor: string | null;
}

/** Finds one page of the clients in `scope`, in the order that is asked for. */
export const findPageOfClients = (
  em: EntityManager,
  scope: FilterQuery<Client>,
  query: Pick<AdminClientQuery, 'cursor' | 'limit' | 'order'>,
): Promise<ClientPage> =>
  query.order === 'newest' ? findNewest(em, scope, query) : findRanked(em, scope, query);

async function findNewest(
  em: EntityManager,
  scope: FilterQuery<Client>,
  { cursor, limit }: Pick<AdminClientQuery, 'cursor' | 'limit'>,
): Promise<ClientPage> {
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  const older: FilterQuery<Client> =
    at && id ? { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] } : {};
  const found = await em.find(
    Client,
    { $and: [scope, older] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  return cutPage(found, limit, (client) => ({ at: client.createdAt, id: client.id }));
}

/**
 * Finds a page by a number that the database does not keep sorted. It ranks all clients in `scope`: they are
 * customers with an account, hundreds rather than millions.
 */
async function findRanked(
  em: EntityManager,
  scope: FilterQuery<Client>,
  { cursor, limit, order }: Pick<AdminClientQuery, 'cursor' | 'limit' | 'order'>,
): Promise<ClientPage> {
  const last = cursor ? decodeRankKey(cursor) : null;
  const ranked = await (order === 'seen' ? rankByUse(em, scope) : rankByUnread(em, scope));
  const rest = ranked.toSorted(compare).filter((key) => last === null || compare(last, key) < 0);
  const { page, nextCursor } = cutPage(rest, limit, (key) => key);
  const clients = await em.find(Client, { id: { $in: page.map(({ id }) => id) } });
  const byId = new Map(clients.map((client) => [client.id, client]));
  return { page: page.flatMap(({ id }) => byId.get(id) ?? []), nextCursor };
}

/** The highest rank first; of equals, the newest client. */
const compare = (one: RankKey, other: RankKey): number =>
  other.rank - one.rank || (other.id < one.id ? -1 : Number(other.id > one.id));

/** By the last use of the portal, in ms since 1970; 0 = never. */
async function rankByUse(em: EntityManager, scope: FilterQuery<Client>): Promise<RankKey[]> {
  const clients = await em.find(Client, scope, { fields: ['lastSeenAt'] });
  return clients.map(({ id, lastSeenAt }) => ({ id, rank: lastSeenAt?.getTime() ?? 0 }));
}

async function rankByUnread(em: EntityManager, scope: FilterQuery<Client>): Promise<RankKey[]> {
  const clients = await em.find(Client, scope, { fields: ['id'] });
  const ids = clients.map(({ id }) => id);
  const unread = await countOfClients(em, await listFormsOfClients(em, ids));
  return ids.map((id) => ({ id, rank: unread.get(id) ?? 0 }));
}
