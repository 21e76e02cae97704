import { plural, t } from '@lingui/core/macro';
import { MAX_FIELDS, type Field } from '@inlay/sdk/model';
import { fieldName, fieldTypeInSentence } from '../../../domain/forms/fieldTypeNames.ts';
import type { LeftOut } from '../definition/editing.ts';

export const countFields = (number: number): string => plural(number, { one: '# field', other: '# fields' });

/** Returns the subject of a message: the name of one field, or the number of several. */
export function subjectOf(fields: readonly Field[]): string {
  const [field] = fields;
  return field && fields.length === 1 ? fieldName(field) : countFields(fields.length);
}

/** Explains why fields were left out; empty when none were. */
export function explainLeftOut({ taken, overLimit }: LeftOut): string {
  const types = [...new Set(taken.map(({ type }) => fieldTypeInSentence(type)))];
  return [
    ...types.map((type) => t`The ${type} was left out because a form can have only one.`),
    overLimit > 0
      ? t`${plural(overLimit, { one: '# field was', other: '# fields were' })} left out because a form can have at most ${MAX_FIELDS}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Messages about changed settings, by their keys as a change lists them. */
const SETTING_CHANGED: Readonly<Record<string, (name: string) => string>> = {
  label: (name) => t`Label of ${name} changed`,
  placeholder: (name) => t`Placeholder of ${name} changed`,
  required: (name) => t`Required of ${name} changed`,
  options: (name) => t`Options of ${name} changed`,
  maxLength: (name) => t`Character limit of ${name} changed`,
  columns: (name) => t`Width of ${name} changed`,
  'text label': (name) => t`Text of ${name} changed`,
  fontSize: (name) => t`Size of ${name} changed`,
  fontWeight: (name) => t`Weight of ${name} changed`,
  fontStyle: (name) => t`Style of ${name} changed`,
  color: (name) => t`Color of ${name} changed`,
  textAlign: (name) => t`Alignment of ${name} changed`,
};

/** @param keys the changed settings, separated by a space */
export const settingChanged = (keys: string, name: string): string =>
  SETTING_CHANGED[keys]?.(name) ?? t`${name} changed`;
