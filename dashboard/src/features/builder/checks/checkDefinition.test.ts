import { createEmptyDefinition, createField, type Field, type FieldType } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { checkDefinition } from './checkDefinition.ts';

let count = 0;
const field = (type: FieldType, changes: Record<string, unknown> = {}): Field => ({
  ...createField(type),
  id: `f_${++count}`,
  label: `Label ${count}`,
  ...changes,
});
const found = (...fields: Field[]): string[] =>
  checkDefinition({ ...createEmptyDefinition('T'), fields }).map((check) => check.id);

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

test('labels that look the same are found at each of their fields; two headers may be alike', () => {
  const [a, b] = [field('text', { label: 'Name' }), field('email', { label: ' name ' })];
  expect(found(a, b, field('text'))).toEqual([`same-label ${a.id}`, `same-label ${b.id}`]);
  expect(
    found(field('header', { label: 'Part' }), field('header', { label: 'Part' }), field('text')),
  ).toEqual([]);
});

test('a required choice without options can be filled in by nobody', () => {
  for (const type of ['select', 'radio'] as const) {
    const stuck = field(type, { options: [], required: true });
    expect(found(stuck)).toEqual([`no-options ${stuck.id}`]);
    const [check] = checkDefinition({ ...createEmptyDefinition('T'), fields: [stuck] });
    expect(check).toMatchObject({ fieldId: stuck.id, place: 'field' });
    expect(check?.text).toContain('nobody can send the form');
  }
  const blank = field('select', { options: ['', ' '], required: true });
  expect(found(blank)).toEqual([`no-options ${blank.id}`]);
});

test('D-71 a checkbox without options is one box and can be ticked', () => {
  expect(found(field('checkbox', { options: [], required: true }))).toEqual([]);
});

test('empty and doubled options are found', () => {
  const choice = field('radio', { options: ['A', '', 'A'] });
  expect(found(choice)).toEqual([`empty-option ${choice.id}`, `same-option ${choice.id}`]);
});

test('a character limit too short for any right answer is found', () => {
  const [email, phone] = [field('email', { maxLength: 5 }), field('phone', { maxLength: 6 })];
  expect(found(email, phone)).toEqual([`short-limit ${email.id}`, `short-limit ${phone.id}`]);
  expect(found(field('email', { maxLength: 6 }), field('text', { maxLength: 1 }))).toEqual([]);
});
