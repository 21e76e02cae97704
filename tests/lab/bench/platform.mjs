import { solveCaptcha } from '../../support/api/solveCaptcha.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PLATFORM } from '../../../api/bin/lib/project.mjs';
import { startEmbeddedPostgres } from '../../../api/src/platform/db/embedded/startEmbeddedPostgres.ts';
import { launchBrowser } from '../../support/browser.ts';
import { startStoppable } from '../../support/stoppable.mjs';
import { freePort, startStockPostgres } from './stockPostgres.mjs';

/** Folder with the programs of another PostgreSQL to measure on, such as /usr/lib/postgresql/15/bin. */
const STOCK = process.env.INLAY_BENCH_POSTGRES;

/** The owner of a measured platform. */
export const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };

/**
 * Starts the built platform; `call` speaks to its API as the owner. It is stopped when the block that holds it
 * (`await using`) is left; one that does not start leaves nothing behind.
 * @param more environment variables, e.g. a database; without one it has its own.
 * @param program what Node runs, e.g. the platform of another checkout.
 */
export const startPlatform = (more = {}, program = PLATFORM) =>
  startStoppable(() => spawnPlatform(more, program));

async function spawnPlatform(more, program) {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-bench-')));
  const port = await freePort();
  const platform = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      INLAY_DATA_FOLDER: folder.path,
      INLAY_SAMPLE_PORT: 'off',
      INLAY_OWNER_EMAIL: OWNER.email,
      INLAY_OWNER_PASSWORD: OWNER.password,
      LOG_LEVEL: 'warn',
      ...more,
    },
  });
  const ended = once(platform, 'exit');
  started.defer(async () => {
    platform.kill('SIGTERM');
    await ended;
  });
  await Promise.race([
    new Promise((resolve) => {
      platform.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    }),
    ended.then(() => Promise.reject(new Error('The platform did not start.'))),
  ]);
  const url = `http://localhost:${port}`;
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...OWNER, captchaToken: await solveCaptcha(url) }),
  });
  const cookie = signedIn.headers.getSetCookie()[0].split(';')[0];
  return {
    url,
    cookie,
    pid: platform.pid,
    async call(method, path, body) {
      const response = await fetch(url + path, {
        method,
        headers: { ...json, cookie },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.status === 204 ? null : response.json();
    },
    ...keep(started),
  };
}

/**
 * What most benchmarks measure: a platform on a PostgreSQL beside it, with a connection of one's own. All of it
 * is stopped in reverse order, also when one of them does not start.
 * @param more environment variables of the platform.
 * @param keptIn the folder that keeps the database; without one it goes with the stage.
 * @param program see `startPlatform`.
 */
export const startStage = (more = {}, { keptIn, program } = {}) =>
  startStoppable(() => setUpStage(more, keptIn, program));

async function setUpStage(more, keptIn, program) {
  await using started = new AsyncDisposableStack();
  const folder = keptIn ?? started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-bench-db-'))).path;
  const postgres = STOCK
    ? await startStockPostgres(STOCK, folder)
    : await startEmbeddedPostgres({ dataFolder: folder });
  started.defer(() => postgres.stop());
  const {
    connectionString,
    adminConnectionString = connectionString,
    socketConnectionString: DATABASE_URL = connectionString,
  } = postgres;
  const platform = started.use(await startPlatform({ DATABASE_URL, ...more }, program));
  const client = new pg.Client({ connectionString });
  await client.connect();
  started.defer(() => client.end());
  return { platform, client, connectionString, adminConnectionString, ...keep(started) };
}

/** A browser to measure with, or to take pictures with; it is stopped as a stage is. */
export const startBrowser = () =>
  startStoppable(() => launchBrowser({ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }));

/** A folder for what is kept on the way. */
export const makeFolder = (name) =>
  startStoppable(() => mkdtempDisposable(join(tmpdir(), `inlay-bench-${name}-`)));

/** What was started goes on, and is ended with what holds it. */
function keep(started) {
  const kept = started.move();
  return { [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
