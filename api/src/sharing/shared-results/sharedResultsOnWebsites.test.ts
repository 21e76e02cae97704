import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSurvey, share } from '../../../../tests/support/api/sharedResultsScene.ts';
import { statementsOf } from '../../../../tests/support/api/statementsOf.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { sharedResultsViewSchema } from '../../platform/contract/index.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});
afterEach(() => vi.restoreAllMocks());

/** Asks as the page of a website does. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  api.visitor().send('GET', path, { headers: { origin: 'https://shop.example', ...headers } });

/** Moves the clock of what is held for all readers. */
function afterSeconds(seconds: number): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + seconds * 1_000);
}

test('RESULT-023 a website gets what the page shows, to be asked for again by its version, without a cookie', async () => {
  const form = await createSurvey(api, owner);
  const link = await share(owner, form.links, { questions: ['team'], smallestGroup: 5 });
  const answer = await ask(link.json);
  expect(answer.status).toBe(200);
  const view = sharedResultsViewSchema.strict().parse(answer.body);
  expect(view).toMatchObject({ title: 'Survey', submissions: 23, smallestGroup: 5, frozenAt: null });
  expect(view.cards.map(({ card, hidden }) => [card.id, hidden])).toEqual([
    ['team', expect.arrayContaining(['Legal', 'Kitchen'])],
  ]);
  expect(answer.text).not.toMatch(/"count":2\b|"count":9\b/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const known = { 'if-none-match': answer.headers.get('etag')!, 'cache-control': 'max-age=0' };
  expect(await ask(link.json, known)).toMatchObject({ status: 304, text: '' });

  expect((await owner.delete(`${form.links}/${link.id}`)).status).toBe(204);
  afterSeconds(3);
  const ended = await ask(link.json, known);
  expect([ended.status, ended.body.error.code]).toEqual([404, 'shared_results.not_found']);
  expect(ended.headers.get('access-control-allow-origin')).toBe('*');
  expect(ended.headers.get('cache-control')).toBe('no-store');
  const wrong = await ask('/api/public/results/wrong');
  expect([wrong.status, wrong.body.error.message]).toEqual([404, ended.body.error.message]);
});

test('RESULT-023 only the websites that may show the form may show its results', async () => {
  const form = await createSurvey(api, owner);
  const link = await share(owner, form.links, { questions: ['team'] });
  const settings = { allowedWebsites: ['shop.example'] };
  const saved = await owner.patch(`/api/forms/${form.id}/publishing`, settings);
  expect([saved.status, saved.text]).toEqual([200, saved.text]);
  const allowed = await ask(link.json);
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.example');
  expect(allowed.headers.get('vary')).toContain('Origin');
  const other = await ask(link.json, { origin: 'https://other.example' });
  expect([other.status, other.body.error.code]).toEqual([403, 'form.website_not_allowed']);
  expect(other.text).not.toContain('Sales');
});

test('RESULT-023 however many read at once, results are looked up and counted once', async () => {
  const form = await createSurvey(api, owner);
  const link = await share(owner, form.links, { questions: ['team'] });
  const read = (): Promise<string[]> =>
    statementsOf(async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask(link.json)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    });
  // Views are stored some seconds later, at a time of their own.
  const ofResults = (texts: string[]) =>
    texts.filter((text) => /shared_results|form_result|from forms/.test(text) && !text.includes('set views'));
  // The clock stands still: on a busy machine a hundred answers take longer than what is held stays fresh.
  afterSeconds(0);
  expect(ofResults(await read())).not.toEqual([]);
  expect(ofResults(await read())).toEqual([]);
});
