import { aggregateRules } from './aggregates.ts';
import { arithmeticRules } from './arithmetic.ts';
import { comparisonRules } from './comparison.ts';
import { CORE_OPERATORS } from './core.ts';
import { dateRules, dates } from './dates.ts';
import { formRules } from './form.ts';
import { logicRules } from './logic.ts';
import type { OperatorRule } from './operator.ts';
import { scoreRules, scores } from './scores.ts';
import { textRules, texts } from './texts.ts';

/** All operators by name. */
export const OPERATORS = /* @__PURE__ */ (() => ({ ...CORE_OPERATORS, ...texts, ...dates, ...scores }))();

export type Operators = typeof OPERATORS;

/** The groups of operators with their rules, in the order of the documentation. */
export const OPERATOR_GROUPS = [
  { title: 'Conditions', rules: logicRules },
  { title: 'Comparisons', rules: comparisonRules },
  { title: 'Calculation', rules: arithmeticRules },
  { title: 'Several values', rules: aggregateRules },
  { title: 'Texts', rules: textRules },
  { title: 'Dates', rules: dateRules },
  { title: 'The form itself', rules: formRules },
  { title: 'Points', rules: scoreRules },
] as const;

/** Rules of all operators by name: for checks, formulas and documentation. */
export const OPERATOR_RULES: Record<keyof Operators, OperatorRule> = /* @__PURE__ */ (() => ({
  ...logicRules,
  ...comparisonRules,
  ...arithmeticRules,
  ...aggregateRules,
  ...textRules,
  ...dateRules,
  ...formRules,
  ...scoreRules,
}))();
