import { createEmptyDefinition, createField, withFields, type Quota } from '@inlay/sdk/model';
import type { TestApi } from './testApi.ts';

/** The ending of a quota without a waiting list. */
export const FULL = {
  id: 'sold_out',
  kind: 'turned_away' as const,
  title: 'Sold out',
  text: 'No place is left, {{name|friend}}.',
  redirectUrl: null,
  showIf: { lit: false },
};
/** A course whose visitors say their name, city and address. */
export const courseWith = (...quotas: Quota[]) => {
  const empty = createEmptyDefinition('Course');
  const fields = [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('text'), id: 'city', label: 'City' },
    { ...createField('email'), id: 'mail', label: 'Email' },
  ];
  return { ...withFields(empty, fields), endings: [FULL, ...empty.endings], quotas };
};
/** A quota with a waiting list; `ENDS` gives it an ending. */
export const seats = (most: number, rest: Partial<Quota> = {}): Quota => ({
  id: 'seats',
  name: 'Seats',
  most,
  whenFull: { waitingList: true },
  ...rest,
});
export const ENDS = { whenFull: { ending: FULL.id } };

/** The counters of the form's quotas, and the names of those on its waiting list, in order. */
export async function quotaLedger({ database }: TestApi, formId: string): Promise<string[]> {
  const counts = await database.query<{ id: string; taken: number; waiting: number }>(
    'select quota_id as id, taken, waiting from form_quotas where form_id = $1 order by 1',
    [formId],
  );
  const waiting = await database.query<{ name: string }>(
    `select s.submission_data ->> 'name' as name from submission_quotas q join form_submissions s on s.id = q.submission_id
     where q.form_id = $1 and q.state = 'waiting' order by q.turn`,
    [formId],
  );
  return [
    ...counts.map(({ id, taken, waiting: number }) => `${id} ${taken} ${number}`),
    ...waiting.map(({ name }) => name),
  ];
}
/** The addresses that were told of a free place, in order. */
export const placeMails = async ({ database }: TestApi, formId: string) =>
  (
    await database.query<{ recipient: string }>(
      `select recipient from deliveries where kind = 'place_free' and form_id = $1 order by created_at, id`,
      [formId],
    )
  ).map(({ recipient }) => recipient);
