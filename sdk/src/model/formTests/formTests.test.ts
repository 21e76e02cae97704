import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { packForm } from '../structure/packed/packForm.ts';
import { labelsOf } from '../structure/print/labelsOf.ts';
import { printDescription } from '../logic/words/printDescription.ts';
import { createOptions } from '../fields/options.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { when } from '../testing/when.ts';
import { upgradeFormDefinition } from '../upgrades/index.ts';
import { MAX_FORM_TESTS } from '../definition/limits.ts';
import { describeTestDifference } from './describeTestDifference.ts';
import type { FormTest } from './formTest.ts';
import { runFormTests } from './runFormTests.ts';

/** Country decides whether a company is asked for and where the form ends; the price depends on the day. */
const FORM: FormDefinition = {
  ...buildDefinition([
    buildField('radio', { id: 'country', label: 'Country', options: createOptions(['France', 'Germany']) }),
    buildField('text', { id: 'company', label: 'Company', showIf: when('{country} = "Germany"') }),
  ]),
  values: [
    {
      id: 'price',
      name: 'Price',
      is: when('if(today() < date("2026-12-01"), 80, 100)'),
      show: 'nowhere',
      format: 'number',
    },
  ],
  endings: [
    {
      id: 'german',
      kind: 'stored',
      title: 'Danke',
      text: '',
      redirectUrl: null,
      showIf: when('{country} = "Germany"'),
    },
    { id: 'other', kind: 'stored', title: 'Thanks', text: '', redirectUrl: null },
  ],
};
const GERMAN: FormTest = {
  id: 't1',
  name: 'From Germany',
  today: '2026-11-23',
  answers: { country: 'Germany' },
  expect: { pages: ['p1'], ending: 'german', values: { price: 80 }, shown: ['company'], hidden: [] },
};

const differencesOf = (test: FormTest, form = FORM) =>
  runFormTests(form, [test]).flatMap(({ differences }) => differences);
const inWords = (test: FormTest, form = FORM) =>
  differencesOf(test, form).map((one) => printDescription(describeTestDifference(one, labelsOf(form))));

describe('BUILD-090 tests of a form', () => {
  it('pass when pages, ending, values and items come out as expected', () => {
    expect(differencesOf(GERMAN)).toStrictEqual([]);
  });

  it('run those that the definition keeps, and none without any', () => {
    expect(runFormTests({ ...FORM, tests: [GERMAN] }).map(({ test }) => test.name)).toStrictEqual([
      'From Germany',
    ]);
    expect(runFormTests(FORM)).toStrictEqual([]);
  });

  it.each<[string, Partial<FormTest>, string[]]>([
    ['another ending', { expect: { ending: 'other' } }, ['The form ended with Danke instead of Thanks.']],
    ['another value', { expect: { values: { price: 100 } } }, ['Price was 80 instead of 100.']],
    ['a value on another day', { today: '2026-12-01' }, ['Price was 100 instead of 80.']],
    ['no value', { expect: { values: { price: null } } }, ['Price was 80 instead of nothing.']],
    [
      'a hidden item',
      { answers: { country: 'France' }, expect: { shown: ['company'] } },
      ['Company was hidden.'],
    ],
    ['a shown item', { expect: { hidden: ['company'] } }, ['Company was shown.']],
    ['other pages', { expect: { pages: [] } }, ['Visitors came past Page 1 instead of no pages.']],
    [
      'an option that is gone',
      { answers: { country: 'Austria' }, expect: {} },
      ['Country has no option “Austria” any more.'],
    ],
    [
      'parts that are gone',
      { answers: { city: 'Graz' }, expect: { ending: 'german2' } },
      [
        'The test names something that the form no longer has: “city”.',
        'The test names something that the form no longer has: “german2”.',
      ],
    ],
    [
      'an answer of another shape',
      { answers: { company: [] }, expect: {} },
      ['Company cannot take the answer of this test.'],
    ],
  ])('name what came instead: %s', (_what, changes, words) => {
    expect(inWords({ ...GERMAN, ...changes })).toStrictEqual(words);
  });

  it('fail without running where the logic has a circle', () => {
    const [country, company] = [FORM.pages[0]!.items[0]!, FORM.pages[0]!.items[1]!];
    const circle = buildDefinition([
      { ...country, showIf: when('answered({company})') } as never,
      company as never,
    ]);
    expect(inWords(GERMAN, circle)).toStrictEqual([
      'The form depends on itself in a circle, so no test can run.',
    ]);
  });
});

describe('BUILD-090 the tests that a definition keeps', () => {
  it('are read back as they were written, and absent where there are none', () => {
    const written = JSON.parse(JSON.stringify({ ...FORM, tests: [GERMAN] })) as unknown;
    expect(upgradeFormDefinition(written).tests).toStrictEqual([GERMAN]);
    expect(upgradeFormDefinition(JSON.parse(JSON.stringify(FORM)))).not.toHaveProperty('tests');
  });

  it.each([
    ['a day that is none', [{ ...GERMAN, today: '2026-02-30' }]],
    ['two of the same id', [GERMAN, GERMAN]],
    ['too many', Array.from({ length: MAX_FORM_TESTS + 1 }, (_, index) => ({ ...GERMAN, id: `t${index}` }))],
    ['answers that are too long', [{ ...GERMAN, answers: { company: 'x'.repeat(9_000) } }]],
    ['an expectation of no known kind of value', [{ ...GERMAN, expect: { values: { price: {} } } }]],
  ])('are refused with %s', (_what, tests) => {
    expect(() => upgradeFormDefinition(JSON.parse(JSON.stringify({ ...FORM, tests })))).toThrow(/^tests/);
  });

  it('never reach visitors', () => {
    const form = { ...FORM, tests: [{ ...GERMAN, name: 'CANARY-of-a-test' }] };
    const packed = packForm({
      id: 'f',
      revisionId: 'r',
      definition: form,
      logoUrl: null,
      redirectUrl: null,
      platformName: 'Inlay',
      footerLogoUrl: null,
      captcha: null,
    });
    expect(JSON.stringify(packed)).not.toContain('CANARY');
    expect(JSON.stringify(packed)).not.toContain('tests');
  });
});
