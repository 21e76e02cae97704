import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useMailedForm } from '../../../../../tests/support/api/mailedForm.ts';
import { createSecret, deviceOf } from '../../../../../tests/support/api/unfinishedScene.ts';
import { plain } from '../../../../../tests/support/mailServer.ts';
import { readPdf } from '../../../../../tests/support/readPdf.ts';
import { tellPromoted } from '../../../delivery/quotas/tellPromoted.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { Form } from '../../../platform/entities/form.entity.ts';
import { sweepUnfinished } from '../../unfinished/sweepUnfinished.ts';

const scene = useMailedForm();

/** A form in German and French. */
const definition = (): FormDefinition => ({
  ...withFields(createEmptyDefinition('Anmeldung zum Sommerfest'), [
    { ...createField('email'), id: 'mail', label: 'Ihre Adresse' },
    {
      ...createField('radio'),
      id: 'meal',
      label: 'Ihr Essen',
      options: [
        { value: 'fish', label: 'Fisch' },
        { value: 'rice', label: 'Reis' },
      ],
    },
  ]),
  language: 'de',
  languages: ['fr'],
  translations: {
    fr: {
      title: 'Inscription à la fête',
      'mail.label': 'Votre adresse',
      'meal.label': 'Votre repas',
      'meal.option.fish': 'Poisson',
    },
  },
});
const ANSWERS = { meal: 'fish' };
const IN_FRENCH = { headers: { 'accept-language': 'fr' } };
/** A browser that was set to English since. */
const show = (path: string) =>
  scene.api.visitor().send('GET', path, { headers: { 'accept-language': 'en' } });

async function build(settings: object = {}, form: FormDefinition = definition()): Promise<void> {
  scene.form = await scene.api.buildForm(scene.owner, form);
  const { status } = await scene.owner.patch(`/api/forms/${scene.form.id}/publishing`, settings);
  expect(status).toBe(200);
}
const languages = async () =>
  (
    await scene.api.database.query<{ language: string | null }>(
      'select language from form_submissions where form_id = $1 order by submitted_at',
      [scene.form.id],
    )
  ).map(({ language }) => language);

test('LANG-009 a submission keeps the language that its visitor saw, whichever way it was sent', async () => {
  await build();
  await scene.answer(ANSWERS, IN_FRENCH);
  await scene.answer(ANSWERS, { headers: { 'accept-language': 'pl' } });
  const { id, revisionId } = scene.form;
  const page = await scene.api.visitor().send('POST', `/embed/${id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      revisionId,
      idempotencyKey: crypto.randomUUID(),
      meal: 'fish',
      lang: 'fr',
    }).toString(),
  });
  expect(page.status).toBe(200);
  expect(await languages()).toEqual(['fr', 'de', 'fr']);
  const list = await scene.owner.get(`/api/submissions?formId=${id}`);
  expect(list.body.submissions.map((one: { language: string }) => one.language)).toEqual(['fr', 'de', 'fr']);
});

test('LANG-009 a form of one language keeps none', async () => {
  await build({}, { ...definition(), languages: [] });
  await scene.answer(ANSWERS, IN_FRENCH);
  expect(await languages()).toEqual([null]);
});

test('LANG-010 the automatic reply and its PDF speak the visitor’s language, and find answers by the owner’s labels', async () => {
  await build({ showsStatus: true });
  const reply = { isOn: true, subject: '{Ihr Essen}', text: '{Ihr Essen} / {{meal}}', attachesPdf: true };
  expect((await scene.owner.patch(`/api/forms/${scene.form.id}`, { autoReply: reply })).status).toBe(200);
  await scene.answer({ ...ANSWERS, mail: scene.owner.email }, IN_FRENCH);
  await scene.answer({ ...ANSWERS, mail: scene.owner.email });
  await scene.runJobs();
  const [french, german] = scene.server.received.map(plain);
  expect(french).toContain('Poisson / Poisson');
  expect(french).toContain('Inscription =C3=A0 la f=C3=AAte');
  expect(french).not.toMatch(/Fisch|Sommerfest|Status ansehen/);
  expect(german).toContain('Fisch / Fisch');
  expect(german).toContain('Status ansehen');
  const { id: formId } = scene.form;
  const [submission] = await scene.api.database.query<{ id: string }>(
    `select id from form_submissions where form_id = $1 and language = 'fr'`,
    [formId],
  );
  const draw = (kind: 'auto_reply' | 'submission_notification') =>
    scene.api.deps.drawAttachedPdf({ submissionId: submission!.id, kind }, { fields: null, leftOut: '' });
  expect((await readPdf(Buffer.from((await draw('auto_reply'))!.bytes))).text).toMatch(
    /Inscription.*Votre repas.*Poisson/,
  );
  // Whoever receives submissions reads them in the form's own language.
  const told = (await readPdf(Buffer.from((await draw('submission_notification'))!.bytes))).text;
  expect(told).toMatch(/Sommerfest.*Ihr Essen.*Fisch/);
}, 60_000);

test('LANG-010 status and edit page are in the language of the answers, unless their address names another', async () => {
  await build({ showsStatus: true, allowsEdits: true });
  const receipt = await scene.answer(ANSWERS, IN_FRENCH);
  const { url } = (receipt as { status?: { url: string } }).status!;
  const status = await show(new URL(url).pathname);
  expect(status.text).toContain('<html lang="fr"');
  expect(status.text).toContain('Inscription à la fête</h1>');
  const edit = new URL(/href="([^"]+\/e\/[\w-]+)"/.exec(status.text)![1]!).pathname;
  const page = await show(edit);
  expect(page.text).toContain('<html lang="fr"');
  expect(page.text).toContain('Poisson');
  expect((await show(`${edit}?lang=de`)).text).toContain('Fisch');
});

test('LANG-010 the mail of a place from the waiting list speaks the visitor’s language', async () => {
  await build();
  const { submissionId } = await scene.answer({ ...ANSWERS, mail: 'ada@example.com' }, IN_FRENCH);
  await inTransaction(scene.api.deps.orm, async (em) => {
    const form = await em.findOneOrFail(Form, { id: scene.form.id });
    await tellPromoted(em, scene.api.deps.config, { form, submissionId });
  });
  const { text } = await scene.api.lastMail('ada@example.com');
  expect(text).toContain('Inscription à la fête');
  expect(text).not.toMatch(/Sommerfest|Platz/);
});

test('LANG-010 links and reminders of answers in progress lead on in the language in which they were typed', async () => {
  await build({ keepsUnfinished: true });
  const { id } = scene.form;
  const one = { ...deviceOf(scene.form), token: createSecret(), answers: ANSWERS };
  const post = (path: string, body: object) =>
    scene.api.visitor().send('POST', `/api/public/forms/${id}/unfinished${path}`, {
      headers: { 'accept-language': 'fr', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const saved = await post('', one);
  const path = `/embed/${id}?continue=${one.token}&lang=fr`;
  expect(saved.body.url).toBe(`http://platform.test${path}`);
  const page = await show(path);
  expect(page.text).toContain('<html lang="fr"');
  expect(page.text).toContain('Votre repas');
  expect((await post('/mail', { token: one.token, address: 'ada@example.com' })).status).toBe(204);
  const mail = await scene.api.lastMail('ada@example.com');
  expect(mail.subject).toContain('Inscription à la fête');
  expect(mail.text).toContain(path);
  await scene.api.database.query(
    `update unfinished_answers set saved_at = saved_at - interval '28 days', expires_at = expires_at - interval '28 days'
     where form_id = $1`,
    [id],
  );
  await sweepUnfinished(scene.api.deps);
  const reminder = await scene.api.lastMail('ada@example.com');
  expect(reminder.subject).not.toBe(mail.subject);
  expect(reminder.subject).toContain('Inscription à la fête');
  expect(reminder.text).toContain(path);
});
