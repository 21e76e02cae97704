import { createField, fieldsOf, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { solveCaptcha } from '../../../../tests/support/api/solveCaptcha.ts';
import { plain } from '../../../../tests/support/mailServer.ts';
import { statusUrl } from '../../submissions/work/submissionLinks.ts';

const scene = useMailedForm();
const REPLY = { isOn: true, subject: 'Thank you', text: 'We have it.' };
const guarded = withFields(mailedDefinition, [...fieldsOf(mailedDefinition), createField('captcha')]);

/** A form whose senders follow the status, with a submission of Ada's. */
async function submitted(definition: typeof guarded, autoReply: object | null): Promise<string> {
  const { api, owner, server } = scene;
  scene.form = await api.buildForm(owner, definition);
  const path = `/api/forms/${scene.form.id}`;
  expect((await owner.patch(path, { autoReply })).status).toBe(200);
  expect((await owner.patch(`${path}/publishing`, { showsStatus: true })).status).toBe(200);
  const answers = { name: 'Ada', mail: 'ada@example.com' };
  const { submissionId } = await scene.answer(answers, { captchaToken: await solveCaptcha(api.url) });
  await scene.runJobs();
  server.received.length = 0;
  return submissionId;
}

/** Writes a comment. @returns the mails that it causes. */
async function mailsOf(submissionId: string, comment: object): Promise<string[]> {
  const { status } = await scene.owner.post(`/api/submissions/${submissionId}/comments`, comment);
  expect(status).toBe(201);
  await scene.runJobs();
  return scene.server.received.splice(0).map((mail) => plain(mail));
}
const FOR_SENDER = { text: 'Your cake is ready', audience: 'public' };

test('SUBM-090 a comment for the sender is mailed to them, with the link to the status; one for the team is not', async () => {
  const submissionId = await submitted(guarded, REPLY);
  expect(await mailsOf(submissionId, { text: 'Burnt', audience: 'team' })).toEqual([]);
  const [mail, ...others] = await mailsOf(submissionId, FOR_SENDER);
  expect(others).toEqual([]);
  expect(mail).toMatch(/^To: ada@example.com/m);
  expect(mail).toContain('Your cake is ready');
  expect(mail).toContain(statusUrl(scene.api.deps.config, submissionId));
});

test('SUBM-090 NOTIF-045 nothing is mailed by a form without automatic replies, or to an address that nobody vouched for', async () => {
  expect(await mailsOf(await submitted(guarded, { ...REPLY, isOn: false }), FOR_SENDER)).toEqual([]);
  expect(await mailsOf(await submitted(mailedDefinition, REPLY), FOR_SENDER)).toEqual([]);
});
