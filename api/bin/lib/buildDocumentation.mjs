import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { NODE } from './ownNode.mjs';
import { ROOT } from './project.mjs';

/**
 * Builds the documentation that the platform serves at /docs if its sources have changed, beside the platform and with
 * the lowest priority. How it went is said at /docs (`docs/site/build.mjs`); `INLAY_DOCS=off` leaves it out.
 *
 * @param {AbortSignal} signal ends it
 */
export function buildDocumentation(signal) {
  if (process.env['INLAY_DOCS'] === 'off') return;
  const child = spawn(NODE, ['docs/site/build.mjs', '--if-changed'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, INLAY_BROTLI_QUALITY: '5' },
    // npm and what it starts end with it.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  child.on('error', () => undefined);
  if (child.pid === undefined) return;
  const { pid } = child;
  setPriority(pid, constants.priority.PRIORITY_LOW);
  signal.addEventListener('abort', () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (process.platform === 'win32') child.kill();
    else process.kill(-pid, 'SIGTERM');
  });
}
