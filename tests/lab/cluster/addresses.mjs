/** The network links of a node, in a process of their own: a busy runner would slow the cluster down, or split it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('addressProcess.mjs', import.meta.url));

/**
 * Starts an address for each of some ports of this machine.
 * @param {number[]} targets
 */
export async function startAddresses(targets) {
  const child = fork(PROGRAM, targets.map(String));
  const ended = once(child, 'exit');
  const [ports] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The addresses of a node ended with ${code}`))),
  ]);
  return {
    /** In the order of the targets. @type {number[]} */
    ports,
    /** Silences all of them: nothing is refused, everything is lost. */
    freeze: () => child.send('freeze'),
    thaw: () => child.send('thaw'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
