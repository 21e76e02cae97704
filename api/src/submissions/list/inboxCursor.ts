import { z } from 'zod';
import { decodeKey } from '../../platform/http/pageByKey.ts';

/** A place in the inbox. The time is text, because a Date has no microseconds. */
export interface InboxKey {
  at: string;
  id: string;
}

const keySchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** Encodes a place as an opaque cursor. */
export const encodeInboxKey = ({ at, id }: InboxKey): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** @throws {ProblemError} `request.invalid` for a cursor no answer ever held. */
export function decodeInboxKey(cursor: string, parameter: 'cursor' | 'before'): InboxKey {
  const [at, id] = decodeKey(cursor, keySchema, parameter);
  return { at, id };
}
