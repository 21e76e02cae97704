import { expect, test } from 'vitest';
import { stopAll } from './stopAll.ts';

test('what was started is stopped once, the last first', async () => {
  const stopped: string[] = [];
  const started = ['database', 'server'].map((name) => async () => void stopped.push(name));
  await stopAll(started);
  await stopAll(started);
  expect(stopped).toEqual(['server', 'database']);
});

test('what cannot be stopped keeps nothing else running, and is told', async () => {
  const stopped: string[] = [];
  const fail = (reason: string) => () => Promise.reject(new Error(reason));
  const stopping = stopAll([async () => void stopped.push('database'), fail('later'), fail('first')]);
  await expect(stopping).rejects.toThrow('first');
  expect(stopped).toEqual(['database']);
});
