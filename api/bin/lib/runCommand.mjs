import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { ROOT } from './project.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [environment] variables to add
 * @property {boolean} [quiet] collects the output instead of showing it
 * @property {(text: string) => void} [onOutput] hears of collected output as it comes
 */

/**
 * Runs npm in the root of the repository.
 *
 * @param {string[]} args
 * @param {CommandOptions & { folder?: string }} [options] folder: another one than the root
 * @returns {Promise<{ code: number, output: string }>} its exit code (128 and the number of the signal that
 *   ended it), and its output if `quiet`
 */
export const runNpm = (args, { folder = ROOT, environment, ...options } = {}) =>
  runCommand('npm', args, {
    ...options,
    environment: { PATH: systemPath(), ...environment },
    // On Windows, npm is a script.
    spawning: { cwd: folder, shell: process.platform === 'win32' },
  });

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions & { spawning?: import('node:child_process').SpawnOptions }} [options]
 * @returns {Promise<{ code: number, output: string }>} as {@link runNpm}
 */
export async function runCommand(command, args, { environment, quiet, onOutput, spawning } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: quiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
    ...spawning,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput?.(text);
    });
  }
  return { code: await waitFor(child), output };
}

/**
 * Waits until a child has ended. A signal meanwhile ends the child first and this process after it.
 *
 * @param {import('node:child_process').ChildProcess} child of our own process group
 * @returns {Promise<number>} its exit code, see {@link exitCode}
 */
async function waitFor(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the child without us.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(exitCode(code, signal)));
    });
  } finally {
    for (const signal of signals) process.off(signal, forward);
  }
}

/**
 * The number that a shell would give for a process's end.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/**
 * Returns PATH without our own node_modules: `npm ci` removes the Node in there, so it must not run on it.
 */
function systemPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(ROOT)).join(delimiter);
}
