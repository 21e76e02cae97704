import { plural, t } from '@lingui/core/macro';
import { capabilitiesOf, MAX_FIELDS, type Field } from '@inlay/sdk/model';
import type { LeftOut } from '../definition/editing.ts';

/** Returns a field's name in messages. */
export const nameOf = (field: Field): string => field.label.trim() || capabilitiesOf(field).name;

/** The name of a field's type within a sentence. */
export const typeName = (field: Pick<Field, 'type'>): string => capabilitiesOf(field).name.toLowerCase();

export const countFields = (number: number): string => plural(number, { one: '# field', other: '# fields' });

/** Returns the subject of a message: the name of one field, or the number of several. */
export function subjectOf(fields: readonly Field[]): string {
  const [field] = fields;
  return field && fields.length === 1 ? nameOf(field) : countFields(fields.length);
}

/** Explains why fields were left out; empty when none were. */
export function explainLeftOut({ taken, overLimit }: LeftOut): string {
  return [
    ...new Set(
      taken.map((field) => t`The ${typeName(field)} was left out because a form can have only one.`),
    ),
    overLimit > 0
      ? t`${plural(overLimit, { one: '# field was', other: '# fields were' })} left out because a form can have at most ${MAX_FIELDS}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names of settings in messages about their change. */
const SETTINGS: Readonly<Record<string, string>> = {
  label: t`Label`,
  placeholder: t`Placeholder`,
  required: t`Required`,
  options: t`Options`,
  maxLength: t`Character limit`,
  columns: t`Width`,
  'text and label': t`Text`,
  fontSize: t`Size`,
  fontWeight: t`Weight`,
  fontStyle: t`Style`,
  color: t`Color`,
  textAlign: t`Alignment`,
};

/** @param keys as a change names them: those of one control, with " and " between */
export const settingName = (keys: string): string => SETTINGS[keys] ?? keys;
