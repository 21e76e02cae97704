import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { waitingWal, stopArchiving, walFolder } from './archiving.ts';
import { shipErasures } from './erasures.ts';
import { writeShipment } from './manifest.ts';
import { pack, type PieceWriter } from './pieces.ts';
import type { StoredFile } from './storedFiles.ts';
import { isSegment, isWalFile } from './walFiles.ts';

/** Bytes of the log that may wait for a store that is away. Beyond, it would fill the disk that submissions need. */
const MAX_WAITING_BYTES = 4 * 1024 ** 3;

/** Where the segments of a database lie in the store. */
export const walKey = (segment: string): string => `wal/${segment}`;

/**
 * Ends the current segment of the log and ships all that are archived: what was committed until now can be restored.
 * @param files those that were stored since the last time.
 * @param leavesLog whether the segments are left for the place of the schedule, when this is another one.
 * @returns that moment.
 */
export async function shipChanges(
  client: ClientBase,
  cluster: string,
  writer: PieceWriter,
  files: readonly StoredFile[],
  leavesLog = false,
): Promise<string> {
  const { rows } = await client.query<{ until: Date }>('select clock_timestamp() as until');
  // A commit of later than that, so that a recovery to it finds its end.
  await client.query('select pg_current_xact_id()');
  const { rows: switched } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_switch_wal() - 1) as segment',
  );
  const [until, segment] = [rows[0]?.until, switched[0]?.segment];
  if (!until || !segment) throw new Error('The server did not end its segment.');
  await waitForArchive(client, segment, writer.signal);
  await shipErasures(client, writer);
  await shipSegments(cluster, writer, leavesLog);
  await writeShipment(writer.store, writer.seal, { until: until.toISOString(), segment, files });
  return until.toISOString();
}

/** Gives up the archive when the store has been away for long: the next backup begins a new one. */
export async function guardDisk(client: ClientBase, cluster: string): Promise<void> {
  if ((await waitingWal(cluster)) > MAX_WAITING_BYTES) await stopArchiving(client, cluster);
}

/** Waits for the archiver; a server that ends breaks the connection. */
async function waitForArchive(client: ClientBase, segment: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await client.query<{ last: string | null }>(
      'select last_archived_wal as last, pg_sleep(0.1) from pg_stat_archiver',
    );
    const last = rows[0]?.last ?? '';
    if (isSegment(last) && last >= segment) return;
  }
}

/** Moves what is archived into the store, oldest first; interrupted anywhere, it goes on with what is left. */
async function shipSegments(
  cluster: string,
  { store, seal, signal }: PieceWriter,
  leavesLog: boolean,
): Promise<void> {
  const folder = walFolder(cluster);
  const names = (await readdir(folder)).filter(isWalFile).sort();
  for (const name of names) {
    signal.throwIfAborted();
    const path = join(folder, name);
    await store.put(walKey(name), await pack(await readFile(path), seal));
    if (!leavesLog) await rm(path);
  }
}
