import type { buildConnector } from 'undici';
import { expect, test } from 'vitest';
import { guardedConnect } from './guardedConnect.ts';

/** Reports the address of a connection, or its refusal; nothing leaves the machine. */
const connectTo = (hostname: string, answers: string[][], allowedHosts: string[] = []) => {
  let asked = 0;
  const connect = guardedConnect({
    allowedHosts,
    resolve: async () => answers[asked++] ?? [],
    connect: ({ hostname: host, servername }, callback) =>
      callback(new Error(`${host} as ${servername}, asked ${asked}`), null),
  });
  const options: buildConnector.Options = { hostname, protocol: 'https:', port: '443' };
  return new Promise<string>((resolve) => connect(options, (...[error]) => resolve(error?.message ?? '')));
};

test('T17 the address that was checked is the one connected to; the name is asked once', async () => {
  // Asked again, the name would lead to this machine.
  expect(await connectTo('hooks.example.com', [['8.8.8.8'], ['127.0.0.1']])).toBe(
    '8.8.8.8 as hooks.example.com, asked 1',
  );
  expect(await connectTo('hooks.example.com', [['127.0.0.1']])).toContain('private');
  expect(await connectTo('intranet', [], ['intranet'])).toBe('intranet as intranet, asked 0');
});
