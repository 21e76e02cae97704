import type { FormDefinition } from '../../definition/formDefinition.ts';

/** A key of an expression in JSON; within texts, quotation marks are escaped. A brace opens a named answer. */
const RULE = /"(?:showIf|requiredIf|start|must|is|if)":\{|\{\{/;

/** Returns whether the checks of logic can find anything in a form: rules, jumps, tests, names in texts. */
export const hasLogic = ({ pages, values, endings, quotas, tests = [] }: FormDefinition): boolean =>
  pages.length + endings.length > 2 ||
  values.length + tests.length > 0 ||
  RULE.test(JSON.stringify([pages, endings, quotas]));
