import { hashHead, listHeads } from './head.ts';
import type { Queries } from './signingKeys.ts';

/** A head that somebody outside holds: number, and hash as hexadecimal digits. */
export interface Anchor {
  number: number;
  hash: string;
}

/** Returns what an anchor shows: the log has its head, has another one under its number, or ends before it. */
export async function checkAnchor(
  database: Queries,
  { number, hash }: Anchor,
): Promise<'same' | 'other' | 'missing'> {
  const [head] = await listHeads(database, number - 1, 1);
  if (head?.number !== number) return 'missing';
  return hashHead(head).toString('hex') === hash ? 'same' : 'other';
}
