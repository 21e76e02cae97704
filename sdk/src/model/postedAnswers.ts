import type { FormDefinition } from './formDefinition.ts';

const PREFIX = 'answers.';

/** The `name` of a field's control, or of one part of it, in a plain form post (D-185). */
export const controlName = (fieldId: string, part?: string): string =>
  part === undefined ? PREFIX + fieldId : `${PREFIX}${fieldId}.${part}`;

/**
 * Raw answers from a plain form post: one name once is a text, repeated names are a list, names
 * with a part are an address. Only names of the definition's own fields are read.
 */
export function readPostedAnswers(
  definition: FormDefinition,
  entries: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const known = new Set(definition.fields.map((field) => field.id));
  const texts = new Map<string, string[]>();
  const parts = new Map<string, Map<string, string>>();
  for (const [name, value] of entries) {
    if (!name.startsWith(PREFIX)) continue;
    const [fieldId = '', part] = name.slice(PREFIX.length).split('.');
    if (!known.has(fieldId)) continue;
    if (part === undefined) texts.set(fieldId, [...(texts.get(fieldId) ?? []), value]);
    else parts.set(fieldId, (parts.get(fieldId) ?? new Map<string, string>()).set(part, value));
  }
  return Object.fromEntries([
    ...[...texts].map(([id, list]) => [id, list.length === 1 ? list[0] : list] as const),
    ...[...parts].map(([id, map]) => [id, Object.fromEntries(map)] as const),
  ]);
}
