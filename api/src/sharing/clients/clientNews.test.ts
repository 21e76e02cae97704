import { earlier } from '../../../../tests/support/api/earlier.ts';
import type { BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { beforeAll, expect, test } from 'vitest';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import { clientNewsJob } from './clientNews.ts';

const portal = usePortal();
let form: BuiltForm;
beforeAll(async () => {
  form = await portal.api.buildForm(portal.owner, inboxForm('Cakes'));
});

/** A client of the form alone, who chose these mails a minute ago. */
async function clientWho(submissionMails: string, clientAccess: object = {}) {
  const client = await portal.api.signedInClient();
  await portal.assign(form.id, { clientId: null });
  expect((await portal.assign(form.id, { clientId: client.clientId, clientAccess })).status).toBe(204);
  expect((await client.patch('/api/client-settings', { submissionMails })).status).toBe(204);
  await setBack(client.clientId, 60);
  return client;
}
const setBack = (clientId: string, seconds: number) =>
  portal.api.database.query(
    `update clients set news_until = ${earlier('news_until', seconds)} where id = $1`,
    [clientId],
  );
/** Lets submissions be old enough, and runs the job. */
async function runJob() {
  await portal.api.database.query(
    `update form_submissions set submitted_at = ${earlier('submitted_at', 20)} where form_id = $1`,
    [form.id],
  );
  const attempt = { isLast: false, signal: new AbortController().signal };
  await clientNewsJob.perform(portal.api.deps, {}, attempt);
}
const mailsTo = (email: string) =>
  portal.api.database.query(
    `select subject, message ->> 'text' as body_text from deliveries where kind = 'client_news' and recipient = $1 order by created_at`,
    [email],
  );

test('CLNT-097 each new submission is one mail, once, with the answers that the mask shows', async () => {
  const client = await clientWho('each', { visibleFields: ['message'] });
  await submitTo(portal.api, form, { name: 'Secret Ada', message: 'Two tiers' });
  await runJob();
  const mails = await mailsTo(client.email);
  expect(mails).toMatchObject([{ subject: '1 new submission: Cakes' }]);
  expect(mails[0]?.['body_text']).toContain('Two tiers');
  expect(mails[0]?.['body_text']).not.toContain('Secret Ada');
  await runJob();
  expect(await mailsTo(client.email)).toHaveLength(1);
});

test('CLNT-097 many at once, and those of a day, are one mail', async () => {
  const busy = await clientWho('each');
  for (let at = 0; at < 11; at++) await submitTo(portal.api, form, { name: `Ada ${at}` });
  await runJob();
  expect(await mailsTo(busy.email)).toMatchObject([
    { subject: expect.stringMatching(/^1[1-9] new submissions/) },
  ]);
  const daily = await clientWho('daily');
  await submitTo(portal.api, form, { name: 'Grace' });
  await runJob();
  expect(await mailsTo(daily.email)).toEqual([]);
  await setBack(daily.clientId, 24 * 3600);
  await runJob();
  expect(await mailsTo(daily.email)).toHaveLength(1);
});

test.each([
  ['none', {}],
  ['each', { mayReadSubmissions: false }],
  ['each', { visibleFrom: '2999-01-01T00:00:00.000Z' }],
])('CLNT-097 nothing is mailed to somebody who chose %s and has %j', async (choice, access) => {
  const client = await clientWho(choice, access);
  await submitTo(portal.api, form, { name: 'Ada' });
  await runJob();
  expect(await mailsTo(client.email)).toEqual([]);
});

test('CLNT-097 an address that the owner has mailed already gets no second mail', async () => {
  const client = await clientWho('each');
  await portal.api.database.query('update forms set client_primary_email = $1 where id = $2', [
    client.email,
    form.id,
  ]);
  await submitTo(portal.api, form, { name: 'Ada' });
  await runJob();
  expect(await mailsTo(client.email)).toEqual([]);
  await portal.api.database.query('update forms set client_primary_email = null where id = $1', [form.id]);
});
