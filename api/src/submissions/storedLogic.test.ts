import { beforeAll, expect, test } from 'vitest';
import { submitTo } from '../../../tests/support/api/inboxSamples.ts';
import { companyOrder, orderForm, personOrder } from '../../../tests/support/api/logicForm.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
let company: string;
let person: string;
beforeAll(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, orderForm);
  company = await submitTo(api, form, companyOrder);
  person = await submitTo(api, form, personOrder);
});

const outline = {
  pages: [
    { title: 'About you', items: ['kind', 'vat'] },
    { title: 'Terms for companies', items: ['terms'] },
    { title: 'Order', items: ['lines', 'note'] },
  ],
  repeats: [{ id: 'lines', label: 'Item', items: ['article', 'size'] }],
  values: [
    { id: 'count', name: 'Number of items', show: 'inbox', format: 'number' },
    { id: 'step', name: 'Step', show: 'nowhere', format: 'number' },
  ],
};

test('a list says of each submission what was not asked, and how the form is laid out', async () => {
  const { body } = await owner.get(`/api/submissions?formId=${form.id}`);
  expect(body.notAsked).toEqual({ [person]: ['vat', 'terms'] });
  expect(body.revisions[form.revisionId].outline).toEqual(outline);
  const { body: found } = await owner.get(`/api/submissions?search=DE1`);
  expect([found.submissions.length, found.notAsked]).toEqual([1, {}]);
});

test('details say what was not asked and which ending was met', async () => {
  const ofPerson = (await owner.get(`/api/submissions/${person}`)).body;
  expect(ofPerson).toMatchObject({
    notAsked: ['vat', 'terms'],
    ending: { id: 'e1', title: 'Thank you' },
    outline,
  });
  const ofCompany = (await owner.get(`/api/submissions/${company}`)).body;
  expect(ofCompany).toMatchObject({ notAsked: [], ending: { id: 'big', title: 'Thank you, company' } });
  expect(ofCompany.submission.answers).toEqual({ ...companyOrder, count: 2, step: 4 });
});

test('details print the answers that labels name; a list, which has many, names the questions', async () => {
  const [first, ...others] = orderForm.pages;
  const [kind, vat] = first!.items;
  const asked = { ...vat!, label: 'VAT number of {{kind}}' };
  const named = await api.buildForm(owner, {
    ...orderForm,
    pages: [{ ...first!, items: [kind!, asked] }, ...others],
  });
  const labelIn = (fields: { id: string; label: string }[]) => fields.find(({ id }) => id === 'vat')?.label;
  const details = await owner.get(`/api/submissions/${await submitTo(api, named, companyOrder)}`);
  expect(labelIn(details.body.fields)).toBe('VAT number of A company');
  const { body } = await owner.get(`/api/submissions?formId=${named.id}`);
  expect(labelIn(body.revisions[named.revisionId].fields)).toBe('VAT number of [You are]');
});

test('a form of plain fields is answered for as before', async () => {
  const plain = await api.buildForm(owner, {
    ...orderForm,
    pages: [{ ...orderForm.pages[0]!, title: '', items: [orderForm.pages[1]!.items[0]!] }],
    values: [],
    endings: orderForm.endings.slice(1).map((ending) => ({ ...ending, title: '' })),
  });
  const id = await submitTo(api, plain, { terms: 'None' });
  const list = (await owner.get(`/api/submissions?formId=${plain.id}`)).body;
  expect([Object.keys(list.revisions[plain.revisionId]), 'notAsked' in list]).toEqual([['fields'], false]);
  const details = (await owner.get(`/api/submissions/${id}`)).body;
  expect(['outline', 'notAsked', 'ending'].filter((key) => key in details)).toEqual([]);
});
