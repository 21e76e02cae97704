import type { PoolClient } from 'pg';
import type { Form } from '../../../platform/entities/form.entity.ts';
import type { NewSubmission } from '../submit/store/submissionStore.ts';
import { placeName, loadPlacesLeft } from './countPlaces.ts';

/** Serialises submissions that choose limited options; foreign keys to the form do not wait for it. */
const LOCK_PLACES = 'select 1 from forms where id = $1 for no key update';

/** The submissions of a group for which there are places, and the others. */
export interface Fitting {
  fitting: readonly NewSubmission[];
  rest: readonly NewSubmission[];
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
  if (asked.size === 0) return { fitting: submissions, rest: [] };
  await client.query(LOCK_PLACES, [form.id]);
  const left = new Map(await loadPlacesLeft(client, form, [...asked.values()]));
  const takes = ({ places }: NewSubmission): boolean => {
    const names = places.map(placeName);
    if (names.some((name) => !left.get(name))) return false;
    for (const name of names) left.set(name, left.get(name)! - 1);
    return true;
  };
  const { fitting = [], rest = [] } = Object.groupBy(submissions, (one) => (takes(one) ? 'fitting' : 'rest'));
  return { fitting, rest };
}
