import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/api/testApi.ts';

/** Visits that are under way at once; `INLAY_VISITS` asks for another number. */
const VISITS = Number(process.env['INLAY_VISITS'] ?? 200);
/** Publications between the first visit and the last answer. */
const PUBLICATIONS = 3;
/** Answers on their way at once: few enough that a busy machine turns none away for its load (decision 097). */
const AT_ONCE = 10;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.liftSubmitLimits();
});
afterAll(() => api.stop());

/** Each publication takes a question away and asks another one. */
const formOf = (number: number): FormDefinition =>
  withFields(createEmptyDefinition(`Form ${number}`), [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('text'), id: `only_${number}`, label: `Question ${number}` },
  ]);

test('D-193 visits that are under way while the form is published again lose no answer and meet no error', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, formOf(0));
  const path = `/api/forms/${form.id}`;
  let published = 0;
  const publish = async (): Promise<void> => {
    const { version } = (await owner.get(path)).body;
    const sent = { definition: formOf((published += 1)), version };
    expect((await owner.put(`${path}/definition`, sent)).status).toBe(200);
  };
  // Everybody began with the first revision.
  for (let from = 0; from < VISITS; from += AT_ONCE) {
    const visits = Array.from({ length: Math.min(AT_ONCE, VISITS - from) }, (_, at) => from + at);
    const isDue = from >= (published * VISITS) / PUBLICATIONS;
    await Promise.all([
      ...visits.map((visit) => submitTo(api, form, { name: `Visitor ${visit}`, only_0: 'kept' })),
      ...(isDue ? [publish()] : []),
    ]);
  }
  expect(published).toBe(PUBLICATIONS);
  const rows = await api.database.query(
    `select count(distinct submission_data ->> 'name')::int as visitors, count(*)::int as count
     from form_submissions where form_id = $1 and submission_data ->> 'only_0' = 'kept'`,
    [form.id],
  );
  expect(rows).toEqual([{ visitors: VISITS, count: VISITS }]);
});
