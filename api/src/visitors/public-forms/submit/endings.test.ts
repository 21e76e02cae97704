import { randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  mapFields,
  type Ending,
  type Expression,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFigures, WHOLE_YEAR } from '../../../../../tests/support/api/analyticsSamples.ts';
import { usePublishedForm } from '../../../../../tests/support/api/publishedScene.ts';

const scene = usePublishedForm();

const is = (field: string, value: string): Expression => ({ op: 'eq', of: [{ field }, { lit: value }] });
const ending = (id: string, changes: Partial<Ending> = {}): Ending => ({
  id,
  kind: 'stored',
  title: '',
  text: '',
  redirectUrl: null,
  ...changes,
});
const fieldNamed = (type: 'text' | 'date', id: string): Field => ({ ...createField(type), id, label: id });

const definition: FormDefinition = {
  ...createEmptyDefinition('Membership'),
  pages: [
    {
      id: 'p1',
      title: '',
      description: '',
      nextLabel: '',
      items: [fieldNamed('text', 'name'), fieldNamed('text', 'age'), fieldNamed('date', 'from')],
    },
  ],
  values: [
    {
      id: 'until',
      name: 'Until',
      is: { op: 'addDays', of: [{ field: 'from' }, { lit: 7 }] },
      show: 'visitor',
      format: 'date',
    },
    { id: 'day', name: 'Day', is: { op: 'today', of: [] }, show: 'nowhere', format: 'date' },
  ],
  endings: [
    ending('young', {
      kind: 'turned_away',
      showIf: is('age', 'under 18'),
      title: 'Sorry, {{name}}',
      text: 'Members are **adults**.',
      redirectUrl: 'https://youth.example/?from={{name}}',
    }),
    ending('plain_no', { kind: 'turned_away', showIf: is('age', 'none') }),
    ending('senior', {
      showIf: is('age', 'over 65'),
      title: 'Welcome, {{name|friend}}',
      text: 'Until {{until|further notice}}, *{{name}}*.',
      redirectUrl: 'https://seniors.example/join?name={{name}}&{{nobody}}',
    }),
    ending('rest'),
  ],
};

// The database gets the definition, so that these tests do not depend on what may be saved (decision 211).
beforeAll(() =>
  scene.api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable'),
);
beforeEach(() => useDefinition(definition));
afterEach(() => void vi.useRealTimers());

const useDefinition = (form: FormDefinition): Promise<unknown> =>
  scene.api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    JSON.stringify(form),
    scene.form.id,
  ]);
const send = (answers: Record<string, string>, changes: Record<string, unknown> = {}) =>
  scene.submit({ body: { answers, ...changes } });
const targetOf = async (submissionId: string): Promise<string | undefined> =>
  (
    await scene.api.database.query<{ target: string }>(
      'select target from form_redirects where submission_id = $1',
      [submissionId],
    )
  )[0]?.target;

describe('the ending of a submission', () => {
  test('is the first that fits, with answers and values in its texts as nodes', async () => {
    await scene.publish({ language: 'de' });
    const answers = { name: '<b>Ada</b> **x**', age: 'over 65', from: '2026-05-01' };
    const { status, body } = await send(answers);
    expect(status).toBe(201);
    const name = '<b>Ada</b> **x**';
    expect(body.ending).toStrictEqual({
      id: 'senior',
      title: `Welcome, ${name}`,
      text: [
        {
          kind: 'paragraph',
          nodes: ['Until ', '8. Mai 2026', ', ', { kind: 'emphasis', nodes: [name] }, '.'],
        },
      ],
    });
  });

  test('takes fallbacks for what is blank', async () => {
    const { body } = await send({ age: 'over 65' });
    expect(body.ending).toMatchObject({
      title: 'Welcome, friend',
      text: [{ nodes: ['Until ', 'further notice', ', ', { nodes: [''] }, '.'] }],
    });
  });

  test('leads on to its own address, with encoded answers in the query', async () => {
    await scene.owner.patch(`/api/forms/${scene.form.id}`, { redirectUrl: 'https://form.example/' });
    const { body } = await send({ name: 'A&b=c #é', age: 'over 65' });
    expect(body.redirectUrl).toContain('/api/track-click?id=');
    expect(await targetOf(body.submissionId)).toBe(
      `https://seniors.example/join?name=${encodeURIComponent('A&b=c #é')}&%7B%7Bnobody%7D%7D`,
    );
    const tracked = new URL(body.redirectUrl);
    const followed = await scene.api.visitor().get(`${tracked.pathname}${tracked.search}`);
    expect(followed.headers.get('location')).toBe(await targetOf(body.submissionId));
    const rest = await send({ age: '30' });
    expect(await targetOf(rest.body.submissionId)).toBe('https://form.example/');
  });

  test('leads on without answers that would make the address too long', async () => {
    const { body } = await send({ name: 'é'.repeat(900), age: 'over 65' });
    expect(await targetOf(body.submissionId)).toBe('https://seniors.example/join?name=&');
  });

  test('ANLY-018 is counted once for each submission, also where it turns away', async () => {
    const key = randomUUID();
    const metEndings = async () => {
      await scene.api.deps.visits.flush();
      const figures = await readFigures(scene.owner, `${WHOLE_YEAR}&formId=${scene.form.id}`);
      return new Map(figures.endings!.map(({ number, met }) => [number, met]));
    };
    const before = await metEndings();
    await send({ age: 'over 65' }, { idempotencyKey: key });
    await send({ age: 'over 65' }, { idempotencyKey: key });
    await send({ age: 'under 18' });
    const after = await metEndings();
    expect([1, 2, 3, 4].map((at) => after.get(at)! - before.get(at)!)).toEqual([1, 0, 1, 0]);
  });

  test('says nothing where it has no texts', async () => {
    const { status, body } = await send({ age: '30' });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('ending');
  });

  test('is the first one of a form without conditions, which may name answers too', async () => {
    const endings = [ending('only', { title: 'Thanks, {{name}}' })];
    await useDefinition({ ...definition, values: [], endings });
    expect((await send({ name: 'Ada' })).body.ending).toMatchObject({ id: 'only', title: 'Thanks, Ada' });
  });

  test('is the same when the submission is sent again', async () => {
    const body = { idempotencyKey: crypto.randomUUID() };
    const answers = { name: 'Ada', age: 'over 65' };
    const [first, second] = [await send(answers, body), await send(answers, body)];
    expect(second.body).toStrictEqual(first.body);
    expect(await scene.countStored()).toBe(1);
  });

  test('D-183 a repeat after midnight is the same submission, although its logic reads the day', async () => {
    const body = { idempotencyKey: crypto.randomUUID() };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-03T23:59:59Z') });
    const first = await send({ name: 'Ada' }, body);
    vi.setSystemTime(new Date('2026-05-04T00:00:01Z'));
    const second = await send({ name: 'Ada' }, body);
    expect([second.status, second.body]).toStrictEqual([201, first.body]);
    const rows = await scene.api.database.query<{ day: string }>(
      `select submission_data ->> 'day' as day from form_submissions where form_id = $1`,
      [scene.form.id],
    );
    expect(rows).toStrictEqual([{ day: '2026-05-03' }]);
  });
});

describe('a visitor who is turned away', () => {
  test('gets the reason and a way on, and nothing is stored', async () => {
    const { status, body } = await send({ name: 'Al', age: 'under 18' });
    expect([status, body.error.code, body.error.message]).toEqual([
      422,
      'submission.turned_away',
      'Members are adults.',
    ]);
    expect(body.error.ending).toStrictEqual({
      id: 'young',
      title: 'Sorry, Al',
      text: [{ kind: 'paragraph', nodes: ['Members are ', { kind: 'strong', nodes: ['adults'] }, '.'] }],
      redirectUrl: 'https://youth.example/?from=Al',
    });
    expect(await scene.countStored()).toBe(0);
    expect(
      await scene.api.database.query('select 1 from form_redirects where form_id = $1', [scene.form.id]),
    ).toHaveLength(0);
  });

  test('gets words of the platform, in their language, where the owner wrote none', async () => {
    await scene.publish({ language: 'de' });
    const { body } = await send({ age: 'none' });
    expect(body.error.ending).toMatchObject({ title: 'Vielen Dank für Ihr Interesse', redirectUrl: null });
    expect(body.error.message).toContain('Es wurde nichts gespeichert.');
  });

  test('may go back, change an answer and send under the same key', async () => {
    const body = { idempotencyKey: crypto.randomUUID() };
    expect((await send({ age: 'under 18' }, body)).status).toBe(422);
    expect((await send({ age: '30' }, body)).status).toBe(201);
    expect(await scene.countStored()).toBe(1);
  });

  test('hears of a submission that was stored before under the key', async () => {
    const body = { idempotencyKey: crypto.randomUUID() };
    await send({ age: '30' }, body);
    expect((await send({ age: 'under 18' }, body)).body.error.code).toBe('submission.key_reused');
    expect(await scene.countStored()).toBe(1);
  });

  test('is asked for what is missing first', async () => {
    await useDefinition(mapFields(definition, (field) => ({ ...field, required: true })));
    expect((await send({ age: 'under 18' })).body.error.code).toBe('submission.invalid');
  });

  test('reads the reason without JavaScript, too', async () => {
    const { status, text } = await scene.post({ 'answers.name': 'Al', 'answers.age': 'under 18' });
    expect(status).toBe(422);
    expect(text).toContain('Sorry, Al');
    expect(text).toContain('Members are <strong>adults</strong>.');
    expect(await scene.countStored()).toBe(0);
  });
});
