import { beforeAll, expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { companyOrder, orderForm, personOrder } from '../../../../tests/support/api/logicForm.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await owner.post('/api/notification-emails', { email: 'team@example.com', formId: null, label: null });
});

/** Sends answers, and returns the text of the mail about them. */
async function mailAbout(form: BuiltForm, answers: object): Promise<string> {
  await submitTo(api, form, answers);
  await api.runJobs();
  const [mail] = await api.database.query<{ text: string }>(
    `select message ->> 'text' as text from deliveries where kind = 'submission_notification' order by id desc limit 1`,
  );
  return mail?.text ?? '';
}

test('the client reads in mails what the assignment shows, and dots for what it hides', async () => {
  const [first, ...others] = orderForm.pages;
  const [kind, vat] = first!.items;
  const form = await api.buildForm(owner, {
    ...orderForm,
    pages: [{ ...first!, items: [kind!, { ...vat!, label: 'VAT number of {{kind}}' }] }, ...others],
  });
  await api.database.query(
    `update forms set client_primary_email = 'Client@example.com', client_visible_fields = '["vat", "article"]' where id = $1`,
    [form.id],
  );
  await submitTo(api, form, companyOrder);
  await api.runJobs();
  const mails = await api.database.query<{ to: string; text: string }>(
    `select recipient as to, message ->> 'text' as text from deliveries
     where kind = 'submission_notification' and form_id = $1`,
    [form.id],
  );
  const textTo = (address: string) => mails.find(({ to }) => to === address)?.text ?? '';
  expect(textTo('client@example.com')).toContain('VAT number of •••:\nDE1');
  expect(textTo('client@example.com')).toContain('Item:\n1. Article: Cup\n2. Article: =Pot\n\n');
  expect(textTo('client@example.com')).not.toMatch(/A company|30 days|Small|Soon/);
  expect(textTo('team@example.com')).toContain('VAT number of A company:\nDE1');
});

test('a mail has pages as headings, rows, values, and nothing that was not asked', async () => {
  const [first, ...others] = orderForm.pages;
  const [kind, vat] = first!.items;
  const form = await api.buildForm(owner, {
    ...orderForm,
    pages: [{ ...first!, items: [kind!, { ...vat!, label: 'VAT number of {{kind}}' }] }, ...others],
  });
  const company = await mailAbout(form, companyOrder);
  const lines = [
    '== About you ==\n\nYou are:\nA company',
    'VAT number of A company:\nDE1',
    '== Terms for companies ==\n\nPayment terms:\n30 days',
    '== Order ==\n\nItem:\n1. Article: Cup, Size: Small\n2. Article: =Pot, Size: Large',
    'Note:\nSoon',
    'Number of items:\n2',
  ];
  expect(company).toContain(lines.join('\n\n'));
  expect(company).not.toContain('Step');
  const person = await mailAbout(form, personOrder);
  expect(person).toContain('You are:\nA person\n\n== Order ==\n\nItem:\n–');
  expect(person).not.toMatch(/VAT|Payment terms|Terms for companies/);
});
