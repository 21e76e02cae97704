import { t } from '@lingui/core/macro';
import { formatList } from '../../../lib/formatList.ts';
import type { AnswerCondition } from '@inlay/api/contract';
import { capabilitiesOf, type Field, type StoredPart, type ValueFormat } from '@inlay/sdk/model';
import { formatDay } from '../../../lib/formatTime.ts';

type Comparison = AnswerCondition['is'];

/** What submissions are filtered by: a question, or a value that the form computes. */
export type Filterable = Field | Extract<StoredPart, { kind: 'value' }>;

/** Type that an answer is compared as. */
type Kind = 'choice' | 'list' | 'yesno' | 'number' | 'date' | 'time' | 'text';

const ENDS = ['empty', 'answered'] as const;
const COMPARISONS_OF: Readonly<Record<Kind, readonly Comparison[]>> = {
  choice: ['is', 'is_not', 'any_of', 'none_of', ...ENDS],
  list: ['any_of', 'all_of', 'none_of', ...ENDS],
  yesno: ['is', ...ENDS],
  number: ['is', 'is_not', 'at_least', 'at_most', 'between', ...ENDS],
  date: ['is', 'after', 'before', 'between', ...ENDS],
  time: ['is', 'after', 'before', 'between', ...ENDS],
  text: ['contains', 'lacks', 'is', 'is_not', ...ENDS],
};

/** Comparisons as the choice beside a question has them. */
const COMPARISON_LABELS: Readonly<Record<Comparison, string>> = {
  is: t`is`,
  is_not: t`is not`,
  contains: t`contains`,
  lacks: t`does not contain`,
  any_of: t`is any of`,
  all_of: t`has all of`,
  none_of: t`is none of`,
  at_least: t`is at least`,
  at_most: t`is at most`,
  after: t`is after`,
  before: t`is before`,
  between: t`is between`,
  empty: t`is empty`,
  answered: t`is answered`,
};

/** Kinds of values that are no numbers. */
const KINDS_OF_VALUES: Partial<Record<ValueFormat, Kind>> = { text: 'text', date: 'date', yesno: 'yesno' };

export function kindOf(field: Filterable): Kind {
  if ('kind' in field) return KINDS_OF_VALUES[field.format] ?? 'number';
  const type = capabilitiesOf(field);
  const answered = type.typeOf?.(field);
  const kind = answered?.kind;
  if (answered?.kind === 'choice')
    return choicesOf(field).length === 0 ? 'text' : answered.isList ? 'list' : 'choice';
  if (kind === 'yesno' || kind === 'date' || kind === 'time') return kind;
  return type.isOrdered ? 'number' : 'text';
}

/** The comparisons that a question offers, the most likely first. */
export const comparisonsOf = (field: Filterable): { value: Comparison; label: string }[] =>
  COMPARISONS_OF[kindOf(field)].map((value) => ({ value, label: COMPARISON_LABELS[value] }));

/** The number of values that a comparison takes. */
export const valuesOf = (is: Comparison): 'none' | 'one' | 'two' | 'many' => {
  if (is === 'empty' || is === 'answered') return 'none';
  if (is === 'between') return 'two';
  return is === 'any_of' || is === 'all_of' || is === 'none_of' ? 'many' : 'one';
};

/** The answers that a question offers; none where they are written. */
export function choicesOf(field: Filterable): { value: string; label: string }[] {
  const kind = 'kind' in field ? kindOf(field) : capabilitiesOf(field).typeOf?.(field)?.kind;
  const options =
    kind === 'choice' && 'options' in field && Array.isArray(field.options) ? field.options : [];
  if (options.length > 0) return options.map(({ value, label }) => ({ value, label: label || value }));
  if (kind !== 'yesno') return [];
  return [
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ];
}

/** A value as the person knows it: an option by its words, a day in their language. */
function printed(field: Filterable | undefined, value: string): string {
  if (!field) return value;
  const choice = choicesOf(field).find((one) => one.value === value);
  if (choice) return choice.label;
  return kindOf(field) === 'date' ? formatDay(value) : value;
}

/** A condition as a sentence: "Size is 12". */
export function sentenceOf(
  { field: id, is, values }: AnswerCondition,
  fields: readonly Filterable[],
): string {
  const field = fields.find((one) => one.id === id);
  const name = field?.label.trim() || id;
  const words = values.map((value) => printed(field, value));
  const [value = '', end = ''] = words;
  const all = formatList(words, is === 'all_of' ? 'conjunction' : 'disjunction');
  const sentences: Readonly<Record<Comparison, () => string>> = {
    is: () => t`${name} is ${value}`,
    is_not: () => t`${name} is not ${value}`,
    contains: () => t`${name} contains ${value}`,
    lacks: () => t`${name} does not contain ${value}`,
    any_of: () => t`${name} is ${all}`,
    all_of: () => t`${name} has ${all}`,
    none_of: () => t`${name} is not ${all}`,
    at_least: () => t`${name} is at least ${value}`,
    at_most: () => t`${name} is at most ${value}`,
    after: () => t`${name} is after ${value}`,
    before: () => t`${name} is before ${value}`,
    between: () => t`${name} is between ${value} and ${end}`,
    empty: () => t`${name} is empty`,
    answered: () => t`${name} is answered`,
  };
  return sentences[is]();
}
