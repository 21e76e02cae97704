import type { PoolClient } from 'pg';
import type { Form } from '../../../platform/entities/form.entity.ts';
import { invalid, type Invalid } from '../submit/outcome.ts';
import type { NewSubmission } from '../submit/store/submissionStore.ts';
import { placeName, loadPlacesLeft, type PlacesSource } from './countPlaces.ts';

/** Serialises submissions that need places; foreign keys to the form do not wait for it. */
export const LOCK_PLACES = 'select 1 from forms where id = $1 for no key update';

/** Locks the places of a form until the transaction ends. */
export const lockPlaces = async (database: PlacesSource, formId: string): Promise<void> =>
  void (await database.query(LOCK_PLACES, [formId]));

/** The submissions of a group for which there are places, and why the others are not stored, by their ids. */
export interface Fitting {
  fitting: readonly NewSubmission[];
  unplaced: ReadonlyMap<string, Invalid>;
}

/**
 * Locks the places of a form until the transaction ends, and gives what is left of them to the first submissions of a
 * group that choose them. One count for the whole group: of a crowd, most find nothing left.
 */
export async function fitPlaces(
  client: PoolClient,
  form: Pick<Form, 'id' | 'accountId'>,
  submissions: readonly NewSubmission[],
): Promise<Fitting> {
  const asked = new Map(
    submissions.flatMap(({ places }) => places.map((option) => [placeName(option), option] as const)),
  );
  if (asked.size === 0) return { fitting: submissions, unplaced: new Map() };
  await lockPlaces(client, form.id);
  const left = new Map(await loadPlacesLeft(client, form, [...asked.values()]));
  const unplaced = new Map<string, Invalid>();
  for (const { id, places } of submissions) {
    const full = places.filter((option) => !left.get(placeName(option)));
    if (full.length > 0) unplaced.set(id, invalid(...full.map(({ whenFull }) => whenFull)));
    else for (const name of places.map(placeName)) left.set(name, left.get(name)! - 1);
  }
  return { fitting: submissions.filter(({ id }) => !unplaced.has(id)), unplaced };
}
