import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = new URL('runApp.mjs', import.meta.url).href;
const PROGRAM = `
  process.on('SIGTERM', () => { console.log('told to stop'); process.exit(0); });
  console.log('runs');
  setTimeout(() => process.exit(0), 3_000);`;
const RUNNER = `
  const { runApp } = await import('${MODULE}');
  process.exitCode = await runApp(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]);`;

/** Runs a program as npm does, or as a person does, and ends the shell around it. @param {string} npm */
async function endShellAround(npm) {
  const command = ['-c', '"$0" --input-type=module -e "$1"; exit $?', process.execPath, RUNNER];
  const shell = spawn('/bin/sh', command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: npm },
  });
  shell.stdout.once('data', () => shell.kill('SIGTERM'));
  return (await text(shell.stdout)).trim().split('\n');
}

test('under npm, whose shell ends at a signal without it, a program is told to stop', async () => {
  expect(await endShellAround('start')).toEqual(['runs', 'told to stop']);
});

test('started by hand, it outlives the shell it was started in', async () => {
  expect(await endShellAround('')).toEqual(['runs']);
});
