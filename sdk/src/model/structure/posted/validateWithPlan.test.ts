import { ANSWER_MODELS } from '../../fields/answerModels.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../fields/field.ts';
import type { FormDefinition, Item, Page } from '../../definition/formDefinition.ts';
import { OPERATORS } from '../../logic/operators/index.ts';
import { settle } from '../../logic/settle.ts';
import { PLANNED_TEXTS } from '../../texts/plannedTexts.ts';
import { anyLogicAnswers, anyLogicForm } from '../../testing/anyLogicForm.ts';
import { buildDefinition, buildField } from '../../testing/buildDefinition.ts';
import { when } from '../../testing/when.ts';
import { validateAnswers } from '../../answers/validateAnswers.ts';
import { endingOf } from '../endingOf.ts';
import { planOf } from '../rules/planOf.ts';
import { validateWithPlan } from './validateWithPlan.ts';
import { propertyRuns } from '../../../../../tests/support/propertyRuns.ts';

const INPUTS = { today: '2026-11-23', operators: OPERATORS };

const text = (id: string, changes: Partial<Field> = {}) => buildField('text', { id, ...changes } as never);
const choice = (id: string, ...values: string[]) =>
  buildField('radio', { id, options: values.map((value) => ({ value, label: value })) });
const pageOf = (id: string, items: Item[], changes: Partial<Page> = {}): Page => ({
  id,
  title: '',
  description: '',
  nextLabel: '',
  items,
  ...changes,
});
const formOf = (pages: Page[], changes: Partial<FormDefinition> = {}): FormDefinition => ({
  ...buildDefinition([]),
  pages,
  ...changes,
});

function validate(form: FormDefinition, answers: unknown) {
  const plan = planOf(form);
  if (!plan) throw new Error('The form has no logic.');
  return validateWithPlan(form, answers, {
    plan,
    inputs: INPUTS,
    texts: PLANNED_TEXTS.en,
    models: ANSWER_MODELS,
  });
}

/** A question, what it brings up, and a second page that some skip. */
const tree = formOf(
  [
    pageOf(
      'p1',
      [
        choice('country', 'de', 'fr'),
        text('vat', { required: true, showIf: when('{country} = "de"') }),
        {
          id: 'firm',
          type: 'section',
          label: '',
          help: '',
          showIf: when('answered({vat})'),
          items: [text('company', { requiredIf: when('{country} = "de"') })],
        },
      ],
      { next: [{ if: when('{country} = "fr"'), goTo: 'p3' }] },
    ),
    pageOf('p2', [text('delivery', { required: true })]),
    pageOf('p3', [
      text('note', { checks: [{ must: when('length({note}) > 3'), message: 'Say a little more.' }] }),
    ]),
  ],
  { values: [{ id: 'size', name: 'Size', is: when('length({company})'), show: 'inbox', format: 'number' }] },
);

describe('validateWithPlan', () => {
  it('stores what is visible on the way with the values, and names all that it drops', () => {
    const answers = {
      country: 'fr',
      vat: '1',
      company: 'Acme',
      delivery: 'Paris',
      note: 'Hello',
      size: 99,
      other: 'x',
    };
    expect(validate(tree, answers)).toMatchObject({
      ok: true,
      answers: { country: 'fr', note: 'Hello' },
      droppedFieldIds: ['vat', 'company', 'delivery', 'size', 'other'],
      settled: { way: ['p1', 'p3'] },
    });
    const german = { country: 'de', vat: '1', company: 'Acme', delivery: 'Bonn', note: '' };
    expect(validate(tree, german)).toMatchObject({
      ok: true,
      answers: { ...german, size: 4 },
      droppedFieldIds: [],
    });
  });

  it('requires only what is visible and on the way, and says on which page', () => {
    expect(validate(tree, { country: 'fr' })).toMatchObject({ ok: true });
    expect(validate(tree, { country: 'de' })).toMatchObject({
      ok: false,
      issues: [
        { fieldId: 'vat', code: 'required', pageId: 'p1' },
        { fieldId: 'delivery', code: 'required', pageId: 'p2' },
      ],
    });
    expect(validate(tree, { country: 'de', vat: '1', delivery: 'Bonn' })).toMatchObject({
      issues: [{ fieldId: 'company', code: 'required', pageId: 'p1' }],
    });
  });

  it('runs the owner’s checks once the type is content, in the owner’s words', () => {
    expect(validate(tree, { country: 'fr', note: 'Hm' })).toMatchObject({
      issues: [
        { fieldId: 'note', code: 'rule_not_met', params: { message: 'Say a little more.' }, pageId: 'p3' },
      ],
    });
    expect(validate(tree, { country: 'fr', note: 5 })).toMatchObject({
      issues: [{ fieldId: 'note', code: 'invalid_type', pageId: 'p3' }],
    });
  });

  it('leaves an option out that is not offered', () => {
    const sizes = buildField('checkbox', {
      id: 'sizes',
      required: true,
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B', showIf: when('{adult}') },
      ],
    });
    const form = formOf([pageOf('p1', [buildField('checkbox', { id: 'adult', options: [] }), sizes])]);
    expect(validate(form, { adult: false, sizes: ['a', 'b'] })).toMatchObject({ answers: { sizes: ['a'] } });
    expect(validate(form, { adult: false, sizes: ['b'] })).toMatchObject({
      issues: [{ fieldId: 'sizes', code: 'required' }],
    });
    expect(validate(form, { adult: true, sizes: ['a', 'b'] })).toMatchObject({
      answers: { sizes: ['a', 'b'] },
    });
  });

  it('judges each row by itself', () => {
    const form = formOf([
      pageOf('p1', [
        {
          id: 'guests',
          type: 'repeat',
          label: 'Guests',
          help: '',
          min: 1,
          max: 2,
          addLabel: '',
          rowLabel: '',
          items: [text('name', { required: true }), text('diet', { showIf: when('{name} = "Ada"') })],
        },
      ]),
    ]);
    expect(
      validate(form, {
        guests: [
          { name: 'Ada', diet: 'vegan' },
          { name: 'Bob', diet: 'none', x: 1 },
        ],
      }),
    ).toMatchObject({
      ok: true,
      answers: { guests: [{ name: 'Ada', diet: 'vegan' }, { name: 'Bob' }] },
      droppedFieldIds: ['diet'],
    });
    const codes = (guests: unknown) => {
      const result = validate(form, { guests });
      return result.ok ? [] : result.issues.map(({ fieldId, code, row }) => [fieldId, code, row]);
    };
    expect(codes('nonsense')).toStrictEqual([['guests', 'invalid_type', undefined]]);
    expect(codes(undefined)).toStrictEqual([['guests', 'too_few', undefined]]);
    expect(codes([{}])).toStrictEqual([['name', 'required', 0]]);
    expect(codes([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toStrictEqual([
      ['guests', 'too_many', undefined],
    ]);
  });

  it('asks for a captcha where it is on the way', () => {
    const form = formOf([
      pageOf('p1', [text('a')]),
      pageOf('p2', [buildField('captcha', { id: 'captcha' })], { showIf: when('answered({a})') }),
    ]);
    expect(validate(form, { a: 'x' })).toMatchObject({
      issues: [{ fieldId: 'captcha', code: 'captcha_required', pageId: 'p2' }],
    });
    expect(validate(form, {})).toMatchObject({ ok: true });
  });

  it('names hostile text of what it stores', () => {
    const hostile = '<script>x</script>';
    expect(validate(tree, { country: 'fr', vat: hostile, note: `Hello ${hostile}` })).toMatchObject({
      strippedFieldIds: ['note'],
    });
  });
});

describe('validateWithPlan (properties)', () => {
  const anyAnswers = fc.dictionary(
    fc.constantFrom('country', 'vat', 'company', 'delivery', 'note', 'size', '__proto__', 'x'),
    fc.oneof(fc.constantFrom('de', 'fr', 'Acme', ''), fc.anything()),
  );

  it('never stores what is hidden, and never throws', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = validate(tree, answers);
        const fields = Object.keys(result.answers).filter((id) => id !== 'size');
        expect(fields.filter((id) => result.settled.items.isHidden(id))).toStrictEqual([]);
        expect(['vat', 'company', 'delivery', 'country', 'note']).toEqual(expect.arrayContaining(fields));
      }),
      propertyRuns(1_000),
    );
  });

  it('stores nothing hidden, takes no value from outside, and names all that it drops', () => {
    const attack = fc.dictionary(fc.constantFrom('v1', 'v2', 'p1s', 'x', 'e1'), fc.anything());
    fc.assert(
      fc.property(anyLogicForm, anyLogicAnswers, attack, (form, answers, attacks) => {
        const posted = { ...answers, ...attacks };
        const result = validate(form, posted);
        const { settled } = result;
        const values = new Map([...settled.values].filter(([, value]) => value !== null));
        const stored = Object.entries(result.answers);
        expect(new Map(stored.filter(([id]) => settled.values.has(id)))).toStrictEqual(values);
        const asked = stored.filter(([id]) => !settled.values.has(id));
        expect(asked.filter(([id]) => settled.items.isHidden(id))).toStrictEqual([]);
        const chosen = asked.flatMap(([id, answer]) =>
          [answer].flat().map((one) => [id, typeof one === 'string' ? one : ''] as const),
        );
        expect(chosen.filter(([id, option]) => settled.items.isHidden(id, option))).toStrictEqual([]);
        const kept = new Set(asked.map(([id]) => id));
        const dropped = Object.keys(posted).filter((id) => !kept.has(id));
        if (result.ok) expect(result.droppedFieldIds).toStrictEqual(expect.arrayContaining(dropped));
      }),
      propertyRuns(500),
    );
  });

  it('stores what the way, the ending and the values follow from', () => {
    fc.assert(
      fc.property(anyLogicForm, anyLogicAnswers, (form, posted) => {
        const plan = planOf(form);
        if (!plan) return;
        const { settled, answers } = validate(form, posted);
        const { way, ending, values } = settle(plan, answers, INPUTS);
        expect({ way, ending, values }).toStrictEqual({
          way: settled.way,
          ending: settled.ending,
          values: settled.values,
        });
        expect(endingOf(form, settled).id).toBe(ending);
      }),
      propertyRuns(500),
    );
  });

  it('comes to the same as without a plan where nothing is conditional', () => {
    const form = formOf([
      pageOf('p1', [text('a', { required: true }), choice('b', 'x')]),
      pageOf('p2', [buildField('email', { id: 'c' })], { showIf: when('yes') }),
    ]);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.anything()), (answers) => {
        const { settled: _settled, ...planned } = validate(form, answers);
        const plain = validateAnswers(form, answers);
        const issues = 'issues' in planned && planned.issues.map(({ pageId: _pageId, ...issue }) => issue);
        expect(issues ? { ...planned, issues } : planned).toStrictEqual(plain);
      }),
      propertyRuns(500),
    );
  });
});

describe('planOf', () => {
  it('makes none for one page of fields', () => {
    const items = [text('a'), text('b', { required: true, label: '{{nobody' })];
    expect(planOf(formOf([pageOf('p1', items)]))).toBeNull();
  });

  it.each([
    ['pages', [pageOf('p1', []), pageOf('p2', [])]],
    ['a title', [{ ...pageOf('p1', []), title: 'Hello' }]],
    ['help', [pageOf('p1', [text('a', { help: 'Why' })])]],
    ['a named answer', [pageOf('p1', [text('a'), text('b', { label: 'Hello {{a}}' })])]],
    ['a section', [pageOf('p1', [{ id: 's', type: 'section', label: '', help: '', items: [text('a')] }])]],
  ])('makes one for %s', (_what, pages) => {
    expect(planOf(formOf(pages))).not.toBeNull();
  });
});
