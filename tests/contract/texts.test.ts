import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  ACCESS_TEXTS,
  ADDRESS_PARTS,
  checkEmail,
  checkFile,
  checkPassword,
  checkText,
  checkUrl,
  createField,
  ENGLISH,
  FIELD_TYPE_ORDER,
  fill,
  messageForIssue,
  securityBadgeText,
} from '@inlay/sdk/model';
import { PROBLEMS } from '../../api/src/platform/http/problems.ts';
import { BUILT_IN_TEMPLATES } from '../../api/src/forms/templates/builtIn/index.ts';

const root = resolve(import.meta.dirname, '../..');

/** The texts of the specification, and the labels that follow each of its areas. */
const specification = readFileSync(`${root}/docs/specification.md`, 'utf8');
const texts = specification
  .slice(specification.indexOf('## 4. All message texts'))
  .split(/^### /m)
  .slice(1)
  .flatMap((area) => {
    const messages = [...area.matchAll(/^\| \w+ \| "(.*)" \|/gm)];
    const labels = [...(/^Labels: .*$/m.exec(area)?.[0] ?? '').matchAll(/"([^"]*)"/g)];
    return [...messages, ...labels].map(([, text = '']) => text);
  });

/** Messages of the dashboard's English catalogue. */
const dashboardTexts = [
  ...readFileSync(`${root}/sdk/src/languages/en/dashboard.po`, 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm),
].map(([, lines = '']) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join(''),
);

/** Texts that functions of the model put together. */
const captchas = ['altcha', 'hcaptcha', 'turnstile'].map((provider) => ({ provider }) as const);
const captcha = createField('captcha');
const composed = [
  FIELD_TYPE_ORDER.map((type) => createField(type)),
  securityBadgeText(null, ENGLISH),
  captchas.map((one) => securityBadgeText(one as never, ENGLISH)),
  captchas.map((params) => messageForIssue({ code: 'captcha_required', params }, captcha, ENGLISH)),
  messageForIssue(
    {
      code: 'address_incomplete',
      params: { parts: ADDRESS_PARTS.filter((part) => part !== 'address2') },
    },
    createField('address'),
    ENGLISH,
  ),
  fill(ENGLISH.characters, { count: 'n', max: 'max' }),
  ['', 'x', 'a\nb@c.example', `${'a'.repeat(400)}@b.example`].map((text) => checkEmail(text)),
  ['', 'x', 'x'.repeat(2_000), 'XXXXXXXX', 'xxxxxxxx', 'xxxxxxxX', 'xxxxxxX1', 'Password1!'].map((text) =>
    checkPassword(text),
  ),
  [checkText('xx', 1), checkText('<script>')],
  checkFile({ name: 'x'.repeat(1_000), size: 1, type: '' }, { maxBytes: 1, mimeTypes: [] }),
  ['ftp://a.example', 'http://127.0.0.1', ':'].map((text) => checkUrl(text)),
];

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const known = [ENGLISH, ACCESS_TEXTS, PROBLEMS, BUILT_IN_TEMPLATES, dashboardTexts, composed]
  .flatMap(stringsIn)
  .join('\n')
  .toLowerCase();

/** Splits a text at placeholders and plural marks (D-18). Screens choose the case of a label. */
const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\{[^}]*\}|\bn\b|\.\.\.|\(s\)|\(count\)/)
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part));

/** Texts outside every catalogue, and where the product has them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Get Started': 'page dashboard/landing',
  ' (Copy)': 'title of a copied form, FOLD-056',
  'Stop these mails': 'page and mail of api/src/delivery/notifications',
  'The file is larger than the recommended 2 MB.': 'notice of api/src/forms/logos',
  'The picture has {w} × {h} pixels; about 300 × 100 looks best.': 'notice of api/src/forms/logos',
  'Email validation failed: ...': 'prefix of api/src/app/admin',
  'Password validation failed: ...': 'prefix of api/src/app/admin',
  'Login failed - invalid response': 'error of dashboard/src/features/client-portal',
  'All forms (global notification)': 'choice of dashboard/src/features/notifications',
  'Assign to User': 'label of dashboard/src/features/admin',
  'n/1 forms used': 'catalogue, with values',
  'Maximum of 10 notification emails allowed': 'catalogue, with values',
  'n submission(s) moved to trash and will be automatically deleted in 30 days': 'catalogue, with values',
  'Permanent Deletion Warning: You have N submission(s) in trash that will be permanently deleted in N day(s)':
    'catalogue, with values',
};
/** Texts that the product says otherwise, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'Not authenticated': 'the same answer as everywhere, "Please sign in" (decision 073)',
};

test('D-18 every text of the specification is a text of the product', () => {
  expect(texts.length).toBeGreaterThan(400);
  const missing = texts.filter((text) => !partsOf(text).every((part) => known.includes(part)));
  expect(missing.filter((text) => !(text in ELSEWHERE || text in OTHERWISE))).toEqual([]);
  expect(texts).toEqual(expect.arrayContaining([...Object.keys(ELSEWHERE), ...Object.keys(OTHERWISE)]));
});
