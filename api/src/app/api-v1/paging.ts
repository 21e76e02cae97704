import type { z } from 'zod';
import { readCursor, writeCursor, type CursorOf } from './cursors.ts';
import type { Call } from './operation.ts';

type AnyCall = Pick<
  Call<undefined, z.ZodType<{ limit: number; cursor?: string | undefined }>, undefined>,
  'deps' | 'actor' | 'query'
>;

/** The list that a call asks for: of its account, narrowed by all but the page. */
const listOf = (id: string, { actor, query }: AnyCall, of: object): CursorOf => {
  const { limit: _limit, cursor: _cursor, ...narrowed } = query;
  return [id, actor.accountId, of, Object.entries(narrowed).toSorted(([a], [b]) => (a < b ? -1 : 1))];
};

/** A page as the place behind it names the rest. */
interface Cut<Item> {
  data: Item[];
  /** Where the list goes on; null where there is nothing to ask for. */
  place: string | null;
  hasMore: boolean;
}

/**
 * Presents one page of a list.
 * @param id of the operation; `of` is what its path names.
 * @param read reads the page behind a place, from the beginning without one.
 * @throws {ProblemError} `cursor.invalid`.
 */
export async function pageBy<Item>(
  call: AnyCall,
  { id, of = {} }: { id: string; of?: object },
  read: (place: string | undefined) => Promise<Cut<Item>>,
): Promise<{ data: Item[]; nextCursor: string | null; hasMore: boolean }> {
  const { deps, query } = call;
  const { secret } = deps.config;
  const list = listOf(id, call, of);
  const place = query.cursor === undefined ? undefined : readCursor(secret, list, query.cursor);
  const cut = await read(place);
  const nextCursor = cut.place === null ? null : writeCursor(secret, list, cut.place);
  return { data: cut.data, nextCursor, hasMore: cut.hasMore };
}

/** Presents a list that is never longer than a page. */
export const wholeList = <Item>(data: Item[]) => ({ data, nextCursor: null, hasMore: false });
