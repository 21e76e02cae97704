import { describe, expect, it } from 'vitest';
import { FIELD_ID_PATTERN } from './fieldId.ts';
import { createOptions } from './options.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { validateAnswers } from '../answers/validateAnswers.ts';
import { describeFieldType } from './fieldType.suite.ts';
import { createField, FIELD_TYPE_ORDER, printAnswerLines } from './capabilities.ts';
import { isAnswered, printAnswer } from './index.ts';

const text = (raw: string, stored = raw) => ({ raw, stored, printed: stored });
const notText = [1, true, ['a'], { a: 1 }].map((raw) => ({ raw, code: 'invalid_type' as const }));
const unfit = [
  { raw: 'a\0b', code: 'invalid_characters' as const },
  { raw: 'a\ud800', code: 'invalid_characters' as const },
];
const blank = [undefined, null, '', '   ', '\t\n'];
const complete = {
  street: '1 High St',
  address2: '',
  city: 'Leeds',
  state: 'Yorks',
  postal: 'LS1',
  country: 'Canada',
};

for (const type of ['text', 'textarea'] as const) {
  describeFieldType({
    type,
    settings: { maxLength: 8 },
    accepted: [
      text('Ada'),
      text('  Ada ', 'Ada'),
      text('12345678'),
      text('a <b>c'),
      text('a\r\nb\rc', 'a\nb\nc'),
    ],
    refused: [...notText, ...unfit, { raw: '123456789', code: 'too_long' }],
    empty: blank,
  });
}

describeFieldType({
  type: 'email',
  accepted: [text('ada@example.org'), text(' a.b+c@d-e.example ', 'a.b+c@d-e.example'),
    ...['info@käse.example', 'jörg@example.org', '用户@例子.广告', 'info@xn--kse-qla.example', 'ب@مثال.إختبار'].map((raw) => text(raw)),
    text('\u200bada@exam\u00adple.org\u2060\u200e\t', 'ada@example.org'),
  ], // prettier-ignore
  refused: [
    ...notText,
    ...unfit,
    ...['ada', 'ada@', '@b.example', 'a@b', 'a b@c.example', 'a@b..example', 'a@-b.example', 'a@b.example\nBcc: c@d.example',
      'a%0ab@c.example', 'a%0Db@c.example', 'a%09b@c.example', `${'a'.repeat(245)}@b.example`,
    ].map((raw) => ({ raw, code: 'invalid_email' as const })), // prettier-ignore
  ],
  empty: blank,
});

describeFieldType({
  type: 'phone',
  accepted: [
    text('+44 (0)20-7946.0958'),
    text('555/1234567 x123456'),
    text('5551234567 ext. 12'),
    text('1234567'),
    text('٠٣٠ ١٢٣٤٥٦', '030 123456'),
    text('۰۲۱-۱۲۳۴۵۶۷', '021-1234567'),
    text('＋８１（３）１２３４−５６７８', '+81(3)1234-5678'),
    text('03ー1234ー5678', '03-1234-5678'),
    text('030–123 456', '030-123 456'),
    text('tel:+49-30-123456', '+49-30-123456'),
    text('Tel.: 030 123456', '030 123456'),
    // As contacts of iOS are pasted.
    text('\u202a+49 30 123456\u202c', '+49 30 123456'),
    text('030\u00ad123\u200b456\t', '030123456'),
  ],
  refused: [
    ...notText,
    ...unfit,
    { raw: '123456', code: 'invalid_phone_length' },
    { raw: '1234567890123456', code: 'invalid_phone_length' },
    { raw: '12345 x67', code: 'invalid_phone_length' },
    ...['call me', '1234567 x1234567', '1234567#', '०१२३४५६७', '1'.repeat(61)].map((raw) => ({
      raw,
      code: 'invalid_phone_format' as const,
    })),
  ],
  empty: blank,
});

describeFieldType({
  type: 'date',
  accepted: [
    text('2024-02-29'),
    text('2000-02-29'),
    text('1000-01-01'),
    text('9999-12-31'),
    text('2024-\u200b02-29', '2024-02-29'),
    text('2023-12-31'),
  ],
  refused: [
    ...notText,
    ...unfit,
    ...['2023-02-29', '1900-02-29', '2023-13-01', '2023-00-10', '2023-04-31', '2023-01-00', '0000-01-01', '01/02/2023', '2023-1-2',
      '2023-01-01T00:00',
    ].map((raw) => ({ raw, code: 'invalid_date' as const })), // prettier-ignore
    // What Chrome makes of 12/24/26.
    ...['0026-12-24', '0001-01-01', '0999-12-31'].map((raw) => ({ raw, code: 'short_year' as const })),
  ],
  empty: blank,
});

for (const type of ['select', 'radio'] as const) {
  describeFieldType({
    type,
    settings: { options: createOptions(['Yes', '< 18', ' padded ']) },
    accepted: [text('Yes'), text('< 18'), text(' padded ')],
    refused: [
      ...notText,
      ...['No', 'yes', 'padded', 'Yes\0'].map((raw) => ({ raw, code: 'invalid_option' as const })),
    ],
    empty: blank,
  });
}

describeFieldType({
  type: 'checkbox',
  settings: { options: createOptions(['A', 'B', '< 18']) },
  accepted: [
    { raw: ['B', 'A', 'B'], stored: ['A', 'B'], printed: 'A, B' },
    { raw: '< 18', stored: ['< 18'], printed: '< 18' },
  ],
  refused: [
    { raw: ['A', 'C'], code: 'invalid_option' },
    { raw: ['A', 1], code: 'invalid_type' },
    { raw: true, code: 'invalid_type' },
  ],
  empty: [undefined, null, '', [], ['']],
});

describeFieldType({
  type: 'address',
  accepted: [
    { raw: complete, stored: complete, printed: '1 High St, Leeds, Yorks, LS1, Canada' },
    {
      raw: { ...complete, extra: 1, city: ' Leeds ' },
      stored: complete,
      printed: '1 High St, Leeds, Yorks, LS1, Canada',
    },
  ],
  refused: [
    ...['a', 1, [complete], { ...complete, city: 1 }].map((raw) => ({ raw, code: 'invalid_type' as const })),
    { raw: { ...complete, country: 'Atlantis' }, code: 'invalid_option' },
    { raw: { ...complete, city: 'a\0' }, code: 'invalid_characters' },
    { raw: { ...complete, city: 'a'.repeat(201) }, code: 'too_long' },
  ],
  empty: [undefined, {}, { street: ' ' }, { country: 'Japan' }],
  whenRequired: 'address_incomplete',
});

describeFieldType({ type: 'header', accepted: [], refused: [], empty: [] });
describeFieldType({ type: 'captcha', accepted: [], refused: [], empty: [] });

describe('a checkbox without options (D-71)', () => {
  const box = buildField('checkbox', { options: [] });

  it('prints Yes or No (SUBM-024)', () => {
    expect([true, false, 'true', undefined].map((answer) => printAnswer(box, answer))).toEqual([
      'Yes',
      'No',
      'Yes',
      '',
    ]);
  });
});

describe('a new field', () => {
  it('can be of eleven common types, then of others (BUILD-024)', () => {
    expect(FIELD_TYPE_ORDER.slice(0, 11).join(' ')).toBe(
      'header text email phone date textarea select checkbox radio address captcha',
    );
  });

  it('gets an id that is not taken, and twelve columns (D-68, D-69)', () => {
    const ids = new Set<string>();
    for (let count = 0; count < 500; count++) ids.add(createField('text', ids).id);
    expect(ids.size).toBe(500);
    expect([...ids].every((id) => FIELD_ID_PATTERN.test(id))).toBe(true);
    expect(createField('text')).toMatchObject({
      columns: 12,
      required: false,
      placeholder: '',
      maxLength: null,
    });
  });

  it('has the label of its type, an address its own and required (BUILD-032, BUILD-033, D-74)', () => {
    expect(createField('email').label).toBe('Email');
    expect(createField('address')).toMatchObject({
      label: 'Address (ALL Fields are required)',
      required: true,
    });
  });

  it('starts with two options where it has some (BUILD-031, CONST-039, D-71)', () => {
    for (const type of ['select', 'radio', 'checkbox'] as const) {
      expect(createField(type).options).toEqual(createOptions(['Option 1', 'Option 2']));
    }
  });

  it('as a header is 24 px, 600, black, left (BUILD-028, BUILD-034, CONST-029)', () => {
    expect(createField('header')).toMatchObject({
      fontSize: 24, fontWeight: 600, fontStyle: 'normal', color: '#000000', textAlign: 'left',
    }); // prettier-ignore
  });
});

describe('printAnswer', () => {
  it('prints what is stored in another shape, and never throws', () => {
    const circular: unknown[] = [];
    circular.push(circular);
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    const stored = [5, false, { a: 1 }, ['a'], 5n, circular, deep, Symbol('s'), () => 1];
    const printed = ['5', 'false', '{"a":1}', '["a"]', '', '', '', '', ''];
    expect(stored.map((answer) => printAnswer(buildField('text'), answer))).toEqual(printed);
    expect(printAnswer(buildField('address'), 'High St 1')).toBe('High St 1');
    expect(printAnswer(buildField('header'), 'a')).toBe('');
  });
});

describe('a renamed option', () => {
  const options = [{ value: 'Red', label: 'Crimson' }, { value: 'Blue', label: 'Blue' }]; // prettier-ignore

  it('is printed by its words, in mails, exports and lists; a value without an option as it is', () => {
    const radio = buildField('radio', { options });
    expect(['Red', 'Blue', 'Gone'].map((answer) => printAnswer(radio, answer))).toEqual([
      'Crimson',
      'Blue',
      'Gone',
    ]);
    expect(printAnswer(buildField('checkbox', { options }), ['Blue', 'Red', 'Gone'])).toBe(
      'Crimson, Blue, Gone',
    );
  });

  it('is chosen by its value alone', () => {
    const definition = buildDefinition([buildField('radio', { options })]);
    expect(validateAnswers(definition, { radio: 'Red' })).toMatchObject({
      ok: true,
      answers: { radio: 'Red' },
    });
    expect(validateAnswers(definition, { radio: 'Crimson' })).toMatchObject({ ok: false });
  });
});

describe('printAnswerLines (SUBM-015)', () => {
  it('prints an address by its parts, as on an envelope, and nothing else', () => {
    const address = { street: '1 High St', city: 'Leeds', country: 'Canada' };
    expect(printAnswerLines(buildField('address'), address)).toEqual(['1 High St', 'Leeds', 'Canada']);
    expect(printAnswerLines(buildField('address'), 'High St 1')).toBeUndefined();
    expect(printAnswerLines(buildField('checkbox'), ['A'])).toBeUndefined();
    expect(printAnswerLines(buildField('header'), {})).toBeUndefined();
  });
});

describe('isAnswered (D-111)', () => {
  it('tells an answer from an empty field, whatever is stored', () => {
    const field = buildField('text');
    expect(['a', 5, { a: 1 }].every((answer) => isAnswered(field, answer))).toBe(true);
    expect([undefined, null, '', ' '].some((answer) => isAnswered(field, answer))).toBe(false);
    expect(isAnswered(buildField('header'), 'a')).toBe(false);
  });
});
