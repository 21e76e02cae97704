import { createEmptyDefinition, createField, type Field, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usePublishedForm } from '../../../../../tests/support/api/publishedScene.ts';

const scene = usePublishedForm();

const text = (id: string, changes: Partial<Field> = {}): Field =>
  ({ ...createField('text'), id, label: id, ...changes }) as Field;

const isGerman = { op: 'eq' as const, of: [{ field: 'country' }, { lit: 'de' }] };

/** A question that brings up another one, a page that some skip, and a value. */
const definition: FormDefinition = {
  ...createEmptyDefinition('Order'),
  pages: [
    {
      id: 'p1',
      title: '',
      description: '',
      nextLabel: '',
      items: [text('country'), text('vat', { required: true, showIf: isGerman })],
      next: [{ if: { op: 'not', of: [isGerman] }, goTo: 'p3' }],
    },
    {
      id: 'p2',
      title: '',
      description: '',
      nextLabel: '',
      items: [text('delivery', { required: true })],
    },
    {
      id: 'p3',
      title: '',
      description: '',
      nextLabel: '',
      items: [
        text('note', {
          checks: [
            {
              must: { op: 'gt', of: [{ op: 'length', of: [{ field: 'note' }] }, { lit: 3 }] },
              message: 'Say a little more.',
            },
          ],
        }),
      ],
    },
  ],
  values: [
    {
      id: 'size',
      name: 'Size',
      is: { op: 'length', of: [{ field: 'vat' }] },
      show: 'inbox',
      format: 'number',
    },
  ],
};

// No form that takes answers can be saved with logic yet (decision 211), so the database gets it.
beforeAll(() =>
  scene.api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable'),
);
beforeEach(() =>
  scene.api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    JSON.stringify(definition),
    scene.form.id,
  ]),
);

const storedAnswers = async (): Promise<unknown> => {
  const rows = await scene.api.database.query<{ answers: unknown }>(
    'select submission_data as answers from form_submissions where form_id = $1',
    [scene.form.id],
  );
  return rows[0]?.answers;
};

describe('answers of a form with logic', () => {
  test('hidden answers and posted values are never stored, results of values are', async () => {
    const answers = { country: 'fr', vat: 'FR1', delivery: 'Paris', note: 'Hello', size: 99 };
    expect((await scene.submit({ body: { answers } })).status).toBe(201);
    expect(await storedAnswers()).toStrictEqual({ country: 'fr', note: 'Hello' });
  });

  test('what is visible and on the way is stored with the values', async () => {
    const answers = { country: 'DE', vat: 'DE123', delivery: 'Bonn', note: '' };
    expect((await scene.submit({ body: { answers } })).status).toBe(201);
    expect(await storedAnswers()).toStrictEqual({ ...answers, size: 5 });
  });

  test('what is asked and missing is refused, with the owner’s words for own checks', async () => {
    const { status, body } = await scene.submit({ body: { answers: { country: 'de', note: 'Hm' } } });
    expect(status).toBe(422);
    expect(body.error.issues).toMatchObject([
      { path: ['vat'], pageId: 'p1', code: 'required' },
      { path: ['delivery'], pageId: 'p2', code: 'required' },
      { path: ['note'], pageId: 'p3', code: 'rule_not_met', message: 'Say a little more.' },
    ]);
    expect(await scene.countStored()).toBe(0);
  });

  test('a mistake in a row names its group, its number and its page', async () => {
    const guests = {
      id: 'guests',
      type: 'repeat',
      label: 'Guests',
      help: '',
      min: 0,
      max: 5,
      addLabel: '',
      rowLabel: '',
    };
    const items = [{ ...guests, items: [text('guest', { label: 'Guest', required: true })] }];
    const page = { id: 'p1', title: '', description: '', nextLabel: '', items };
    await scene.api.database.query('update form_revisions set definition = $1 where form_id = $2', [
      JSON.stringify({ ...createEmptyDefinition('Party'), pages: [page] }),
      scene.form.id,
    ]);
    const { body } = await scene.submit({ body: { answers: { guests: [{ guest: 'Al' }, {}] } } });
    expect(body.error.issues).toStrictEqual([
      {
        path: ['guests', 1, 'guest'],
        pageId: 'p1',
        code: 'required',
        message: expect.stringContaining('Guest'),
      },
    ]);
  });

  test('a plain post without JavaScript is judged the same', async () => {
    const refused = await scene.post({ at: 'p3', 'answers.country': 'de', 'answers.note': 'Hm' });
    expect(refused.status).toBe(422);
    expect(await scene.countStored()).toBe(0);
    const answers = { 'answers.country': 'fr', 'answers.vat': 'x', 'answers.note': 'Hello' };
    const taken = await scene.post({ at: 'p3', ...answers });
    expect(taken.status).toBe(200);
    expect(await storedAnswers()).toStrictEqual({ country: 'fr', note: 'Hello' });
  });

  test('a repeat with another hidden answer is the same submission', async () => {
    const idempotencyKey = crypto.randomUUID();
    const send = (vat: string) =>
      scene.submit({ body: { idempotencyKey, answers: { country: 'fr', vat, note: 'Hello' } } });
    const [first, second] = [await send('1'), await send('2')];
    expect(first.status).toBe(201);
    expect(second.body.submissionId).toBe(first.body.submissionId);
    expect(await scene.countStored()).toBe(1);
  });
});

describe('definitions whose logic cannot be stored', () => {
  test('are refused with the place, a code and a sentence', async () => {
    const { version } = (await scene.owner.get(`/api/forms/${scene.form.id}`)).body;
    const circular = {
      ...definition,
      pages: [
        {
          id: 'p1',
          title: '',
          description: '',
          nextLabel: '',
          items: [
            text('a', { label: 'Company', showIf: { op: 'answered', of: [{ field: 'b' }] } }),
            text('b', { label: 'Type', showIf: { op: 'answered', of: [{ field: 'a' }] } }),
          ],
        },
      ],
      values: [],
    };
    const { status, body } = await scene.owner.put(`/api/forms/${scene.form.id}/definition`, {
      definition: circular,
      version,
    });
    expect(status).toBe(400);
    expect(body.error.issues[0]).toStrictEqual({
      path: ['definition', 'pages', 0, 'items', 0, 'showIf'],
      code: 'circle',
      message: 'These depend on each other, so none of them can come first: Company and Type.',
    });
  });
});
