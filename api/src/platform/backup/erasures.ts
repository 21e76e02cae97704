import type { ClientBase } from 'pg';
import { z } from 'zod';
import { sql, type Sql } from '../db/sql.ts';
import type { BackupStore } from './backupStore.ts';
import { pack, readPacked, type PieceWriter } from './pieces.ts';
import type { Unseal } from './seal.ts';

/**
 * What was erased for good, by its ids alone. A trigger and `recordErasure` write the table `erasures`, each shipment copies it into the
 * store, and a restore erases again what is named there: a copy of before must not bring it back (T41).
 */
const erasureSchema = z.object({
  /** One of {@link ERASERS}; others are of a later version, and refused. */
  kind: z.string(),
  accountId: z.uuid(),
  id: z.uuid(),
  erasedAt: z.iso.datetime(),
  /** That the platform itself has erased it (decision 911), as hexadecimal digits. */
  proof: z.string().nullish(),
});
export type Erasure = z.output<typeof erasureSchema>;

const FOLDER = 'erasures';
/** Rows of one statement. */
const BATCH = 1_000;
/** Overlap of two shipments, in minutes: a transaction's rows are older than its commit. */
const OVERLAP_MINUTES = 15;

/** Deletes rows of a table by their ids. */
const deleted = (table: string, id = 'id'): readonly string[] => [
  `delete from ${table} where ${id} = any($1) and account_id = any($2)`,
];
/** Takes a text out of rows that stay. */
const emptied = (table: string, changes: string): readonly string[] => [
  `update ${table} set ${changes} where id = any($1) and account_id = any($2)`,
];

/** How each kind is erased, from a database that may know nothing of it. A new kind is a line here. */
const ERASERS = {
  submission: deleted('form_submissions'),
  form: [...deleted('form_submissions', 'form_id'), ...deleted('forms')],
  // What was erased with a person: whole, as no restore knows whom it named (decision 932).
  unfinished: deleted('unfinished_answers'),
  invitation: deleted('invitations'),
  versions: deleted('submission_versions', 'submission_id'),
  note: emptied('submission_notes', `text = '[erased]'`),
  comment: emptied('submission_comments', `text = '[erased]'`),
  entry: emptied('submission_entries', `text = '[erased]', address = null, subject = null`),
  upload: emptied('uploads', `name = '[erased]'`),
  delivery: deleted('deliveries'),
  mail_link: deleted('mail_links'),
  email_click: emptied('email_clicks', `recipient_email = '[erased]'`),
  recipient: deleted('notification_recipients'),
  saved_view: deleted('saved_views'),
  bulk_job: deleted('bulk_jobs'),
  reply_template: deleted('reply_templates'),
  tag: deleted('tags'),
  model_draft: deleted('model_drafts'),
  // Events of nobody's account, too: of submissions of which the sender is unknown.
  event: [
    `update security_events set ip_address = null, user_agent = null, source_hash = null, event_data = '{}'
     where id = any($1) and (account_id is null or account_id = any($2))`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What the ledger names. */
export type ErasedKind = keyof typeof ERASERS;
export const ERASED_KINDS = Object.keys(ERASERS) as ErasedKind[];

/**
 * Notes what is erased, to be run in the transaction that erases it. Submissions are noted by a trigger, whatever deletes
 * them; this is for everything else.
 */
export const recordErasure = ({
  kind,
  accountId,
  id,
}: Pick<Erasure, 'accountId' | 'id'> & { kind: ErasedKind }): Sql => sql`
  insert into erasures (account_id, id, kind, erased_at) values (${accountId}, ${id}, ${kind}, now())
  on conflict (account_id, id, kind) do nothing`;

/** Copies what was erased since the last time into the store. Twice the same is no harm. */
export async function shipErasures(client: ClientBase, { store, seal }: PieceWriter): Promise<void> {
  if (!(await hasTable(client))) return;
  let last = '';
  for await (const { key } of store.list(FOLDER)) if (key > last) last = key;
  const proof = (await hasProofs(client)) ? `encode(proof, 'hex')` : 'null';
  const { rows } = await client.query<Erasure>(
    `select kind, account_id as "accountId", id, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "erasedAt",
       ${proof} as proof
     from erasures where erased_at > $1::timestamptz - make_interval(mins => $2) order by erased_at`,
    [timeOf(last) ?? '2000-01-01', OVERLAP_MINUTES],
  );
  const newest = rows.at(-1);
  if (!newest || newest.erasedAt === timeOf(last)) return;
  const key = `${FOLDER}/${newest.erasedAt.replaceAll(':', '-')}`;
  await store.put(key, await pack(Buffer.from(JSON.stringify(rows)), seal));
}

/** Reads everything that was ever erased. @throws {BackupError} for a ledger that cannot be read. */
export async function readErasures(store: BackupStore, unseal: Unseal): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for await (const { key } of store.list(FOLDER))
    erasures.push(
      ...z.array(erasureSchema).parse(JSON.parse((await readPacked(store, unseal, key)).toString())),
    );
  return erasures;
}

/** Erases in a restored database what was erased before it was restored. @returns the number of rows that it had. */
export async function applyErasures(client: ClientBase, erasures: readonly Erasure[]): Promise<number> {
  let erased = 0;
  // What was held then was not erased; a hold of the copy may have been lifted since.
  await client.query(`select set_config('inlay.restoring', 'on', false)`);
  for (const [kind, group] of Map.groupBy(erasures, (one) => one.kind)) {
    const statements: readonly string[] | undefined = Object.hasOwn(ERASERS, kind)
      ? ERASERS[kind as ErasedKind]
      : undefined;
    if (!statements) throw new Error(`This version cannot erase a ${kind} again: restore with a newer one.`);
    for (let from = 0; from < group.length; from += BATCH) {
      const some = group.slice(from, from + BATCH);
      const values = [some.map(({ id }) => id), [...new Set(some.map(({ accountId }) => accountId))]];
      await noteErasures(client, some);
      for (const statement of statements) erased += (await client.query(statement, values)).rowCount ?? 0;
    }
  }
  await client.query(`select set_config('inlay.restoring', 'off', false)`);
  return erased;
}

/** Notes them as they were noted, before a trigger does: with the time and the proof of then. */
async function noteErasures(client: ClientBase, erasures: readonly Erasure[]): Promise<void> {
  if (!(await hasProofs(client))) return;
  await client.query(
    `insert into erasures (account_id, id, kind, erased_at, proof)
     select account, id, kind, at, decode(proof, 'hex')
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::text[]) as e (account, id, kind, at, proof)
     on conflict (account_id, id, kind) do nothing`,
    [
      erasures.map(({ accountId }) => accountId),
      erasures.map(({ id }) => id),
      erasures.map(({ kind }) => kind),
      erasures.map(({ erasedAt }) => erasedAt),
      erasures.map(({ proof }) => proof ?? null),
    ],
  );
}

/** The time in the name of a part of the ledger. */
function timeOf(key: string): string | null {
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-([\d.]+Z)$/.exec(key) ?? [];
  return day ? `${day}T${hour}:${minute}:${second}` : null;
}

/** A database of before has none yet. */
async function hasTable(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('erasures') is not null as "isThere"`,
  );
  return rows[0]?.isThere === true;
}

/** A database of before has no table, or none with proofs. */
async function hasProofs(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns where table_name = 'erasures' and column_name = 'proof'`,
  );
  return rows.length > 0;
}
