import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();

const definition = withFields(
  createEmptyDefinition('A form whose definition is longer than a packet'),
  Array.from({ length: 12 }, (_none, at) => ({ ...createField('text'), id: `field_${at}` })),
);

/** The answer as it comes over the wire; `fetch` would decompress it. */
const read = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const sent = request(api.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end();
  });

test('a form’s definition is sent compressed to those who accept it, and the same to all others', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  for (const [path, headers] of [
    [`/api/public/forms/${form.id}`, {}],
    [`/api/forms/${form.id}`, { cookie: owner.cookie }],
  ] as const) {
    const plain = await read(path, headers);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (let time = 0; time < 2; time++) {
      const small = await read(path, { ...headers, 'accept-encoding': 'gzip, br' });
      expect(small.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': plain.headers['cache-control'],
      });
      expect(small.headers['vary']).toContain('Accept-Encoding');
      expect(small.body.length).toBeLessThan(plain.body.length / 2);
      expect(JSON.parse(brotliDecompressSync(small.body).toString())).toEqual(
        JSON.parse(plain.body.toString()),
      );
    }
  }
});

test('answers that hold what visitors sent are never compressed: their length would tell the rest', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { field_0: 'x'.repeat(200) },
  });
  const path = `/api/submissions?formId=${form.id}`;
  const { headers, body } = await read(path, { cookie: owner.cookie, 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.length).toBeGreaterThan(1_024);
});
