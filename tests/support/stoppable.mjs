/**
 * What a script starts beside itself (databases, platforms, browsers) ends with it, also when the script is told
 * to stop half-way.
 */
import { constants } from 'node:os';
import { whenParentEnds } from '../../api/bin/lib/whenParentEnds.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const stopping = new AbortController();

/** Aborted when the script must stop: for loops, and for children that Node can end. */
export const stopSignal = stopping.signal;

/** Whatever was started, also what is still starting. @type {Promise<AsyncDisposable | null>[]} */
const started = [];

/**
 * Starts something that goes on until it is stopped: when the block that holds it (`await using`) is left, or
 * when the script is told to stop, which may be while it starts.
 *
 * @template {AsyncDisposable | null} Started
 * @param {() => Promise<Started>} start
 * @returns {Promise<Started>}
 */
export function startStoppable(start) {
  stopSignal.throwIfAborted();
  const starting = start().then(stoppedOnce);
  started.push(starting);
  return starting;
}

/**
 * Whoever stops it, it is stopped once, and everybody waits for that.
 *
 * @template {AsyncDisposable | null} Started
 * @param {Started} running
 */
function stoppedOnce(running) {
  if (!running) return running;
  const stop = running[Symbol.asyncDispose].bind(running);
  /** @type {PromiseLike<void> | undefined} */
  let stopped;
  running[Symbol.asyncDispose] = () => (stopped ??= stop());
  return running;
}

/**
 * Runs a script to its exit code. Told to stop, it stops what was started, latest first, and ends with 128 and
 * the number of the signal, wherever it was.
 *
 * @param {() => Promise<number>} script
 */
export async function runStoppable(script) {
  for (const signal of SIGNALS) process.on(signal, () => void stop(signal));
  whenParentEnds(() => void stop('SIGTERM'));
  try {
    const code = await script();
    if (!stopSignal.aborted) process.exit(code);
  } catch (error) {
    // Stopping its resources breaks the script; `stop` ends the process.
    if (stopSignal.aborted) return;
    console.error(error);
    // Node prints neither of the two.
    if (error instanceof SuppressedError) console.error(error.error, error.suppressed);
    process.exit(1);
  }
}

/** @param {NodeJS.Signals} signal */
async function stop(signal) {
  // Ctrl-C arrives from the terminal, and from npm once more.
  if (stopSignal.aborted) return;
  // Errors of a missing server are expected during the stop.
  process.on('uncaughtException', () => undefined);
  stopping.abort();
  for (const starting of started.toReversed()) {
    const running = await starting.catch(() => null);
    try {
      await running?.[Symbol.asyncDispose]();
    } catch (error) {
      console.error(error);
    }
  }
  process.exit(128 + constants.signals[signal]);
}
