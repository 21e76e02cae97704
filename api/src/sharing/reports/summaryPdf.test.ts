import { beforeAll, expect, test } from 'vitest';
import { countedForm, randomAnswers, storeAnswers } from '../../../../tests/support/api/resultsScene.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { fetchPdf } from '../../../../tests/support/readPdf.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, countedForm());
  const { accountId } = owner;
  const at = new Date();
  const next = seededRandom(1);
  const submissions = Array.from({ length: 30 }, () => ({ answers: randomAnswers(next), at }));
  await storeAnswers(api, { ...form, accountId }, submissions);
});

test('REPORT-003 the summary as PDF has every card with its numbers, and a table of contents', async () => {
  const { text, structure, outline } = await fetchPdf(owner, `/api/results/pdf?formId=${form.id}`);
  expect(text).toContain('Submissions: 30');
  expect(text).toContain('All time');
  for (const part of ['Contents', 'You are', 'Median', 'Promoters (9–10)', 'Taste', 'Latest answers'])
    expect(text).toContain(part);
  expect(outline).toEqual(expect.arrayContaining(['You', 'Tastes']));
  const charts = structure.filter(({ role }) => role === 'Figure');
  expect(charts.length).toBeGreaterThan(5);
  // Who does not see a chart hears its numbers.
  expect(charts.every(({ alt }) => /\d/.test(alt))).toBe(true);
  expect(structure.map(({ role }) => role)).toContain('TOCI');
});

test('REPORT-003 period, comparison and filter are named, in the reader’s language', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const query = `formId=${form.id}&from=${today}&to=${today}&zone=UTC&compare=yes&field=kind&value=Company`;
  const response = await owner.send('PATCH', '/api/profile', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'de' }),
  });
  expect(response.status).toBe(200);
  const { text, language } = await fetchPdf(owner, `/api/results/pdf?${query}`);
  expect(language).toBe('de');
  expect(text).toContain('Verglichen mit');
  expect(text).toContain('Nur Einsendungen mit You are: Company');
  expect(text).toContain('Mittelwert');
});

test('REPORT-003 RESULT-004 T3 a client’s summary has what the assignment shows alone; a stranger gets none', async () => {
  const stranger = await api.signedIn();
  expect((await stranger.get(`/api/results/pdf?formId=${form.id}`)).status).toBe(404);
  const client = await api.signedInClient();
  await api.database.query('update forms set client_id = $1, client_visible_fields = $2 where id = $3', [
    client.clientId,
    JSON.stringify(['nps']),
    form.id,
  ]);
  const { text } = await fetchPdf(client, `/api/client-forms/${form.id}/results/pdf`);
  expect(text).toContain('Recommend us?');
  expect(text).not.toMatch(/You are|VAT number|Amount|Twice|Judge|Not asked/);
});
