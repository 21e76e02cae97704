import { solveCaptcha } from '../support/api/solveCaptcha.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
/** The owner of a measured platform. */
export const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };

/**
 * Starts the built platform on a database of its own; `call` speaks to its API as the owner.
 * @param more environment variables, e.g. another database.
 */
export async function startPlatform(more = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-bench-'));
  const port = await freePort();
  const platform = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      INLAY_DATA_FOLDER: folder,
      INLAY_SAMPLE_PORT: 'off',
      INLAY_OWNER_EMAIL: OWNER.email,
      INLAY_OWNER_PASSWORD: OWNER.password,
      LOG_LEVEL: 'warn',
      ...more,
    },
  });
  await new Promise((resolve, reject) => {
    platform.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    platform.on('exit', () => reject(new Error('The platform did not start.')));
  });
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
    async stop() {
      platform.removeAllListeners('exit');
      platform.kill('SIGTERM');
      await once(platform, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
