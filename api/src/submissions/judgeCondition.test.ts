import fc from 'fast-check';
import {
  evaluate,
  fieldsOf,
  isSpent,
  OPERATORS,
  planOf,
  PLANNED_TEXTS,
  QUESTION_MODELS,
  settle,
  validateWithPlan,
  type FormDefinition,
} from '@inlay/sdk/model';
import { describe, expect, it } from 'vitest';
import { anyExpression } from '../../../sdk/src/model/testing/anyExpression.ts';
import { anyLogicAnswers, anyLogicForm } from '../../../sdk/src/model/testing/anyLogicForm.ts';
import { buildDefinition, buildField } from '../../../sdk/src/model/testing/buildDefinition.ts';
import { when } from '../../../sdk/src/model/testing/when.ts';
import { judgeStored } from './judgeCondition.ts';

const TODAY = '2026-05-03';
const submittedAt = new Date(`${TODAY}T12:00:00Z`);

/** Any condition about such a form, also one that asks for a question it does not have. */
const anyCondition = anyExpression(3, {
  fields: ['p1f1', 'p1f2', 'p1f3', 'p2f1', 'p2f2', 'p2f3', 'p3f1', 'p3f2', 'p3f3', 'other'],
  values: ['v1', 'v2'],
  groups: ['p1r', 'p2r', 'p3r'],
  // Their generated names are those of nothing.
}).filter((condition) => !/"op":"(?:points|seen)"/.test(JSON.stringify(condition)));

/** What the visitor's engine makes of answers, and what is stored of them, as the database gives it back. */
function meet(definition: FormDefinition, answers: object) {
  const plan = planOf(definition, { always: true })!;
  const inputs = { today: TODAY, operators: OPERATORS };
  const met = validateWithPlan(definition, answers, {
    plan,
    inputs,
    texts: PLANNED_TEXTS.en,
    models: QUESTION_MODELS,
    ignoreCaptcha: true,
  });
  return { met, stored: JSON.parse(JSON.stringify(met.answers)) as typeof met.answers };
}

describe('judgeStored', () => {
  it('decides of 10,000 forms, conditions and answers as the engine of their visitor did', () => {
    const verdicts = { met: 0, unmet: 0, gone: 0 };
    fc.assert(
      fc.property(anyLogicForm, anyCondition, anyLogicAnswers, (definition, condition, answers) => {
        const { met, stored } = meet(definition, answers);
        if (isSpent(met.settled)) return;
        const verdict = judgeStored(definition, { answers: stored, submittedAt })(condition);
        verdicts[verdict] += 1;
        const holds = evaluate(condition, met.settled.items.scope) === true;
        const asksElsewhere = JSON.stringify(condition).includes('"other"');
        expect(verdict).toBe(asksElsewhere ? 'gone' : holds ? 'met' : 'unmet');
      }),
      { numRuns: 10_000 },
    );
    // Each verdict came up often enough to mean something.
    expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(300);
  });

  const form = {
    ...buildDefinition([
      buildField('radio', {
        id: 'kind',
        options: ['complaint', 'praise'].map((value) => ({ value, label: value })),
      }),
      buildField('text', { id: 'reason', showIf: when('{kind} = "complaint"') }),
      buildField('date', { id: 'day' }),
    ]),
    flow: { ...buildDefinition([]).flow, timeZone: 'Pacific/Auckland' },
  };
  const judge = (condition: string, answers: Record<string, unknown>) =>
    judgeStored(form, { answers, submittedAt })(when(condition));

  it('takes a hidden answer for blank, even where one is stored', () => {
    const praise = { kind: 'praise', reason: 'urgent' };
    expect(judge('answered({reason})', praise)).toBe('unmet');
    expect(judge('answered({reason})', { ...praise, kind: 'complaint' })).toBe('met');
  });

  it('judges on the day of the submission, in the time zone of the form', () => {
    expect(judge('{day} = today()', { day: '2026-05-04' })).toBe('met');
    expect(judge('{day} = today()', { day: '2026-05-03' })).toBe('unmet');
  });

  it('is not met where it asks for what the form does not have, also turned round', () => {
    const removed = { ...form, pages: form.pages.map((page) => ({ ...page, items: page.items.slice(1) })) };
    expect(fieldsOf(removed).map(({ id }) => id)).not.toContain('kind');
    const asks = when('not({kind} = "complaint")');
    expect(judgeStored(removed, { answers: {}, submittedAt })(asks)).toBe('gone');
    expect(judge('{=total} > 1', {})).toBe('gone');
  });

  it('settles as a visitor does who answers again', () => {
    const plan = planOf(form, { always: true })!;
    const { items } = settle(plan, { kind: 'praise' }, { today: TODAY, operators: OPERATORS });
    expect(evaluate(when('{kind} = "praise"'), items.scope)).toBe(true);
    expect(judge('{kind} = "praise"', { kind: 'praise' })).toBe('met');
  });
});
