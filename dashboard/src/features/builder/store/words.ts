import { plural, t } from '@lingui/core/macro';
import { capabilitiesOf, MAX_FIELDS, type Field } from '@inlay/sdk/model';
import type { LeftOut } from '../definition/editing.ts';

/** What a field is called when it is spoken of. */
export const nameOf = (field: Field): string => field.label.trim() || capabilitiesOf(field).name;

/** The name of a field's type within a sentence. */
export const typeName = (field: Pick<Field, 'type'>): string => capabilitiesOf(field).name.toLowerCase();

export const countFields = (number: number): string => plural(number, { one: '# field', other: '# fields' });

/** What happened to some fields, in words: the name of the one, or how many they are. */
export function subjectOf(fields: readonly Field[]): string {
  const [field] = fields;
  return field && fields.length === 1 ? nameOf(field) : countFields(fields.length);
}

/** Why something was left out; empty when nothing was. */
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

/** What settings are called when their change is undone. */
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
