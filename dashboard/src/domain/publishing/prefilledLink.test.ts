import { expect, test } from 'vitest';
import {
  contrastRatio,
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  fieldsOf,
  filledButton,
  withFields,
  type Field,
} from '@inlay/sdk/model';
import {
  choicesOf,
  linkableFields,
  mailButton,
  prefilledForm,
  prefilledLink,
  takesAnswer,
} from './prefilledLink.ts';

const URL_OF_FORM = 'https://forms.example.com/embed/0195b9f0-0000-7000-8000-000000000001';

test('EMBED-104 a prefilled link names fields by id and holds any text', () => {
  const answers = new Map([
    ['name', 'Ada & Söhne 😀'],
    ['size', ''],
  ]);
  const link = prefilledLink(URL_OF_FORM, answers);
  expect(link.startsWith(`${URL_OF_FORM}?name=`)).toBe(true);
  expect([...new URL(link).searchParams]).toEqual([['name', 'Ada & Söhne 😀']]);
  expect(prefilledLink(URL_OF_FORM, new Map())).toBe(URL_OF_FORM);
});

test('EMBED-104 a link fills in every type with one value; of others, the list says why not', () => {
  const fields: Field[] = FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type }));
  fields.push({ ...createField('hidden'), id: 'constant', locked: true });
  fields.push({ ...createField('checkbox'), id: 'box', options: [] });
  const { linked, refused } = linkableFields(withFields(createEmptyDefinition('Form'), fields));
  expect(linked.map(({ id }) => id)).toEqual(['text', 'email', 'phone', 'date', 'textarea', 'select', 'radio', 'number', 'yes_no', 'url', 'time', 'country', 'rating', 'scale', 'nps', 'slider', 'picture', 'hidden', 'box']); // prettier-ignore
  expect(Object.fromEntries(refused.map(({ field, reason }) => [field.id, reason]))).toEqual({
    checkbox: 'takes several answers',
    address: 'has several parts',
    date_range: 'has several parts',
    name: 'has several parts',
    matrix: 'has several parts',
    ranking: 'takes several answers',
    consent: 'only visitors answer it',
    file: 'takes files',
    signature: 'takes files',
    constant: 'always the same',
  });
});

test('EMBED-104 what can be chosen for a link is what the question takes, in words', () => {
  const english = { language: 'en', words: { yes: 'Yes', no: 'No' } } as const;
  const types = ['yes_no', 'rating', 'country', 'radio', 'picture'] as const;
  for (const field of types.map((type) => createField(type))) {
    const choices = choicesOf(field, english);
    expect(choices.length).toBeGreaterThan(1);
    for (const { value } of choices) expect(takesAnswer(field, value)).toBe(true);
  }
  expect(choicesOf(createField('yes_no'), english)).toEqual([{ value: 'true', label: 'Yes' }, { value: 'false', label: 'No' }]); // prettier-ignore
  expect(choicesOf(createField('country'), english)).toContainEqual({ value: 'DE', label: 'Germany' });
  expect(choicesOf(createField('number'), english)).toEqual([]);
  expect(takesAnswer(createField('number'), 'many')).toBe(false);
});

test('EMBED-104 a button for mails escapes what the owner wrote', () => {
  const html = mailButton({
    title: '<b>Order & pay</b>',
    link: `${URL_OF_FORM}?a=1&b="2"`,
    colors: { background: '#1f2937', text: '#ffffff' },
  });
  expect(html).toContain('>&#60;b&#62;Order &#38; pay&#60;/b&#62;</a>');
  expect(html).toContain(`href="${URL_OF_FORM}?a=1&#38;b=&#34;2&#34;"`);
});

test.each(['#ffe600', '#1f2937', '#ffffff', '#3b82f6', '#12b886'])(
  'EMBED-104 the text of a button for mails can be read on the brand’s color %s',
  (primaryColor) => {
    for (const buttonStyle of ['solid', 'outline', 'ghost', 'gradient'] as const) {
      const colors = filledButton({ primaryColor, buttonStyle });
      const html = mailButton({ title: 'Order', link: URL_OF_FORM, colors });
      const [, background = ''] = /background:(#\w{6})/.exec(html) ?? [];
      const [, text = ''] = /;color:(#\w{6})/.exec(html) ?? [];
      expect(contrastRatio(background, text)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('EMBED-104 what a prefilled link opens has no hidden fields, and the filled ones among the first', () => {
  const fields = ['a', 'b', 'c', 'd'].map((id) => ({ ...createField('radio'), id }));
  const form = withFields(createEmptyDefinition('T'), fields);
  const shown = prefilledForm(form, new Map([['d', 'x'], ['a', 'y']]), { hidden: ['a'], locked: new Set(['d']), most: 2 }); // prettier-ignore
  expect(fieldsOf(shown).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(fieldsOf(shown).map(({ type }) => type)).toEqual(['radio', 'text']);
});
