import type { Locator } from 'playwright-core';
import type { FieldType } from '@inlay/sdk/model';
import { CHOICE_CASES } from './choiceSettingsCases.ts';
import { PICTURE, searches, type FieldCase, type Seen } from './fieldSettingCase.ts';

const type =
  (text: string, selector = 'input, textarea') =>
  (field: Locator): Promise<void> =>
    field.locator(selector).first().fill(text);
const range = (from: string, to: string) => async (field: Locator) => {
  await field.locator('input').nth(0).fill(from);
  await field.locator('input').nth(1).fill(to);
};
const limit: Seen = ['.form-embed-count', '#text', '0/20 characters'];
/** Of types that are required at first. */
const OPTIONAL = {
  set: { required: false },
  seen: { required: ['.form-embed-star', '#count', '0'] },
} as const satisfies FieldCase;

/** Every setting of every type that visitors see. */
export const CASES: { readonly [Type in FieldType]: readonly FieldCase<Type>[] } = {
  ...CHOICE_CASES,
  header: [
    {
      set: {
        text: 'Part two',
        fontSize: 20,
        fontWeight: 800,
        fontStyle: 'italic',
        color: '#123456',
        textAlign: 'right',
      },
      seen: {
        text: ['h2', '#text', 'Part two'],
        fontSize: ['h2', 'font-size', '20px'],
        fontWeight: ['h2', 'font-weight', '800'],
        fontStyle: ['h2', 'font-style', 'italic'],
        color: ['h2', 'color', 'rgb(18, 52, 86)'],
        textAlign: ['h2', 'text-align', 'right'],
      },
    },
  ],
  text: [
    {
      set: { maxLength: 20, minLength: 5 },
      seen: { maxLength: limit },
      tried: { minLength: [type('Ada'), 'Please enter at least 5 characters.'] },
    },
    {
      set: { format: { name: 'digits' } },
      seen: { 'format.name': ['input', '@inputmode', 'numeric'] },
      tried: { 'format.name': [type('abc'), 'Please write this like 12345.'] },
    },
    {
      set: { format: { name: 'postcode', country: 'DE' } },
      tried: { 'format.country': [type('EC1A 1BB'), 'Please write this like 12345.'] },
    },
    {
      set: { format: { name: 'mask', mask: 'AA-99' } },
      tried: { 'format.mask': [type('1'), 'Please write this like AB-12.'] },
    },
  ],
  email: [
    { set: { maxLength: 20 }, seen: { maxLength: limit } },
    {
      set: { confirm: 'twice' },
      seen: { confirm: ['.form-embed-again', '@placeholder', 'Repeat the email address'] },
    },
    {
      set: { confirm: 'code' },
      seen: {
        confirm: [
          '.form-embed-code-status',
          '#text',
          'We’ll email you a six-digit code to confirm this address.',
        ],
      },
    },
  ],
  phone: [
    { set: { maxLength: 20 }, seen: { maxLength: limit } },
    { set: { country: 'DE' }, seen: { country: ['select', '.value', 'DE'] } },
  ],
  date: [
    {
      set: { earliestDay: '2026-05-03', latestDay: '2026-05-31' },
      seen: {
        earliestDay: ['input', '.min', '2026-05-03'],
        latestDay: ['input', '.max', '2026-05-31'],
      },
    },
  ],
  textarea: [
    {
      set: { maxLength: 20, minLength: 5, lines: 9 },
      seen: { maxLength: limit, lines: ['textarea', '@rows', '9'] },
      tried: { minLength: [type('Ada'), 'Please enter at least 5 characters.'] },
    },
  ],
  address: [
    {
      set: { country: 'US', countries: ['US', 'DE'], optionalParts: ['city'], omittedParts: ['address2'] },
      seen: {
        country: ['[name$=".country"]', '.value', 'US'],
        countries: ['[name$=".country"] option', '#count', '3'],
        optionalParts: ['[name$=".city"]', '@aria-required', 'null'],
        omittedParts: ['[name$=".address2"]', '#count', '0'],
      },
    },
    OPTIONAL,
  ],
  captcha: [],
  number: [
    {
      set: { min: 5, unit: 'kg' },
      seen: { unit: ['.form-embed-unit', '#text', 'kg'] },
      tried: { min: [type('4'), 'Please enter 5 or more.'] },
    },
    {
      set: { max: 50, currency: 'EUR' },
      seen: { currency: ['.form-embed-unit', '#text', 'EUR'] },
      tried: { max: [type('51'), 'Please enter 50 or less.'] },
    },
    { set: { step: 5 }, tried: { step: [type('7'), 'Please enter a multiple of 5.'] } },
    { set: { places: 1 }, tried: { places: [type('1.25'), 'Please enter at most 1 decimal places.'] } },
  ],
  yes_no: [
    {
      set: { yesLabel: 'Sure', noLabel: 'Never' },
      seen: {
        yesLabel: ['.form-embed-choice:first-child', '#text', 'Sure'],
        noLabel: ['.form-embed-choice:last-child', '#text', 'Never'],
      },
    },
  ],
  url: [
    {
      set: { httpsOnly: true },
      tried: {
        httpsOnly: [type('http://example.org'), 'Please enter an address that starts with https://.'],
      },
    },
  ],
  time: [
    {
      set: { earliest: '08:00', latest: '18:00', stepMinutes: 15 },
      seen: {
        earliest: ['input', '@min', '08:00'],
        latest: ['input', '@max', '18:00'],
        stepMinutes: ['input', '@step', '900'],
      },
    },
  ],
  date_range: [
    {
      set: { minDays: 3, earliestDay: '2026-05-03', latestDay: '2026-05-31' },
      seen: {
        earliestDay: ['input', '.min', '2026-05-03 | 2026-05-03'],
        latestDay: ['input', '.max', '2026-05-31 | 2026-05-31'],
      },
      tried: { minDays: [range('2026-05-04', '2026-05-05'), 'Please choose at least 3 days.'] },
    },
    {
      set: { maxDays: 3 },
      tried: { maxDays: [range('2026-05-04', '2026-05-07'), 'Please choose at most 3 days.'] },
    },
  ],
  name: [
    {
      set: { parts: ['prefix', 'last'] },
      seen: { parts: ['.form-embed-parts label', '#text', 'Title | Last name'] },
    },
  ],
  country: [
    {
      set: { countries: ['DE', 'FR', 'JP'], preferred: ['JP'], search: true },
      seen: {
        countries: ['option:not(:first-child)', '#count', '3'],
        preferred: ['option:nth-child(2)', '#text', 'Japan'],
      },
      tried: { search: searches },
    },
  ],
  consent: [
    {
      set: { content: 'We *keep* it.' },
      seen: { content: ['.form-embed-consent', '#text', 'We keep it.'] },
    },
    OPTIONAL,
  ],
  file: [
    {
      set: { accepts: ['pdf'], maxFiles: 3, maxMegabytes: 2, camera: true },
      seen: {
        accepts: ['input', '@accept', '.pdf'],
        maxFiles: ['input', '.multiple', 'true'],
        maxMegabytes: ['.form-embed-files-hint', '#text', 'PDF. Up to 2 MB each.'],
        camera: ['input', '@capture', 'environment'],
      },
    },
  ],
  signature: [],
  paragraph: [
    {
      set: { content: 'Read *this*.' },
      seen: { content: ['.form-embed-paragraph', '#text', 'Read this.'] },
    },
  ],
  divider: [],
  slider: [
    {
      set: { from: 10, to: 20, step: 2, unit: 'km' },
      seen: {
        from: ['[type=range]', '@min', '10'],
        to: ['[type=range]', '@max', '20'],
        step: ['[type=range]', '@step', '2'],
        unit: ['.form-embed-unit', '#text', 'km'],
      },
    },
  ],
  image: [
    {
      set: { src: PICTURE, alt: 'An ash', width: 240 },
      seen: {
        src: ['img', '@src', PICTURE],
        alt: ['img', '@alt', 'An ash'],
        width: ['img', '@width', '240'],
      },
    },
    { set: { src: PICTURE, alt: 'An ash', decorative: true }, seen: { decorative: ['img', '@alt', ''] } },
  ],
  hidden: [{ set: { value: 'spring' }, onCanvas: { value: ['code', '#text', 'spring'] } }],
  calculation: [
    {
      set: { value: 'total', unit: 'kg' },
      seen: {
        value: ['output', '#text', '42', { preview: '–' }],
        unit: ['.form-embed-calculation span', '#text', 'kg'],
      },
    },
  ],
};
