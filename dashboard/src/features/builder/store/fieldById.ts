import type { Field, FormDefinition } from '@inlay/sdk/model';
import { isField, treeOf } from '../definition/tree.ts';

/** Returns a field of a definition; all look-ups in a definition share one index. */
export function fieldById(definition: FormDefinition, fieldId: string): Field | undefined {
  const part = treeOf(definition).parts.get(fieldId);
  return part && isField(part) ? part : undefined;
}
