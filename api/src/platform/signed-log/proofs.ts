import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { idArray, run, sql } from '../db/sql.ts';

/** The secret of the platform whose database an ORM has. */
const secrets = new WeakMap<object, string>();

/** Lets what runs on an ORM prove its changes (decision 911). */
export function bindSecret(orm: MikroORM, secret: string): void {
  secrets.set(orm.config, secret);
}

/** Null in commands that change nothing that is logged. */
const secretOf = (em: EntityManager): string | null => secrets.get(em.config) ?? null;

/** The key of all proofs of one moment: whoever reads a statement in the database's log cannot prove at another one. */
const keyAt = (secret: string, use: string, at: Date): Buffer =>
  createHmac('sha256', secret).update(`signed log:${use}:${at.toISOString()}`).digest();

/**
 * Proves that the platform itself has deleted submissions, or emptied events of the audit log: with their ledger
 * (`erasures`), in the transaction that does it. Rows that change otherwise look removed or changed to `verify-log`.
 */
export async function proveErasures(
  em: EntityManager,
  rows: readonly { id: string; accountId: string }[],
  kind: 'submission' | 'event' = 'submission',
): Promise<void> {
  const secret = secretOf(em);
  if (!secret || rows.length === 0) return;
  const at = new Date();
  const key = keyAt(secret, 'erasure', at);
  for (const [accountId, group] of Map.groupBy(rows, (row) => row.accountId))
    await run(
      em,
      sql`update erasures set erased_at = ${at}, proof = sha256(${key}::bytea || uuid_send(id))
        where account_id = ${accountId} and kind = ${kind} and id = any(${idArray(group.map(({ id }) => id))}::uuid[])`,
    );
}

/** Whether the platform has deleted a row at that time. */
export function isProvenErasure(
  secret: string,
  { id, at, proof }: { id: string; at: Date; proof: Buffer | null },
): boolean {
  if (!proof) return false;
  const bytes = Buffer.concat([keyAt(secret, 'erasure', at), Buffer.from(id.replaceAll('-', ''), 'hex')]);
  return isSame(proof, hash('sha256', bytes, 'buffer'));
}

/** What an edit has made of a submission. */
export interface ProvenEdit {
  id: string;
  /** The new version. */
  version: number;
  revisionId: string;
  /** Hash of the new answers. */
  contentHash: string;
}

const editProof = (secret: string, { id, version, revisionId, contentHash }: ProvenEdit): Buffer =>
  createHmac('sha256', secret)
    .update(`signed log:edit:${id}:${version}:${revisionId}:${contentHash}`)
    .digest();

/** Returns the proof that the platform itself has stored an edit; null where nothing can be proven. */
export function proveEdit(em: EntityManager, edit: ProvenEdit): Buffer | null {
  const secret = secretOf(em);
  return secret ? editProof(secret, edit) : null;
}

/** Whether the platform has stored an edit. */
export const isProvenEdit = (secret: string, edit: ProvenEdit, proof: Buffer | null): boolean =>
  proof !== null && isSame(proof, editProof(secret, edit));

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
