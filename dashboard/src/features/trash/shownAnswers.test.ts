import { createField } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { shownAnswers } from './shownAnswers.ts';

test('TRASH-018 TRASH-019 D-106 neither captcha keys nor empty answers are shown; a label says nothing', () => {
  const fields = [
    { ...createField('text'), id: 'a', label: 'Token number' },
    { ...createField('text'), id: 'b', label: 'Empty' },
    { ...createField('captcha'), id: 'c', label: 'Captcha' },
  ];
  const answers = { a: '7', b: '  ', captcha_tokens: 'x', old_field: 'kept', gone: null as never };
  expect(shownAnswers(fields, answers).map(({ label, text }) => [label, text])).toEqual([
    ['Token number', '7'],
    ['Old field', 'kept'],
  ]);
});
