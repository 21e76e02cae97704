import { findUsedValues } from '../../../submissions/values/heldValues.ts';
import type { PlacesSource } from '../places/countPlaces.ts';
import { lockPlaces } from '../places/fitPlaces.ts';
import { invalid, type Invalid } from '../submit/outcome.ts';
import type { AskedValue } from './askedValue.ts';

interface Asking {
  id: string;
  unique: AskedValue | null;
}

/**
 * Locks the form's row until the transaction ends, and gives each value to the first submission of a group that asks for
 * it. What was stored notes them with `keepValues`.
 */
export async function fitValues<One extends Asking>(
  database: PlacesSource,
  form: { id: string; accountId: string },
  submissions: readonly One[],
): Promise<{ fitting: readonly One[]; used: ReadonlyMap<string, Invalid> }> {
  const used = new Map<string, Invalid>();
  const hashes = submissions.flatMap(({ unique }) => (unique ? [unique.hash] : []));
  if (hashes.length === 0) return { fitting: submissions, used };
  await lockPlaces(database, form.id);
  const taken = await findUsedValues(database, form, { hashes });
  for (const { id, unique } of submissions) {
    if (!unique) continue;
    if (taken.has(unique.hash)) used.set(id, invalid(unique.whenUsed));
    else taken.add(unique.hash);
  }
  return { fitting: submissions.filter(({ id }) => !used.has(id)), used };
}
