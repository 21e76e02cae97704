import { rm } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import {
  nameEffects,
  promote,
  rollBack,
  roundTrip,
  type Place,
} from '../../../../tests/lab/forms-as-code/roundTrip.ts';
import { rollBackUnderVisitors } from '../../../../tests/lab/forms-as-code/visitorsUnderWay.ts';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { runTestCli } from '../../../../tests/support/api/testCli.ts';
import { buildSoundForm } from '../../../../sdk/src/model/testing/soundForm.ts';
import { BUILT_IN_TEMPLATES } from '../../forms/templates/builtIn/index.ts';
import { SCOPES } from '../../platform/contract/index.ts';

const api = useTestApi();
beforeEach(() => api.database.query('delete from rate_limits'));

async function newPlace(): Promise<Place> {
  const person = await api.signedIn();
  const program = await programOf(api, person, { scopes: SCOPES });
  const environment = { INLAY_URL: api.url, INLAY_KEY: program.token };
  return { url: api.url, person, program, inlay: (...typed) => runTestCli(typed, { environment }) };
}

test('CODE-018 forms are pulled and pushed without a revision, and their texts make the same forms', async () => {
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', 'false', now())
     on conflict (key) do update set value = excluded.value`,
  );
  const place = await newPlace();
  const templates = BUILT_IN_TEMPLATES.filter((_one, index) => index % 7 === 0).map(
    ({ definition }) => definition,
  );
  expect(await roundTrip(place, [...templates, buildSoundForm(seededRandom(1))])).toEqual([]);
});

test('CODE-018 D-193 diff names planted effects and no others', async () => {
  const { planted, faults } = await nameEffects(await newPlace());
  expect(faults).toEqual([]);
  expect(planted).toBeGreaterThanOrEqual(60);
});

test('CODE-018 what is promoted leads nowhere back, and a rollback brings back what was there', async () => {
  const [from, to] = [await newPlace(), await newPlace()];
  // Another account stands for another platform, whose address a lock would know.
  const alone: Place = {
    ...to,
    async inlay(...typed) {
      if (typed.includes('--create')) await rm(`${typed[1]}/inlay.lock.json`);
      return to.inlay(...typed);
    },
  };
  expect(await promote(from, alone, 1)).toEqual([]);
  expect(await rollBack(from, 1)).toHaveLength(1);
});

test('CODE-018 a rollback harms no visitor who is filling the form in', async () => {
  await api.liftSubmitLimits();
  const place = await newPlace();
  expect(await rollBackUnderVisitors(place, { visitors: 40, rounds: 2 })).toEqual([]);
});
