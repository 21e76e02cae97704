import { z } from 'zod';
import { ProblemError } from './problemError.ts';

/** A place in a list ordered by time and id: what came last on the page before. */
export interface PageKey {
  at: Date;
  id: string;
}

const keySchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** Names a place so that only the list itself has to understand it. */
export const encodePageKey = ({ at, id }: PageKey): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

/** @throws {ProblemError} `request.invalid` for what no answer of ours ever held. */
export function decodePageKey(cursor: string): PageKey {
  try {
    const [at, id] = keySchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at: new Date(at), id };
  } catch {
    throw new ProblemError('request.invalid', {
      issues: [{ path: ['cursor'], code: 'invalid', message: 'Not a cursor of this list' }],
    });
  }
}

/**
 * Cuts a page out of one row more than it holds.
 * @returns the page and where the next one begins; null on the last.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => PageKey,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? encodePageKey(keyOf(last)) : null };
}
