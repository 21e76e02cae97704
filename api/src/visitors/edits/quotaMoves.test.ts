import { randomUUID } from 'node:crypto';
import type { Quota } from '@inlay/sdk/model';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  courseWith,
  ENDS,
  placeMails,
  quotaLedger,
  seats,
} from '../../../../tests/support/api/quotaScene.ts';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi({ poolSize: 10 });
let owner: TestPerson;
let form: BuiltForm;

beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
const use = async (...quotas: Quota[]): Promise<void> => {
  form = await api.buildForm(owner, courseWith(...quotas));
};
const ledger = () => quotaLedger(api, form.id);
const mailed = () => placeMails(api, form.id);
const inBerlin = when('{city} = "Berlin"');
const submit = (answers: Record<string, unknown>) =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers,
  });

/** Corrects answers as the owner. @returns the status. */
const correct = async (id: string, version: number, answers: object): Promise<number> =>
  (await owner.put(`/api/submissions/${id}/answers`, { version, answers })).status;

test('an edit moves a submission between quotas: what it leaves goes to who waits, and it enters no full one (EMBED-122, SUBM-123)', async () => {
  const inParis = when('{city} = "Paris"');
  await use(seats(1, { if: inBerlin }), seats(1, { id: 'paris', if: inParis, ...ENDS }));
  const send = async (name: string, city: string): Promise<string> => {
    const sent = await submit({ name, city, mail: `${name.toLowerCase()}@example.com` });
    expect(sent.status).toBe(201);
    return sent.body.submissionId;
  };
  const ada = await send('Ada', 'Berlin');
  await send('Grace', 'Berlin');
  const alan = await send('Alan', 'Paris');
  const none = await send('Edsger', 'Rome');
  expect(await ledger()).toEqual(['paris 1 0', 'seats 1 1', 'Grace']);
  for (const city of ['Paris', 'Berlin'])
    expect(await correct(none, 1, { name: 'Edsger', city, mail: '' })).toBe(403);
  expect(await correct(ada, 1, { name: 'Ada L.', city: 'Berlin', mail: '' })).toBe(200);
  expect(await ledger()).toEqual(['paris 1 0', 'seats 1 1', 'Grace']);
  expect(await correct(ada, 2, { name: 'Ada', city: 'Rome', mail: '' })).toBe(200);
  await api.runJobs();
  expect(await ledger()).toEqual(['paris 1 0', 'seats 1 0']);
  expect(await mailed()).toEqual(['grace@example.com']);
  expect(await correct(alan, 1, { name: 'Alan', city: 'Rome', mail: '' })).toBe(200);
  expect(await correct(none, 1, { name: 'Edsger', city: 'Paris', mail: '' })).toBe(200);
  expect(await ledger()).toEqual(['paris 1 0', 'seats 1 0']);
});

test('who withdraws gives their place away, and who is entered by hand takes one or waits (EMBED-122, SUBM-120, SUBM-124)', async () => {
  await use(seats(2));
  await owner.patch(`/api/forms/${form.id}/publishing`, { allowsWithdrawal: true });
  const enter = (name: string) =>
    owner.post(`/api/forms/${form.id}/entries`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { name, mail: `${name.toLowerCase()}@example.com` },
    });
  const sent = await submit({ name: 'Ada', mail: 'ada@example.com' });
  expect((await enter('Grace')).status).toBe(201);
  expect((await enter('Alan')).status).toBe(201);
  expect(await ledger()).toEqual(['seats 2 1', 'Alan']);
  const path = new URL(sent.body.status.url).pathname;
  expect((await api.visitor().send('POST', `${path}/withdraw`)).status).toBe(200);
  await api.runJobs();
  expect(await ledger()).toEqual(['seats 2 0']);
  expect(await mailed()).toEqual(['alan@example.com']);
  await use(seats(1, ENDS));
  expect((await enter('Ada')).status).toBe(201);
  expect((await enter('Grace')).status).toBe(403);
});

test('of two edits at once into two quotas one is counted (EMBED-122, SUBM-119)', async () => {
  const inParis = when('{city} = "Paris"');
  await use(seats(50, { if: inBerlin }), seats(50, { id: 'paris', if: inParis }));
  for (let round = 1; round <= 5; round++) {
    const { submissionId } = (await submit({ name: 'Ada', city: 'Rome' })).body;
    const statuses = await Promise.all(
      ['Berlin', 'Paris'].map((city) => correct(submissionId, 1, { name: 'Ada', city, mail: '' })),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const counted = await api.database.query<{ taken: number }>(
      'select sum(taken)::int as taken from form_quotas where form_id = $1',
      [form.id],
    );
    expect(counted).toEqual([{ taken: round }]);
  }
});
