import {
  createEmptyDefinition,
  createField,
  mapFields,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { companyOrder, orderForm, personOrder } from '../../../../tests/support/api/logicForm.ts';
import { useMailedForm } from '../../../../tests/support/api/mailedForm.ts';
import { plain } from '../../../../tests/support/mailServer.ts';
import { sendDigest } from './sendDigest.ts';

const scene = useMailedForm();
const { answer, runJobs } = scene;
const query = (sql: string, values: unknown[] = []) => scene.api.database.query(sql, values);

const complaints: FormDefinition = withFields(createEmptyDefinition('Feedback'), [
  {
    ...createField('radio'),
    id: 'kind',
    label: 'What is it?',
    options: [
      { value: 'praise', label: 'Praise' },
      { value: 'complaint', label: 'A complaint' },
    ],
  },
  { ...createField('text'), id: 'reason', label: 'Why?', showIf: when('{kind} = "complaint"') },
]);
const isComplaint = when('{kind} = "complaint"');

/** Builds the form of the test, about which its owner is told always. */
const useForm = async (definition: FormDefinition = complaints) => {
  scene.form = await scene.api.buildForm(scene.owner, definition);
  await scene.tell(scene.owner.email, scene.form.id);
};
const emailsPath = () => `/api/forms/${scene.form.id}/notification-emails`;

/** Adds a recipient to the form's list, and sets a condition. @returns the answer of the request. */
async function route(email: string, condition: unknown) {
  const added = await scene.owner.post(emailsPath(), { email });
  expect(added.status).toBe(201);
  return scene.owner.patch(`${emailsPath()}/${added.body.id}`, { condition });
}

/** Addresses that were written to, in order, each with the kind of its mail. */
const told = async () =>
  (
    await query(
      `select recipient, kind from deliveries where channel = 'mail' and form_id = $1
         and kind in ('submission_notification', 'submission_digest') order by created_at, id`,
      [scene.form.id],
    )
  ).map(({ recipient, kind }) => `${String(recipient)} ${kind === 'submission_digest' ? 'digest' : 'mail'}`);

/** Publishes another definition of the test's form. */
async function publish(definition: FormDefinition): Promise<void> {
  const { version } = (await scene.owner.get(`/api/forms/${scene.form.id}`)).body;
  const saved = await scene.owner.put(`/api/forms/${scene.form.id}/definition`, { definition, version });
  expect(saved.status).toBe(200);
  scene.form = { ...scene.form, revisionId: saved.body.revisionId };
}

test('NOTIF-070 a recipient with a condition is told of the submissions that fit, the others of all', async () => {
  await useForm();
  const set = await route('complaints@example.com', isComplaint);
  expect([set.status, set.body.condition]).toEqual([200, isComplaint]);
  await answer({ kind: 'praise' });
  await runJobs();
  expect(await told()).toEqual([`${scene.owner.email} mail`]);
  await answer({ kind: 'complaint', reason: 'Late' });
  await runJobs();
  expect((await told()).slice(1).sort()).toEqual(
    ['complaints@example.com mail', `${scene.owner.email} mail`].sort(),
  );
  const { emails } = (await scene.owner.get(emailsPath())).body;
  expect(emails.map(({ condition }: { condition: unknown }) => condition)).toEqual([null, isComplaint]);
});

test('NOTIF-070 “always” takes a condition back, and an address that all forms tell of has none', async () => {
  await useForm();
  await route('team@example.com', isComplaint);
  await scene.tell('team@example.com');
  await answer({ kind: 'praise' });
  await runJobs();
  expect(await told()).toContain('team@example.com mail');
  await route('other@example.com', isComplaint);
  const { emails } = (await scene.owner.get(emailsPath())).body;
  const other = emails.find(({ email }: { email: string }) => email === 'other@example.com');
  await scene.owner.patch(`${emailsPath()}/${other.id}`, { condition: null });
  await answer({ kind: 'praise' });
  await runJobs();
  expect(await told()).toContain('other@example.com mail');
});

test('NOTIF-070 what was stored decides, under the revision that was answered, and a later change of the form tells nobody else', async () => {
  await useForm();
  await route('complaints@example.com', isComplaint);
  await answer({ kind: 'praise' });
  await answer({ kind: 'complaint', reason: 'Late' });
  // Before the job runs, the choices change places.
  await publish(
    mapFields(complaints, (field) =>
      'options' in field
        ? { ...field, options: [{ value: 'praise', label: 'A complaint' }] }
        : { ...field, showIf: when('answered({kind})') },
    ),
  );
  await runJobs();
  expect((await told()).filter((one) => one.startsWith('complaints@'))).toHaveLength(1);
});

test('NOTIF-070 an answer that was hidden counts for blank', async () => {
  await useForm();
  await route('reasons@example.com', when('answered({reason})'));
  await answer({ kind: 'praise', reason: 'Typed before' });
  await runJobs();
  expect(await told()).not.toContain('reasons@example.com mail');
  await answer({ kind: 'complaint', reason: 'Late' });
  await runJobs();
  expect(await told()).toContain('reasons@example.com mail');
});

test('NOTIF-070 a condition about a question that is gone is met by nobody, also turned round, and is no error', async () => {
  await useForm();
  await route('others@example.com', when('not({kind} = "complaint")'));
  await publish(withFields(complaints, [{ ...createField('text'), id: 'name' }]));
  await answer({ name: 'Ada' });
  await runJobs();
  expect(await told()).toEqual([`${scene.owner.email} mail`]);
  expect(await query('select 1 from graphile_worker.jobs where last_error is not null')).toEqual([]);
  expect((await scene.owner.get(emailsPath())).status).toBe(200);
});

test('NOTIF-070 a client with a condition reads what they may see alone, whatever the condition asks', async () => {
  await useForm(orderForm);
  await query(
    `update forms set client_primary_email = 'client@example.com', client_visible_fields = '["article"]' where id = $1`,
    [scene.form.id],
  );
  await route('client@example.com', when('{kind} = "company"'));
  await answer(personOrder);
  await runJobs();
  expect(await told()).not.toContain('client@example.com mail');
  await answer(companyOrder);
  await runJobs();
  const [mail] = scene.server.received
    .filter((text) => /^To: client@example\.com/m.test(text))
    .map((text) => plain(text));
  expect(mail).toContain('Cup');
  expect(mail).not.toMatch(/A company|DE1|30 days/);
});

test('NOTIF-070 T22 a recipient with a condition leaves the digest: a mail for each that fits, also while others are gathered', async () => {
  await useForm();
  await route('complaints@example.com', isComplaint);
  for (let at = 0; at < 12; at++) await answer({ kind: 'praise' });
  await runJobs();
  expect((await told()).filter((one) => one === `${scene.owner.email} mail`)).toHaveLength(10);
  // In the period nothing else would add a job.
  await answer({ kind: 'complaint', reason: 'Late' });
  await answer({ kind: 'complaint', reason: 'Cold' });
  await runJobs();
  expect((await told()).filter((one) => one.startsWith('complaints@'))).toEqual([
    'complaints@example.com mail',
    'complaints@example.com mail',
  ]);
  await query('update digest_periods set ends_at = now() where told_at is null');
  await sendDigest(scene.api.deps, { formId: scene.form.id });
  expect((await told()).filter((one) => one.endsWith('digest'))).toEqual([`${scene.owner.email} digest`]);
});

test('NOTIF-070 storing a submission judges nothing: it adds the one job that it always added', async () => {
  await useForm();
  await route('complaints@example.com', isComplaint);
  await query('delete from graphile_worker._private_jobs');
  await answer({ kind: 'praise' });
  await answer({ kind: 'complaint' });
  const jobs = await query('select task_identifier from graphile_worker.jobs');
  expect(jobs).toEqual([
    { task_identifier: 'notify_submissions' },
    { task_identifier: 'notify_submissions' },
  ]);
  expect(await told()).toEqual([]);
});

test.each([
  [when('{nobody} = 1'), 'unknown_field'],
  [when('{kind} = "blame"'), 'unknown_option'],
  [when('length({reason})'), 'not_a_condition'],
  [{ op: 'and', of: [] }, 'custom'],
  [{ op: 'run', of: [{ lit: 1 }] }, 'custom'],
  ['{kind}', 'custom'],
])('NOTIF-070 the condition %j is refused beside its field: %s', async (condition, code) => {
  await useForm();
  const refused = await route('complaints@example.com', condition);
  expect(refused.status).toBe(400);
  expect(refused.body.error.issues[0]).toMatchObject({ code });
  expect(refused.body.error.issues[0].path[0]).toBe('condition');
  const { emails } = (await scene.owner.get(emailsPath())).body;
  expect(emails.at(-1).condition).toBeNull();
});
