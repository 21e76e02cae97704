import { plural, t } from '@lingui/core/macro';
import { MAX_FIELDS, type Field, type FormDefinition, type Item } from '@inlay/sdk/model';
import { fieldName } from '../../../domain/forms/fieldTypeNames.ts';
import { FIELD_TYPES_IN_SENTENCE } from '../generated/fieldTypesInSentence.ts';
import type { LeftOut } from '../definition/copies.ts';
import { isField, isPage, treeOf } from '../definition/tree.ts';

export const countFields = (number: number): string => plural(number, { one: '# field', other: '# fields' });

/** Returns the name of a field or group: its label, else its kind. */
function itemName(item: Item): string {
  if (isField(item)) return fieldName(item);
  return item.label.trim() || (item.type === 'section' ? t`Section` : t`Repeating group`);
}

/** Returns the name of any part of a form in lists and messages; its number where it has no words. */
export function partName(definition: FormDefinition, id: string): string {
  const { parts, pages } = treeOf(definition);
  const part = parts.get(id);
  if (part) {
    if (!isPage(part)) return itemName(part);
    return part.title.trim() || t`Page ${pages.indexOf(part) + 1}`;
  }
  const index = definition.endings.findIndex((ending) => ending.id === id);
  const ending = definition.endings[index];
  return ending ? ending.title.trim() || t`Ending ${index + 1}` : '';
}

/** Returns the subject of a message: the name of one item, or the number of fields in several. */
export function subjectOf(items: readonly Item[]): string {
  const [item] = items;
  if (item && items.length === 1) return itemName(item);
  return countFields(items.flatMap((one): readonly Field[] => (isField(one) ? [one] : one.items)).length);
}

/** Explains why fields were left out; empty when none were. */
export function explainLeftOut({ taken, overLimit }: LeftOut): string {
  const types = [...new Set(taken.map(({ type }) => FIELD_TYPES_IN_SENTENCE[type]))];
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
