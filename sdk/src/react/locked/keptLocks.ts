import { isLocked } from '../../model/fields/lockedAnswer.ts';
import type { DefinitionTree } from '../../model/rendering.ts';

type Values = Readonly<Record<string, unknown>>;

/** Locked answers that have arrived in this browser, by the definition of their form. */
const kept = new WeakMap<DefinitionTree, Map<string, unknown>>();

/** Keeps the locked answers among raw values: no draft, reset or page around the form replaces them. */
export function keepLocks(definition: DefinitionTree, values: Values): void {
  for (const [id, value] of Object.entries(values))
    if (isLocked(value)) {
      const locks = kept.get(definition) ?? new Map<string, unknown>();
      kept.set(definition, locks.set(id, value));
    }
}

/** Lets the visitor answer a field whose lock the server has refused. */
export const dropLock = (definition: DefinitionTree, id: string): void =>
  void kept.get(definition)?.delete(id);

export const findLock = (definition: DefinitionTree | undefined, id: string): unknown =>
  definition && kept.get(definition)?.get(id);

/** Returns raw values with the kept locks in place of what a draft or the page around put there. */
export const withLocks = (definition: DefinitionTree, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(kept.get(definition) ?? []),
});
