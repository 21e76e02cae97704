import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { PLATFORM } from '../../api/bin/lib/project.mjs';
import { findFreePort } from '../support/findFreePort.ts';
import { makeFastFolder } from '../support/fastFolder.ts';

/** A platform that was started from the build, on an empty folder of its own. */
export interface StartedPlatform {
  url: string;
  /** Where its data lies. */
  folder: string;
  /** What it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts as `npm start` does, on a new database.
 *
 * @param settings environment variables beside those that keep it apart from others
 * @throws with what it printed when it ends while starting
 */
export async function startPlatform(settings: NodeJS.ProcessEnv): Promise<StartedPlatform> {
  const folder = await makeFastFolder('inlay-e2e-');
  const port = await findFreePort();
  const main = spawn(process.execPath, PLATFORM, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      INLAY_DATA_FOLDER: folder,
      INLAY_SAMPLE_PORT: 'off',
      // Each test person sends their own address, so that limits count them apart.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const exited = once(main, 'exit');
  let printed = '';
  const ready = new Promise<void>((resolve) => {
    main.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('Inlay is ready')) resolve();
    });
  });
  await Promise.race([
    ready,
    exited.then(() => Promise.reject(new Error(`The platform ended while starting:\n${printed}`))),
  ]);
  return {
    url: `http://localhost:${port}`,
    folder,
    printed: () => printed,
    stop: async () => {
      main.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
