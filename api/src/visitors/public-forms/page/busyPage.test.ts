import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeEach, expect, test } from 'vitest';
import { whileDatabaseIsAway } from '../../../../../tests/support/api/databaseAway.ts';
import { useTestApi } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let formId: string;
beforeEach(async () => {
  const fields = [{ ...createField('textarea'), id: 'wish', label: 'Wish' }];
  const form = await api.buildForm(await api.signedIn(), withFields(createEmptyDefinition('Wishes'), fields));
  formId = form.id;
});

const post = (entries: Iterable<[string, string]>) =>
  api.visitor().send('POST', `/embed/${formId}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...entries]).toString(),
  });
const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const hiddenInputs = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/?>/g)].map(
    ([, name = '', value = '']) => [name, value.replace(/&\w+;/g, (one) => CHARACTERS[one] ?? one)],
  );

test('E4 D-185 while the database is away a form’s page says so in the visitor’s language, and is loaded again by itself', async () => {
  await whileDatabaseIsAway(api, async () => {
    const { status, headers, text } = await api
      .visitor()
      .send('GET', `/embed/${formId}`, { headers: { 'accept-language': 'de' } });
    expect([status, headers.get('refresh'), headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(text).toContain('Die Seite versucht es von selbst noch einmal.');
  });
  const { status, headers } = await api.visitor().get(`/embed/${formId}`);
  expect([status, headers.get('refresh')]).toEqual([200, null]);
});

test('E4 a form that was shown before is shown while the database is away', async () => {
  const paths = [
    `/embed/${formId}`,
    `/embed/${formId}/form.js`,
    `/embed/${formId}/include`,
    `/api/public/forms/${formId}`,
  ];
  for (const path of paths) await api.visitor().get(path);
  await whileDatabaseIsAway(api, async () => {
    for (const path of paths) {
      const { status, text } = await api.visitor().send('GET', path);
      expect([path, status, text.includes('Wish')]).toEqual([path, 200, true]);
    }
  });
});

test('E4 D-183 D-185 what was posted meanwhile is posted again by a button, and stored once', async () => {
  const wish = 'A "quoted" wish & 🎂,\nand another';
  const entries: [string, string][] = [
    ['idempotencyKey', randomUUID()],
    ['answers.wish', wish],
  ];
  let page = '';
  await whileDatabaseIsAway(api, async () => {
    const { status, headers, text } = await post(entries);
    expect([status, headers.get('refresh')]).toEqual([503, null]);
    expect(text).toMatch(/Nothing you typed is lost.*<form method="post">.*Try again<\/button>/s);
    page = text;
  });
  expect(hiddenInputs(page)).toEqual(entries);
  for (let press = 0; press < 2; press++) expect((await post(hiddenInputs(page))).status).toBe(200);
  const rows = await api.database.query<{ submission_data: unknown }>(
    'select submission_data from form_submissions where form_id = $1',
    [formId],
  );
  expect(rows).toEqual([{ submission_data: { wish } }]);
});
