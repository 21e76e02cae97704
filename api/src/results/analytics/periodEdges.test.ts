import { expect, test } from 'vitest';
import { analysedDefinition, readFigures } from '../../../../tests/support/api/analyticsSamples.ts';
import { startTestApi } from '../../../../tests/support/api/testApi.ts';

/** The moments around a local day: the day before it, its first and its last quarter of an hour, the day after. */
const DAYS = [
  { day: '2026-03-29', zone: 'Europe/Berlin', from: '2026-03-28T23:00Z', to: '2026-03-29T22:00Z' },
  { day: '2026-10-25', zone: 'Europe/Berlin', from: '2026-10-24T22:00Z', to: '2026-10-25T23:00Z' },
  { day: '2026-11-01', zone: 'America/New_York', from: '2026-11-01T04:00Z', to: '2026-11-02T05:00Z' },
  { day: '2026-06-30', zone: 'Asia/Kathmandu', from: '2026-06-29T18:15Z', to: '2026-06-30T18:15Z' },
] as const;

test('D-132 ANLY-005 a period has all of its last day, and the one before it ends where it begins, also when clocks change', async () => {
  const api = await startTestApi();
  for (const { day, zone, from, to } of DAYS) {
    const owner = await api.signedIn();
    const form = await api.buildForm(owner, analysedDefinition('Edges'));
    await api.database.query(
      `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         idempotency_key, content_hash, receipt_code)
       select gen_random_uuid(), $1, $2, $3, '{}', at, gen_random_uuid(), '', gen_random_uuid()::text
       from unnest(array[
         $4::timestamptz - interval '26 hours', $4::timestamptz - interval '1 second', $4::timestamptz,
         $5::timestamptz - interval '1 second', $5::timestamptz]) at`,
      [form.id, owner.accountId, form.revisionId, from, to],
    );
    const found = await readFigures(owner, `?from=${day}&to=${day}&zone=${zone}`);
    expect([zone, found.totalSubmissions, found.before.submissions]).toEqual([zone, 2, 1]);
  }
  await api.stop();
});
