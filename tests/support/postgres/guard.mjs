/**
 * `node guard.mjs FOLDER`: waits until its standard input ends, which happens when the test run ends or
 * dies, then kills the PostgreSQL server that still runs in the folder, if any, and removes the folder.
 */
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [, , folder] = /** @type {[string, string, string]} */ (process.argv);

process.stdin.resume();
await new Promise((done) => {
  process.stdin.once('close', done);
});
// As root under a closed TMPDIR, the database is elsewhere, and a file in the folder points to it.
const elsewhere = (await read('postgres-is-in')).trim();
const database = elsewhere || join(folder, 'postgres');
await killServer(Number.parseInt(await read(join(database, 'data', 'postmaster.pid')), 10));
const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
if (elsewhere) await rm(dirname(elsewhere), options);
await rm(folder, options);

/** @param {string} path absolute, or a name in the folder; the text is empty when there is no such file */
async function read(path) {
  return readFile(resolve(folder, path), 'utf8').catch(() => '');
}

/** SIGQUIT ends a server at once, with all its children. @param {number} pid */
async function killServer(pid) {
  if (!(pid > 0)) return;
  try {
    process.kill(pid, 'SIGQUIT');
    // Ended when the signal finds no process, or after a second in any case.
    for (let waited = 0; waited < 1000; waited += 50) {
      process.kill(pid, 0);
      await sleep(50);
    }
  } catch {
    // No such process.
  }
}
