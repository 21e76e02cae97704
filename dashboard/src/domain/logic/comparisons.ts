import { t } from '@lingui/core/macro';
import type { Expression, ExpressionType, OperatorName } from '@inlay/sdk/model';

/** Comparisons of a condition. The names are stable; screens show `comparisonLabel`. */
export type ComparisonName =
  | 'yes'
  | 'notYes'
  | 'is'
  | 'isNot'
  | 'oneOf'
  | 'noneOf'
  | 'hasAny'
  | 'hasAll'
  | 'hasNone'
  | 'contains'
  | 'containsNot'
  | 'starts'
  | 'ends'
  | 'less'
  | 'atMost'
  | 'more'
  | 'atLeast'
  | 'between'
  | 'answered'
  | 'blank';

interface Comparison {
  /** Operator; without one the left side itself is the condition. */
  op?: OperatorName;
  isDenied?: true;
  /** Number of operands behind the left side; `list` is one operand of several options. */
  operands: 0 | 1 | 2 | 'list';
}

/** Operator and number of operands of each comparison; `isDenied` negates it. */
export const COMPARISONS: Readonly<Record<ComparisonName, Comparison>> = {
  yes: { operands: 0 },
  notYes: { isDenied: true, operands: 0 },
  is: { op: 'eq', operands: 1 },
  isNot: { op: 'ne', operands: 1 },
  oneOf: { op: 'in', operands: 'list' },
  noneOf: { op: 'in', isDenied: true, operands: 'list' },
  hasAny: { op: 'in', operands: 'list' },
  hasAll: { op: 'has', operands: 'list' },
  hasNone: { op: 'in', isDenied: true, operands: 'list' },
  contains: { op: 'has', operands: 1 },
  containsNot: { op: 'has', isDenied: true, operands: 1 },
  starts: { op: 'starts', operands: 1 },
  ends: { op: 'ends', operands: 1 },
  less: { op: 'lt', operands: 1 },
  atMost: { op: 'le', operands: 1 },
  more: { op: 'gt', operands: 1 },
  atLeast: { op: 'ge', operands: 1 },
  between: { op: 'between', operands: 2 },
  answered: { op: 'answered', operands: 0 },
  blank: { op: 'blank', operands: 0 },
};

const ORDERED = ['is', 'isNot', 'less', 'atMost', 'more', 'atLeast', 'between'] as const;
const ANSWERED = ['answered', 'blank'] as const;

/** Lists the comparisons of a left side of some type, the most common first. */
export function comparisonsOf({ kind, isList }: ExpressionType): readonly ComparisonName[] {
  if (isList && kind === 'choice') return ['hasAny', 'hasAll', 'hasNone', ...ANSWERED];
  switch (kind) {
    case 'yesno':
      return ['yes', 'notYes', ...ANSWERED];
    case 'choice':
      return ['oneOf', 'noneOf', 'is', 'isNot', ...ANSWERED];
    case 'number':
    case 'date':
    case 'time':
      return [...ORDERED, ...ANSWERED];
    case 'text':
      return ['is', 'isNot', 'contains', 'containsNot', 'starts', 'ends', ...ANSWERED];
    default:
      return ANSWERED;
  }
}

const LABELS: Readonly<Record<ComparisonName, string>> = {
  yes: t`is yes`,
  notYes: t`is not yes`,
  is: t`is`,
  isNot: t`is not`,
  oneOf: t`is one of`,
  noneOf: t`is none of`,
  hasAny: t`contains any of`,
  hasAll: t`contains all of`,
  hasNone: t`contains none of`,
  contains: t`contains`,
  containsNot: t`does not contain`,
  starts: t`starts with`,
  ends: t`ends with`,
  less: t`is less than`,
  atMost: t`is at most`,
  more: t`is more than`,
  atLeast: t`is at least`,
  between: t`is between`,
  answered: t`is answered`,
  blank: t`is not answered`,
};
const LABELS_OF_DATES: Partial<Record<ComparisonName, string>> = {
  less: t`is before`,
  atMost: t`is on or before`,
  more: t`is after`,
  atLeast: t`is on or after`,
};

/** Returns a comparison as a screen shows it. */
export const comparisonLabel = (name: ComparisonName, { kind }: ExpressionType): string =>
  (kind === 'date' || kind === 'time' ? LABELS_OF_DATES[name] : undefined) ?? LABELS[name];

/** An operand that nothing is chosen for yet; a comparison with it never holds. */
export const NO_OPERAND: Expression = { lit: '' };

/** Returns operands for a comparison: those there are, as far as they fit, and open ones. */
export function fitOperands(name: ComparisonName, operands: readonly Expression[]): Expression[] {
  const { operands: count } = COMPARISONS[name];
  if (count === 'list') {
    const chosen = operands.flatMap((one) => ('lit' in one ? [one.lit].flat() : []));
    return [{ lit: chosen.filter((one): one is string => typeof one === 'string' && one !== '') }];
  }
  const [first] = operands;
  const single =
    first && 'lit' in first && Array.isArray(first.lit) ? [{ lit: first.lit[0] ?? '' }] : operands;
  return Array.from({ length: count }, (_, index) => single[index] ?? NO_OPERAND);
}
