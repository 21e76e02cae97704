import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { errorCode } from '../db/embedded/runProgram.ts';
import { writePieces, type Piece, type PieceWriter } from './pieces.ts';
import { writeTar, type TarEntry } from './tar.ts';

/** Folders whose content another server must not get, or makes anew (PostgreSQL, 25.3.4.1). */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_subtrans',
]);
const LEFT_OUT = [
  /^postmaster\.(pid|opts)$/,
  /^(backup_label|tablespace_map|backup_manifest)(\.old)?$/,
  /^postgresql\.auto\.conf\.tmp$/,
  /^current_logfiles(\.tmp)?$/,
  /^pg_internal\.init/,
  /^pgsql_tmp/,
  // Temporary tables of sessions.
  /^t\d+_\d+(_(fsm|vm|init))?(\.\d+)?$/,
];
/** Last: what it says of the data is then true of all that lies before it. */
const CONTROL = 'global/pg_control';

/** A base backup in the store. */
export interface DatabaseCopy {
  pieces: Piece[];
  bytes: number;
  sha256: string;
  /** The segments of the log between which the copy becomes whole. */
  firstSegment: string;
  lastSegment: string;
  /** Where the log stood at the end. */
  lsn: string;
}

/**
 * Copies the files of a running server. Pages may be torn and files of different moments: the log from `firstSegment`
 * to `lastSegment` repairs them, which is in the archive when this returns.
 *
 * @param client a superuser's; when it breaks, the server ends the backup by itself.
 */
export async function copyDatabase(
  client: ClientBase,
  data: string,
  folder: string,
  writer: PieceWriter,
): Promise<DatabaseCopy> {
  const { rows: begun } = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('inlay', true)) as segment`,
  );
  let end: { label: string; lsn: string; segment: string } | undefined;
  const finish = async () => {
    const { rows } = await client.query<{ label: string; lsn: string; segment: string }>(
      `select labelfile as label, lsn::text, pg_walfile_name(lsn - 1) as segment from pg_backup_stop(true)`,
    );
    [end] = rows;
    return end?.label ?? '';
  };
  const { pieces, bytes, sha256 } = await writePieces(writer, folder, writeTar(listEntries(data, finish)));
  if (!begun[0] || !end) throw new Error('The server ended the backup without a word.');
  return { pieces, bytes, sha256, firstSegment: begun[0].segment, lastSegment: end.segment, lsn: end.lsn };
}

/** @param finish ends the backup and returns its label, once all else has been copied. */
async function* listEntries(data: string, finish: () => Promise<string>): AsyncGenerator<TarEntry> {
  yield* listFolder(data, '');
  const { size } = await stat(join(data, CONTROL));
  yield { name: CONTROL, kind: 'file', path: join(data, CONTROL), size };
  yield { name: 'backup_label', kind: 'text', text: await finish() };
}

async function* listFolder(data: string, below: string): AsyncGenerator<TarEntry> {
  for (const entry of await readFolder(join(data, below))) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isSymbolicLink())
      throw new Error(`${name} leads out of the data folder, which no start of Inlay does.`);
    if (entry.isDirectory()) {
      if (LEFT_OUT.some((pattern) => pattern.test(entry.name))) continue;
      yield { name, kind: 'folder' };
      if (!EMPTIED.has(name)) yield* listFolder(data, name);
    } else if (entry.isFile() && name !== CONTROL && !LEFT_OUT.some((pattern) => pattern.test(entry.name))) {
      const path = join(data, name);
      const size = await stat(path).then((found) => found.size, missing);
      if (size !== null) yield { name, kind: 'file', path, size };
    }
  }
}

/** A table may be dropped meanwhile: the log says so, too. */
const readFolder = (path: string) =>
  readdir(path, { withFileTypes: true }).catch((error: unknown) => missing(error) ?? []);

function missing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}
