import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const runFile = promisify(execFile);

/** Sets an answer in a process of its own, and prints whether Node's HTTP client is loaded. */
const PROGRAM = `
  import Koa from 'koa';
  import { setJson } from ${JSON.stringify(new URL('setJson.ts', import.meta.url).href)};
  const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
  const { Socket } = process.getBuiltinModule('node:net');
  const request = new IncomingMessage(new Socket());
  const ctx = new Koa().createContext(request, new ServerResponse(request));
  setJson(ctx, { status: 'ready' });
  const isLoaded = process.moduleLoadList.some((name) => name.endsWith('undici/undici'));
  console.log(JSON.stringify({ body: ctx.body, type: ctx.type, length: ctx.length, isLoaded }));`;

test('E1 the first JSON answer of a process does not make Node load its HTTP client', async () => {
  const { stdout } = await runFile(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: import.meta.dirname,
  });
  expect(JSON.parse(stdout)).toEqual({
    body: '{"status":"ready"}',
    type: 'application/json',
    length: 18,
    isLoaded: false,
  });
});
