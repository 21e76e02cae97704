import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The one signature it knows, so that no database has to be downloaded: a part of EICAR's file, in hexadecimal. */
const SIGNATURE = `Inlay-Eicar:0:*:${Buffer.from('EICAR-STANDARD-ANTIVIRUS').toString('hex')}\n`;
/** Printed once it scans. */
const READY = 'Self checking';

/**
 * Starts ClamAV's own daemon (Debian's `clamav-daemon`) in a folder of its own.
 * @param program path of `clamd`.
 * @param maxBytes longest stream that it takes.
 */
export async function startClamdDaemon(program: string, maxBytes: number) {
  await using started = new AsyncDisposableStack();
  const { path: folder } = started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-clamd-')));
  const [socket, settings] = [join(folder, 'clamd.sock'), join(folder, 'clamd.conf')];
  await mkdir(join(folder, 'signatures'));
  await writeFile(join(folder, 'signatures', 'inlay.ndb'), SIGNATURE);
  await writeFile(
    settings,
    `Foreground yes\nLocalSocket ${socket}\nDatabaseDirectory ${join(folder, 'signatures')}\nStreamMaxLength ${maxBytes}\n`,
  );
  const daemon = spawn(program, [`--config-file=${settings}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(daemon, 'exit');
  started.defer(async () => {
    daemon.kill('SIGKILL');
    await ended;
  });
  await Promise.race([
    new Promise<void>((resolve) => {
      daemon.stdout.on('data', (chunk) => String(chunk).includes(READY) && resolve());
    }),
    ended.then(() => Promise.reject(new Error('clamd did not start.'))),
  ]);
  const kept = started.move();
  return { url: `unix://${socket}`, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
