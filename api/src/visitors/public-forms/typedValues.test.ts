import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type Field,
  type FieldOfType,
  type Language,
} from '@inlay/sdk/model';
import { hiddenInputs, postPlainly, storedAnswers } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';

/** What people type and paste, as it is sent by programs and by posts without a script. */
const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});

async function formWith(field: Field, language: Language = 'en', timeZone: string | null = null) {
  const definition = withFields(createEmptyDefinition('Typed'), [{ ...field, id: 'value', label: 'Value' }]);
  const zoned = { ...definition, flow: { ...definition.flow, timeZone } };
  const form = await api.buildForm(owner, zoned);
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, { language })).status).toBe(200);
  return form;
}

/** Returns what is stored of an answer by JSON and by a plain post, or why it is refused. */
async function send(form: BuiltForm, value: string): Promise<unknown[]> {
  const body = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: { value } };
  const sent = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
  const json = sent.status === 201 ? 'stored' : sent.body.error.issues[0].message;
  const { text } = await api.visitor().get(`/embed/${form.id}`);
  await postPlainly(api, form.id, { entries: { ...hiddenInputs(text), 'answers.value': value } });
  const rows = await storedAnswers(api, form.id);
  await api.database.query('delete from form_submissions where form_id = $1', [form.id]);
  const values = rows.map(({ submission_data: answers }) => (answers as { value: unknown }).value);
  return json === 'stored' ? values : [json, ...values];
}

test('TYPE-010 three decimals are no thousands, whoever sends them', async () => {
  const settings = { min: -1_000, max: 1_000_000 };
  const english = await formWith({ ...createField('number'), ...settings });
  for (const [typed, number] of [['0.125', 0.125], ['-0.125', -0.125], ['12.345', 12.345], ['1.500', 1.5], ['0,125', 0.125], ['1,234.5', 1234.5]] as const)
    expect([typed, ...(await send(english, typed))]).toEqual([typed, number, number]); // prettier-ignore
  expect(await send(english, '1,500')).toEqual(['Did you mean 1500 or 1,5? Please enter it that way.']);
  const german = await formWith({ ...createField('number'), ...settings }, 'de');
  for (const [typed, number] of [['0,125', 0.125], ['12,345', 12.345], ['0.125', 0.125], ['1.234,5', 1234.5]] as const)
    expect([typed, ...(await send(german, typed))]).toEqual([typed, number, number]); // prettier-ignore
  expect(await send(german, '12.345')).toEqual([
    'Meinen Sie 12345 oder 12.3450? Bitte geben Sie die Zahl so ein.',
  ]);
});

test('TYPE-010 limits hold for the number that was meant', async () => {
  const share = await formWith({ ...createField('number'), min: 0, max: 1, places: 3 });
  expect(await send(share, '0.250')).toEqual([0.25, 0.25]);
  const price = await formWith({ ...createField('number'), places: 2 });
  expect(await send(price, '0.125')).toEqual([expect.stringContaining('2')]);
});

const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }).format();

test('TYPE-008 the day of a visitor anywhere is today, in a form with a time zone the day there', async () => {
  const field: FieldOfType<'date'> = { ...createField('date'), id: 'value', earliestDay: 0, latestDay: 0 };
  const anywhere = await formWith(field);
  for (const zone of ['Pacific/Pago_Pago', 'America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])
    expect([zone, ...(await send(anywhere, dayIn(zone)))]).toEqual([zone, dayIn(zone), dayIn(zone)]);
  const there = await formWith(field, 'en', 'Pacific/Kiritimati');
  expect(await send(there, dayIn('Pacific/Kiritimati'))).toHaveLength(2);
  // A whole day lies between these two.
  expect(await send(there, dayIn('Pacific/Pago_Pago'))).toEqual([expect.stringContaining('or later')]);
});

test('D-96 a year with two digits is asked for again', async () => {
  const date = await formWith(createField('date'));
  expect(await send(date, '0026-12-24')).toEqual(['Please enter the year with four digits']);
});

test('EMBED-028 what pasting brings along unseen is no part of an address or a number', async () => {
  const email = await formWith(createField('email'));
  expect(await send(email, '\u202ainfo@käse.example\u200b\u202c')).toEqual([
    'info@käse.example',
    'info@käse.example',
  ]);
  const phone = await formWith(createField('phone'));
  expect(await send(phone, 'tel:+49\u00ad30–١٢٣٤٥٦')).toEqual(['+4930-123456', '+4930-123456']);
  const text = await formWith(createField('text'));
  expect(await send(text, 'نمی\u200cخواهم')).toEqual(['نمی\u200cخواهم', 'نمی\u200cخواهم']);
});
