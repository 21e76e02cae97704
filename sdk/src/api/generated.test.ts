// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
// The script that writes the files has no types of its own.
import { readApi, renderApiClient } from '../../writeApiClient.mjs';

test('API-030 the types of the client are those of docs/openapi.v1.json; if not: npm run api-client', async () => {
  const written = renderApiClient(await readApi());
  expect(written).toHaveLength(2);
  for (const { path, text } of written) {
    const file = new URL(`../../${path}`, import.meta.url);
    expect([path, await readFile(file, 'utf8')]).toEqual([path, text]);
  }
});
