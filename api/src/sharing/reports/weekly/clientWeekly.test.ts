import { beforeAll, beforeEach, expect, test } from 'vitest';
import { usePortal } from '../../../../../tests/support/api/portalScene.ts';
import { countedForm, storeAnswers } from '../../../../../tests/support/api/resultsScene.ts';
import type { BuiltForm } from '../../../../../tests/support/api/testApi.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/calendar/durations.ts';
import { dueMonday } from '../../../platform/calendar/weeks.ts';
import { addWeeklyReports } from './addWeeklyReports.ts';

const portal = usePortal();
let form: BuiltForm;
const monday = Date.parse(`${dueMonday('UTC', Date.now())}T00:00:00Z`);
const NEXT_MONDAY = monday + 7 * DAY_MS + 9 * HOUR_MS;
beforeAll(async () => {
  form = await portal.api.buildForm(portal.owner, countedForm('Orders'));
  const [thisWeek, weekBefore] = [new Date(monday + DAY_MS), new Date(monday - DAY_MS)];
  await storeAnswers(portal.api, { ...form, accountId: portal.owner.accountId }, [
    ...Array.from({ length: 3 }, () => ({ answers: { kind: 'Company', nps: 10 }, at: thisWeek })),
    { answers: { kind: 'Person', nps: 3 }, at: thisWeek },
    { answers: { kind: 'Company', nps: 1 }, at: weekBefore },
    { answers: { kind: 'Person', nps: 2 }, at: weekBefore },
  ]);
});
beforeEach(() => portal.assign(form.id, { clientId: null }));

/** A client of the form alone, with weekly mails or as they are at first. */
async function clientWith(clientAccess: object, settings: object | null = { weeklyMails: true }) {
  const client = await portal.api.signedInClient();
  expect((await portal.assign(form.id, { clientId: client.clientId, clientAccess })).status).toBe(204);
  if (settings) expect((await client.patch('/api/client-settings', settings)).status).toBe(204);
  return client;
}
async function pass(now: number): Promise<void> {
  await addWeeklyReports(portal.api.deps.orm, now);
  await portal.api.runJobs();
}
const mailsTo = (email: string) =>
  portal.api.database.query<{ subject: string; body_text: string }>(
    `select subject, message ->> 'text' as body_text from deliveries where kind = 'weekly_report' and recipient = $1`,
    [email],
  );

test('CLNT-101 one mail on the next Monday under the client’s mask, however often jobs run', async () => {
  const client = await clientWith({ visibleFields: ['nps'] });
  await pass(Date.now());
  expect(await mailsTo(client.email)).toEqual([]);
  await pass(NEXT_MONDAY);
  await pass(NEXT_MONDAY);
  const [mail, ...more] = await mailsTo(client.email);
  expect([mail?.subject, more]).toEqual(['Your week: Orders', []]);
  expect(mail?.body_text).toContain('Submissions:\n4 (before: 2)');
  expect(mail?.body_text).toContain('Recommend us? · Score:\n50 (before: -100)');
  expect(mail?.body_text).toContain(`/client/form/${form.id}/results?from=`);
  expect(mail?.body_text).not.toMatch(/Company|Person|You are|Amount/);
});

test('CLNT-101 a week that the client may not see whole is not compared', async () => {
  const visibleFrom = new Date(monday - HOUR_MS).toISOString();
  const client = await clientWith({ visibleFrom }, { weeklyMails: true, language: 'de' });
  await pass(NEXT_MONDAY);
  const [mail] = await mailsTo(client.email);
  expect(mail?.subject).toBe('Ihre Woche: Orders');
  expect(mail?.body_text).toMatch(/:\n4\n/);
  expect(mail?.body_text).not.toMatch(/^50/m);
});

test.each([
  ['is off at first', {}, null],
  ['was turned off', {}, { weeklyMails: false }],
  ['shows nothing of submissions', { mayReadSubmissions: false }, { weeklyMails: true }],
  ['begins later', { visibleFrom: '2999-01-01T00:00:00.000Z' }, { weeklyMails: true }],
])('CLNT-101 no mail where it %s', async (_why, access, settings) => {
  const client = await clientWith(access, settings);
  await pass(NEXT_MONDAY);
  expect(await mailsTo(client.email)).toEqual([]);
});

test('CLNT-101 T13 the link of the mail ends them without a session, but not by being followed', async () => {
  const client = await clientWith({});
  const isOn = async () => {
    const { body } = await client.post('/api/validate-client-session', {});
    return body.settings.weeklyMails;
  };
  await pass(NEXT_MONDAY);
  const [mail] = await mailsTo(client.email);
  const { pathname, search } = new URL(/\S+stop-client-weekly\S+/.exec(mail?.body_text ?? '')?.[0] ?? '');
  expect((await portal.api.visitor().get(pathname + search)).text).toContain('weekly mails about your forms');
  expect(await isOn()).toBe(true);
  expect((await portal.api.visitor().post(pathname + search.replace('=', '=AAAA'))).status).toBe(404);
  expect((await portal.api.visitor().post(pathname + search)).status).toBe(200);
  expect(await isOn()).toBe(false);
});
