import { expect, test } from 'vitest';
import { pathIn, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { plain } from '../../../../tests/support/mailServer.ts';

const scene = useMailedForm();
const { answer, runJobs, tell } = scene;
const deliveries = async () =>
  (await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`)).body.deliveries;
const resend = (id: string) => scene.owner.post(`/api/forms/${scene.form.id}/deliveries/${id}/resend`);

test('a form lists its mails, and sends one again: failed as it is, sent anew, a digest not', async () => {
  await tell('team@example.com');
  await answer();
  await runJobs();
  const [sent] = await deliveries();
  expect(sent).toMatchObject({ recipient: 'team@example.com', state: 'sent', attempts: 1, canResend: true });
  expect((await resend(sent.id)).status).toBe(202);
  expect((await resend(sent.id)).status).toBe(202);
  await runJobs();
  expect(scene.server.received).toHaveLength(2);
  expect(plain(scene.server.received[1])).toContain('Ada');
  await scene.api.database.query(
    `update deliveries set state = 'failed', last_error = '550', message = '{"text": "Words", "html": ""}'`,
  );
  await resend(sent.id);
  await runJobs();
  expect(scene.server.received).toHaveLength(3);
  await scene.api.database.query(`update deliveries set state = 'sent', kind = 'submission_digest'`);
  const refused = await resend(sent.id);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'mail.not_repeatable']);
});

test('T22 twenty-five resends of one submission are four more mails, and the rest is refused with the reason', async () => {
  await tell('team@example.com');
  await answer();
  await runJobs();
  const [sent] = await deliveries();
  const statuses: number[] = [];
  for (let at = 0; at < 25; at++) {
    const { status, body } = await resend(sent.id);
    statuses.push(status);
    if (status !== 202) expect(body.error.message).toContain('as often as one may in a day');
    await runJobs();
  }
  expect(statuses).toEqual([...Array(4).fill(202), ...Array(21).fill(409)]);
  expect(scene.server.received).toHaveLength(5);
});

test('D-125 T22 after “These mails have stopped” none goes out: no resend, and none that waited for its server', async () => {
  await tell('team@example.com', scene.form.id);
  await answer();
  await runJobs();
  await answer();
  await scene.api.runJobs();
  expect((await deliveries()).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'sent']);
  const path = pathIn(scene.server.received[0], /List-Unsubscribe: <([^>]+)>/);
  await scene.api.visitor().send('POST', path);
  await runJobs();
  for (const { id } of await deliveries()) {
    const refused = await resend(id);
    expect([refused.status, refused.body.error.message]).toEqual([409, 'The recipient stopped these mails.']);
  }
  // Neither do they go out with all that failed.
  await scene.api.database.query(
    `update deliveries set state = 'failed', message = '{"text": "", "html": ""}'`,
  );
  await scene.api.database.query(`update deliveries set held_reason = null where sent_at is not null`);
  const failed = await scene.owner.post(`/api/forms/${scene.form.id}/deliveries/resend-failed`, {});
  expect([failed.status, failed.body]).toEqual([202, { count: 0 }]);
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
  expect((await deliveries()).map(({ state }: { state: string }) => state)).toEqual(['held', 'failed']);
});
