import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../api/src/platform/db/embedded/startEmbeddedPostgres.ts';
import { makeFastFolder } from '../fastFolder.ts';

/** For tests only: a power cut may destroy everything. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' };

/** A PostgreSQL server of one test run. */
export interface TestPostgres {
  /** Address for the superuser, in the maintenance database. */
  adminConnectionString: string;
  /** Address for the application's role, in the database `inlay`. */
  connectionString: string;
  /** The same by the Unix socket, as the platform connects to its own database. */
  socketConnectionString: string;
  /** Folder of the database. */
  folder: string;
  /** Stops the server and removes all it has written. */
  stop(): Promise<void>;
}

/**
 * Starts a server in a temporary folder of its own, so that runs side by side do not meet. A guard
 * process removes server and folder when this process dies without calling `stop`, even by kill -9.
 *
 * @param prepare puts a database into the folder that the server is to start on; a new one without it.
 */
export async function startTestPostgres(prepare?: (folder: string) => Promise<void>): Promise<TestPostgres> {
  const folder = await makeFastFolder('inlay-test-');
  const guard = spawnGuard(folder);
  try {
    await prepare?.(folder);
    const postgres = await startEmbeddedPostgres({ dataFolder: folder });
    const adminConnectionString = postgres.adminConnectionString.replace(/\/[^/]*$/, '/postgres');
    await forgoDurability(adminConnectionString);
    return {
      adminConnectionString,
      connectionString: postgres.connectionString,
      socketConnectionString: postgres.socketConnectionString,
      folder: postgres.folder,
      stop: async () => {
        await postgres.stop();
        await guard.dismiss();
      },
    };
  } catch (error) {
    await guard.dismiss();
    throw error;
  }
}

/** Its standard input ends with this process, in whatever way. It removes the folder in any case. */
function spawnGuard(folder: string): { dismiss(): Promise<void> } {
  const program = fileURLToPath(new URL('guard.mjs', import.meta.url));
  const guard = spawn(process.execPath, [program, folder], {
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  guard.unref();
  return {
    async dismiss() {
      const ended = once(guard, 'exit');
      guard.ref();
      guard.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function forgoDurability(adminConnectionString: string): Promise<void> {
  const client = new Client({ connectionString: adminConnectionString });
  await client.connect();
  try {
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query(`alter system set ${name} = '${value}'`);
    }
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
