import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIN, PLATFORM } from '../../../api/bin/lib/project.mjs';
import { makeFolder, OWNER } from './platform.mjs';
import { startEmbeddedPostgres } from '../../../api/src/platform/db/embedded/startEmbeddedPostgres.ts';
import { freePort } from './stockPostgres.mjs';
import { median } from './timesOf.mjs';

/** Folder of another checkout of the project, installed and built, that starts by turns with this one. */
const OTHER = process.env.INLAY_BENCH_BESIDE;
const ROUNDS = Number(process.env.INLAY_BENCH_ROUNDS ?? 7);
/** From the spawn of the process to the first 200 of /readyz (issue 19). */
const MOST_MS = 600;
const PAUSE_MS = 4;

/** Starts of the platform beside a running database, compile cache warm; each is stopped before the next. */
export async function run() {
  const programs = { here: MAIN };
  if (OTHER) programs.other = join(OTHER, 'api', 'dist', 'bundle', 'main.js');
  await using folder = await makeFolder('start');
  const sides = {};
  await using stack = new AsyncDisposableStack();
  for (const [side, program] of Object.entries(programs)) {
    const dataFolder = join(folder.path, side);
    const postgres = await startEmbeddedPostgres({ dataFolder });
    stack.defer(() => postgres.stop());
    sides[side] = { program, dataFolder, databaseUrl: postgres.socketConnectionString, starts: [] };
  }
  for (let round = -2; round < ROUNDS; round++)
    for (const side of round % 2 === 0 ? Object.values(sides) : Object.values(sides).toReversed()) {
      const start = await measureStart(side);
      // The first two make the database, its first forms and the compile cache.
      if (round >= 0) side.starts.push(start);
    }
  for (const [name, { starts }] of Object.entries(sides)) {
    const of = (figure) => median(starts.map((start) => start[figure]));
    const least = (figure) => Math.min(...starts.map((start) => start[figure]));
    console.log(
      `${name.padEnd(5)} ready after ${of('ms').toFixed(0)} ms (least ${least('ms').toFixed(0)}; goal ${MOST_MS})   ` +
        `CPU ${of('cpu').toFixed(0)} ms, main thread ${of('main').toFixed(0)} (least ${least('main').toFixed(0)})   ` +
        `memory ${of('memory').toFixed(0)} MB`,
    );
  }
  return { isMet: median(sides.here.starts.map(({ ms }) => ms)) <= MOST_MS, ratios: {} };
}

async function measureStart({ program, dataFolder, databaseUrl }) {
  const port = await freePort();
  const startedAt = performance.now();
  const platform = spawn(process.execPath, [...PLATFORM.slice(0, -1), program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      INLAY_DATA_FOLDER: dataFolder,
      DATABASE_URL: databaseUrl,
      INLAY_SAMPLE_PORT: 'off',
      INLAY_OWNER_EMAIL: OWNER.email,
      INLAY_OWNER_PASSWORD: OWNER.password,
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(platform, 'exit').then(() => Promise.reject(new Error('The platform did not start.')));
  try {
    await Promise.race([ended, whenReady(`http://127.0.0.1:${port}/readyz`)]);
    const ms = performance.now() - startedAt;
    return { ms, ...(await readUse(platform.pid)) };
  } finally {
    platform.kill('SIGTERM');
    await ended.catch(() => undefined);
  }
}

async function whenReady(url) {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** CPU time of all threads and of the first one, which the kernel counts in nanoseconds, and memory in MB. */
async function readUse(pid) {
  const milliseconds = async (thread) =>
    Number((await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')[0]) / 1e6;
  const threads = await Promise.all((await readdir(`/proc/${pid}/task`)).map(milliseconds));
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return {
    cpu: threads.reduce((sum, one) => sum + one, 0),
    main: await milliseconds(pid),
    memory: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024,
  };
}
