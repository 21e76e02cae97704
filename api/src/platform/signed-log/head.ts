import { hash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from './canonicalJson.ts';
import type { Queries, SigningKey } from './signingKeys.ts';

/** How far each kind of rows is logged. All of it is signed with the head, so that nobody sets it back. */
const stateSchema = z.looseObject({
  /** When the log began; rows of before were found. */
  startedAt: z.iso.datetime(),
  /** The last of the rows that were there, by id, while they are still gone through; null once they are. */
  found: z.string().nullable(),
  /** The last submission and audit event, by id: UUIDv7, by time. */
  sent: z.string(),
  events: z.string(),
  /** The last submission without a time of its own: the day until which those are logged. */
  days: z.iso.datetime(),
  /** The last edit or withdrawal, and the last erasure. */
  edited: z.iso.datetime(),
  erased: z.iso.datetime(),
  /** The time before which audit events are removed. */
  expired: z.iso.datetime(),
});
export type LogState = z.output<typeof stateSchema>;

/** A signed head: it stands for its entries and, by the head before, for all before them. */
export interface Head {
  number: number;
  /** Its entries; none where the last is before the first. */
  first: number;
  last: number;
  root: Buffer;
  /** Hash of the head before; zeros for the first. */
  previous: Buffer;
  at: Date;
  /** A {@link LogState}, unless somebody has changed it. */
  state: unknown;
  keyId: string;
  signature: Buffer;
}

/** The text that is signed, and whose hash the next head has. */
function textOf({ number, first, last, root, previous, at, state, keyId }: Omit<Head, 'signature'>): string {
  const [rootHex, previousHex] = [root.toString('hex'), previous.toString('hex')];
  const signed = {
    number,
    first,
    last,
    root: rootHex,
    previous: previousHex,
    at: at.toISOString(),
    state,
    keyId,
  };
  return canonicalJson(signed);
}

export const hashHead = (head: Head): Buffer => hash('sha256', textOf(head), 'buffer');

/** Signs a head. */
export function signHead(key: SigningKey, head: Omit<Head, 'keyId' | 'signature'>): Head {
  const unsigned = { ...head, keyId: key.id };
  return { ...unsigned, signature: key.sign(textOf(unsigned)) };
}

export const isSignedBy = (key: SigningKey, head: Head): boolean => key.verify(textOf(head), head.signature);

const SELECT = `
  select number, first_entry::float8 as first, last_entry::float8 as last, root, previous, sealed_at as at, state,
    key_id as "keyId", signature
  from log_heads`;

/** @throws for a state that no build has written. */
export const parseState = (state: unknown): LogState => stateSchema.parse(state);

/** Returns the newest head; null before the log began. */
export async function findLastHead(database: Queries): Promise<Head | null> {
  const { rows } = await database.query<Head>(`${SELECT} order by number desc limit 1`);
  return rows[0] ?? null;
}

/** Lists some heads behind a number, in order. */
export async function listHeads(database: Queries, after: number, limit: number): Promise<Head[]> {
  const { rows } = await database.query<Head>(`${SELECT} where number > $1 order by number limit $2`, [
    after,
    limit,
  ]);
  return rows;
}

export async function insertHead(database: Queries, head: Head): Promise<void> {
  await database.query(
    `insert into log_heads (number, first_entry, last_entry, root, previous, sealed_at, state, key_id, signature)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      head.number,
      head.first,
      head.last,
      head.root,
      head.previous,
      head.at,
      JSON.stringify(head.state),
      head.keyId,
      head.signature,
    ],
  );
}
