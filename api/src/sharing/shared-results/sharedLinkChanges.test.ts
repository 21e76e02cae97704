import { beforeAll, expect, test } from 'vitest';
import { createSurvey, share } from '../../../../tests/support/api/sharedResultsScene.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { RATE_LIMITS } from '../../platform/limits/rateLimits.ts';

const PASSWORD = 'rosenberg cakes';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const api = useTestApi();
let owner: TestPerson;
let form: Awaited<ReturnType<typeof createSurvey>>;
beforeAll(async () => {
  owner = await api.signedIn();
  form = await createSurvey(api, owner);
});

/** Posts a password as the page without a script does. */
const give = (path: string, password: string, headers: Record<string, string> = {}) =>
  api.visitor().send('POST', path, {
    headers: { ...FORM, ...headers },
    body: new URLSearchParams({ password }).toString(),
  });

test('RESULT-024 a page asks for the password, remembers it for itself alone, and the element is told of it', async () => {
  const link = await share(owner, form.links, { questions: ['team'], password: PASSWORD });
  const asked = await api.visitor().get(link.path);
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(asked.text).toContain('These results need a password');
  expect(asked.text).not.toMatch(/Sales|Survey|<script/);
  expect(asked.headers.get('content-security-policy')).toContain("form-action 'self'");
  const locked = await api.visitor().get(link.json);
  expect([locked.status, locked.body.error.code]).toEqual([401, 'shared_results.password_needed']);
  expect(locked.text).not.toMatch(/Sales|Survey/);

  const wrong = await give(link.path, 'something else');
  expect(wrong.status).toBe(422);
  expect(wrong.text).toMatch(/aria-invalid="true"[^>]*>\s*<p id="problem"/);
  expect(wrong.headers.get('set-cookie')).toBeNull();
  const right = await give(link.path, PASSWORD);
  expect([right.status, right.headers.get('location')]).toEqual([303, link.path]);
  const cookie = right.headers.get('set-cookie') ?? '';
  expect(cookie).toContain(`path=${link.path}`);
  expect(cookie).toMatch(/httponly/i);
  expect(cookie).not.toMatch(/expires|max-age/i);
  const headers = { cookie: cookie.split(';')[0]! };
  const shown = await api.visitor().send('GET', link.path, { headers });
  expect([shown.status, shown.headers.get('vary')]).toEqual([200, expect.stringContaining('Cookie')]);
  expect(shown.text).toContain('Sales');

  const other = await share(owner, form.links, { questions: ['team'], password: PASSWORD });
  expect((await api.visitor().send('GET', other.path, { headers })).text).not.toContain('Sales');
  const changed = await owner.patch(`${form.links}/${link.id}`, { password: 'another password' });
  expect([changed.status, changed.body.hasPassword]).toEqual([200, true]);
  expect(changed.text).not.toContain('argon2');
  expect((await api.visitor().send('GET', link.path, { headers })).text).not.toContain('Sales');
  expect((await owner.patch(`${form.links}/${link.id}`, { password: null })).body.hasPassword).toBe(false);
  expect((await api.visitor().get(link.path)).text).toContain('Sales');
  expect((await owner.patch(`${form.links}/${link.id}`, { password: 'short' })).status).toBe(400);
});

test('RESULT-024 guesses are limited, also for the right password; the answer is a plain page', async () => {
  const link = await share(owner, form.links, { questions: ['team'], password: PASSWORD });
  const { points } = RATE_LIMITS.resultsPasswordSource;
  for (let tried = 0; tried < points; tried++)
    expect((await give(link.path, `guess ${tried}`)).status).toBe(422);
  const refused = await give(link.path, PASSWORD, { 'accept-language': 'de' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(refused.text).toContain('Bitte warten Sie einige Minuten');
  const other = await share(owner, form.links, { questions: ['team'], password: PASSWORD });
  expect((await give(other.path, PASSWORD)).status).toBe(303);
});

test('RESULT-025 a live link can be changed, a frozen one only in name, end and password', async () => {
  const live = await share(owner, form.links, { questions: ['team'] });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const changes = { name: 'Press', questions: ['years'], smallestGroup: 5, expiresAt: soon };
  expect((await api.visitor().get(live.path)).text).toContain('Label team');
  const changed = await owner.patch(`${form.links}/${live.id}`, changes);
  expect([changed.status, changed.body]).toMatchObject([200, changes]);
  const { text } = await api.visitor().get(live.path);
  expect([text.includes('Label years'), text.includes('Label team')]).toEqual([true, false]);
  for (const [wrong, path] of [
    [{ questions: ['mail'] }, 'questions'],
    [{ questions: [] }, 'questions'],
    [{ texts: ['why'] }, 'texts'],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt'],
    [{ smallestGroup: 2 }, 'smallestGroup'],
  ] as const) {
    const refused = await owner.patch(`${form.links}/${live.id}`, wrong);
    expect([refused.status, refused.body.error.issues[0].path[0]]).toEqual([400, path]);
  }
  const frozen = await share(owner, form.links, { questions: ['team'], isFrozen: true });
  const kept = await owner.patch(`${form.links}/${frozen.id}`, { questions: ['years'] });
  expect([kept.status, kept.body.error.issues[0].path]).toEqual([400, ['questions']]);
  expect((await owner.patch(`${form.links}/${frozen.id}`, { name: 'Kept' })).body.name).toBe('Kept');
  const stranger = await api.signedIn();
  expect((await stranger.patch(`${form.links}/${live.id}`, { name: 'Mine' })).status).toBe(404);
  expect((await stranger.post(`${form.links}/${live.id}/renew`)).status).toBe(404);
});

test('RESULT-025 a new address ends the old one at once, and is recorded', async () => {
  const link = await share(owner, form.links, { questions: ['team'] });
  const renewed = await owner.post(`${form.links}/${link.id}/renew`);
  expect([renewed.status, renewed.body.id]).toEqual([200, link.id]);
  const path = new URL(renewed.body.url).pathname;
  expect(path).not.toBe(link.path);
  expect((await api.visitor().get(link.path)).status).toBe(404);
  expect((await api.visitor().get(path)).text).toContain('Sales');
  expect((await owner.patch(`${form.links}/${link.id}`, { name: 'Again' })).status).toBe(200);
  const events = await api.database.query<{ action: string }>(
    `select event_data->>'action' as action from security_events
     where event_type = 'shared_results_changed' and event_data->>'linkId' = $1 order by created_at, id`,
    [link.id],
  );
  expect(events.map(({ action }) => action)).toEqual(['shared', 'renewed', 'changed']);
});

test('RESULT-026 loads of page and element are counted, looks for newer results and refusals are not', async () => {
  const link = await share(owner, form.links, { questions: ['team'] });
  for (const path of [link.path, link.json, `${link.json}?again=1`, `${link.path}x`])
    await api.visitor().get(path);
  const viewsOf = async (): Promise<number> => {
    const { links } = (await owner.get(form.links)).body as { links: { id: string; views: number }[] };
    return links.find(({ id }) => id === link.id)?.views ?? -1;
  };
  await expect.poll(viewsOf, { timeout: 20_000 }).toBe(2);
});
