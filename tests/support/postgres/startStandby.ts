import { appendFile, chown, cp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { findServerAccount } from '../../../api/src/platform/db/embedded/serverAccount.ts';
import { startTestPostgres, type TestPostgres } from './startTestPostgres.ts';

/** A hot standby that follows another server by streaming replication. */
export interface Standby extends TestPostgres {
  /** Promotes it; resolves when it accepts writes. */
  promote(): Promise<void>;
  /** Stops or continues to replay what it receives. */
  setReplay(is: 'paused' | 'running'): Promise<void>;
}

/** Starts a standby of a running server, from a base backup made by PostgreSQL's low-level calls. */
export async function startStandby(primary: TestPostgres): Promise<Standby> {
  const standby = await startTestPostgres((folder) => copyDatabase(primary, join(folder, 'postgres')));
  return {
    ...standby,
    promote: () =>
      asAdmin(standby, async (admin) => {
        await admin.query('select pg_promote(wait => true)');
      }),
    setReplay: (is) =>
      asAdmin(standby, async (admin) => {
        await admin.query(is === 'paused' ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()');
      }),
  };
}

async function copyDatabase(primary: TestPostgres, folder: string): Promise<void> {
  const data = join(folder, 'data');
  const label = await asAdmin(primary, async (admin) => {
    await admin.query(`select pg_backup_start('standby', fast => true)`);
    // A socket cannot be copied.
    const filter = (path: string): boolean => !basename(path).startsWith('.s.PGSQL.');
    await cp(primary.folder, folder, { recursive: true, preserveTimestamps: true, filter });
    const { rows } = await admin.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
    return String(rows[0].labelfile);
  });
  await rm(join(data, 'postmaster.pid'), { force: true });
  await writeFile(join(data, 'backup_label'), label);
  await writeFile(join(data, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(primary.adminConnectionString);
  const source = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await giveToServer(folder);
}

/** PostgreSQL runs only as the owner of its files. */
async function giveToServer(folder: string): Promise<void> {
  const account = await findServerAccount();
  if (!account) return;
  const names = await readdir(folder, { recursive: true });
  for (const name of ['.', ...names]) await chown(join(folder, name), account.uid, account.gid);
}

async function asAdmin<Result>(
  { adminConnectionString }: TestPostgres,
  work: (admin: Client) => Promise<Result>,
): Promise<Result> {
  const admin = new Client({ connectionString: adminConnectionString });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
