import { createField, fieldsOf, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { mailedDefinition, useMailedForm } from '../../../../tests/support/api/mailedForm.ts';

const scene = useMailedForm();

const asking = withFields(mailedDefinition, [
  ...fieldsOf(mailedDefinition),
  { ...createField('number'), id: 'days', label: 'Days' },
  { ...createField('email'), id: 'manager', label: 'Manager', showIf: when('{days} > 5') },
  createField('captcha'),
]);
const isLong = when('{days} > 5');

/** Tries answers, and returns what each route says: its name, where it goes, and why it is not told. */
async function tried(answers: object, definition: object = asking): Promise<string[]> {
  const { status, body } = await scene.owner.post(`/api/forms/${scene.form.id}/routing/try`, {
    definition,
    answers,
    today: '2026-05-03',
  });
  expect(status).toBe(200);
  return body.routes.map(({ kind, name, to, isTold, reason }: Record<string, unknown>) =>
    [kind, name, ...(to === null ? [] : [to]), isTold ? 'told' : reason].join(' '),
  );
}

test('NOTIF-073 trying a form says who would be told what, and why not, and sends nothing', async () => {
  scene.form = await scene.api.buildForm(scene.owner, asking);
  const path = `/api/forms/${scene.form.id}`;
  await scene.tell('always@example.com', scene.form.id);
  const { body: added } = await scene.owner.post(`${path}/notification-emails`, {
    email: 'long@example.com',
  });
  await scene.owner.patch(`${path}/notification-emails/${added.id}`, { condition: isLong });
  const { body: hook } = await scene.owner.post(`${path}/webhooks`, { url: 'https://hooks.example.com/' });
  await scene.owner.patch(`${path}/webhooks/${hook.webhook.id}`, { condition: when('{days} > 30') });
  const reply = { isOn: true, subject: 'Thank you', text: 'We have it.' };
  const cases = [{ if: isLong, subject: 'A long leave', text: 'We will talk.' }];
  await scene.owner.patch(path, {
    autoReply: { ...reply, cases },
    answeredRecipients: [{ field: 'manager', condition: null }],
  });
  expect(await tried({ days: '9', mail: 'ada@example.com', manager: 'boss@example.com' })).toEqual([
    'recipient always@example.com told',
    'recipient long@example.com told',
    'answered Manager boss@example.com told',
    'reply A long leave ada@example.com told',
    'reply Thank you ada@example.com other_reply',
    'webhook https://hooks.example.com/ unmet',
  ]);
  // The manager is not asked for, so what was typed before goes nowhere.
  expect(await tried({ days: '2', manager: 'boss@example.com' })).toEqual([
    'recipient always@example.com told',
    'recipient long@example.com unmet',
    'answered Manager no_address',
    'reply A long leave unmet',
    'reply Thank you no_address',
    'webhook https://hooks.example.com/ unmet',
  ]);
  // A draft without the question, and without the captcha.
  const draft = withFields(
    asking,
    fieldsOf(asking).filter(({ id, type }) => id !== 'days' && id !== 'manager' && type !== 'captcha'),
  );
  expect(await tried({ mail: 'ada@example.com' }, draft)).toEqual([
    'recipient always@example.com told',
    'recipient long@example.com gone',
    'answered manager no_address',
    'reply A long leave ada@example.com gone',
    'reply Thank you ada@example.com no_captcha',
    'webhook https://hooks.example.com/ gone',
  ]);
  expect(await scene.api.database.query('select 1 from deliveries')).toEqual([]);
  expect(await scene.api.database.query('select 1 from form_submissions')).toEqual([]);
});

test('NOTIF-073 whoever may not share a form is not told whom it tells', async () => {
  const stranger = await scene.api.signedIn();
  const body = { definition: asking, answers: {}, today: '2026-05-03' };
  const path = `/api/forms/${scene.form.id}/routing/try`;
  expect((await stranger.post(path, body)).status).toBe(404);
  expect((await scene.owner.post(path, { ...body, definition: { version: 1 } })).status).toBe(400);
});
