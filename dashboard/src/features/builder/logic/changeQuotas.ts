import { createPartId, MAX_ENDINGS, MAX_QUOTAS, type FormDefinition, type Quota } from '@inlay/sdk/model';
import { allIdsOf } from '../definition/editing.ts';
import type { AddedPart } from '../definition/parts.ts';

/** Every change of a form's quotas, as a pure function. */

/** Places of a new quota. */
const NEW_PLACES = 100;

/** Adds a quota with a waiting list; `null` without room. */
export function addQuota(definition: FormDefinition, name: string): AddedPart | null {
  const { quotas } = definition;
  if (quotas.length >= MAX_QUOTAS) return null;
  const id = createPartId('q', allIdsOf(definition));
  const quota: Quota = { id, name, most: NEW_PLACES, whenFull: { waitingList: true } };
  return { definition: { ...definition, quotas: [...quotas, quota] }, id };
}

/** Changes a quota. */
export const updateQuota = (
  definition: FormDefinition,
  id: string,
  changes: Partial<Omit<Quota, 'id' | 'if'>>,
): FormDefinition => ({
  ...definition,
  quotas: definition.quotas.map((quota) => (quota.id === id ? { ...quota, ...changes } : quota)),
});

export const removeQuota = (definition: FormDefinition, id: string): FormDefinition => ({
  ...definition,
  quotas: definition.quotas.filter((quota) => quota.id !== id),
});

/**
 * Leads a full quota to a new ending, which turns visitors away; `null` without room. Its condition never holds, so that
 * nobody else meets it.
 */
export function addFullEnding(
  definition: FormDefinition,
  quotaId: string,
  words: { title: string; text: string },
): FormDefinition | null {
  const { endings } = definition;
  if (endings.length >= MAX_ENDINGS) return null;
  const id = createPartId('e', allIdsOf(definition));
  const ending = { id, kind: 'turned_away', redirectUrl: null, showIf: { lit: false }, ...words } as const;
  const before = { ...definition, endings: [...endings.slice(0, -1), ending, ...endings.slice(-1)] };
  return updateQuota(before, quotaId, { whenFull: { ending: id } });
}
