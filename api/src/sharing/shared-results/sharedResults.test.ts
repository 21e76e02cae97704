import {
  createEmptyDefinition,
  createOptions,
  MAX_SHARED_RESULTS,
  type FormDefinition,
  type ResultCard,
} from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { callAtOnce } from '../../../../tests/support/api/callAtOnce.ts';
import { fieldOf, orderForm, pageOf } from '../../../../tests/support/api/logicForm.ts';
import { readWhole, storeAnswers } from '../../../../tests/support/api/resultsScene.ts';
import { createSurvey, share, survey } from '../../../../tests/support/api/sharedResultsScene.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { RATE_LIMITS } from '../../platform/limits/rateLimits.ts';

/** Random choices; the long run is `INLAY_FORMS=1000 npm run unit -- sharedResults`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 8);

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

test('RESULT-020 RESULT-022 a link shows the chosen questions to anybody, hides small groups, and ends', async () => {
  const form = await createSurvey(api, owner);
  const link = await share(owner, form.links, { questions: ['team'], smallestGroup: 5 });
  const page = await api.visitor().get(link.path);
  expect(page.status).toBe(200);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  const again = { headers: { 'if-none-match': page.headers.get('etag')!, 'cache-control': 'max-age=0' } };
  expect(await api.visitor().send('GET', link.path, again)).toMatchObject({ status: 304, text: '' });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
  expect(page.text).not.toMatch(/<script| style=/);
  expect(page.text).toMatch(/Sales<\/bdi> <span>52.2% \(12\)/);
  // Two of Legal follow from the total unless another group is hidden with them.
  expect(page.text).toMatch(/Legal<\/bdi> <span>hidden/);
  expect(page.text).toMatch(/Kitchen<\/bdi> <span>hidden/);
  const [listed] = (await owner.get(form.links)).body.links as { url: string }[];
  expect(new URL(listed!.url).pathname).toBe(link.path);

  const wrong = await api.visitor().get(`/r/${'x'.repeat(43)}`);
  await api.database.query('update forms set deleted_at = now() where id = $1', [form.id]);
  expect((await api.visitor().get(link.path)).text).toBe(wrong.text);
  await api.database.query('update forms set deleted_at = null where id = $1', [form.id]);
  expect((await api.visitor().get(link.path)).status).toBe(200);
  await api.database.query(`update shared_results set expires_at = now() where id = $1`, [link.id]);
  const ended = await api.visitor().send('GET', link.path, again);
  expect(ended).toMatchObject({ status: 404, text: wrong.text });
  expect(ended.headers.get('cache-control')).toBe('no-store');
  expect((await owner.delete(`${form.links}/${link.id}`)).status).toBe(204);
  expect((await owner.delete(`${form.links}/${link.id}`)).status).toBe(404);
});

test('RESULT-001 RESULT-020 a shared page counts who was not asked as the summary does', async () => {
  const form = { ...(await api.buildForm(owner, orderForm)), accountId: owner.accountId };
  await storeAnswers(
    api,
    form,
    [{ kind: 'company', vat: 'DE1' }, { kind: 'person' }].map((answers) => ({ answers, at: new Date() })),
  );
  const link = await share(owner, `/api/forms/${form.id}/shared-results`, { questions: ['kind', 'vat'] });
  const { text } = await api.visitor().get(link.path);
  expect(text).toContain('Answered: 1 (100%) · Not asked: 1');
  const { cards } = (await api.visitor().get(link.json)).body as { cards: { card: ResultCard }[] };
  const { cards: own } = await readWhole(owner, form.id);
  const countsOf = ({ answered, empty, notAsked }: ResultCard) => [answered, empty, notAsked];
  expect(countsOf(cards[1]!.card)).toEqual(countsOf(own.find(({ id }) => id === 'vat')!));
});

test('RESULT-020 T38 a form keeps at most 20 links, however many calls come at once', async () => {
  const form = await createSurvey(api, owner);
  const choice = { questions: ['team'], name: 'Link', texts: [], smallestGroup: 0 };
  const request = { ...choice, isFrozen: false, expiresAt: null, password: null };
  for (let links = 1; links < MAX_SHARED_RESULTS; links++) await owner.post(form.links, request);
  const all = await callAtOnce(
    api,
    'shared_results',
    Array.from({ length: 4 }, () => () => owner.post(form.links, request)),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('RESULT-020 making and ending a link are recorded, and links go with their form', async () => {
  const form = await createSurvey(api, owner);
  const [ended, kept] = [
    await share(owner, form.links, { questions: ['team'] }),
    await share(owner, form.links, { questions: ['team'] }),
  ];
  expect((await owner.delete(`${form.links}/${ended.id}`)).status).toBe(204);
  const events = await api.database.query(
    `select event_data as data, user_id as by from security_events
     where event_type = 'shared_results_changed' and event_data->>'formId' = $1 order by created_at, id`,
    [form.id],
  );
  expect(events).toEqual(
    [
      ['shared', ended.id],
      ['shared', kept.id],
      ['ended', ended.id],
    ].map(([action, linkId]) => ({ data: { action, formId: form.id, linkId }, by: owner.userId })),
  );
  await api.database.query('delete from forms where id = $1', [form.id]);
  const rows = await api.database.query('select 1 from shared_results where form_id = $1', [form.id]);
  expect(rows).toEqual([]);
  expect((await api.visitor().get(kept.path)).status).toBe(404);
});

test('RESULT-020 RESULT-021 a frozen link keeps its picture; a question that is removed vanishes from a live one', async () => {
  const form = await createSurvey(api, owner);
  const frozen = await share(owner, form.links, { questions: ['team'], isFrozen: true });
  const live = await share(owner, form.links, { questions: ['team', 'years'] });
  await api.database.query('delete from form_submissions where form_id = $1', [form.id]);
  expect((await api.visitor().get(frozen.path)).text).toContain('(12)');
  const before = survey();
  const without: FormDefinition = {
    ...before,
    pages: before.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== 'years') })),
    values: [],
  };
  const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
  const saved = await owner.put(`/api/forms/${form.id}/definition`, { definition: without, version });
  expect([saved.status, saved.text]).toEqual([200, saved.text]);
  const { text } = await api.visitor().get(live.path);
  expect(text).toContain('Label team');
  expect(text).not.toContain('Label years');
});

test(`RESULT-021 of ${FORMS} random choices, no byte of a question that was not chosen, or of what is computed from it`, async () => {
  const form = await createSurvey(api, owner);
  const rows = await api.database.query<{ id: string }>(
    'select id from form_submissions where form_id = $1',
    [form.id],
  );
  const submissionIds = rows.map(({ id }) => id);
  expect(submissionIds).toHaveLength(23);
  const next = seededRandom(365);
  const all = ['team', 'years', 'why', 'wish', 'w'];
  for (let number = 0; number < FORMS; number++) {
    const questions = all.filter(() => next() < 0.5);
    if (questions.length === 0) questions.push('team');
    const texts = ['why', 'wish'].filter((id) => questions.includes(id) && next() < 0.5);
    const smallestGroup = next() < 0.5 ? 0 : 5;
    const link = await share(owner, form.links, { questions, texts, smallestGroup });
    await api.database.query('delete from rate_limits');
    const isShown = (id: string) => questions.includes(id) && !(id === 'w' && smallestGroup > 0);
    for (const path of [link.path, link.json]) {
      const { text, status } = await api.visitor().get(path);
      expect([number, status]).toEqual([number, 200]);
      expect(text).not.toMatch(/canary@|CANARYV|Label mail|Name v/);
      for (const id of all.slice(0, 4))
        expect([number, id, text.includes(`Label ${id}`)]).toEqual([number, id, isShown(id)]);
      expect([number, text.includes('Name w')]).toEqual([number, isShown('w')]);
      for (const id of ['why', 'wish'])
        expect([number, id, text.includes(`canary${id}`)]).toEqual([number, id, texts.includes(id)]);
      if (!isShown('years') && !isShown('w')) expect(text).not.toMatch(/\b7,?0\d\d\b/);
      for (const id of submissionIds) expect(text).not.toContain(id);
    }
    expect((await owner.delete(`${form.links}/${link.id}`)).status).toBe(204);
  }
  for (const id of ['mail', 'v', 'nothing'])
    expect((await owner.post(form.links, { name: 'N', questions: [id], texts: [] })).status).toBe(400);
});

test('RESULT-020 countries stand by their names in the form’s language, means rounded, a matrix as heat', async () => {
  const definition: FormDefinition = {
    ...createEmptyDefinition('Reise'),
    pages: [
      pageOf('p1', '', [
        fieldOf('country', 'land', 'Land'),
        fieldOf('number', 'nights', 'Nächte'),
        fieldOf('matrix', 'judge', 'Urteil', {
          rows: createOptions(['Küche']),
          options: createOptions(['Gut', 'Schlecht']),
        }),
      ]),
    ],
  };
  const form = { ...(await api.buildForm(owner, definition)), accountId: owner.accountId };
  const german = await owner.patch(`/api/forms/${form.id}/publishing`, { language: 'de' });
  expect([german.status, german.text]).toEqual([200, german.text]);
  await storeAnswers(
    api,
    form,
    [1, 1, 3].map((nights) => ({
      answers: {
        land: nights === 1 ? 'DE' : 'JP',
        nights,
        judge: { Küche: nights === 1 ? 'Gut' : 'Schlecht' },
      },
      at: new Date(),
    })),
  );
  const questions = ['land', 'nights', 'judge'];
  const link = await share(owner, `/api/forms/${form.id}/shared-results`, { questions });
  const { text } = await api.visitor().get(link.path);
  expect(text).toContain('Deutschland</bdi> <span>66,7');
  expect(text).toContain('Japan');
  expect(text).toContain('<dd>1,67</dd>');
  expect(text.match(/heat\d">[^<]+/g)).toEqual(['heat5">66,7\u00a0% (2)', 'heat3">33,3\u00a0% (1)']);
});

// Last, because all readers here are one source.
test('RESULT-020 the page is limited per source, also at wrong addresses', async () => {
  const reader = api.visitor();
  // Fewer at once than a busy machine would shed.
  for (let asked = 0; asked < RATE_LIMITS.sharedResults.points; asked += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => reader.get('/r/wrong')));
    expect(answers.filter(({ status }) => status !== 404 && status !== 429)).toEqual([]);
  }
  const refused = await reader.get('/r/wrong');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
