import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import type { TestResponse } from '../../../../tests/support/api/testClient.ts';
import { RATE_LIMITS } from './rateLimits.ts';

const POOL_SIZE = 2;
/** How long a connection is waited for while all are taken, in ms. */
const STARVED_MS = 200;
const api = useTestApi({ poolSize: POOL_SIZE });

const atOnce = (count: number, send: () => Promise<TestResponse>): Promise<TestResponse[]> =>
  Promise.all(Array.from({ length: count }, send));
const countOf = (answers: readonly TestResponse[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

/** Takes every connection with which limits are counted. @returns a function that gives them back. */
async function starve(): Promise<() => void> {
  const { pool } = api.deps;
  const held = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
  // Only now: a busy machine may take longer to connect.
  const before = pool.options.connectionTimeoutMillis;
  pool.options.connectionTimeoutMillis = STARVED_MS;
  const release = () => {
    pool.options.connectionTimeoutMillis = before;
    for (const one of held.splice(0)) one.release();
  };
  onTestFinished(release);
  return release;
}

test('LOAD-003 200 people at one address fill in ten pages with three files within the limits of a source', () => {
  const people = 200;
  const { formStep, unfinishedSave, upload } = RATE_LIMITS;
  // Steps and saves of ten minutes, files of an hour.
  expect(Math.min(formStep.points, unfinishedSave.points)).toBeGreaterThanOrEqual(people * 10);
  expect(upload.points).toBeGreaterThanOrEqual(people * 3);
});

test('T26 while the count of guesses cannot be reached none is judged, and afterwards no more than the limit', async () => {
  const person = await api.signedIn();
  const input = { currentPassword: 'Wrong-Horse-9', newPassword: 'Another-Horse-8' };
  const guess = () => person.post('/api/auth/password', input);
  const release = await starve();
  const refused = await atOnce(10, guess);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  expect(refused[0]?.body.error.code).toBe('service.unavailable');
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  release();
  const answers: TestResponse[] = [];
  for (let at = 0; at < 7; at++) answers.push(await guess());
  expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([5, 2]);
});

test('D-44 of mails asked for while their count cannot be reached none is written, and afterwards three', async () => {
  const { email } = await api.signedIn();
  const ask = () => api.visitor().post('/api/auth/reset-request', { email });
  const release = await starve();
  expect(countOf(await atOnce(10, ask), 503)).toBe(10);
  release();
  for (let at = 0; at < 10; at++) expect((await ask()).status).toBeLessThan(300);
  await api.runJobs();
  const mails = await api.database.query('select 1 from deliveries where recipient = $1', [email]);
  expect(mails).toHaveLength(3);
});

test('people who are signed in wait for a connection where a submission is refused', async () => {
  const person = await api.signedIn();
  const pool = api.deps.primaryReads;
  const held = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
  const profile = person.get('/api/profile');
  await vi.waitUntil(() => pool.waitingCount > 0);
  // One that waits as long as a submission began later and is refused.
  const release = await starve();
  await expect(api.deps.pool.query('select 1')).rejects.toThrow('timeout exceeded');
  for (const one of held) one.release();
  release();
  expect((await profile).status).toBe(200);
});
