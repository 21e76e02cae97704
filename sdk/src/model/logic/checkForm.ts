import { type TypeOfField, findConstant } from './constantCondition.ts';
import { checkTexts } from './checkTexts.ts';
import type { Finding, Report } from './finding.ts';
import type { Expression } from './expression.ts';
import { isComparable } from './expressionType.ts';
import { type FieldTyping, formNames } from './formNames.ts';
import type { FormTree, TreeItem, TreePage } from './formTree.ts';
import { isUnfinished } from './isUnfinished.ts';
import { listExpressions, type RulePlace } from './listExpressions.ts';
import { typeOf } from './typeOf.ts';
import { planForm } from './plan.ts';
import { listScored } from './points.ts';
import { readsOf } from './readsOf.ts';

/** What the checks need to know of field types. */
export interface CheckOptions {
  typeOfField: FieldTyping;
}

/** Conditions that make things come and go; those that are always the same say something is wrong. */
const FINDINGS_THAT_WARN: ReadonlySet<Finding['code']> = new Set([
  'unfinished',
  'always_true',
  'always_false',
  'jump_never_counts',
  'page_unreachable',
  'ending_unreachable',
  'required_never_shown',
]);

/**
 * Lists everything that is wrong with a form's logic: what cannot be stored, and what can but makes
 * no sense. Expressions must have passed `parseExpression`. Never throws.
 */
export function checkForm(tree: FormTree, { typeOfField }: CheckOptions): Finding[] {
  const { pages, values, endings } = tree;
  const findings: Finding[] = [];
  const report = (
    code: Finding['code'],
    place: RulePlace,
    params: Finding['params'] = {},
    path: readonly number[] = [],
  ) => findings.push({ code, place, path, params, refuses: !FINDINGS_THAT_WARN.has(code) });

  const { fields, groupOf, pageOf, namesIn } = formNames(tree, typeOfField);
  const planned = planForm(tree);
  if ('circle' in planned) {
    const [id = ''] = planned.circle;
    const key = values.some((value) => value.id === id) ? 'is' : 'showIf';
    report('circle', { id, key }, { circle: planned.circle.join(', ') });
  }

  const typeOfName: TypeOfField = (id, part) => {
    const field = fields.get(id);
    return field && !groupOf.has(id) ? (typeOfField(field, part) ?? undefined) : undefined;
  };
  const scored = listScored(tree);
  const constants = new Map<Expression, boolean>();
  for (const { expression, place, page, group, isCondition } of listExpressions(tree)) {
    const { type, problems } = typeOf(expression, namesIn(group));
    for (const { code, params, path } of problems) report(code, place, params, path);
    if (problems.length > 0) continue;
    if (isCondition && type.kind !== 'yesno' && type.kind !== 'blank')
      report('not_a_condition', place, { found: type.kind });
    const field = place.key === 'start' ? fields.get(place.id) : undefined;
    const taken = field && typeOfField(field, undefined);
    if (taken && !isComparable(taken, type))
      report('wrong_start', place, { expected: taken.kind, found: type.kind });
    const { fields: read, scores } = readsOf([expression], values);
    const added = scored.filter(({ category }) => scores.includes(null) || scores.includes(category ?? ''));
    const reads = [...read, ...added.map(({ id }) => id)].map((id) => pageOf.get(id) ?? 0);
    const later = reads.find((read) => read > page);
    if (later !== undefined) report('later_page', place, { page: pages[later]?.id ?? '' });
    if (isUnfinished(expression)) {
      report('unfinished', place);
      continue;
    }
    const constant = isCondition && group === null ? findConstant(expression, typeOfName) : undefined;
    if (constant === undefined) continue;
    constants.set(expression, constant);
    report(constant ? 'always_true' : 'always_false', place);
  }
  for (const { id, is, isShown } of values)
    if (isShown && readsOf([is], values).points) report('private_shown', { id, key: 'is' });
  checkTexts(tree, report);
  checkWay(tree, constants, report);
  checkEndings(endings, pages, constants, report);
  return findings;
}

/** Checks where jumps lead, which pages nobody comes to, and which required fields nobody sees. */
function checkWay(
  { pages, endings }: FormTree,
  constants: ReadonlyMap<Expression, boolean>,
  report: Report,
): void {
  const reachable = new Set([0]);
  for (const [number, { id, showIf, next = [], items }] of pages.entries()) {
    const isShown = reachable.has(number) && !(showIf && constants.get(showIf) === false);
    if (!isShown) report('page_unreachable', { id, key: 'showIf' });
    // A page that may be hidden is passed over.
    let goesOn = reachable.has(number) && (!isShown || showIf !== undefined);
    let isDecided = false;
    for (const [at, jump] of next.entries()) {
      const target = pages.findIndex((page) => page.id === jump.goTo);
      const place: RulePlace = { id, key: 'next', at };
      if (target < 0 && !endings.some((ending) => ending.id === jump.goTo))
        report('unknown_target', place, { id: jump.goTo });
      if (target >= 0 && target <= number) report('jump_backwards', place, { id: jump.goTo });
      const repeats = next
        .slice(0, at)
        .some((earlier) => JSON.stringify(earlier.if) === JSON.stringify(jump.if));
      if (isDecided || repeats) report('jump_never_counts', place);
      if (isShown && !isDecided && target > number && constants.get(jump.if) !== false) reachable.add(target);
      isDecided ||= constants.get(jump.if) === true;
    }
    goesOn ||= isShown && !isDecided;
    if (goesOn) reachable.add(number + 1);
    for (const item of items) checkRequired(item, isShown, constants, report);
  }
}

/** Reports a required field that no answers bring up. */
function checkRequired(
  item: TreeItem,
  isShown: boolean,
  constants: ReadonlyMap<Expression, boolean>,
  report: Report,
): void {
  const isVisible = isShown && !(item.showIf && constants.get(item.showIf) === false);
  if ('items' in item) for (const field of item.items) checkRequired(field, isVisible, constants, report);
  else if (item.required && !isVisible) report('required_never_shown', { id: item.id, key: 'required' });
}

/** Checks that a form always ends, and that every ending can be met. */
function checkEndings(
  endings: FormTree['endings'],
  pages: readonly TreePage[],
  constants: ReadonlyMap<Expression, boolean>,
  report: Report,
): void {
  const targets = new Set(pages.flatMap(({ next = [] }) => next.map(({ goTo }) => goTo)));
  const last = endings.at(-1);
  if (last?.showIf) report('last_ending_conditional', { id: last.id, key: 'showIf' });
  let isDecided = false;
  for (const { id, showIf } of endings) {
    const constant = showIf ? constants.get(showIf) : true;
    if ((isDecided || constant === false) && !targets.has(id))
      report('ending_unreachable', { id, key: 'showIf' });
    isDecided ||= constant === true;
  }
}
