import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { stopSignal } from '../../../support/stoppable.mjs';

const runFile = promisify(execFile);
const SENDER = fileURLToPath(new URL('./sender.mjs', import.meta.url));

/** Sends submissions from a process of its own; see `sender.mjs`. @returns what came of it. */
export async function runSender(options) {
  const { stdout } = await runFile(process.execPath, [SENDER, JSON.stringify(options)], {
    signal: stopSignal,
  });
  return JSON.parse(stdout);
}
