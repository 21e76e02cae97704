import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  definition,
  field,
  FORMULAS,
  HARMLESS,
  home,
  makeExport,
  NASTY,
  readCsv,
  store,
} from '../../../tests/support/api/exportSamples.ts';
import { startTestApi, type TestApi } from '../../../tests/support/api/testApi.ts';

let api: TestApi;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'inlay-exports-'));
  api = await startTestApi({ dataFolder });
});
afterAll(async () => {
  await api.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('D-104 D-107 the export as one answer holds what the file holds, and ends when nobody reads it', async () => {
  const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  const fields = [field('text', 'a', 'A'), field('checkbox', 'b', 'B'), field('address', 'c', 'C')];
  const [one, other] = [
    await api.buildForm(owner, definition('One', ...fields)),
    await api.buildForm(owner, definition('Other', ...fields)),
  ];
  const rows = [...NASTY, ...FORMULAS, ...HARMLESS].map((a) => ({ a, b: true, c: { ...home, street: a } }));
  await store(api, one, owner, rows);
  await store(api, other, owner, rows);
  const stream = async (query: string) => {
    const response = await fetch(`${api.url}/api/submissions/export${query}`, {
      headers: { cookie: owner.cookie },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  for (const filter of [{}, { formId: one.id }]) {
    for (const format of ['csv', 'jsonl']) {
      const file = await makeExport(api, owner, { format, filter });
      const { response, bytes } = await stream(`?${new URLSearchParams({ ...filter, format })}`);
      expect(bytes.equals(file.bytes)).toBe(true);
      expect(response.headers.get('content-disposition')).toContain(file.item.fileName);
    }
  }
  // One form is written by the database, several are written here: cell by cell the same.
  const cells = async (query: string) => readCsv((await stream(query)).bytes);
  const ofAll = (await cells('')).filter(([form]) => form === 'One').map((row) => row.slice(1));
  expect((await cells(`?formId=${one.id}`)).slice(1)).toEqual(ofAll);
  expect((await stranger.get(`/api/submissions/export?formId=${one.id}`)).status).toBe(404);
  expect((await stranger.get('/api/submissions/export')).status).toBe(422);
  expect((await owner.get('/api/submissions/export?format=xlsx')).status).toBe(400);
  for (let count = 0; count < 3; count++) {
    const left = new AbortController();
    await fetch(`${api.url}/api/submissions/export`, {
      headers: { cookie: owner.cookie },
      signal: left.signal,
    });
    left.abort();
  }
  // Whoever left took no place with him.
  await vi.waitFor(async () => expect((await owner.get('/api/submissions/export')).status).toBe(200));
});
