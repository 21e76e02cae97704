import { createField } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { mailedDefinition, useMailedForm } from '../../../tests/support/api/mailedForm.ts';
import { plain } from '../../../tests/support/mailServer.ts';

const scene = useMailedForm();
const { answer, runJobs } = scene;
const setAutoReply = (autoReply: unknown) => scene.owner.patch(`/api/forms/${scene.form.id}`, { autoReply });
const REPLY = {
  isOn: true,
  subject: 'Thank you, {your name}',
  text: 'Dear {Your name},\n\nwe have {Email} and {nothing}.',
};

test('T22 the automatic answer: filled in, escaped, to the first email answer', async () => {
  expect((await setAutoReply(REPLY)).body.autoReply).toEqual(REPLY);
  await answer({ name: 'Ada <3\r\nBcc: x@evil.example', mail: 'Ada@Example.com' });
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
  const mail = plain(scene.server.received[0]);
  expect(mail).toMatch(/^To: ada@example.com/m);
  expect(mail).toMatch(/^Subject: Thank you, Ada <3/m);
  expect(mail.slice(0, mail.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/m);
  expect(mail).toContain('Ada &lt;3');
  expect(mail).toContain('{nothing}');
  await answer({ name: 'Ada' });
  await setAutoReply({ ...REPLY, isOn: false });
  await answer({ name: 'Ada', mail: 'eve@example.com' });
  await runJobs();
  expect(scene.server.received).toHaveLength(1);
});

test('T22 one answer a day per form and address, three over the platform', async () => {
  for (let at = 0; at < 5; at++) {
    scene.form = await scene.api.buildForm(scene.owner, mailedDefinition);
    await setAutoReply(REPLY);
    await answer({ name: 'Ada', mail: 'ada@example.com' });
    await answer({ name: 'Ada', mail: 'ADA@example.com' });
  }
  await runJobs();
  expect(scene.server.received).toHaveLength(3);
});

test('an automatic answer needs an email field, a subject and a text', async () => {
  const fields = [{ ...createField('text'), id: 'name' }];
  scene.form = await scene.api.buildForm(scene.owner, { ...mailedDefinition, fields });
  const refused = await setAutoReply(REPLY);
  expect([refused.status, refused.body.error.issues[0].code]).toEqual([400, 'no_email_field']);
  expect((await setAutoReply({ ...REPLY, subject: ' ' })).status).toBe(400);
  expect((await setAutoReply({ ...REPLY, text: 'x'.repeat(5_001) })).status).toBe(400);
  expect((await setAutoReply(null)).body.autoReply).toBeNull();
});
