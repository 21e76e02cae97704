import { beforeAll, expect, test } from 'vitest';
import type { PoolClient } from 'pg';
import { indexRows } from '../../../../tests/support/api/inboxSamples.ts';
import { countedForm, storeAnswers } from '../../../../tests/support/api/resultsScene.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { allOf, sql } from '../../platform/db/sql.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import {
  IN_INBOX,
  indexableOf,
  matchSearch,
  ofForms,
  scopeOf,
} from '../../submissions/list/submissionFilter.ts';
import { besideRows } from '../blockPlan.ts';
import { resolveQuery, type ResolvedQuery } from '../resultsQuery.ts';
import { BesideNames, TextNames, type BlockPart, type NamedIds } from './namedIds.ts';

/** Submissions of a part, and parts; each part is an hour. */
const ROWS = 40;
const PARTS = 3;
const START = Date.UTC(2026, 1, 1);
const HOUR = 3_600_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Fewer of the newest part than of the others: 3 let expect 6 of these, where 10 are. */
const isFound = (at: number): boolean => at % (at < (PARTS - 1) * ROWS ? 8 : 16) === 0;

const api = useTestApi();
let owner: TestPerson;
let form: ResolvedQuery['form'];
let ids: string[];
beforeAll(async () => {
  owner = await api.signedIn();
  const built = await api.buildForm(owner, countedForm());
  form = { ...built, accountId: owner.accountId, title: 'Counted', currentRevisionId: built.revisionId };
  await storeAnswers(
    api,
    { ...built, accountId: owner.accountId },
    Array.from({ length: ROWS * PARTS }, (_one, at) => ({
      answers: { kind: 'Company', vat: isFound(at) ? 'DE123' : 'FR456' },
      at: new Date(START + Math.floor(at / ROWS) * HOUR + (at % ROWS) * 1_000),
    })),
  );
  await indexRows(api);
  const rows = await api.database.query<{ id: string }>(
    `select id from form_submissions where form_id = '${form.id}' order by submitted_at`,
  );
  ids = rows.map(({ id }) => id);
  await owner.put('/api/submissions/marks', { ids: ids.filter((_id, at) => at % 3 === 0), read: true });
});

/** The parts, newest first, as ids that say nothing of their time. */
const parts = (): BlockPart[] =>
  Array.from({ length: PARTS }, (_one, at) => {
    const from = START + (PARTS - 1 - at) * HOUR;
    const [start, end] = [new Date(from).toISOString(), new Date(from + HOUR).toISOString()];
    const head = { block: PARTS - at, rows: ROWS, from: start, until: end, isWhole: true };
    return { heads: [head], ids: [FIRST_ID, LAST_ID], behind: (PARTS - at) * ROWS };
  });

/** The submissions of each part that are found, by their places from the first of all. */
async function findIn(makeNames: (client: PoolClient) => { of(part: BlockPart): Promise<NamedIds> }) {
  const client = await api.deps.pool.connect();
  try {
    const names = makeNames(client);
    const found: number[][] = [];
    for (const [at, part] of parts().entries()) {
      const first = (PARTS - 1 - at) * ROWS;
      const own = ids.slice(first, first + ROWS);
      const named = await names.of(part);
      const bytes = Buffer.from(own.join('').replaceAll('-', ''), 'hex');
      const rows = Uint32Array.from({ length: ROWS }, (_row, place) => place);
      found.push([...named.ids.placesIn(bytes, rows, named.isWanted)].map((place) => first + place));
    }
    return found;
  } finally {
    client.release();
  }
}

const scope = () => allOf([ofForms([form]), IN_INBOX]);
const reader = () => ({ id: owner.userId, timeZone: 'UTC' });
const expected = (isWanted: (at: number) => boolean): number[][] =>
  Array.from({ length: PARTS }, (_one, part) =>
    Array.from({ length: ROWS }, (_row, place) => (PARTS - 1 - part) * ROWS + place).filter(isWanted),
  );

test('RESULT-006 marks of others between the ids of a block leave its own, read by key or one by one', async () => {
  const query = await resolveQuery(reader(), form, { formId: form.id, read: 'unread' }, FULL_VISIBILITY);
  const [rows] = query.parts.beside;
  const unread = expected((at) => at % 3 !== 0);
  for (const mostBeside of [4, 0.1])
    expect(
      await findIn(
        (client) => new BesideNames(client, { form, scope: scope() }, besideRows(rows!), { mostBeside }),
      ),
    ).toEqual(unread);
});

test('RESULT-006 a search finds the same by blocks, at once by the index of texts, and where it is more frequent than expected', async () => {
  const { search } = await scopeOf(reader(), [form], { formId: form.id, search: 'DE123' });
  const where = matchSearch(search!, FULL_VISIBILITY);
  const lookup = indexableOf(search, []);
  expect(lookup).not.toBeNull();
  const found = expected(isFound);
  const names =
    (mostNamed: number, condition = { where, lookup }) =>
    (client: PoolClient) =>
      new TextNames(client, scope(), condition, { mostNamed });
  for (const mostNamed of [100, 5, 7])
    expect([mostNamed, await findIn(names(mostNamed))]).toEqual([mostNamed, found]);
  expect(await findIn(names(100, { where, lookup: null }))).toEqual(found);
  expect(await findIn(names(100, { where: sql`false`, lookup: null }))).toEqual(expected(() => false));
});
