import { checkEmail, checkFile, checkPassword, checkText, checkUrl, checkWebsite } from '@inlay/sdk/model';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { refusalText } from './refusalText.ts';

const GERMAN = readFileSync(
  resolve(import.meta.dirname, '../../../sdk/src/languages/de/dashboard.po'),
  'utf8',
);
const LOGO = { maxBytes: 1, mimeTypes: ['image/png'] };
const file = (name: string, type: string) => checkFile({ name, size: 2, type }, LOGO);

test.each([
  ['', 'ada', 'a\nb@c.example', `${'a'.repeat(400)}@b.example`].map((text) => checkEmail(text)),
  ['', 'x', 'x'.repeat(200), 'XXXXXXXX', 'xxxxxxxx', 'xxxxxxxX', 'xxxxxxX1', 'Password1!', 'Inlay-2026!'].map(
    (text) => checkPassword(text),
  ),
  [checkText('xx', 1), checkText('<script>')],
  [file('x'.repeat(256), 'image/png'), file('x.gif', 'image/gif'), file('x.png', 'image/png')],
  ['ftp://a.example', 'http://127.0.0.1', ':'].map((text) => checkUrl(text)),
  [checkWebsite('')],
])('D-168 VALID-009 each reason of a check is a text of the catalogue', (...checks) => {
  for (const check of checks) {
    if (check.ok) throw new Error('nothing is wrong');
    expect(GERMAN).toContain(`msgid "${check.template?.text ?? check.message}"\n`);
    expect(refusalText(check)).toBe(check.message);
  }
});

test('D-168 VALID-014 a reason is said in the language of the page, with its values', () => {
  const check = checkText('xx', 1);
  if (check.ok) throw new Error('nothing is wrong');
  i18n.load({ de: { 'Text must be less than {maximum} characters': 'Höchstens {maximum} Zeichen' } });
  i18n.activate('de');
  expect(refusalText(check)).toBe('Höchstens 1 Zeichen');
  i18n.activate('en');
});
