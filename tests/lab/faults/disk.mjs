import { execFile } from 'node:child_process';
import {
  chown,
  cp,
  mkdtemp,
  mkdtempDisposable,
  rename,
  rm,
  stat,
  statfs,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../api/src/platform/db/embedded/startEmbeddedPostgres.ts';
import { between, ms, statusOf, timed } from './measures.mjs';
import { startStoppable } from '../../support/stoppable.mjs';
import { startDatabase } from './platform.mjs';
import { play, sleep, until } from './scene.mjs';

const run = promisify(execFile);
/** Room for an empty database and some thousand submissions. */
const VOLUME_MEGABYTES = 150;

/** Fills the volume of the data for a while; the write-ahead log has its own volume (E4). */
export async function fillDisk({ isShort }) {
  await using volume = await startStoppable(mountSmallVolume);
  if (!volume) return { skipped: 'a volume of its own cannot be mounted here (needs root)' };
  const options = {
    perSecond: isShort ? 40 : 100,
    makeDatabase: () => startStoppable(() => startOnVolume(volume.path)),
  };
  return await play(options, async ({ database, platform, form, sending, url }) => {
    const [postmaster, process_] = [await database.postmasterPid(), platform.pid()];
    const filler = join(volume.path, 'filler');
    const { bavail, bsize } = await statfs(volume.path);
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    // Free space in half-filled pages is used up first.
    await until('A refusal', () => between(sending.answers, Date.now() - 500).some(isRefused));
    const from = Date.now();
    const reads = [];
    for (let count = 0; count < (isShort ? 3 : 20); count++) {
      reads.push(await statusOf(`${url}/api/public/forms/${form.id}`));
      await sleep(1_000);
    }
    await rm(filler);
    const [over, before] = [Date.now(), sending.acknowledged()];
    await until('An acknowledgement', () => sending.acknowledged() > before);
    const recovery = Date.now() - over;
    let outages = [];
    await until('An event about it', async () => {
      outages = await database.query(
        `select event_data from security_events where event_type = 'database_unavailable'`,
      );
      return outages.length > 0;
    });
    const others = between(sending.answers, from, over).filter(({ status }) => status !== 201);
    const slowest = Math.max(0, ...others.map((one) => one.ms));
    const isSame = platform.pid() === process_ && (await database.postmasterPid()) === postmaster;
    return {
      figures: {
        refused: others.length,
        reads: reads.join(' '),
        slowest: ms(slowest),
        recovery: ms(recovery),
      },
      passes: {
        'refused with 503 and Retry-After only': others.length > 0 && others.every(isRefused),
        'reads go on': reads.every((status) => status === 200),
        'an event tells of it': outages[0].event_data.reason === 'disk full',
        'nothing crashes': platform.isRunning() && isSame,
        ...timed(isShort, {
          'answers within 3 s': slowest <= 3_000,
          'recovers within 10 s': recovery <= 10_000,
        }),
      },
    };
  });
}

const isRefused = ({ status, retryAfter }) => status === 503 && retryAfter > 0;

/** @returns its folder, until it is stopped; null where mounting is not possible. */
async function mountSmallVolume() {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-faults-volume-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${VOLUME_MEGABYTES}m,mode=755`, 'inlay-faults', folder]);
  } catch {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  return {
    path: folder,
    async [Symbol.asyncDispose]() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a database with its data on the volume and its write-ahead log elsewhere. */
async function startOnVolume(volume) {
  const first = await startEmbeddedPostgres({ dataFolder: volume });
  await first.stop();
  const log = join(first.folder, 'data', 'pg_wal');
  await using started = new AsyncDisposableStack();
  const { path: elsewhere } = started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-faults-wal-')));
  const { uid, gid } = await stat(log);
  await cp(log, join(elsewhere, 'pg_wal'), { recursive: true });
  await run('chown', ['-R', `${uid}:${gid}`, elsewhere]);
  await rename(log, join(volume, 'pg_wal.before'));
  await rm(join(volume, 'pg_wal.before'), { recursive: true });
  await symlink(join(elsewhere, 'pg_wal'), log);
  await chown(elsewhere, uid, gid);
  const database = started.use(await startDatabase(volume));
  const kept = started.move();
  return { ...database, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
