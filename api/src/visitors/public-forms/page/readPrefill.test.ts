import { createEmptyDefinition, createField, type FormDefinition, type Page } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { when } from '../../../../../sdk/src/model/testing/when.ts';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi } from '../../../../../tests/support/api/testApi.ts';
import { untilServed } from '../../../../../tests/support/api/untilServed.ts';

const api = useTestApi();
let formId: string;

const text = (id: string, changes = {}) => ({ ...createField('text'), id, label: id, ...changes });
const page = (id: string, items: Page['items']): Page => ({
  id, title: `Page ${id}`, description: '', nextLabel: '', items,
}); // prettier-ignore
const definition: FormDefinition = {
  ...createEmptyDefinition('Trip'),
  pages: [
    page('p1', [
      text('name'),
      text('partner', { showIf: when('{name} = "Ada"') }),
      { ...createField('hidden'), id: 'source', label: 'source' },
    ]),
    page('p2', [text('town'), text('secret')]),
  ],
};

beforeAll(async () => {
  const owner = await api.signedIn();
  ({ id: formId } = await api.buildForm(owner, definition));
  const settings = { prefillable: ['name', 'town'] };
  await owner.patch(`/api/forms/${formId}/publishing`, settings);
});

const get = (path: string) => untilServed(() => api.visitor().get(`/embed/${formId}${path}`));
const QUERY = '?name=Ada&town=Bonn&source=A%22%26B&secret=x';

test('EMBED-102 the first paint has what the address fills in, and what follows from it', async () => {
  const { text: html, headers } = await get(QUERY);
  expect(html).toMatch(/name="answers.name"[^>]*value="Ada"/);
  expect(html).toMatch(/data-item="partner"(?![^>]*hidden)/);
  expect(html).not.toMatch(/name="answers.source"[^>]*type="text"|secret"[^>]*value="x"|A"&B"/);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const { text: next } = await get('');
  expect(next).toMatch(/data-item="partner"[^>]*hidden/);
  expect(next).not.toContain('Bonn');
});

test('the include of a page with a query has it, too, and its script knows that nobody typed it', async () => {
  const { text: html, headers } = await get(`/include${QUERY}`);
  expect(html).toMatch(/name="answers.name"[^>]*value="Ada"/);
  const data = /<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data).prefilled).toEqual({ name: 'Ada', town: 'Bonn', source: 'A"&B' });
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/include')).text).not.toContain('value="Ada"');
});

test('without JavaScript later pages and hidden fields keep what the address filled in', async () => {
  const visitor = new PlainVisitor(api, formId);
  await visitor.open(QUERY);
  visitor.fill('answers.partner', 'Bob');
  await visitor.press();
  expect(visitor.html).toMatch(/name="answers.town"[^>]*value="Bonn"/);
  await visitor.press();
  const [row] = await api.database.query<{ submission_data: unknown }>(
    'select submission_data from form_submissions where form_id = $1',
    [formId],
  );
  expect(row?.submission_data).toEqual({ name: 'Ada', partner: 'Bob', source: 'A"&B', town: 'Bonn', secret: '' }); // prettier-ignore
});

test('a source that asks too often gets the page that everybody gets', async () => {
  expect((await get(QUERY)).text).toContain('value="Ada"');
  // As if it had asked for all pages that it may.
  await api.database.query('update rate_limits set points = 1000000');
  const { status, text: html } = await get(QUERY);
  expect(status).toBe(200);
  expect(html).not.toContain('value="Ada"');
});
