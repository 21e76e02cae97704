import { DEFINITION_VERSION, upgradeFormDefinition, type Field } from '@inlay/sdk/model';

/** Marks our text among everything else a clipboard can hold. */
const MARKER = 'inlay/fields';

/** Fields as text for the clipboard: readable by other tabs, other forms and other installations. */
export const writeFields = (fields: readonly Field[]): string =>
  JSON.stringify({ kind: MARKER, version: DEFINITION_VERSION, fields });

/** The fields in a clipboard's text, in the newest shape; `null` when it holds none of ours. */
export function parseFields(text: string): Field[] | null {
  if (!text.includes(MARKER)) return null;
  try {
    const { kind, version, fields } = JSON.parse(text) as Record<string, unknown>;
    if (kind !== MARKER) return null;
    const { fields: read } = upgradeFormDefinition({
      version,
      title: '',
      description: '',
      fields,
      customStyles: {},
      textHandling: 'sanitise',
    });
    return read.length > 0 ? read : null;
  } catch {
    // Truncated, edited by hand, or from a newer version: not pasted.
    return null;
  }
}
