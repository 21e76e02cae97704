import type { Ending, FormDefinition } from '../definition/formDefinition.ts';
import type { Settled } from '../logic/settle.ts';

/**
 * Returns the ending that a visitor meets. It follows from the stored answers, the revision and the day
 * of the submission, so it is not stored (decision 217).
 *
 * @param settled null for a form without logic, whose first ending fits
 */
export function endingOf({ endings }: Pick<FormDefinition, 'endings'>, settled: Settled | null): Ending {
  const ending = settled ? endings.find(({ id }) => id === settled.ending) : endings[0];
  if (!ending) throw new Error('The form has no such ending.');
  return ending;
}
