import { setupI18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { isolateParts, withoutIsolates } from './isolateParts.ts';

const FILLED = [
  ['يزيل الحقل {name}', { name: 'Anything else?' }, 'يزيل الحقل <Anything else?>'],
  ['{name}', { name: 'Cake?' }, '<Cake?>'],
  [
    '{count, plural, one {جواب “{name}”} other {# أجوبة “{name}”}}',
    { count: 5, name: 'Cake?' },
    '٥ أجوبة “<Cake?>”',
  ],
  ['{count, number} من {whole}', { count: 5, whole: 7 }, '٥ من <7>'],
  ['بلا شيء', {}, 'بلا شيء'],
] as const;

test.each(FILLED)('D-24 what is filled into a message is set apart: %s', (message, values, expected) => {
  const i18n = setupI18n({ locale: 'ar-EG', messages: { 'ar-EG': {} } }).setMessagesCompiler((text) =>
    isolateParts(compileMessage(text)),
  );
  const shown = i18n._(message, values);
  expect(shown.replaceAll('\u2068', '<').replaceAll('\u2069', '>')).toBe(expected);
  // What is stored or sent has no marks that nobody sees.
  expect(withoutIsolates(shown)).toBe(expected.replaceAll(/[<>]/g, ''));
});

test('T32 a name does not turn the sentence it is filled into, in any language', () => {
  const author = 'Ada\u202E';
  const said = t`${author} set the status to ${'שלום'}`;
  expect(said.replaceAll('\u2068', '<').replaceAll('\u2069', '>')).toBe('<Ada> set the status to <שלום>');
  expect(t`${'Ada'} set the status to ${'Open'}`).toBe('Ada set the status to Open');
});
