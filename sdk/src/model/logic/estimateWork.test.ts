import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { ANSWER_MODELS } from '../fields/answerModels.ts';
import type { FormDefinition, Page } from '../definition/formDefinition.ts';
import { MAX_LOGIC_STEPS } from '../definition/limits.ts';
import { pagesOf } from '../structure/pages/pagesOf.ts';
import { readAnswers } from '../structure/posted/readAnswers.ts';
import { checkLogic } from '../structure/rules/checkLogic.ts';
import { logicTree } from '../structure/rules/logicTree.ts';
import { planOf } from '../structure/rules/planOf.ts';
import { typingOf } from '../structure/rules/ruleSources.ts';
import { anyExpression } from '../testing/anyExpression.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { DEMANDING_FORMS, demandingAnswers } from '../testing/demandingForms.ts';
import { createOptions } from '../fields/options.ts';
import { contextOf } from '../answers/validateWith.ts';
import { estimateWork } from './estimateWork.ts';
import type { Expression, OperatorName } from './expression.ts';
import { OPERATOR_RULES, OPERATORS } from './operators/index.ts';
import { settle } from './settle.ts';

/** Texts that cost the most to read, to compare and to write in capitals. */
const LONG = ['e\u{301}', 'İ', 'Σ', 'x', ' '].map((letter) => `${letter.repeat(9_990 / letter.length)}z`);
/** Counts the steps that a form takes for answers, beside the most that it can take. */
function stepsOf(form: FormDefinition, answers: unknown): { taken: number; most: number } {
  const read = readAnswers(form, answers, { models: ANSWER_MODELS, context: contextOf(form) });
  const { stepsLeft } = settle(planOf(form, { always: true })!, read, {
    today: '2026-11-22',
    operators: OPERATORS,
  });
  return { taken: MAX_LOGIC_STEPS - stepsLeft, most: estimateWork(logicTree(form), typingOf(form)).steps };
}

const OPTIONS = Array.from({ length: 40 }, (_, index) => `Option ${index}`);

/** A form of two texts, a choice of many and a number, with one value; and rows with a rule. */
const formWith = (is: Expression, inRow?: Expression): FormDefinition => ({
  ...buildDefinition([
    buildField('textarea', { id: 'text' }),
    buildField('textarea', { id: 'other' }),
    buildField('checkbox', { id: 'list', options: createOptions(OPTIONS) }),
    buildField('number', { id: 'number' }),
  ]),
  values: [{ id: 'v', name: 'V', is, show: 'inbox', format: 'text' }],
  ...(inRow && { pages: [...pagesOf(buildDefinition([])), rowsPage(inRow)] }),
});
const rowsPage = (must: Expression): Page => ({
  id: 'p2',
  title: '',
  description: '',
  nextLabel: '',
  items: [
    {
      id: 'rows',
      type: 'repeat',
      label: '',
      help: '',
      min: 0,
      max: 3,
      addLabel: '',
      rowLabel: '',
      items: [
        buildField('text', { id: 'word', checks: [{ must, message: '' }] }),
        buildField('number', { id: 'count' }),
        buildField('text', { id: 'note', showIf: must }),
      ],
    },
  ],
});
const LARGEST = {
  text: LONG[0],
  other: `o${LONG[0]!.slice(1)}`,
  list: Array.from({ length: 200 }, (_, index) => `${String(index).padStart(5)}${'é'.repeat(600)}`),
  number: 1 / 3,
  rows: Array.from({ length: 4 }, (_, index) => ({
    word: `${index}${LONG[index]!.slice(0, 2_000)}`,
    count: index / 7,
  })),
};
const ARGUMENTS: readonly Expression[] = [
  { field: 'text' },
  { field: 'list' },
  { field: 'number' },
  { date: '2026-11-22' },
  { op: 'text', of: [{ op: 'upper', of: [{ field: 'text' }] }, { field: 'number' }] },
  { op: 'trim', of: [{ field: 'other' }] },
  { op: 'list', of: [{ field: 'number' }, { op: 'lower', of: [{ field: 'other' }] }] },
  { value: 'none' },
];

describe('estimateWork', () => {
  it.each(Object.keys(OPERATORS) as OperatorName[])('bounds %s for the largest arguments', (op) => {
    const { takes, repeats } = OPERATOR_RULES[op];
    for (const [index, argument] of ARGUMENTS.entries()) {
      const other = ARGUMENTS[(index + 3) % ARGUMENTS.length]!;
      const of = repeats
        ? [argument, other, argument, other, argument]
        : [argument, other, argument].slice(0, takes.length);
      const { taken, most } = stepsOf(formWith({ op, of }), LARGEST);
      expect(taken).toBeLessThanOrEqual(most);
    }
  });

  it('bounds what any form with rows takes for the largest answers', () => {
    const outside = { fields: ['text', 'other', 'list', 'number'], values: [], groups: [] };
    const ids = { ...outside, fields: [...outside.fields, 'word', 'count'], groups: ['rows'] };
    fc.assert(
      fc.property(anyExpression(3, ids), anyExpression(2, { ...ids, groups: [] }), (is, inRow) => {
        const { taken, most } = stepsOf(formWith(is, inRow), LARGEST);
        expect(taken).toBeLessThanOrEqual(most);
      }),
      propertyRuns(1_000),
    );
  });

  it('bounds what any fixed expression takes', () => {
    const none = { fields: [], values: [], groups: [] };
    let closest = 0;
    fc.assert(
      fc.property(anyExpression(4, none), (is) => {
        const { taken, most } = stepsOf(formWith(is), {});
        closest = Math.max(closest, taken / most);
        expect(taken).toBeLessThanOrEqual(most);
      }),
      propertyRuns(500),
    );
    expect(closest).toBeGreaterThan(0.9);
  });

  it('BUILD-099 leaves a form of 200 fields with 20 rules far below the budget', () => {
    const fields = Array.from({ length: 200 }, (_, index) => buildField('text', { id: `f${index}` }));
    const ruled = fields.map((field, index) =>
      index % 10 === 9
        ? { ...field, showIf: { op: 'starts' as const, of: [{ field: `f${index - 1}` }, { lit: 'A' }] } }
        : field,
    );
    const { taken, most } = stepsOf(buildDefinition(ruled), {});
    expect([taken < MAX_LOGIC_STEPS / 50, most < MAX_LOGIC_STEPS / 2]).toStrictEqual([true, true]);
  });

  it.each(Object.entries(DEMANDING_FORMS))(
    'BUILD-099 refuses a form that %s, and names the rule',
    (_what, form) => {
      const issues = checkLogic(form);
      expect(issues.map(({ code, path }) => [code, path])).toStrictEqual([
        ['too_much_work', ['values', 0, 'is']],
      ]);
      const { taken } = stepsOf(form, demandingAnswers());
      expect(taken).toBeGreaterThan(MAX_LOGIC_STEPS);
    },
  );
});
