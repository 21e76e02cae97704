import { expect, test } from 'vitest';
import { indexRows } from '../../../../tests/support/api/inboxSamples.ts';
import { countedForm, readWhole, storeAnswers } from '../../../../tests/support/api/resultsScene.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { beginCounting, checkForm } from '../checkResults.ts';
import { countChanges } from '../countChanges.ts';
import { buildResultBlocks } from '../buildResultBlocks.ts';

const NEVER = AbortSignal.any([]);
const MINUTE = 60_000;
const START = Date.UTC(2026, 1, 1);

const api = useTestApi();

test('RESULT-006 RESULT-002 a block that is given up takes those behind it along, also one that has changed', async () => {
  const owner = await api.signedIn();
  const form = { ...(await api.buildForm(owner, countedForm())), accountId: owner.accountId };
  const store = async (minutes: readonly number[]) => {
    const submissions = minutes.map((minute) => ({
      answers: { kind: 'Company' },
      at: new Date(START + minute * MINUTE),
    }));
    await storeAnswers(api, form, submissions);
    await indexRows(api);
    await countChanges(api.deps, NEVER);
  };
  const build = () => buildResultBlocks(api.deps, form, NEVER, { rows: 6, manyDeltas: 1 });
  const listBlocks = async () =>
    (
      await api.database.query<{ block: number }>(
        'select block from form_result_blocks where form_id = $1 order by block',
        [form.id],
      )
    ).map(({ block }) => block);
  const countCompanies = async () =>
    (await readWhole(owner, form.id, { field: 'kind', value: 'company' })).submissions;

  await store(Array.from({ length: 15 }, (_one, minute) => minute));
  await beginCounting(api.deps.orm, form);
  await checkForm(api.deps, form);
  await build();
  expect(await listBlocks()).toEqual([1, 2]);
  // An import of older submissions, then one more in the next block.
  await store(Array.from({ length: 30 }, (_one, at) => 1 + at / 100));
  await store([7.5]);
  await build();
  expect(await listBlocks()).toEqual([]);
  expect(await countCompanies()).toBe(46);
  await build();
  expect((await listBlocks()).length).toBeGreaterThan(5);
  expect(await countCompanies()).toBe(46);
});
