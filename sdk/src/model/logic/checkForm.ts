import { type TypeOfField, findConstant } from './constantCondition.ts';
import { checkPoints } from './checkPoints.ts';
import { checkTexts } from './checkTexts.ts';
import type { Finding, Report } from './finding.ts';
import { MAX_LOGIC_STEPS } from '../definition/limits.ts';
import { estimateWork } from './estimateWork.ts';
import type { Expression } from './expression.ts';
import { isComparable } from './expressionType.ts';
import { type FieldTyping, formNames } from './formNames.ts';
import { type FormTree, isRepeat, type TreeItem, type TreeJump, type TreeQuota } from './formTree.ts';
import { isUnfinished } from './isUnfinished.ts';
import { listExpressions, type RulePlace } from './listExpressions.ts';
import { typeOf } from './typeOf.ts';
import { planForm } from './plan.ts';
import { listScored } from './points.ts';
import { readsOf } from './readsOf.ts';
import { allOf, inlineNames, wayConditions } from './wayConditions.ts';

/** Facts about field types that the checks need. */
export interface CheckOptions {
  typeOfField: FieldTyping;
  /** Whether only what cannot be stored is sought, which takes no trying of answers. */
  refusalsOnly?: boolean;
}

/** Says whether a condition comes out the same for all answers. */
type ConstantOf = (condition: Expression) => boolean | undefined;

/** Condition of an item in a row, in addition to its own. */
const YES_OF_ROWS: Expression = { lit: true };

/** Conditions that make things come and go; those that are always the same say something is wrong. */
const FINDINGS_THAT_WARN: ReadonlySet<Finding['code']> = new Set([
  'unfinished',
  'unknown_category',
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
export function checkForm(tree: FormTree, { typeOfField, refusalsOnly = false }: CheckOptions): Finding[] {
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

  const { steps, heaviest } = estimateWork(tree, typeOfField, { fields, groupOf });
  if (heaviest && steps > MAX_LOGIC_STEPS) report('too_much_work', heaviest.place);

  const typeOfName: TypeOfField = (id, part) => {
    const field = fields.get(id);
    return field && !groupOf.has(id) ? (typeOfField(field, part) ?? undefined) : undefined;
  };
  const scored = listScored(tree);
  /** Fields that no answers bring up; everything that reads them reads a blank. */
  const neverShown = new Set<string>();
  const constantOf: ConstantOf = (condition) => {
    const inlined = inlineNames(condition, values, neverShown);
    return inlined ? findConstant(inlined, typeOfName) : undefined;
  };
  const constants = new Map<Expression, boolean>();
  const targets = targetsOf(tree);
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
    for (const named of readsOf([expression]).scores)
      if (named && !scored.some(({ marks }) => marks.category === named))
        report('unknown_category', place, { option: named });
    const added = scored.filter(
      ({ marks }) => scores.includes(null) || scores.includes(marks.category ?? ''),
    );
    const reads = [...read, ...added.map(({ id }) => id)].map((id) => pageOf.get(id) ?? 0);
    const later = reads.find((read) => read > page);
    if (later !== undefined) report('later_page', place, { page: pages[later]?.id ?? '' });
    if (isUnfinished(expression)) {
      report('unfinished', place);
      continue;
    }
    const constant = isCondition && group === null && !refusalsOnly ? constantOf(expression) : undefined;
    if (constant === undefined) continue;
    constants.set(expression, constant);
    // An ending for jumps or quotas alone may be written with a condition that never holds.
    if (!constant && targets.has(place.id) && endings.some(({ id }) => id === place.id)) continue;
    report(constant ? 'always_true' : 'always_false', place);
  }
  for (const { id, is, isShown } of values)
    if (isShown && readsOf([is], values).points) report('private_shown', { id, key: 'is' });
  checkPoints(tree, report);
  checkTexts(tree, report);
  checkWay(
    tree,
    { constants, constantOf, neverShown, isSkipped: refusalsOnly || 'circle' in planned },
    report,
  );
  checkEndings(tree, constants, report);
  checkQuotas(tree, report);
  return findings;
}

/** Facts about conditions while the way through a form is checked. */
interface WayFacts {
  constants: ReadonlyMap<Expression, boolean>;
  constantOf: ConstantOf;
  /** Grows page by page. */
  neverShown: Set<string>;
  /** Whether only where jumps lead is checked. */
  isSkipped: boolean;
}

/** Checks where jumps lead, which pages nobody comes to, and which required fields nobody sees. */
function checkWay(tree: FormTree, facts: WayFacts, report: Report): void {
  const { pages, endings } = tree;
  const ways = facts.isSkipped ? [] : wayConditions(tree);
  for (const [number, { id, showIf, next = [], items }] of pages.entries()) {
    const shown = allOf(ways[number], showIf);
    const isShown = facts.isSkipped || facts.constantOf(shown) !== false;
    if (!isShown) report('page_unreachable', { id, key: 'showIf' });
    for (const [index, jump] of next.entries()) {
      const target = pages.findIndex((page) => page.id === jump.goTo);
      const place: RulePlace = { id, key: 'next', index };
      if (target < 0 && !endings.some((ending) => ending.id === jump.goTo))
        report('unknown_target', place, { id: jump.goTo });
      if (target >= 0 && target <= number) report('jump_backwards', place, { id: jump.goTo });
      if (isShown && isIdle(next.slice(0, index), jump.if, facts)) report('jump_never_counts', place);
    }
    for (const item of items) checkRequired(item, isShown ? shown : null, facts, report);
  }
}

/** Returns whether visitors never follow a jump, because earlier ones cover it. */
function isIdle(
  earlier: readonly TreeJump[],
  condition: Expression,
  { constants, constantOf, isSkipped }: WayFacts,
): boolean {
  if (isSkipped || earlier.length === 0) return false;
  if (earlier.some((one) => JSON.stringify(one.if) === JSON.stringify(condition))) return true;
  if (constants.get(condition) === false) return false;
  const none = earlier.map((one): Expression => ({ op: 'not', of: [one.if] }));
  return (
    earlier.some((one) => constants.get(one.if) === true) || constantOf(allOf(...none, condition)) === false
  );
}

/**
 * Reports a required field that no answers bring up.
 *
 * @param around condition under which its container is shown; `null` for never
 */
function checkRequired(item: TreeItem, around: Expression | null, facts: WayFacts, report: Report): void {
  if (facts.isSkipped) return;
  const shown = around && allOf(around, item.showIf);
  const isVisible = shown !== null && (!item.showIf || facts.constantOf(shown) !== false);
  const inside = isVisible ? shown : null;
  if (!isVisible) facts.neverShown.add(item.id);
  if ('items' in item) {
    // What rows show depends on their own answers.
    const group = isRepeat(item) && inside ? YES_OF_ROWS : inside;
    for (const field of item.items) checkRequired(field, group, facts, report);
  } else if (item.required && !isVisible) report('required_never_shown', { id: item.id, key: 'required' });
}

/** Checks that a form always ends, and that every ending can be met. */
function checkEndings(tree: FormTree, constants: ReadonlyMap<Expression, boolean>, report: Report): void {
  const { endings } = tree;
  const targets = targetsOf(tree);
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

/** Returns the ending that a full quota leads to; undefined for one with a waiting list. */
const endingOfQuota = ({ whenFull }: TreeQuota): string | undefined =>
  whenFull && 'ending' in whenFull ? whenFull.ending : undefined;

/** Checks that full quotas lead to an ending that there is. */
function checkQuotas({ endings, quotas = [] }: FormTree, report: Report): void {
  for (const quota of quotas) {
    const target = endingOfQuota(quota);
    if (target !== undefined && !endings.some(({ id }) => id === target))
      report('quota_ending_gone', { id: quota.id, key: 'if' });
  }
}

/** Lists the pages and endings that jumps and full quotas lead to. */
const targetsOf = ({ pages, quotas = [] }: FormTree): ReadonlySet<string> =>
  new Set([
    ...pages.flatMap(({ next = [] }) => next.map(({ goTo }) => goTo)),
    ...quotas.flatMap((quota) => endingOfQuota(quota) ?? []),
  ]);
