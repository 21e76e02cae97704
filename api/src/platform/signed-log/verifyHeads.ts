import { entryKey, hashEntry, isOurs, rootOf, type Entry } from './entry.ts';
import { entriesOf, listEntries } from './entryRows.ts';
import { hashHead, isSignedBy, listHeads, type Head } from './head.ts';
import { listSigningKeys, type Queries } from './signingKeys.ts';
import { isAsked, nameOwn, nameRow, type Job } from './verification.ts';

/** Heads that are read together. */
const HEADS = 100;

/** Goes through heads and their entries. @returns the head at which it was stopped; null at the end. */
export async function verifyHeads(job: Job, after: string): Promise<string | null> {
  const { database, counts } = job;
  const keys = new Map((await listSigningKeys(database, job.secret)).map((key) => [key.id, key]));
  for (const key of keys.values())
    if (!key.isOurs()) nameOwn(job, 'key', key.id, 'is not sealed with this platform’s secret');
  let before = (await listHeads(database, Number(after) - 1, 1)).find(
    ({ number }) => number === Number(after),
  );
  let reached = Number(after);
  for (;;) {
    if (job.signal.aborted) return String(reached);
    const heads = await listHeads(database, reached, HEADS);
    for (const head of heads) {
      if (job.signal.aborted) return String(reached);
      if (head.number !== reached + 1) nameOwn(job, 'head', `${reached + 1}`, 'is missing', head.at);
      else if (before && !head.previous.equals(hashHead(before)))
        nameOwn(job, 'head', `${head.number}`, 'does not follow from the one before', head.at);
      const key = keys.get(head.keyId);
      if (!key) nameOwn(job, 'head', `${head.number}`, 'is signed with an unknown key', head.at);
      else if (!isSignedBy(key, head))
        nameOwn(job, 'head', `${head.number}`, 'is not what was signed', head.at);
      if (before && head.first !== before.last + 1 && head.number === reached + 1)
        nameOwn(job, 'head', `${head.number}`, 'does not begin where the one before ends', head.at);
      await verifyEntries(job, head);
      before = head;
      reached = head.number;
      counts.heads++;
    }
    job.onPlace?.({ step: 'log', after: String(reached) }, counts.entries);
    if (heads.length < HEADS) break;
  }
  return null;
}

async function verifyEntries(job: Job, head: Head): Promise<void> {
  const entries = await listEntries(job.database, head.first, head.last);
  job.counts.entries += entries.length;
  if (!rootOf(entries.map(hashEntry)).equals(head.root)) nameEntries(job, head, entries);
  await verifyGone(job, entries);
}

/** Names the entries that are not as they were written. */
function nameEntries(job: Job, head: Head, entries: readonly Entry[]): void {
  const key = entryKey(job.secret);
  const there = new Map(entries.map((entry) => [entry.entry, entry]));
  let named = 0;
  for (let entry = head.first; entry <= head.last; entry++) {
    const found = there.get(entry);
    if (found && isOurs(key, found)) continue;
    named++;
    const text = found ? `was changed: it tells of row ${found.rowId}` : 'was removed';
    nameOwn(job, 'entry', String(entry), text, head.at);
  }
  if (named === 0) nameOwn(job, 'head', String(head.number), 'does not stand for its entries', head.at);
}

/** Names rows that were logged and are not there, although nothing says that the platform has erased them. */
async function verifyGone(job: Job, entries: readonly Entry[]): Promise<void> {
  const { database } = job;
  const sent = entries.filter((one) => (one.kind === 'sent' || one.kind === 'found') && isAsked(job, one));
  const events = entries.filter((one) => one.kind === 'event' && isAsked(job, one));
  job.counts.found += sent.filter(({ kind }) => kind === 'found').length;
  const gone = await without(database, 'form_submissions', sent);
  const erased = await erasedOf(database, gone);
  for (const entry of gone)
    if (!erased.has(entry.rowId))
      nameRow(job, 'removed', 'submission', entry, 'was removed, and not by the platform');
  const goneEvents = await without(database, 'security_events', events);
  if (goneEvents.length === 0) return;
  const until = Date.parse(job.state?.expired ?? new Date(0).toISOString());
  const erasedEvents = await erasedOf(database, goneEvents);
  for (const entry of goneEvents)
    if (entry.at.getTime() >= until && !erasedEvents.has(entry.rowId))
      nameRow(job, 'removed', 'event', entry, 'was removed before its time');
}

async function without(database: Queries, table: string, entries: readonly Entry[]): Promise<Entry[]> {
  if (entries.length === 0) return [];
  const { rows } = await database.query<{ id: string }>(`select id from ${table} where id = any($1)`, [
    entries.map(({ rowId }) => rowId),
  ]);
  const there = new Set(rows.map(({ id }) => id));
  return entries.filter(({ rowId }) => !there.has(rowId));
}

async function erasedOf(database: Queries, entries: readonly Entry[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const all = await entriesOf(
    database,
    entries.map(({ rowId }) => rowId),
  );
  return new Set([...all].filter(([, of]) => of.some(({ kind }) => kind === 'erased')).map(([id]) => id));
}
