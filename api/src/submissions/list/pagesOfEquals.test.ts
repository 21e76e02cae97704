import { expect, test } from 'vitest';
import { namesOf, ownerWithForm } from '../../../../tests/support/api/inboxSamples.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();

/** Three rows of one moment, and three that are a millionth of a second apart. */
const SEED = `
  insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
    idempotency_key, content_hash, receipt_code)
  select gen_random_uuid(), $1, $2, $3, jsonb_build_object('name', 'Row ' || n),
    timestamptz '2026-03-01 12:00Z' + case when n > 3 then n * interval '1 microsecond' else interval '0' end,
    gen_random_uuid(), '', n::text
  from generate_series(1, 6) n`;

test.each(['newest', 'oldest'])(
  'SUBM-038 pages of one row neither miss nor repeat rows of one moment, nor those a microsecond apart (%s first)',
  async (sort) => {
    const { owner, form } = await ownerWithForm(api);
    await api.database.query(SEED, [form.id, owner.accountId, form.revisionId]);
    const page = async (at: Record<string, string>) => {
      const query = new URLSearchParams({ formId: form.id, sort, limit: '1', ...at });
      return (await owner.get(`/api/submissions?${query}`)).body;
    };
    const whole = namesOf(await page({ limit: '10' }));
    expect(whole).toHaveLength(6);
    const distinct = whole.filter((name) => /[456]/.test(name));
    expect(sort === 'newest' ? distinct : distinct.toReversed()).toEqual(['Row 6', 'Row 5', 'Row 4']);

    const there: string[] = [];
    let before = '';
    for (let found = await page({}); ; found = await page({ cursor: found.nextCursor })) {
      there.push(...namesOf(found));
      if (found.nextCursor === null) break;
      before = found.nextCursor;
    }
    expect(there).toEqual(whole);
    const back: string[] = [];
    for (let found = await page({ before }); namesOf(found).length > 0;) {
      back.push(...namesOf(found));
      found = await page({ before: found.previousCursor });
    }
    // The cursor names the fifth; before it come the other four.
    expect(back.toReversed()).toEqual(whole.slice(0, 4));
  },
);
