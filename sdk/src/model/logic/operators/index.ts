import { aggregateRules, aggregates } from './aggregates.ts';
import { arithmetic, arithmeticRules } from './arithmetic.ts';
import { comparison, comparisonRules } from './comparison.ts';
import { dateRules, dates } from './dates.ts';
import { form, formRules } from './form.ts';
import { logic, logicRules } from './logic.ts';
import type { OperatorRule } from './operator.ts';
import { textRules, texts } from './texts.ts';

/** Operators that every visitor of a form with logic loads; those for texts and dates come when a form uses them. */
export const CORE_OPERATORS = /* @__PURE__ */ (() => ({
  ...logic,
  ...comparison,
  ...arithmetic,
  ...aggregates,
  ...form,
}))();

/** All operators by name. */
export const OPERATORS = /* @__PURE__ */ (() => ({ ...CORE_OPERATORS, ...texts, ...dates }))();

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
}))();
