import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = new URL('../support/stoppable.mjs', import.meta.url).href;
/**
 * Starts two things, of which the second takes its time, and `ends`, or never does.
 * @param beforeFirst what stopping the first thing waits for
 */
const script = (ends: string, beforeFirst = '() => undefined') => `
  import { setTimeout as wait } from 'node:timers/promises';
  import { runStoppable, startStoppable, stopSignal } from '${MODULE}';
  const thing = (name, before) => ({
    [Symbol.asyncDispose]: async () => { await before?.(); await wait(50); console.log(name); },
  });
  await runStoppable(async () => {
    await using first = await startStoppable(async () => thing('first', ${beforeFirst}));
    const second = startStoppable(async () => {
      console.log('starting');
      await wait(200);
      return thing('second');
    });
    ${ends}
  });`;
const NEVER = 'await new Promise(() => setInterval(() => {}, 1_000));';

/** Runs it under a shell, as npm does. */
function run(source: string) {
  const shell = spawn(
    '/bin/sh',
    ['-c', '"$0" --input-type=module -e "$1"; exit $?', process.execPath, source],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  );
  const begun = new Promise((resolve) => shell.stdout.once('data', resolve));
  const printed = text(shell.stdout).then((all) => all.trim().split('\n'));
  const code = new Promise((resolve) => shell.once('exit', resolve));
  return { pid: shell.pid ?? 0, begun, printed, code };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops what a script has started and what is starting, latest first, each once',
  async (signal) => {
    // Twice, as by a terminal and by npm.
    const kill = `process.kill(process.pid, '${signal}');`;
    const { printed, code } = run(script(`setTimeout(() => { ${kill} ${kill} }, 50); ${NEVER}`));
    expect(await printed).toEqual(['starting', 'second', 'first']);
    expect(await code).toBe(128 + constants.signals[signal]);
  },
);

test('a script whose shell has ended without it stops as well', async () => {
  const { pid, begun, printed } = run(script(NEVER));
  await begun;
  process.kill(pid, 'SIGKILL');
  expect(await printed).toEqual(['starting', 'second', 'first']);
});

test('what is being stopped already is waited for', async () => {
  const untilTold = `async () => {
    const alive = setInterval(() => {}, 1_000);
    process.kill(process.pid, 'SIGTERM');
    await new Promise((told) => stopSignal.addEventListener('abort', told));
    clearInterval(alive);
  }`;
  const { printed, code } = run(script('await second;', untilTold));
  expect(await printed).toEqual(['starting', 'first', 'second']);
  expect(await code).toBe(128 + constants.signals.SIGTERM);
});

test('left alone, a script ends with the code it comes to', async () => {
  const { printed, code } = run(script('await (await second)[Symbol.asyncDispose](); return 3;'));
  expect(await printed).toEqual(['starting', 'second', 'first']);
  expect(await code).toBe(3);
});
