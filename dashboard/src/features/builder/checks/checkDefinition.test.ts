import {
  createEmptyDefinition,
  createField,
  withFields,
  createOptions,
  pagesOf,
  withPages,
  type Field,
  type FieldType,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { checkDefinition } from './checkDefinition.ts';
import { checkAutoReply, checkMailedCodes } from './checkForm.ts';

const PRIVACY = 'See our privacy policy.';
let count = 0;
const field = (type: FieldType, changes: Record<string, unknown> = {}): Field => ({
  ...createField(type),
  id: `f_${++count}`,
  label: `Label ${count}`,
  ...(['select', 'radio', 'checkbox'].includes(type) && { options: createOptions(['Lemon', 'Orange']) }),
  ...changes,
});
const found = (...fields: Field[]): string[] =>
  checkDefinition(withFields({ ...createEmptyDefinition('T'), description: PRIVACY }, fields)).map(
    (check) => check.id,
  );

test('BUILD a form of every type as it is added has nothing to mend', () => {
  const types = ['header', 'text', 'email', 'select', 'checkbox', 'radio', 'address', 'captcha'] as const;
  expect(found(...types.map((type) => field(type)))).toEqual([]);
});

test('D-77 a form that asks nothing says so, headers and captcha ask nothing', () => {
  expect(found()).toEqual(['no-input']);
  expect(found(field('header'), field('captcha'))).toEqual(['no-input']);
  expect(found(field('text'))).toEqual([]);
});

test('missing labels are found, also those of blanks; a header needs its text', () => {
  const [text, header] = [field('text', { label: '  ' }), field('header', { text: '', label: '' })];
  expect(found(text, header)).toEqual([`no-label ${text.id}`, `empty-header ${header.id}`]);
});

test('a repeating group without a label is found: mails, exports and results name its answers by it', () => {
  const group = { type: 'repeat', help: '', min: 0, max: 5, addLabel: '', rowLabel: '' } as const;
  const items = [
    { ...group, id: 'guests', label: ' ', items: [field('text')] },
    { ...group, id: 'dogs', label: 'Dogs', items: [field('text')] },
  ];
  const definition = { ...createEmptyDefinition('T'), description: PRIVACY };
  const pages = pagesOf(definition).map((page) => ({ ...page, items }));
  const checks = checkDefinition(withPages(definition, pages));
  expect(checks.map(({ id }) => id)).toEqual(['no-label guests']);
});

test('BUILD-073 a label that marks itself as required is found, where that is a setting', () => {
  const [star, word] = [field('text', { label: 'Name *' }), field('email', { label: 'Email (required)' })];
  expect(found(star, word, field('text', { label: '*' }), field('text', { label: 'A * b' }))).toEqual([
    `starred-label ${star.id}`,
    `starred-label ${word.id}`,
  ]);
});

test('BUILD-073 labels that look the same are found once, at the first of their fields; two headers may be alike', () => {
  const [a, b] = [field('text', { label: 'Name' }), field('email', { label: ' name ' })];
  expect(found(a, b, field('text'))).toEqual([`same-label ${a.id}`]);
  expect(
    found(field('header', { label: 'Part' }), field('header', { label: 'Part' }), field('text')),
  ).toEqual([]);
});

test('a required choice without options can be filled in by nobody', () => {
  for (const type of ['select', 'radio'] as const) {
    const stuck = field(type, { options: [], required: true });
    expect(found(stuck)).toEqual([`no-options ${stuck.id}`]);
    const [check] = checkDefinition(withFields(createEmptyDefinition('T'), [stuck]));
    expect(check).toMatchObject({ fieldId: stuck.id, place: 'field' });
    expect(check?.text).toContain('the form can’t be sent');
  }
  const blank = field('select', { options: createOptions(['', ' ']), required: true });
  expect(found(blank)).toEqual([`no-options ${blank.id}`]);
});

test('D-71 a checkbox without options is one box and can be ticked', () => {
  expect(found(field('checkbox', { options: [], required: true }))).toEqual([]);
});

test('empty and doubled options are found', () => {
  const choice = field('radio', { options: createOptions(['A', '', 'A']) });
  expect(found(choice)).toEqual([`empty-option ${choice.id}`, `same-option ${choice.id}`]);
});

test('a character limit too short for any right answer is found', () => {
  const [email, phone] = [field('email', { maxLength: 5 }), field('phone', { maxLength: 6 })];
  expect(found(email, phone)).toEqual([`short-limit ${email.id}`, `short-limit ${phone.id}`]);
  expect(found(field('email', { maxLength: 6 }), field('text', { maxLength: 1 }))).toEqual([]);
});

test('BUILD-073 a form as it is begun with is told of: no title, a field and options as they were added', () => {
  const [text, choice] = [createField('text'), createField('radio')];
  const checks = checkDefinition(withFields(createEmptyDefinition('Untitled Form'), [text, choice]));
  expect(checks.map(({ id }) => id)).toEqual([
    'untitled',
    `untouched-label ${text.id}`,
    `untouched-label ${choice.id}`,
    `untouched-options ${choice.id}`,
  ]);
  expect(checkDefinition(withFields(createEmptyDefinition(' '), [field('text')]))).toHaveLength(1);
  // The default name of these types is a sufficient label.
  expect(found(createField('email'), createField('date'))).toEqual([]);
});

test.each([
  ['en', 'I have read the Privacy Policy'],
  ['de', 'Hinweise zum Datenschutz'],
  ['fr', 'Politique de confidentialité'],
  ['ja', 'プライバシーポリシー'],
])(
  'BUILD-073 personal data without a word on privacy is told of; in %s a line is enough',
  (_language, line) => {
    const fields = [field('phone'), field('text')];
    const checks = (description: string) =>
      checkDefinition(withFields({ ...createEmptyDefinition('T'), description }, fields)).map(({ id }) => id);
    expect(checks('')).toEqual(['no-privacy']);
    expect(checks(line)).toEqual([]);
    const box = field('checkbox', { label: line, options: [] });
    expect(checkDefinition(withFields(createEmptyDefinition('T'), [...fields, box]))).toEqual([]);
    expect(checkDefinition(withFields(createEmptyDefinition('T'), [field('text')]))).toEqual([]);
  },
);

test('BUILD-073 an automatic reply needs an address to go to', () => {
  const definition = withFields(createEmptyDefinition('T'), [field('text')]);
  expect(checkAutoReply(definition, true).map(({ id }) => id)).toEqual(['no-reply-address']);
  expect(checkAutoReply(definition, false)).toEqual([]);
  expect(checkAutoReply(withFields(definition, [field('email')]), true)).toEqual([]);
});

test('TYPE-001 an address is proven by a code only where a mail server is set up', () => {
  const definition = withFields(createEmptyDefinition('T'), [field('email', { confirm: 'code' })]);
  expect(checkMailedCodes(definition, false).map(({ id }) => id)).toEqual(['no-mail-server']);
  expect(checkMailedCodes(definition, true)).toEqual([]);
  expect(checkMailedCodes(withFields(definition, [field('email', { confirm: 'twice' })]), false)).toEqual([]);
});
