import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';
import { exitCode } from './runCommand.mjs';
import { whenParentEnds } from './whenParentEnds.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Ctrl-C arrives more than once: from the terminal, and from npm, which forwards it. */
const ECHO_MS = 1000;

/**
 * Runs a program until it ends and forwards the signals that ask us to stop.
 *
 * The program runs in its own session, so that Ctrl-C reaches it through us, once, and leaves it time to
 * close the database. The end of npm's shell counts as a signal too.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {() => void} [onReady] called once the program says that it is ready, by a message to its parent
 * @returns {Promise<number>} its exit code, or 128 and the number of the signal that ended it
 */
export async function runApp(command, args, onReady) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', ...(onReady ? /** @type {const} */ (['ipc']) : [])],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  if (onReady) child.once('message', onReady);
  let lastSignalAt = -Infinity;
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    const isEcho = performance.now() - lastSignalAt < ECHO_MS;
    lastSignalAt = performance.now();
    if (!isEcho) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, () => handOn(signal));
  // Only under npm: people who start it by hand may close their shell and leave it running.
  if (process.env['npm_lifecycle_event']) whenParentEnds(() => handOn('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  });
}
