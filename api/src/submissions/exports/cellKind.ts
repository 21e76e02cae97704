import { typeOfAnswer, type Field, type Outline } from '@inlay/sdk/model';

/** What a workbook can add up and sort; null for text. */
export type CellKind = 'number' | 'date' | 'time' | null;

/** Returns the kind of a field's answers. */
export function kindOf(field: Field): CellKind {
  const kind = typeOfAnswer(field)?.kind;
  return kind === 'number' || kind === 'date' || kind === 'time' ? kind : null;
}

/** Returns the kind of a computed value's results. */
export const kindOfFormat = (format: Outline['values'][number]['format']): CellKind =>
  format === 'date' ? 'date' : format === 'text' || format === 'yesno' ? null : 'number';

/** Returns the kind of a column whose cells may be of several: text, unless all are of one. */
export function commonKind(kinds: readonly CellKind[]): CellKind {
  const [first = null, ...others] = new Set(kinds);
  return others.length > 0 ? null : first;
}
