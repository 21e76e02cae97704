import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields, type FieldType } from '../model/index.ts';
import { disableSoldOut } from './disableSoldOut.ts';

const options = [
  { value: 'a "b" > c', label: 'A', places: 0 },
  { value: 'free', label: 'B', places: 2 },
];
const form = (type: FieldType) =>
  withFields(createEmptyDefinition('T'), [{ ...createField(type), id: 'day', options } as never]);

test('TYPE-002 sold-out options are disabled without a script, unless they are chosen', () => {
  const value = 'value="a &quot;b&quot; > c"';
  const control = `<input type="radio" name="answers.day" ${value}/>`;
  const shown = disableSoldOut(
    `${control}<input type="radio" name="answers.day" value="free"/>`,
    form('radio'),
  );
  expect(shown).toBe(
    `<input disabled type="radio" name="answers.day" ${value}/><input type="radio" name="answers.day" value="free"/>`,
  );
  const chosen = `<input name="answers.day" ${value} checked/>`;
  expect(disableSoldOut(chosen, form('radio'))).toBe(chosen);
});

test('TYPE-002 options of a list belong to it, those of other lists do not', () => {
  const value = 'value="a &quot;b&quot; > c"';
  const list = (name: string, disabled: string) =>
    `<select name="${name}"><option${disabled} ${value}>A</option></select>`;
  const html = list('answers.other', '') + list('answers.day.choice', '') + list('answers.day', '');
  expect(disableSoldOut(html, form('select'))).toBe(
    list('answers.other', '') + list('answers.day.choice', ' disabled') + list('answers.day', ' disabled'),
  );
});
