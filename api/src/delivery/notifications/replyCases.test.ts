import { createField, fieldsOf, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { solveCaptcha } from '../../../../tests/support/api/solveCaptcha.ts';
import { plain } from '../../../../tests/support/mailServer.ts';

const scene = useMailedForm();
const { runJobs } = scene;

const leave = withFields(mailedDefinition, [
  ...fieldsOf(mailedDefinition),
  { ...createField('email'), id: 'manager', label: 'Email of your manager' },
  { ...createField('number'), id: 'days', label: 'Days of {{name|somebody}}' },
  { ...createField('hidden'), id: 'source', label: 'Source' },
]);
const guarded = withFields(leave, [...fieldsOf(leave), createField('captcha')]);
const useForm = async (definition = guarded) => {
  scene.form = await scene.api.buildForm(scene.owner, definition);
};
const change = (changes: object) => scene.owner.patch(`/api/forms/${scene.form.id}`, changes);
const answer = async (answers: Record<string, unknown>) =>
  scene.answer(answers, { captchaToken: await solveCaptcha(scene.api.url) });
const received = () =>
  scene.server.received.map((mail) => ({
    to: /^To: (\S+)/m.exec(mail)?.[1],
    subject: /^Subject: (.*)\r$/m.exec(plain(mail))?.[1],
  }));

const BASE = { isOn: true, subject: 'We have it', text: 'Thank you, {Your name}.' };
const LONG = { if: when('{days} > 5'), subject: 'A long leave', text: 'We will talk.' };
const SHORT = { if: when('{days} > 0'), subject: 'A short leave', text: 'Granted.' };

test('NOTIF-071 of several replies the first that fits is sent, else the one for all others', async () => {
  await useForm();
  const autoReply = { ...BASE, cases: [LONG, SHORT] };
  expect((await change({ autoReply })).body.autoReply).toEqual(autoReply);
  await answer({ name: 'Ada', mail: 'ada@example.com', days: '9' });
  await answer({ name: 'Bob', mail: 'bob@example.com', days: '2' });
  await answer({ name: 'Eve', mail: 'eve@example.com' });
  await runJobs();
  expect(received()).toEqual([
    { to: 'ada@example.com', subject: 'A long leave' },
    { to: 'bob@example.com', subject: 'A short leave' },
    { to: 'eve@example.com', subject: 'We have it' },
  ]);
});

test('NOTIF-071 without a reply for all others nobody else is answered, and a case can go to another answered address', async () => {
  await useForm();
  const autoReply = { ...BASE, otherwise: false, cases: [{ ...LONG, to: 'manager' }, SHORT] };
  await change({ autoReply });
  await answer({ name: 'Ada', mail: 'ada@example.com', manager: 'boss@example.com', days: '9' });
  // Nobody is answered in place of a manager who was not named.
  await answer({ name: 'Bob', mail: 'bob@example.com', days: '9' });
  await answer({ name: 'Eve', mail: 'eve@example.com' });
  await runJobs();
  expect(received()).toEqual([{ to: 'boss@example.com', subject: 'A long leave' }]);
});

test('NOTIF-072 T22 an answered address is notified of what visitors see, shortened and without links, where a captcha was solved', async () => {
  await useForm();
  const answeredRecipients = [{ field: 'manager', condition: when('{days} > 5') }];
  expect((await change({ answeredRecipients })).body.answeredRecipients).toEqual(answeredRecipients);
  const name = 'Ada http://evil.example/now';
  await answer({ name, mail: 'ada@example.com', manager: 'Boss@example.com', days: '9', source: 'secret' });
  await answer({ name, mail: 'ada@example.com', manager: 'boss@example.com', days: '1' });
  await runJobs();
  expect(received()).toEqual([{ to: 'boss@example.com', subject: 'New submission: Order <cake>' }]);
  const mail = plain(scene.server.received[0]);
  expect(mail).toContain('Your name: Ada [link]');
  expect(mail).toContain('Days of Ada [link]: 9');
  expect(mail).not.toMatch(/evil|secret|Source/);
  // The form’s submissions are not theirs to open.
  expect(mail).not.toContain('/submissions/');
});

test('NOTIF-072 T22 without a captcha an answered address is told nothing, unless it is the owner’s own', async () => {
  await useForm(leave);
  await change({ answeredRecipients: [{ field: 'manager', condition: null }] });
  await scene.answer({ name: 'Ada', manager: 'victim@example.com' });
  await scene.answer({ name: 'Ada', manager: scene.owner.email });
  await runJobs();
  expect(received().map(({ to }) => to)).toEqual([scene.owner.email]);
});

test('NOTIF-072 an answered address is notified within a digest’s period as well, and none that was taken away', async () => {
  await useForm();
  await scene.tell('team@example.com', scene.form.id);
  await change({ answeredRecipients: [{ field: 'manager', condition: null }] });
  for (let at = 0; at < 11; at++) await answer({ name: 'Ada' });
  await runJobs();
  await answer({ manager: 'boss@example.com' });
  await runJobs();
  expect(received().filter(({ to }) => to === 'boss@example.com')).toHaveLength(1);
  expect((await change({ answeredRecipients: [] })).body.answeredRecipients).toEqual([]);
  await scene.api.database.query('delete from graphile_worker._private_jobs');
  await answer({ manager: 'boss@example.com' });
  const jobs = await scene.api.database.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'notify_submissions'`,
  );
  expect(jobs).toEqual([]);
});

test('NOTIF-071 NOTIF-072 a condition that cannot be asked, and a field that is no address, are refused beside them', async () => {
  await useForm();
  const refused = [
    await change({ autoReply: { ...BASE, cases: [SHORT, { ...LONG, if: when('{nobody} = 1') }] } }),
    await change({ autoReply: { ...BASE, to: 'name' } }),
    await change({ answeredRecipients: [{ field: 'days', condition: null }] }),
    await change({ answeredRecipients: [{ field: 'manager', condition: when('{nobody} = 1') }] }),
    await change({ autoReply: { ...BASE, cases: Array.from({ length: 11 }, () => SHORT) } }),
  ];
  expect(refused.map(({ status, body }) => [status, body.error.issues[0].path.join('.')])).toEqual([
    [400, 'autoReply.cases.1.if'],
    [400, 'autoReply.to'],
    [400, 'answeredRecipients.0.field'],
    [400, 'answeredRecipients.0.condition'],
    [400, 'autoReply.cases'],
  ]);
});

test('NOTIF-071 a case whose question is gone is passed over, and the rest can still be changed', async () => {
  await useForm();
  const autoReply = { ...BASE, cases: [{ ...LONG, if: when('not({days} > 5)') }] };
  await change({ autoReply });
  const { version } = (await scene.owner.get(`/api/forms/${scene.form.id}`)).body;
  const fields = fieldsOf(guarded).filter(({ id }) => id !== 'days');
  const saved = await scene.owner.put(`/api/forms/${scene.form.id}/definition`, {
    definition: withFields(guarded, fields),
    version,
  });
  scene.form = { ...scene.form, revisionId: saved.body.revisionId };
  expect((await change({ autoReply: { ...autoReply, subject: 'All others' } })).status).toBe(200);
  await answer({ name: 'Ada', mail: 'ada@example.com' });
  await runJobs();
  expect(received()).toEqual([{ to: 'ada@example.com', subject: 'All others' }]);
});
