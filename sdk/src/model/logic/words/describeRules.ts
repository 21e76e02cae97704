import type { FormTree } from '../formTree.ts';
import { listExpressions, type PlacedExpression, type RulePlace } from '../listExpressions.ts';
import { type Description, label, message } from './description.ts';
import { describeCondition, describeValue, type Labels } from './describeExpression.ts';

/** One rule of a form in words. */
export interface DescribedRule {
  place: RulePlace;
  description: Description;
}

/** Sentences of rules by the key of the definition. */
const RULE_MESSAGES: Record<PlacedExpression['place']['key'] | 'ending', string> = {
  showIf: /*i18n*/ 'Show {item} if {rule}.',
  requiredIf: /*i18n*/ 'Require {item} if {rule}.',
  start: /*i18n*/ 'Fill {item} with {rule} at first.',
  checks: /*i18n*/ 'Accept {item} only if {rule}.',
  options: /*i18n*/ 'Offer {option} in {item} if {rule}.',
  next: /*i18n*/ 'Go from {item} to {target} if {rule}.',
  is: /*i18n*/ '{item} is {rule}.',
  if: /*i18n*/ 'Count towards {item} if {rule}.',
  ending: /*i18n*/ 'End with {item} if {rule}.',
};

/** Says every rule of a form as a sentence, in reading order. */
export function describeRules(tree: FormTree, labels: Labels): DescribedRule[] {
  const pages = new Map(tree.pages.map((page) => [page.id, page]));
  const items = tree.pages.flatMap((page) => page.items);
  const fields = new Map(
    items.flatMap((item) => ('items' in item ? item.items : [item])).map((field) => [field.id, field]),
  );
  const endings = new Set(tree.endings.map(({ id }) => id));

  /** Returns the placeholders of a rule's sentence besides its item. */
  function partsOf({ id, key, index = 0 }: RulePlace): Record<string, Description> {
    const option = key === 'options' ? fields.get(id)?.options?.[index]?.value : undefined;
    const target = key === 'next' ? pages.get(id)?.next?.[index]?.goTo : undefined;
    return {
      ...(option !== undefined && { option: label(labels.option({ field: id }, option) ?? option) }),
      ...(target !== undefined && { target: labels.item(target) }),
    };
  }

  return listExpressions(tree).map(({ expression, place, isCondition }) => {
    const { id } = place;
    const rule = (isCondition ? describeCondition : describeValue)(expression, labels);
    const text = RULE_MESSAGES[endings.has(id) ? 'ending' : place.key];
    return { place, description: message(text, { item: labels.item(id), ...partsOf(place), rule }) };
  });
}
