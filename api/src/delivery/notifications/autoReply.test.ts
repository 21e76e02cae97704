import { createField, fieldsOf, mapFields, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { proveAddress } from '../../../../tests/support/api/proveAddress.ts';
import { solveCaptcha } from '../../../../tests/support/api/solveCaptcha.ts';
import { plain } from '../../../../tests/support/mailServer.ts';
import { statusUrl } from '../../submissions/work/submissionLinks.ts';

const scene = useMailedForm();
const { runJobs } = scene;
const setAutoReply = (autoReply: unknown) => scene.owner.patch(`/api/forms/${scene.form.id}`, { autoReply });
const REPLY = {
  isOn: true,
  subject: 'Thank you, {your name}',
  text: 'Dear {Your name},\n\nwe have {Email} and {nothing}.',
};
/** A form that only who has solved a captcha can answer. */
const guarded = withFields(mailedDefinition, [...fieldsOf(mailedDefinition), createField('captcha')]);
const useGuardedForm = async () => {
  scene.form = await scene.api.buildForm(scene.owner, guarded);
  await setAutoReply(REPLY);
};
const answer = async (answers: Record<string, string>) =>
  scene.answer(answers, { captchaToken: await solveCaptcha(scene.api.url) });

test('T22 the automatic answer: filled in, escaped, to the first email answer', async () => {
  await useGuardedForm();
  expect((await setAutoReply(REPLY)).body.autoReply).toEqual(REPLY);
  await answer({ name: 'Ada <3\r\nBcc: x', mail: 'Ada@Example.com' });
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
  const mail = plain(scene.server.received[0]);
  expect(mail).toMatch(/^To: ada@example.com/m);
  expect(mail).toMatch(/^Subject: Thank you, Ada <3/m);
  expect(mail.slice(0, mail.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m);
  expect(mail).toContain('Ada &lt;3');
  expect(mail).toContain('ada@example.com');
  expect(mail).toContain('{nothing}');
  await answer({ name: 'Ada' });
  await setAutoReply({ ...REPLY, isOn: false });
  await answer({ name: 'Ada', mail: 'eve@example.com' });
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
});

test('T22 nothing is mailed to an IP address, and the outbox says why', async () => {
  await useGuardedForm();
  await answer({ name: 'Ada', mail: 'ada@127.0.0.1' });
  await runJobs();
  expect(scene.server.received).toEqual([]);
  const held = await scene.api.database.query(
    `select state, held_reason, last_error from deliveries where kind = 'auto_reply'`,
  );
  expect(held).toEqual([
    { state: 'failed', held_reason: 'no_domain', last_error: 'This address can’t receive mail.' },
  ]);
});

test('NOTIF-045 answers are named as in the form’s own texts, with words for a blank one, and name nothing themselves', async () => {
  await useGuardedForm();
  const [name, mail] = fieldsOf(guarded).map(({ id }) => id);
  const text = `Dear {{${name}|friend}}, {{ ${mail} }}. {{nobody|x}}`;
  await setAutoReply({ isOn: true, subject: `Hello {{${name}|you}}`, text });
  await answer({ name: '{{mail}} {Email}', mail: 'ada@example.com' });
  await answer({ name: '', mail: 'eve@example.com' });
  await runJobs();
  const [named, blank] = scene.server.received.map(plain);
  expect(named).toContain('Dear {{mail}} {Email}, ada@example.com. {{nobody|x}}');
  expect(blank).toMatch(/^Subject: Hello you\r$/m);
  expect(blank).toContain('Dear friend, eve@example.com.');
});

test('SUBM-096 a reply names the score, the most and whether it is enough', async () => {
  const tick = {
    ...createField('yes_no'),
    id: 'tick',
    label: 'Is it round?',
    grading: { yes: { right: true as const } },
  };
  scene.form = await scene.api.buildForm(scene.owner, {
    ...withFields(guarded, [...fieldsOf(guarded), tick]),
    scoring: { kind: 'quiz', showResult: 'never', passAt: { percent: 50 } },
  });
  const text = 'You have {{score}} of {{scoreMax}}. Passed: {{scorePassed}}.';
  await setAutoReply({ isOn: true, subject: 'Quiz', text });
  await answer({ name: 'Ada', mail: 'ada@example.com', tick: 'true' });
  await runJobs();
  expect(plain(scene.server.received[0])).toContain('You have 1 of 1. Passed: Yes.');
});

test('NOTIF-045 T22 a visitor’s words are no advertisement: no address to follow in subject or text, and few of them', async () => {
  await useGuardedForm();
  const name = `WIN AN iPHONE at http://evil.example ${'now '.repeat(40)}`;
  await answer({ name, mail: 'victim@example.com' });
  await runJobs();
  const mail = plain(scene.server.received[0]);
  expect(mail).toMatch(/^Subject: Thank you, WIN AN iPHONE at now now[ now]{0,30}\r$/m);
  expect(mail).not.toContain('evil.example');
});

test('NOTIF-045 T22 without a captcha nobody is answered but the form’s owner; a captcha that was taken away proves nothing', async () => {
  await setAutoReply(REPLY);
  await scene.answer({ name: 'Ada', mail: 'victim@example.com' });
  await scene.answer({ name: 'Me', mail: scene.owner.email });
  await runJobs();
  expect(scene.server.received.map((mail) => /^To: (\S+)/m.exec(mail)?.[1])).toEqual([scene.owner.email]);
  await useGuardedForm();
  await answer({ name: 'Ada', mail: 'victim@example.com' });
  const { version } = (await scene.owner.get(`/api/forms/${scene.form.id}`)).body;
  await scene.owner.put(`/api/forms/${scene.form.id}/definition`, {
    definition: mailedDefinition,
    version,
  });
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
});

test('an address that was proven by a mailed code is answered without a captcha (TYPE-001)', async () => {
  const proven = mapFields(mailedDefinition, (field) =>
    field.type === 'email' ? { ...field, confirm: 'code' } : field,
  );
  scene.form = await scene.api.buildForm(scene.owner, proven);
  await setAutoReply(REPLY);
  const mail = await proveAddress(scene.api, scene.form.id, 'grace@example.com');
  await scene.answer({ name: 'Grace', mail });
  await runJobs();
  const subjects = scene.server.received.map((mail) => /^Subject: (.*)\r$/m.exec(plain(mail))?.[1]);
  expect(subjects).toContain('Thank you, Grace');
});

test('SUBM-088 the automatic answer links to the status where the form shows it', async () => {
  await useGuardedForm();
  const showStatus = async (showsStatus: boolean) => {
    const { status } = await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, { showsStatus });
    expect(status).toBe(200);
  };
  await answer({ name: 'Ada', mail: 'ada@example.com' });
  await runJobs();
  await showStatus(true);
  const { submissionId } = await answer({ name: 'Grace', mail: 'grace@example.com' });
  await runJobs();
  const [before, mail] = scene.server.received.map((text) => plain(text));
  expect(before).not.toContain('Check the status');
  expect(mail).toContain('Check the status');
  expect(mail).toContain(statusUrl(scene.api.deps.config, submissionId));
});

test('T22 twelve answers under twelve tags of one address are five mails, from all forms ten', async () => {
  for (let form = 0; form < 3; form++) {
    await useGuardedForm();
    for (let at = 0; at < 6; at++) await answer({ name: 'Ada', mail: `Victim+${at}@example.com` });
  }
  await runJobs();
  expect(scene.server.received).toHaveLength(10);
  const { deliveries } = (await scene.owner.get(`/api/forms/${scene.form.id}/deliveries`)).body;
  expect(deliveries.map(({ state }: { state: string }) => state)).toEqual(Array(6).fill('held'));
});

test('an automatic answer needs an email field, a subject and a text', async () => {
  const fields = [{ ...createField('text'), id: 'name' }];
  scene.form = await scene.api.buildForm(scene.owner, withFields(mailedDefinition, fields));
  const refused = await setAutoReply(REPLY);
  expect([refused.status, refused.body.error.issues[0].code]).toEqual([400, 'no_email_field']);
  expect((await setAutoReply({ ...REPLY, subject: ' ' })).status).toBe(400);
  expect((await setAutoReply({ ...REPLY, text: 'x'.repeat(5_001) })).status).toBe(400);
  expect((await setAutoReply(null)).body.autoReply).toBeNull();
});
