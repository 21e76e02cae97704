import { t } from '@lingui/core/macro';
import {
  describeCondition,
  describeValue,
  type Expression,
  type FormBrand,
  type FormDefinition,
  type Labels,
  type Option,
  wordsOfTranslation,
} from '@inlay/sdk/model';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { inWords } from '../../../domain/logic/inWords.ts';
import { choiceWords } from './choiceWords.ts';
import { settingName } from '../../../domain/logic/settingNames.ts';

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
/** Returns whether a stored value is a rule: each kind of node has a key of its own (decision 210). */
const isExpression = (value: Parts): boolean =>
  ['op', 'lit', 'field', 'value', 'date', 'time'].some((key) => key in value) && !('label' in value);

/**
 * Prints a setting of a form as people read it: rules as sentences, options and parts by their words, one on each line.
 *
 * @param key its key in the definition.
 */
export function printSetting(value: unknown, labels: Labels, key = ''): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return choiceWords(key, value) ?? value;
  if (Array.isArray(value)) return value.map((one) => printSetting(one, labels, key)).join('\n');
  if (!isObject(value)) return '';
  return key === 'translations' ? printTranslations(value) : printObject(value, labels);
}

/** Its texts by language; the keys are ids of their parts. */
const printTranslations = (translations: FormDefinition['translations']): string =>
  Object.entries(translations)
    .map(([language, texts]) =>
      [choiceWords('language', language), ...Object.values(texts).map(wordsOfTranslation)].join('\n'),
    )
    .join('\n');

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
  // A test, and a brand that is followed: ids say nothing to people.
  if ('expect' in value) return String(value['name']);
  if ('kitId' in value) {
    const { variant, own } = value as unknown as FormBrand;
    return [printSetting(variant, labels, 'colorScheme'), ...own.map(settingName)].join('\n');
  }
  if ('waitingList' in value) return t`Waiting list`;
  if ('ending' in value) return inWords(labels.item(String(value['ending'])));
  return Object.entries(value)
    .map(([key, one]) => `${settingName(key)}: ${printSetting(one, labels, key)}`)
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
