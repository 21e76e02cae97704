import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { runFormTests, settleAnswers } from '../formTests/runFormTests.ts';
import { labelsOf } from '../structure/print/labelsOf.ts';
import { logicTree } from '../structure/rules/logicTree.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { cssConditions } from './cssConditions.ts';
import { explainHidden } from './words/explainHidden.ts';
import { MAX_ANSWER_LENGTH } from '../definition/limits.ts';
import { findNextStep } from '../structure/pages/findNextStep.ts';
import { planOf } from '../structure/rules/planOf.ts';
import { validateWithPlan } from '../structure/posted/validateWithPlan.ts';
import { ANSWER_MODELS } from '../fields/answerModels.ts';
import { PLANNED_TEXTS } from '../texts/plannedTexts.ts';
import { anyExpression } from '../testing/anyExpression.ts';
import { DEMANDING_FORMS, demandingAnswers, demandingForm } from '../testing/demandingForms.ts';
import { exampleScope } from '../testing/exampleScope.ts';
import { when } from '../testing/when.ts';
import { bindRows, evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { isSpent } from './isSpent.ts';
import { OPERATORS } from './operators/index.ts';
import { settle } from './settle.ts';
import type { Scope, Value } from './value.ts';
import { createWork } from './work.ts';

const INPUTS = { today: '2026-11-22', operators: OPERATORS };
const RICH = Number.MAX_SAFE_INTEGER;

const settleForm = (form: FormDefinition, answers: Record<string, unknown>) =>
  settle(planOf(form)!, answers, INPUTS);

/** Counts the steps of an expression over these answers. */
function stepsOf(expression: Expression, fields: Record<string, unknown> = {}): number {
  const work = createWork(RICH);
  evaluate(expression, { ...exampleScope, field: (id) => fields[id] ?? null }, work);
  return RICH - work.left;
}

describe('the budget of work', () => {
  it.each(Object.entries(DEMANDING_FORMS))(
    'BUILD-099 ends a form that %s, whatever it asks for',
    (_what, form) => {
      const settled = settleForm(form, demandingAnswers());
      expect(isSpent(settled)).toBe(true);
      // What had begun when the budget was spent is the only thing beyond it.
      expect(settled.stepsLeft).toBeGreaterThan(-100_000);
      expect([...settled.values.values()].at(-1)).toBe(null);
    },
  );

  it('leaves a form alone that takes less', () => {
    const settled = settleForm(demandingForm(2, when('count(each {rows}: {word} = "0é")')), {
      rows: [{ word: '0E\u{301}' }, { word: '1' }],
    });
    expect([isSpent(settled), settled.values.get('v1')]).toStrictEqual([false, 1]);
  });

  it('makes every value blank once it is spent, without doing any more work', () => {
    const work = createWork(15);
    expect(evaluate(when('1 + 2'), exampleScope, work)).toBe(null);
    const left = work.left;
    expect([evaluate(when('1'), exampleScope, work), work.left]).toStrictEqual([null, left]);
  });

  it('BUILD-099 finds nothing wrong with answers that cannot be judged', () => {
    const form = DEMANDING_FORMS['seeks a word among 200, 60 times']!;
    const required = {
      ...form,
      pages: form.pages.map((page) => ({
        ...page,
        items: page.items.map((item) => (item.type === 'textarea' ? { ...item, required: true } : item)),
      })),
    };
    const plan = planOf(required)!;
    const options = { plan, inputs: INPUTS, texts: PLANNED_TEXTS.en, models: ANSWER_MODELS };
    const { rows } = demandingAnswers();
    expect(validateWithPlan(required, { rows: [] }, options)).toMatchObject({ ok: false });
    const judged = validateWithPlan(required, { rows }, options);
    expect([judged.ok, isSpent(judged.settled)]).toStrictEqual([true, true]);
    const walked = { form: required, ...options };
    expect(findNextStep(walked, { rows: [] }, 'p1')).toEqual({ pageId: 'p2' });
    expect(findNextStep(walked, { rows }, 'p1')).toBe(undefined);
  });

  it('BUILD-090 fails a test whose answers cannot be judged', () => {
    const form = DEMANDING_FORMS['writes a long text 190 times']!;
    const test = { id: 't1', name: 'Long', today: '2026-11-22', answers: demandingAnswers('x'), expect: {} };
    expect(runFormTests(form, [test]).flatMap(({ differences }) => differences)).toStrictEqual([
      { kind: 'too_much_work' },
    ]);
  });
});

describe('what else evaluates a form', () => {
  it('BUILD-099 tries a draft that asks for too much, and says of nothing why it is hidden', () => {
    const form = DEMANDING_FORMS['seeks a word among 200, 60 times']!;
    const last = {
      ...form.pages[0]!,
      id: 'p3',
      items: [buildField('text', { id: 'end', showIf: when('{=v11} > 3') })],
    };
    const draft = { ...form, pages: [...form.pages, last] };
    const tree = logicTree(draft);
    const settled = settleAnswers(draft, planOf(draft)!, {
      answers: demandingAnswers(),
      today: '2026-11-22',
    });
    expect([isSpent(settled), settled.items.isHidden('end')]).toStrictEqual([true, true]);
    expect(explainHidden(tree, settled, 'end', labelsOf(draft))).toBe(null);
  });

  it('BUILD-099 leaves conditions to the server whose styles would take too long', () => {
    const twice = (at: number): Expression => ({ op: 'add', of: [{ value: `v${at}` }, { value: `v${at}` }] });
    const form: FormDefinition = {
      ...buildDefinition([
        buildField('checkbox', { id: 'box', options: [] }),
        buildField('text', { id: 'note', showIf: when('{=v40} > 3') }),
      ]),
      // Each value reads the one before it twice, so that working the last one out anew takes 2 ** 40 steps.
      values: Array.from({ length: 41 }, (_, index) => ({
        id: `v${index}`,
        name: '',
        is: index === 0 ? when('if({box}, 1, 0)') : twice(index - 1),
        show: 'inbox',
        format: 'number',
      })),
    };
    const plan = planOf(form)!;
    const { items } = settle(plan, { box: true }, INPUTS);
    expect(items.isHidden('note')).toBe(false);
    expect(cssConditions(form.pages[0]!, plan, items).css).toBe('');
  });
});

describe('steps', () => {
  const LONG = 'e\u{301}'.repeat(MAX_ANSWER_LENGTH / 2);

  it('are counted once for a text that is compared again', () => {
    const once = stepsOf(when('{a} = "x"'), { a: LONG });
    const fourTimes = stepsOf(when('{a} = "x" or {a} = "y" or {a} = "z" or {a} = "w"'), { a: LONG });
    expect(fourTimes).toBeLessThan(1.5 * once);
  });

  it('grow with the sum of two lists, not with their product', () => {
    const list = (length: number) => Array.from({ length }, (_, index) => `option ${index}`);
    const seek = (length: number) =>
      stepsOf(when('{a} = {b}'), { a: list(length), b: list(length).toReversed() });
    expect(seek(200)).toBeLessThan(11 * seek(20));
  });

  it('are not taken for a text that is too long anyway', () => {
    const write = (times: number) =>
      stepsOf({ op: 'text', of: Array.from({ length: times }, () => ({ field: 'a' })) }, { a: LONG });
    // Reading stays, writing ends.
    expect((write(190) - write(2)) / 188).toBeLessThan(200);
  });

  it('are taken once for what is the same in all rows', () => {
    const rows = (count: number): Scope => ({
      ...exampleScope,
      field: () => LONG,
      rows: () =>
        Array.from({ length: count }, (_, index) => ({
          ...exampleScope,
          owns: (id: string) => id === 'own',
          field: (id: string) => (id === 'own' ? index : LONG),
        })),
    });
    const stepsIn = (count: number): number => {
      const work = createWork(RICH);
      evaluate(when('count(each {g}: upper({big}) = "x" and {own} > 1)'), rows(count), work);
      return RICH - work.left;
    };
    expect(stepsIn(50)).toBeLessThan(1.2 * stepsIn(1));
  });

  it('include a search for a text, which takes linear time whatever is sought', () => {
    const text = '漢'.repeat(10_000);
    const sought = `${'漢'.repeat(2_500)}字${'漢'.repeat(2_499)}`;
    expect(stepsOf(when('has({a}, {b})'), { a: text, b: sought })).toBeLessThan(100_000);
  });
});

describe('long texts', () => {
  it('contain what they contain, as the engine says', () => {
    const unit = fc.constantFrom('a', 'b');
    fc.assert(
      fc.property(
        fc.string({ unit, minLength: 70, maxLength: 300 }),
        fc.string({ unit, minLength: 65, maxLength: 90 }),
        fc.nat(300),
        (text, other, at) => {
          for (const sought of [other, text.slice(at, at + 66), `${text.slice(0, 65)}b`]) {
            const found = evaluate(when('has({a}, {b})'), {
              ...exampleScope,
              field: (id) => (id === 'a' ? text : sought),
            });
            expect(found).toBe(text.includes(sought) && sought !== '');
          }
        },
      ),
      propertyRuns(500),
    );
  });

  it('compare composed, unless more marks are stacked on a letter than any text has', () => {
    const equal = (a: string, b: string): Value =>
      evaluate(when('{a} = {b}'), { ...exampleScope, field: (id) => (id === 'a' ? a : b) });
    const long = 'word '.repeat(100);
    expect(equal(`${long}e\u{301}`, `${long}É`)).toBe(true);
    // Composing these would take 50 ms.
    expect(equal(`e\u{301}${'\u{316}\u{301}'.repeat(4_000)}`, 'x')).toBe(false);
  });
});

describe('bindRows', () => {
  it('changes no value, whatever the expression is', () => {
    const ids = { fields: ['own', 'outer'], values: ['v'], groups: [] };
    const row: Scope = {
      ...exampleScope,
      owns: (id) => id === 'own',
      field: (id) => (id === 'own' ? 'Row' : ['outer', 'b']),
      value: () => 1 / 3,
    };
    fc.assert(
      fc.property(anyExpression(3, ids), (expression) => {
        const bound = bindRows(expression, row, createWork());
        expect(evaluate(bound, row)).toStrictEqual(evaluate(expression, row));
      }),
      propertyRuns(500),
    );
  });
});
