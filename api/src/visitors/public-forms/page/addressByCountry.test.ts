import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let formId: string;

beforeAll(async () => {
  const address = { ...createField('address'), id: 'home', label: 'Home', country: 'DE', required: true };
  ({ id: formId } = await api.buildForm(
    await api.signedIn(),
    withFields(createEmptyDefinition('Order'), [address]),
  ));
});

test('TYPE-007 without JavaScript an address is asked again as its country writes it, and stored by its code', async () => {
  const visitor = new PlainVisitor(api, formId);
  await visitor.open();
  expect(visitor.html).toMatch(/Postal code<\/label>[^]*City<\/label>/);
  // The region is in the page for people without a script, and nobody else.
  expect(visitor.html).toMatch(
    /form-embed-unused"><label[^>]*>[^<]*<\/label>[^]*name="answers\.home\.state"/,
  );
  const wrongControls = () =>
    [...visitor.html.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].map(
      ([control]) => /name="([^"]*)"/.exec(control)?.[1],
    );
  visitor.fill('answers.home.country', 'US');
  visitor.fill('answers.home.street', '742 Evergreen Terrace');
  visitor.fill('answers.home.city', 'Springfield');
  visitor.fill('answers.home.postal', '6270');
  await visitor.press();
  expect(visitor.html).toMatch(/ZIP code<\/label>/);
  expect(visitor.html).toContain('State is required');
  expect(wrongControls()).toEqual(['answers.home.state']);
  expect(visitor.html).toContain('<option value="IL">Illinois</option>');
  expect(visitor.html).toContain('<option value="US" selected>United States</option>');
  // Unlike browsers, happy-dom does not keep the option that a list comes with.
  visitor.fill('answers.home.country', 'US');
  visitor.fill('answers.home.state', 'IL');
  await visitor.press();

  expect(visitor.html).toContain('Please check the postal code. It looks like 12345.');
  expect(wrongControls()).toEqual(['answers.home.postal']);
  visitor.fill('answers.home.country', 'US');
  visitor.fill('answers.home.state', 'IL');
  visitor.fill('answers.home.postal', '62701');
  await visitor.press();
  const [row] = await api.database.query<{ submission_data: unknown }>(
    'select submission_data from form_submissions where form_id = $1',
    [formId],
  );
  expect(row?.submission_data).toEqual({
    home: {
      street: '742 Evergreen Terrace',
      address2: '',
      city: 'Springfield',
      state: 'IL',
      postal: '62701',
      country: 'US',
    },
  });
});
