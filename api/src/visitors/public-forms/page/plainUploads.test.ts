import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildPng } from '../../../../../tests/support/api/pictures.ts';
import { storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import { useUploadForm } from '../../../../../tests/support/api/uploadScene.ts';

const scene = useUploadForm();

/** Posts the form as a browser without JavaScript does, files and all. */
async function post(entries: readonly (readonly [string, string | File])[]) {
  const body = new FormData();
  body.append('idempotencyKey', randomUUID());
  for (const [name, value] of entries) body.append(name, value);
  const response = await scene.api.visitor().open(`/embed/${scene.form.id}`, { method: 'POST', body });
  return { status: response.status, html: await response.text() };
}
const file = (name: string, content: string): File => new File([content], name);
const keptFiles = (html: string): string[] =>
  [...html.matchAll(/name="answers.files" value="([^"]+)"|value="([^"]+)"[^>]* name="answers.files"/g)].map(
    ([, value = '']) => value.replaceAll('&quot;', '"'),
  );

test('files come with the post, and are stored as a script’s are (UPLOAD-009)', async () => {
  const { status, html } = await post([
    ['answers.name', 'Ada'],
    ['answers.files', file('a.txt', 'Ada')],
    ['answers.files', file('b.csv', 'a,b')],
    ['answers.sign.typed', 'Ada Lovelace'],
  ]);
  expect([status, html.match(/part="error"[^<]*/)?.[0]]).toEqual([200, undefined]);
  const [stored] = await storedAnswers(scene.api, scene.form.id);
  expect(stored?.submission_data).toMatchObject({
    name: 'Ada',
    files: {
      files: [
        { name: 'a.txt', size: 3, type: 'text/plain' },
        { name: 'b.csv', size: 3, type: 'text/csv' },
      ],
    },
    sign: { typed: 'Ada Lovelace', drawn: [] },
  });
  expect(await scene.rows()).toMatchObject([{ state: 'checking' }, { state: 'checking' }]);
});

test('the page is multipart where a form takes files, and an empty input is no file (UPLOAD-009)', async () => {
  const page = await scene.api.visitor().get(`/embed/${scene.form.id}`);
  expect(page.text).toContain('enctype="multipart/form-data"');
  const { status } = await post([
    ['answers.name', 'Ada'],
    ['answers.files', file('', '')],
  ]);
  expect(status).toBe(200);
  expect(await scene.rows()).toEqual([]);
});

test('what is refused is said beside the field, and what was taken stays for the next try (UPLOAD-009)', async () => {
  const { status, html } = await post([
    ['answers.files', file('a.txt', 'Ada')],
    ['answers.files', file('b.png', 'no picture')],
  ]);
  expect(status).toBe(422);
  expect(html).toContain('“b.png” can’t be accepted:');
  const kept = keptFiles(html);
  expect(kept.map((one) => JSON.parse(one).name)).toEqual(['a.txt']);
  const again = await post([['answers.files', kept[0] ?? '']]);
  expect(again.status).toBe(200);
  const [stored] = await storedAnswers(scene.api, scene.form.id);
  expect(stored?.submission_data).toMatchObject({ files: { files: [{ name: 'a.txt' }] } });
});

test('a signature is a drawing of a visitor’s own, or a typed name (UPLOAD-010)', async () => {
  const { file: drawing } = await scene.upload('signature.png', buildPng(), 'sign');
  const sent = await scene.submit({ sign: { typed: 'ignored', drawn: [drawing] } });
  expect(sent.status).toBe(201);
  const [stored] = await storedAnswers(scene.api, scene.form.id);
  expect(stored?.submission_data).toMatchObject({
    sign: { typed: '', drawn: [{ name: 'signature.png', type: 'image/png' }] },
  });
});

test('a broken or overlong post is refused and leaves nothing (UPLOAD-009)', async () => {
  const send = (body: string, type: string) =>
    scene.api.visitor().send('POST', `/embed/${scene.form.id}`, { headers: { 'content-type': type }, body });
  expect((await send('nonsense', 'multipart/form-data')).status).toBe(400);
  expect((await send('--x\r\nnonsense', 'multipart/form-data; boundary=x')).status).toBe(400);
  const long = `--x\r\ncontent-disposition: form-data; name="answers.name"\r\n\r\n${'a'.repeat(300_000)}\r\n--x--\r\n`;
  expect((await send(long, 'multipart/form-data; boundary=x')).status).toBe(400);
  expect(await scene.rows()).toEqual([]);
});

// Vitest fails on errors that are left to the process, which would end it.
test.each([
  ['a file', 'name="answers.files"; filename="a.txt"'],
  ['an empty input', 'name="answers.files"; filename=""'],
  ['an answer', 'name="answers.name"'],
])('T34 a post that ends within %s is refused and leaves no file (UPLOAD-009)', async (_part, control) => {
  const answer = await scene.api.visitor().send('POST', `/embed/${scene.form.id}`, {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `--b\r\nContent-Disposition: form-data; ${control}\r\n\r\nAda`,
  });
  expect(answer.status).toBe(400);
  await expect.poll(() => scene.rows()).toEqual([]);
});
