import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, fieldsOf, withFields, type Field } from '@inlay/sdk/model';
import { linkableFields, mailButton, prefilledForm, prefilledLink } from './prefilledLink.ts';

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

test('EMBED-104 headings, boxes and captchas cannot be filled in by a link', () => {
  const types = ['header', 'text', 'checkbox', 'captcha', 'radio', 'hidden'] as const;
  const fields: Field[] = types.map((type) => ({ ...createField(type), id: type }));
  fields.push({ ...createField('hidden'), id: 'constant', locked: true });
  const linkable = linkableFields(withFields(createEmptyDefinition('Form'), fields));
  expect(linkable.map(({ id }) => id)).toEqual(['text', 'radio', 'hidden']);
});

test('EMBED-104 a button for mails escapes what the owner wrote', () => {
  const html = mailButton({
    title: '<b>Order & pay</b>',
    link: `${URL_OF_FORM}?a=1&b="2"`,
    color: '#1f2937',
  });
  expect(html).toContain('>&#60;b&#62;Order &#38; pay&#60;/b&#62;</a>');
  expect(html).toContain(`href="${URL_OF_FORM}?a=1&#38;b=&#34;2&#34;"`);
});

test('EMBED-104 what a prefilled link opens has no hidden fields, and the filled ones among the first', () => {
  const fields = ['a', 'b', 'c', 'd'].map((id) => ({ ...createField('radio'), id }));
  const form = withFields(createEmptyDefinition('T'), fields);
  const shown = prefilledForm(form, new Map([['d', 'x'], ['a', 'y']]), { hidden: ['a'], locked: new Set(['d']), most: 2 }); // prettier-ignore
  expect(fieldsOf(shown).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(fieldsOf(shown).map(({ type }) => type)).toEqual(['radio', 'text']);
});
