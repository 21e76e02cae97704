import { expect, test } from 'vitest';
import { insertAnswer } from './insertAnswer.ts';

const answer = { id: 'city', label: 'City "A": x' };

test('NOTIF-063 an answer is put in at the caret, or behind the entries where nobody has put one', () => {
  const json = { format: 'json', selected: null, answer } as const;
  expect(JSON.parse(insertAnswer('{}', json))).toEqual({ 'City "A": x': '{{city|}}' });
  expect(JSON.parse(insertAnswer('{ "id": 1 }\n', json))).toEqual({ id: 1, 'City "A": x': '{{city|}}' });
  expect(JSON.parse(insertAnswer('', json))).toBe('{{city|}}');
  expect(insertAnswer('{ "a": "bcd" }', { ...json, selected: [9, 10] })).toBe('{ "a": "b{{city|}}d" }');
  const form = { format: 'form', selected: null, answer } as const;
  expect(insertAnswer('', form)).toBe('City "A"  x: {{city|}}');
  expect(insertAnswer('a: b\n', form)).toBe('a: b\nCity "A"  x: {{city|}}');
});
