import type { Field } from '@inlay/sdk/model';
import type { Selection } from '../definition/selection.ts';

/** State behind a field on the canvas. */
interface FieldsState {
  fields: readonly Field[];
  selection: Selection;
  /** Fields whose label or options are edited on the form itself. */
  edited: readonly (string | null)[];
}

/** Yields the ids of changed and removed fields. */
function* changedFields(before: readonly Field[], after: readonly Field[]): Generator<string> {
  if (before === after) return;
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [was, is] = [before[index], after[index]];
    if (was === is) continue;
    if (was) yield was.id;
    if (is) yield is.id;
  }
}

/** The ids of fields whose part in the selection may be another one. */
function* changedSelection(before: Selection, after: Selection): Generator<string> {
  if (before === after) return;
  yield* before.ids;
  yield* after.ids;
  if (before.active !== null) yield before.active;
  if (after.active !== null) yield after.active;
}

/** Listeners by the field they listen for. */
export function createFieldListeners() {
  const listeners = new Map<string, Set<() => void>>();
  return {
    add(fieldId: string, listener: () => void): () => void {
      const own = listeners.get(fieldId) ?? new Set();
      listeners.set(fieldId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(fieldId) === own) listeners.delete(fieldId);
      };
    },
    /** Calls those whose field has changed between two states. */
    tell(before: FieldsState, after: FieldsState): void {
      const changed = new Set([
        ...changedFields(before.fields, after.fields),
        ...changedSelection(before.selection, after.selection),
      ]);
      // While no field is active, the keyboard enters at the first one.
      if (before.selection.active === null || after.selection.active === null) {
        for (const { fields } of [before, after]) if (fields[0]) changed.add(fields[0].id);
      }
      if (before.edited.some((fieldId, index) => fieldId !== after.edited[index])) {
        for (const fieldId of [...before.edited, ...after.edited]) if (fieldId !== null) changed.add(fieldId);
      }
      for (const fieldId of changed) for (const listener of listeners.get(fieldId) ?? []) listener();
    },
  };
}
