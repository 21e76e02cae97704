import type { FormDefinition } from '../../definition/formDefinition.ts';

/** A key of an expression in JSON; within texts, quotation marks are escaped. A brace opens a named answer. */
const RULE = /"(?:showIf|requiredIf|start|must|is|if)":\{|\{\{/;

/** Whether there is anything in a form that the checks of its logic can find: rules, ways, tests, names in texts. */
export const hasLogic = ({ pages, values, endings, quotas, tests = [] }: FormDefinition): boolean =>
  pages.length + endings.length > 2 ||
  values.length + tests.length > 0 ||
  RULE.test(JSON.stringify([pages, endings, quotas]));
