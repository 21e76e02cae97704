import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EntryKind } from '../entities/logEntry.entity.ts';
import { canonicalJson } from './canonicalJson.ts';

/** A row of which an entry tells. */
export interface NewEntry {
  kind: EntryKind;
  accountId: string | null;
  formId: string | null;
  rowId: string;
  /** The row's own time. */
  at: Date;
  /** Number of the answers after an edit. */
  version: number | null;
  /** What the row holds, as one text; null for entries that name no content. */
  content: string | null;
}

/** An entry as it is stored. */
export interface Entry extends Omit<NewEntry, 'content'> {
  entry: number;
  digest: Buffer | null;
  /** Random bytes before the content, gone with the row: its digest then tells nothing. */
  salt: Buffer | null;
  mac: Buffer;
}

/** Bytes of a salt, and of the keyed hash of one entry. */
const SALT_BYTES = 16;
const MAC_BYTES = 16;

/** Makes the entry of a row. @param key of `entryKey`. */
export function makeEntry(key: Buffer, entry: number, { content, ...row }: NewEntry): Entry {
  const salt = content === null ? null : randomBytes(SALT_BYTES);
  const digest = content === null || !salt ? null : digestOf(salt, content);
  const unproven = { ...row, entry, digest, salt };
  return { ...unproven, mac: macOf(key, hashEntry(unproven)) };
}

/** The content of a submission that its digest stands for. @property contentHash of its answers. */
export const submissionContent = (row: {
  id: string;
  accountId: string;
  formId: string;
  revisionId: string;
  submittedAt: Date;
  contentHash: string;
}): string =>
  [row.id, row.accountId, row.formId, row.revisionId, row.submittedAt.toISOString(), row.contentHash].join(
    '|',
  );

/** The content of an event of the audit log. */
export const eventContent = (row: {
  id: string;
  type: string;
  at: Date;
  accountId: string | null;
  userId: string | null;
  clientId: string | null;
  data: unknown;
}): string =>
  canonicalJson([row.id, row.type, row.at.toISOString(), row.accountId, row.userId, row.clientId, row.data]);

/** Whether an entry stands for this content. Without its salt, nobody can tell. */
export const isContentOf = ({ salt, digest }: Pick<Entry, 'salt' | 'digest'>, content: string): boolean =>
  salt !== null && digest !== null && digest.equals(digestOf(salt, content));

const digestOf = (salt: Buffer, content: string): Buffer =>
  hash('sha256', Buffer.concat([salt, Buffer.from(content)]), 'buffer');

/** Hashes what an entry says, without its salt: that may go. */
export function hashEntry(one: Omit<Entry, 'mac' | 'salt'>): Buffer {
  const { entry, kind, accountId, formId, rowId, at, version, digest } = one;
  const parts = [entry, kind, accountId, formId, rowId, at.toISOString(), version, digest?.toString('hex')];
  return hash('sha256', parts.map((part) => part ?? '').join('|'), 'buffer');
}

/** Joins the hashes of entries into that of a head. */
export const rootOf = (hashes: readonly Buffer[]): Buffer => hash('sha256', Buffer.concat(hashes), 'buffer');

/** The key by which each entry is told from one that somebody else wrote. */
export const entryKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'inlay signed log entries', 32));

/** Whether this platform has written an entry: names the one that was changed. */
export const isOurs = (key: Buffer, entry: Entry): boolean =>
  entry.mac.length === MAC_BYTES && timingSafeEqual(entry.mac, macOf(key, hashEntry(entry)));

const macOf = (key: Buffer, entryHash: Buffer): Buffer =>
  createHmac('sha256', key).update(entryHash).digest().subarray(0, MAC_BYTES);
