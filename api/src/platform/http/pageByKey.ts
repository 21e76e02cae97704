import { z } from 'zod';
import { ProblemError } from './problemError.ts';

/** A position in a list ordered by time and id: the last row of the previous page. */
export interface PageKey {
  at: Date;
  id: string;
}
/** A position in a list ordered by title and id. */
export interface TitleKey {
  title: string;
  id: string;
}
/** A position in a list ordered by a number, the highest first, and id. */
export interface RankKey {
  rank: number;
  id: string;
}

const keySchema = z.tuple([z.iso.datetime(), z.uuid()]);
const titleKeySchema = z.tuple([z.string(), z.uuid()]);
const rankKeySchema = z.tuple([z.number(), z.uuid()]);

/** Encodes a position as an opaque cursor. */
const encodeKey = (key: PageKey | TitleKey | RankKey): string =>
  Buffer.from(JSON.stringify([firstOf(key), key.id])).toString('base64url');

function firstOf(key: PageKey | TitleKey | RankKey): string | number {
  if ('at' in key) return key.at.toISOString();
  return 'rank' in key ? key.rank : key.title;
}

/** @throws {ProblemError} `request.invalid` for a cursor that no response contained. */
export function decodePageKey(cursor: string): PageKey {
  const [at, id] = decodeKey(cursor, keySchema);
  return { at: new Date(at), id };
}

/** @throws {ProblemError} `request.invalid` for a cursor that no response contained. */
export function decodeTitleKey(cursor: string): TitleKey {
  const [title, id] = decodeKey(cursor, titleKeySchema);
  return { title, id };
}

/** @throws {ProblemError} `request.invalid` for a cursor that no response contained. */
export function decodeRankKey(cursor: string): RankKey {
  const [rank, id] = decodeKey(cursor, rankKeySchema);
  return { rank, id };
}

/**
 * Decodes the key of a cursor.
 * @param parameter the name under which the cursor was given.
 * @throws {ProblemError} `request.invalid` for a cursor that no response contained.
 */
export function decodeKey<Key>(cursor: string, schema: z.ZodType<Key>, parameter = 'cursor'): Key {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new ProblemError('request.invalid', {
      issues: [{ path: [parameter], code: 'invalid', message: 'Not a cursor of this list' }],
    });
  }
}

/**
 * Cuts a page from rows that were read with one more than it holds.
 * @returns the page and the cursor of the next one, null on the last.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => PageKey | TitleKey | RankKey,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? encodeKey(keyOf(last)) : null };
}
