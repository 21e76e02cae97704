import { ANSWER_MODELS } from '../fields/answerModels.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import type { FormTree } from '../logic/formTree.ts';
import { OPERATORS } from '../logic/operators/index.ts';
import { planForm } from '../logic/plan.ts';
import { type RawAnswers, settle, type Settled, type SettledItems } from '../logic/settle.ts';
import type { Value } from '../logic/value.ts';
import { planOf } from '../structure/rules/planOf.ts';
import { PLANNED_TEXTS } from '../texts/plannedTexts.ts';
import { validateWithPlan } from '../structure/posted/validateWithPlan.ts';

export { countFacts, evaluateFacts } from './factsScope.ts';

/** Settled items as plain JSON. */
interface PrintedItems {
  hidden: string[];
  required: string[];
  failed: readonly { item: string; check: number }[];
}

/** A settled form as plain JSON. */
interface PrintedForm {
  way: readonly string[];
  ending: string;
  values: [string, Value][];
  items: PrintedItems;
  rows: [string, PrintedItems[]][];
  stepsLeft: number;
}

/** Lists the ids of all items of a form. */
export const idsOf = (tree: FormTree): string[] =>
  tree.pages.flatMap((page) =>
    page.items.flatMap((item) => [item.id, ...('items' in item ? item.items.map(({ id }) => id) : [])]),
  );

/** Says all that a form comes to. */
export function printSettled(
  tree: FormTree,
  { way, ending, values, items, rows, stepsLeft }: Settled,
): PrintedForm {
  const ids = idsOf(tree);
  const print = ({ isHidden, required, failed }: SettledItems): PrintedItems => ({
    hidden: ids.flatMap((id) => [...(isHidden(id) ? [id] : []), ...(isHidden(id, 'a') ? [`${id}: a`] : [])]),
    required: [...required],
    failed,
  });
  return {
    way,
    ending,
    values: [...values],
    items: print(items),
    rows: [...rows].map(([id, all]) => [id, all.map(print)]),
    stepsLeft,
  };
}

/** Plans and settles a form, wherever it runs. */
export function settleForm(tree: FormTree, answers: RawAnswers): PrintedForm {
  const plan = planForm(tree);
  if ('circle' in plan) throw new Error(`Circle: ${plan.circle.join(', ')}`);
  return printSettled(tree, settle(plan, answers, { today: '2026-11-22', operators: OPERATORS }));
}

/** Validates the answers of a form as the server does: the way, the issues, and the row that is stored. */
export function judgeForm(form: FormDefinition, answers: unknown): unknown {
  const plan = planOf(form);
  if (!plan) return null;
  const inputs = { today: '2026-11-22', operators: OPERATORS };
  const { settled, ...judged } = validateWithPlan(form, answers, {
    plan,
    inputs,
    texts: PLANNED_TEXTS.en,
    models: ANSWER_MODELS,
  });
  return { ...judged, settled: printSettled(form, settled) };
}
