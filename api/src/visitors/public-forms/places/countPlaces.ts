import type { LimitedOption } from '@inlay/sdk/model';
import type { Form } from '../../../platform/entities/form.entity.ts';

/**
 * Counts the submissions outside the trash; a choice is a text, several are a list. Not a kept plan, which would be
 * made for an empty form (decision 082).
 */
const COUNT = `
  select asked.field as "fieldId", asked.value,
    (count(*) filter (where s.submission_data -> asked.field ? asked.value))::int as taken
  from form_submissions s, unnest($2::text[], $3::text[]) asked (field, value)
  where s.account_id = $4 and s.form_id = $1 and s.deleted_at is null
  group by 1, 2`;

/** What asks the database: a pool, a client in a transaction, or an entity manager behind the same words. */
export interface PlacesSource {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The form whose places are counted. */
type PlacesForm = Pick<Form, 'id' | 'accountId'>;

/** Places that are left of each limited option, by `placeName`; never below 0. */
export type PlacesLeft = ReadonlyMap<string, number>;

/** Returns the name of an option's places. */
export const placeName = ({ fieldId, value }: Pick<LimitedOption, 'fieldId' | 'value'>): string =>
  `${fieldId}/${value}`;

/** Counts how often each limited option of a form is taken. */
export async function countPlaces(
  database: PlacesSource,
  form: PlacesForm,
  options: readonly LimitedOption[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query(COUNT, [
    form.id,
    options.map(({ fieldId }) => fieldId),
    options.map(({ value }) => value),
    form.accountId,
  ]);
  const counted = rows as { fieldId: string; value: string; taken: number }[];
  return new Map(counted.map((row) => [placeName(row), row.taken]));
}

/** Returns how many places of each limited option are left. */
export async function loadPlacesLeft(
  database: PlacesSource,
  form: PlacesForm,
  options: readonly LimitedOption[],
): Promise<PlacesLeft> {
  const taken = await countPlaces(database, form, options);
  return new Map(
    options.map((option) => [
      placeName(option),
      Math.max(0, option.places - (taken.get(placeName(option)) ?? 0)),
    ]),
  );
}
