import { aggregates } from './aggregates.ts';
import { arithmetic } from './arithmetic.ts';
import { comparison } from './comparison.ts';
import { form } from './form.ts';
import { logic } from './logic.ts';

/** Operators that every visitor of a form with logic loads; those for texts and dates come when a form uses them. */
export const CORE_OPERATORS = /* @__PURE__ */ (() => ({
  ...logic,
  ...comparison,
  ...arithmetic,
  ...aggregates,
  ...form,
}))();
