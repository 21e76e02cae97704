import { t } from '@lingui/core/macro';
import {
  describeCondition,
  describeValue,
  type Expression,
  type Labels,
  type Option,
} from '@inlay/sdk/model';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { inWords } from '../logic/inWords.ts';

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
/** Returns whether a stored value is a rule: each kind of node has a key of its own (decision 210). */
const isExpression = (value: Parts): boolean =>
  ['op', 'lit', 'field', 'value', 'date', 'time'].some((key) => key in value) && !('label' in value);

/** Prints a setting of a form as people read it: rules as sentences, options by their words, one on each line. */
export function printSetting(value: unknown, labels: Labels): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => printSetting(one, labels)).join('\n');
  return isObject(value) ? printObject(value, labels) : '';
}

function printObject(value: Parts, labels: Labels): string {
  if ('must' in value) {
    const rule = inWords(describeCondition(value['must'] as Expression, labels));
    return [rule, value['message']].filter(Boolean).join(' — ');
  }
  if ('goTo' in value) {
    const rule = inWords(describeCondition(value['if'] as Expression, labels));
    const target = inWords(labels.item(String(value['goTo'])));
    return t`to ${target} if ${rule}`;
  }
  if ('label' in value && 'value' in value) return printOption(value as unknown as Option, labels);
  if (isExpression(value)) return printExpression(value as unknown as Expression, labels);
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${printSetting(one, labels)}`)
    .join('\n');
}

function printOption({ label, showIf }: Option, labels: Labels): string {
  if (!showIf) return label;
  const rule = inWords(describeCondition(showIf, labels));
  return t`${label} (if ${rule})`;
}

/** An answer alone is a condition in some places and a value in others; its name says both. */
const printExpression = (expression: Expression, labels: Labels): string =>
  inWords('op' in expression ? describeCondition(expression, labels) : describeValue(expression, labels));
