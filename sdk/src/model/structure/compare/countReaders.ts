import type { FormDefinition } from '../../definition/formDefinition.ts';
import { listExpressions } from '../../logic/listExpressions.ts';
import { readsOf } from '../../logic/readsOf.ts';
import { logicTree } from '../rules/logicTree.ts';

/** Counts the rules of other parts that read an answer, the rows of a group, or a value. */
export function countReaders(form: FormDefinition, id: string): number {
  return listExpressions(logicTree(form)).filter(({ expression, place }) => {
    const { fields, values } = readsOf([expression]);
    return place.id !== id && (fields.includes(id) || values.includes(id));
  }).length;
}
