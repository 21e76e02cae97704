import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Causes both kinds of uncaught error and reports that it still runs. */
const FAILING = `
import { installLastResort } from ${JSON.stringify(new URL('./lastResort.ts', import.meta.url).href)};
const print = (text) => process.stdout.write(text + '\\n');
installLastResort({ error: ({ err }) => print('logged: ' + err.message) }, async () => print('finished'));
setInterval(() => undefined, 1_000);
Promise.reject(new Error('a rejection'));
setImmediate(() => {
  setImmediate(() => {
    print('goes on');
    process.exit(0);
  });
  throw new Error('an error');
});
`;
const KEEPER = `
import cluster from 'node:cluster';
cluster.setupPrimary({ exec: process.argv[2] });
cluster.fork().on('exit', (code) => process.stdout.write('ended with ' + code + '\\n'));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-last-resort-'));
  await writeFile(join(folder, 'failing.mjs'), FAILING);
  await writeFile(join(folder, 'keeper.mjs'), KEEPER);
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns the whole output of a program. */
async function told(...program: [string, ...string[]]): Promise<string[]> {
  const files = program.map((name) => join(folder, name));
  const running = spawn(process.execPath, files, { stdio: ['ignore', 'pipe', 'inherit'] });
  return (await text(running.stdout)).trim().split('\n');
}

test('E6 a process that nobody starts again logs what nobody caught, and goes on', async () => {
  expect(await told('failing.mjs')).toEqual(['logged: a rejection', 'logged: an error', 'goes on']);
});

test('E6 a web process of several logs what nobody caught, finishes and ends, so that another takes its place', async () => {
  const said = await told('keeper.mjs', 'failing.mjs');
  expect(said.slice(0, 2)).toEqual(['logged: a rejection', 'finished']);
  expect(said.at(-1)).toBe('ended with 1');
});
