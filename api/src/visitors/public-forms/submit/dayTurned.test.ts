import { createEmptyDefinition, createField, type Expression, type Field } from '@inlay/sdk/model';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePublishedForm } from '../../../../../tests/support/api/publishedScene.ts';

const scene = usePublishedForm();

const isBefore = (day: string): Expression => ({ op: 'lt', of: [{ op: 'today', of: [] }, { date: day }] });
const text = (id: string, changes: Partial<Field> = {}): Field =>
  ({ ...createField('text'), id, label: id, ...changes }) as Field;

/** Until 3 May a code is asked, and the price is lower. */
const definition = {
  ...createEmptyDefinition('Early bird'),
  flow: { progress: 'bar', back: true, review: false, timeZone: 'Europe/Berlin' },
  pages: [
    {
      id: 'p1',
      title: '',
      description: '',
      nextLabel: '',
      items: [
        text('name'),
        text('code', { showIf: isBefore('2026-05-04') }),
        text('reason', { required: true, showIf: { op: 'not', of: [isBefore('2026-05-04')] } }),
      ],
    },
  ],
  values: [{ id: 'day', name: 'Day', is: { op: 'today', of: [] }, show: 'inbox', format: 'date' }],
};

const LATE = '2026-05-03T21:59:00Z';
const AFTER_MIDNIGHT = '2026-05-03T22:01:00Z';

// The database gets the definition, so that the revision of the scene stays the one that is asked.
beforeAll(() =>
  scene.api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable'),
);
beforeEach(() =>
  scene.api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    JSON.stringify(definition),
    scene.form.id,
  ]),
);
afterEach(() => void vi.useRealTimers());

const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
const send = (answers: Record<string, string>, changes: object = {}) =>
  scene.submit({ body: { answers, ...changes } });

describe('a form that was opened before midnight in its time zone', () => {
  test('is shown again where the day changes what is asked, instead of refusing an answer nobody asked for', async () => {
    at(AFTER_MIDNIGHT);
    const { status, body } = await send({ name: 'Ada', code: 'X' }, { today: '2026-05-03' });
    expect([status, body.error.code]).toEqual([409, 'form.changed']);
    expect(await scene.countStored()).toBe(0);
    const form = (await scene.read()).body;
    expect(form.planned.today).toBe('2026-05-04');
    expect((await send({ name: 'Ada', reason: 'Late' }, { today: form.planned.today })).status).toBe(201);
  });

  test('is stored by the new day where nothing that the visitor met has changed', async () => {
    await scene.api.database.query('update form_revisions set definition = $1 where form_id = $2', [
      JSON.stringify(definition).replaceAll('2026-05-04', '2027-01-01'),
      scene.form.id,
    ]);
    at(AFTER_MIDNIGHT);
    expect((await send({ name: 'Ada', code: 'X' }, { today: '2026-05-03' })).status).toBe(201);
  });

  test('D-183 is acknowledged when it was stored before midnight and is sent again', async () => {
    const body = { idempotencyKey: crypto.randomUUID(), today: '2026-05-03' };
    at(LATE);
    const first = await send({ name: 'Ada', code: 'X' }, body);
    expect(first.status).toBe(201);
    at(AFTER_MIDNIGHT);
    expect((await send({ name: 'Ada', code: 'X' }, body)).body).toStrictEqual(first.body);
    expect(await scene.countStored()).toBe(1);
  });

  test('is judged by the day of the server alone where no day, or another one, is sent', async () => {
    at(LATE);
    expect((await send({ name: 'Ada', code: 'X' })).status).toBe(201);
    expect((await send({ name: 'Al', reason: 'Early' }, { today: '2030-01-01' })).body.error.code).toBe(
      'form.changed',
    );
    expect((await send({ name: 'Al' }, { today: 'soon' })).status).toBe(400);
  });
});
