import type { Field } from '../fields/field.ts';
import { ANSWER_MODELS } from '../fields/answerModels.ts';
import { isQuestion } from '../fields/roles.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import { normaliseValue } from '../logic/evaluate.ts';
import { OPERATORS } from '../logic/operators/index.ts';
import { isSpent } from '../logic/isSpent.ts';
import { type Plan, planForm } from '../logic/plan.ts';
import { type Settled, settle } from '../logic/settle.ts';
import type { Value } from '../logic/value.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';
import { isSameJson } from '../structure/isSameJson.ts';
import { logicTree } from '../structure/rules/logicTree.ts';
import { partsOf } from '../structure/partsOf.ts';
import { readAnswers } from '../structure/posted/readAnswers.ts';
import { contextOf } from '../answers/validateWith.ts';
import type { FormTest } from './formTest.ts';

/** One difference from what a test expects. Ids name parts of the form. */
export type TestDifference =
  /** The form's logic has a circle, so nothing can be worked out. */
  | { kind: 'circle' }
  /** The form's logic takes too much work for the answers. */
  | { kind: 'too_much_work' }
  /** The test names a part that the form does not have. */
  | { kind: 'unknown_part'; id: string }
  | { kind: 'unknown_option'; id: string; option: string }
  /** The field cannot read the answer. */
  | { kind: 'invalid_answer'; id: string }
  | { kind: 'pages'; expected: readonly string[]; found: readonly string[] }
  | { kind: 'ending'; expected: string; found: string }
  | { kind: 'value'; id: string; expected: Value; found: Value }
  | { kind: 'not_shown' | 'not_hidden'; id: string };

/** Result of a test, which passed if it has no differences. */
export interface TestResult {
  test: FormTest;
  differences: readonly TestDifference[];
}

/**
 * Runs tests of a form with the engine that visitors meet. Never throws, whatever the form and the tests are.
 *
 * @param tests by default, those that the definition keeps
 * @returns a result for each test, in order; a test without differences passed
 */
export function runFormTests(
  definition: FormDefinition,
  tests: readonly FormTest[] = definition.tests ?? [],
): TestResult[] {
  if (tests.length === 0) return [];
  const plan = planForm(logicTree(definition));
  if ('circle' in plan) return tests.map((test) => ({ test, differences: [{ kind: 'circle' }] }));
  return tests.map((test) => ({ test, differences: runOne(definition, plan, test) }));
}

/** Settles a form for some raw answers on a day. */
export function settleAnswers(
  definition: FormDefinition,
  plan: Plan,
  { answers, today }: Pick<FormTest, 'answers' | 'today'>,
): Settled {
  const read = readAnswers(definition, answers, { models: ANSWER_MODELS, context: contextOf(definition) });
  return settle(plan, read, { today, operators: OPERATORS });
}

function runOne(definition: FormDefinition, plan: Plan, test: FormTest): TestDifference[] {
  const settled = settleAnswers(definition, plan, test);
  if (isSpent(settled)) return [{ kind: 'too_much_work' }];
  return [
    ...unknownParts(definition, test),
    ...wrongAnswers(definition, test),
    ...compareWay(definition, settled, test),
    ...compareValues(definition, settled, test),
    ...compareItems(definition, settled, test),
  ];
}

/** Lists the parts that a test names and the form does not have. */
function unknownParts(definition: FormDefinition, { answers, expect }: FormTest): TestDifference[] {
  const known = new Set(partsOf(definition).map(({ part }) => part.id));
  const { pages = [], ending, values = {}, shown = [], hidden = [] } = expect;
  const named = [
    ...Object.keys(answers),
    ...pages,
    ...(ending === undefined ? [] : [ending]),
    ...Object.keys(values),
    ...shown,
    ...hidden,
  ];
  return [...new Set(named)].filter((id) => !known.has(id)).map((id) => ({ kind: 'unknown_part', id }));
}

/** Lists answers that no visitor could give: options that are gone, and values of another shape. */
function wrongAnswers(definition: FormDefinition, { answers }: FormTest): TestDifference[] {
  return fieldsOf(definition).flatMap((field): TestDifference[] => {
    const raw = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
    if (raw === undefined || raw === '' || !isQuestion(field)) return [];
    const unknown = unknownOptions(field, raw);
    if (unknown.length > 0)
      return unknown.map((option) => ({ kind: 'unknown_option', id: field.id, option }));
    const model = ANSWER_MODELS[field.type] as { parseAnswer(...args: unknown[]): unknown };
    const isRead = model.parseAnswer(field, raw, contextOf(definition)) !== undefined;
    return isRead ? [] : [{ kind: 'invalid_answer', id: field.id }];
  });
}

function unknownOptions(field: Field, raw: unknown): string[] {
  if (!('options' in field) || field.options.length === 0) return [];
  const known = new Set(field.options.map(({ value }) => value));
  return [raw].flat().filter((one): one is string => typeof one === 'string' && !known.has(one));
}

function compareWay(
  definition: FormDefinition,
  { way, ending: found }: Settled,
  { expect: { pages, ending } }: FormTest,
): TestDifference[] {
  const isKnown = definition.endings.some(({ id }) => id === ending);
  return [
    ...(pages && !isSameJson(pages, way) ? [{ kind: 'pages' as const, expected: pages, found: way }] : []),
    ...(ending !== undefined && isKnown && ending !== found
      ? [{ kind: 'ending' as const, expected: ending, found }]
      : []),
  ];
}

function compareValues(
  definition: FormDefinition,
  { values }: Settled,
  { expect }: FormTest,
): TestDifference[] {
  return definition.values.flatMap(({ id }): TestDifference[] => {
    if (!expect.values || !Object.hasOwn(expect.values, id)) return [];
    const [expected, found] = [normaliseValue(expect.values[id]), values.get(id) ?? null];
    return isSameJson(expected, found) ? [] : [{ kind: 'value', id, expected, found }];
  });
}

function compareItems(
  definition: FormDefinition,
  { items }: Settled,
  { expect: { shown = [], hidden = [] } }: FormTest,
): TestDifference[] {
  const known = new Set(partsOf(definition).map(({ part }) => part.id));
  const isWrong = (isHidden: boolean) => (id: string) => known.has(id) && items.isHidden(id) !== isHidden;
  return [
    ...shown.filter(isWrong(false)).map((id): TestDifference => ({ kind: 'not_shown', id })),
    ...hidden.filter(isWrong(true)).map((id): TestDifference => ({ kind: 'not_hidden', id })),
  ];
}
