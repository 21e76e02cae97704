import type { FieldWidth } from './field.ts';

/** Returns the settings that every new field has (D-69). */
export function baseDefaults(name: string) {
  return { label: name, help: '', placeholder: '', required: false, columns: 12 as FieldWidth, checks: [] };
}
