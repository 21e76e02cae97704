import {
  createEmptyDefinition,
  createField,
  type Expression,
  type FormDefinition,
  type Page,
} from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { usePublishedForm } from '../../../../tests/support/api/publishedScene.ts';

const scene = usePublishedForm();

const is = (field: string, value: string): Expression => ({ op: 'eq', of: [{ field }, { lit: value }] });
const pageOf = (id: string, question: string, changes: Partial<Page> = {}): Page => ({
  id,
  title: '',
  description: '',
  nextLabel: '',
  items: [{ ...createField('text'), id: question, label: question, required: true }],
  ...changes,
});

const definition: FormDefinition = {
  ...createEmptyDefinition('Order'),
  pages: [
    pageOf('p1', 'country', { next: [{ if: is('country', 'fr'), goTo: 'p3' }] }),
    pageOf('p2', 'vat'),
    pageOf('p3', 'name', {
      next: [
        { if: { op: 'gt', of: [{ op: 'points', of: [{ field: 'country' }] }, { lit: 5 }] }, goTo: 'e1' },
      ],
    }),
    pageOf('p4', 'note', { showIf: is('name', 'Ada') }),
  ],
};

// The database gets the definition, so that these tests do not depend on what may be saved (decision 211).
beforeAll(() =>
  scene.api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable'),
);
beforeEach(() =>
  scene.api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    JSON.stringify(definition),
    scene.form.id,
  ]),
);

const ask = (pageId: string, answers: Record<string, unknown> = {}, revisionId = scene.form.revisionId) =>
  scene.api.visitor().post(`/api/public/forms/${scene.form.id}/steps`, { revisionId, answers, pageId });

test.each<[string, Record<string, unknown>, string | null]>([
  ['p1', { country: 'de' }, 'p2'],
  ['p1', { country: 'FR' }, 'p3'],
  ['p2', { country: 'fr' }, 'p3'],
  ['p3', { name: 'Ada' }, 'p4'],
  ['p3', { name: 'Al' }, null],
  ['p4', { name: 'Ada' }, null],
  ['p1', { country: { odd: [1] } }, 'p2'],
  ['no_page', {}, 'p1'],
])('behind page %s with %j comes %s', async (pageId, answers, next) => {
  const { status, body, headers } = await ask(pageId, answers);
  expect([status, body]).toStrictEqual([200, { pageId: next }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('asking stores nothing, and names no answer', async () => {
  await ask('p1', { country: 'de' });
  expect(await scene.countStored()).toBe(0);
});

test('a disabled form, another website and a revision that the form does not have are refused', async () => {
  expect((await ask('p1', {}, crypto.randomUUID())).body.error.code).toBe('form.changed');
  await scene.publish({ allowedWebsites: ['https://shop.example'] });
  const foreign = await scene.api.visitor().send('POST', `/api/public/forms/${scene.form.id}/steps`, {
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ revisionId: scene.form.revisionId, answers: {}, pageId: 'p1' }),
  });
  expect(foreign.body.error.code).toBe('form.website_not_allowed');
  await scene.owner.patch(`/api/forms/${scene.form.id}`, { active: false });
  expect((await ask('p1')).body.error.code).toBe('form.disabled');
});

test('malformed questions are refused', async () => {
  const post = (body: unknown) => scene.api.visitor().post(`/api/public/forms/${scene.form.id}/steps`, body);
  expect((await post({ revisionId: scene.form.revisionId, answers: [], pageId: 'p1' })).status).toBe(400);
  expect((await post({ revisionId: 'x', answers: {}, pageId: 'p1' })).status).toBe(400);
  expect((await ask('p1', { country: '\ud800' })).status).toBe(400);
});
