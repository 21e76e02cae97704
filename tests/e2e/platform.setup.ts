import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { PLATFORM } from '../../api/bin/lib/project.mjs';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { makeFastFolder } from '../support/fastFolder.ts';
import { timed } from '../support/times.ts';
import type { Platform } from './platform.ts';

const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };

/** Starts a platform for each file that runs at the same time, and stops them at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = project.config.maxWorkers;
  const started = await Promise.all(
    Array.from({ length: count }, () => timed('starting platforms', startBuiltPlatform)),
  );
  project.provide(
    'platforms',
    started.map(({ platform }) => platform),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

/** Starts as `npm start` does, on a new database. */
async function startBuiltPlatform(): Promise<{ platform: Platform; stop(): Promise<void> }> {
  const folder = await makeFastFolder('inlay-e2e-');
  const port = await freePort();
  const main = spawn(process.execPath, PLATFORM, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      INLAY_DATA_FOLDER: folder,
      INLAY_SAMPLE_PORT: 'off',
      INLAY_OWNER_EMAIL: OWNER.email,
      INLAY_OWNER_PASSWORD: OWNER.password,
      // Each test person sends their own address, so that limits count them apart.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    },
  });
  const exited = once(main, 'exit');
  await untilReady(main.stdout, exited);
  return {
    platform: { url: `http://localhost:${port}`, ...OWNER, connectionString: await findDatabase(folder) },
    stop: async () => {
      main.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Joins the running database of a platform for a moment, to learn its address. */
async function findDatabase(dataFolder: string): Promise<string> {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataFolder });
  await stop();
  return connectionString;
}

async function untilReady(output: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<void> {
  let printed = '';
  const ready = new Promise<void>((resolve) => {
    output.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('Inlay is ready')) resolve();
    });
  });
  await Promise.race([
    ready,
    exited.then(() => Promise.reject(new Error(`The platform ended while starting:\n${printed}`))),
  ]);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
