import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { onServerError, socketOf } from './driverSocket.ts';

const api = useTestApi();

test('the driver gives its socket, and hands on the code of an error of the server', async () => {
  const client = await api.deps.pool.connect();
  try {
    expect(socketOf(client.connection)).toBeInstanceOf(Socket);
    const codes: (string | undefined)[] = [];
    onServerError(client, (code) => codes.push(code));
    await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect(codes).toEqual(['22012']);
  } finally {
    client.release(true);
  }
});

test('pg 8.23 was looked at: with another, read its Connection and Query beside openCopy, releaseLost, readTogether and serverChoice', () => {
  const file = new URL('../../../../node_modules/pg/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(version).toMatch(/^8\.23\./);
});
