import { createEmptyDefinition, fieldsOf, withFields, type Field } from '@inlay/sdk/model';
import type { Upgrade } from './loadUpgrade.ts';

/** Marks our text among everything else a clipboard can hold. */
const MARKER = 'inlay/fields';

/** Fields as text for the clipboard: readable by other tabs, other forms and other installations. */
export const writeFields = (fields: readonly Field[]): string =>
  JSON.stringify({ kind: MARKER, definition: withFields(createEmptyDefinition(), fields) });

/** Returns whether a clipboard's text may hold fields. */
export const mayHoldFields = (text: string): boolean => text.includes(MARKER);

/** Returns the fields in a clipboard's text, in the newest shape; `null` when it holds none of ours. */
export function parseFields(text: string, upgrade: Upgrade): readonly Field[] | null {
  try {
    const { kind, definition } = JSON.parse(text) as Record<string, unknown>;
    if (kind !== MARKER) return null;
    const read = fieldsOf(upgrade(definition));
    return read.length > 0 ? read : null;
  } catch {
    // Truncated, edited by hand, or from a newer version: not pasted.
    return null;
  }
}
