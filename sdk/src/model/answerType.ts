import { ADDRESS_PARTS } from './fields/addressParts.ts';
import type { Field, FieldType, Option } from './field.ts';
import type { ExpressionType } from './logic/expressionType.ts';

const TEXT: ExpressionType = { kind: 'text' };

const choiceOf = (options: readonly Option[]): ExpressionType => ({
  kind: 'choice',
  options: options.map(({ value }) => value),
});

/** Types of answers; `null` for fields that take none, or only in parts. */
const TYPES: { [Type in FieldType]: (field: Extract<Field, { type: Type }>) => ExpressionType | null } = {
  header: () => null,
  captcha: () => null,
  text: () => TEXT,
  email: () => TEXT,
  phone: () => TEXT,
  textarea: () => TEXT,
  date: () => ({ kind: 'date' }),
  select: ({ options }) => choiceOf(options),
  radio: ({ options }) => choiceOf(options),
  checkbox: ({ options }) =>
    options.length > 0 ? { ...choiceOf(options), isList: true } : { kind: 'yesno' },
  address: () => null,
};

/** Returns the type of a field's answer or of one part of it; `null` for what it does not have. */
export function answerType(field: Field, part?: string): ExpressionType | null {
  if (part !== undefined)
    return field.type === 'address' && ADDRESS_PARTS.some((one) => one === part) ? TEXT : null;
  return (TYPES[field.type] as (field: Field) => ExpressionType | null)(field);
}

/** Names of the parts of a field's answer that rules can read; none for most fields. */
export const answerParts = (field: Field): readonly string[] =>
  field.type === 'address' ? ADDRESS_PARTS : [];
