import { beforeAll, expect, test } from 'vitest';
import { indexRows } from '../../../tests/support/api/inboxSamples.ts';
import {
  cardIn,
  countedForm,
  randomAnswers,
  readWhole,
  storeAnswers,
} from '../../../tests/support/api/resultsScene.ts';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { seededRandom } from '../../../tests/support/seededRandom.ts';
import type { ResultsLine } from '../platform/contract/index.ts';
import { buildResultBlocks } from './buildResultBlocks.ts';
import { beginCounting, checkForm } from './checkResults.ts';
import { countChanges } from './countChanges.ts';

/** Changes; the long run is `INLAY_CHANGES=1000 npm run unit -- exactResults`. */
const CHANGES = Number(process.env['INLAY_CHANGES'] ?? 25);

const api = useTestApi();
let owner: TestPerson;
/** Another reader of the same form. */
let reader: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  reader = await api.signedIn({ role: 'admin' });
});

/** What plain SQL says of the rows, in the shape of `factsOf`. */
async function countPlainly(formId: string, where = 'true'): Promise<unknown> {
  const rows = `from form_submissions s where form_id = '${formId}' and deleted_at is null and ${where}`;
  const answers = (name: string) => `submission_data ->> '${name}'`;
  const filled = (name: string) => `nullif(${answers(name)}, '')`;
  const grouped = async (expression: string, from = rows, order = 'order by 1') =>
    Object.fromEntries(
      (
        await api.database.query(
          `select ${expression} as key, count(*)::int as n ${from} and ${expression} is not null group by 1 ${order}`,
        )
      ).map(({ key, n }) => [String(key), n]),
    );
  const within = (list: string) =>
    `from (select ${list} ${rows} and jsonb_typeof(${list.slice(0, list.indexOf(' as '))}) is not null) as x`;
  const [totals] = await api.database.query(
    `select count(*)::int as submissions,
       count(*) filter (where ${filled('kind')} is distinct from 'Company')::int as "vatNotAsked",
       count(${filled('vat')})::int as "vatAnswered",
       count(${filled('amount')})::int as amounts,
       coalesce(sum(${filled('amount')}::numeric), 0)::float8 as sum,
       round((percentile_cont(0.5) within group (order by ${filled('amount')}::numeric))::numeric, 4)::float8 as median,
       min(${filled('amount')}::numeric)::float8 as min, max(${filled('amount')}::numeric)::float8 as max,
       coalesce(sum((${filled('double')})::numeric), 0)::float8 as doubles,
       count(*) filter (where ${filled('nps')}::int >= 9)::int as promoters,
       count(*) filter (where ${filled('nps')}::int < 7)::int as detractors,
       coalesce(sum(jsonb_array_length(submission_data -> 'lines')), 0)::int as lines
     ${rows}`,
  );
  const [pieces] = await api.database.query(
    `select count(nullif(line ->> 'pieces', ''))::int as answered, coalesce(sum(nullif(line ->> 'pieces', '')::int), 0)::float8 as sum
     from form_submissions s, jsonb_array_elements(submission_data -> 'lines') as line
     where form_id = '${formId}' and deleted_at is null and ${where}`,
  );
  const places = await api.database.query(
    `select option, round(avg(place), 2)::float8 as mean from form_submissions s,
       jsonb_array_elements_text(submission_data -> 'ranking') with ordinality as r(option, place)
     where form_id = '${formId}' and deleted_at is null and ${where} group by 1 order by 1`,
  );
  return {
    ...totals,
    pieces,
    kind: await grouped(filled('kind')),
    nps: await grouped(filled('nps')),
    again: await grouped(filled('again')),
    hours: await grouped(`left(${filled('time')}, 2)`),
    days: await grouped(
      `case when ${filled('day')} < '2000' then left(${filled('day')}, 7) else ${filled('day')} end`,
    ).then((days) => Object.values(days).reduce((sum, n) => sum + n, 0)),
    extras: await grouped(
      'option',
      `${within(`submission_data -> 'extras' as l`)}, jsonb_array_elements_text(l) as option where true`,
    ),
    taste: await grouped(`submission_data #>> '{matrix,Taste,0}'`),
    places: Object.fromEntries(places.map(({ option, mean }) => [option, mean])),
    company: await grouped(`(${filled('kind')} is not distinct from 'Company')`),
  };
}

const counted = <One extends { count: number }>(list: readonly One[], key: (one: One) => string) =>
  Object.fromEntries(list.filter(({ count }) => count > 0).map((one) => [key(one), one.count]));

/** The same figures from the cards. */
function factsOf(results: ResultsLine): unknown {
  const choices = (id: string) => counted(cardIn(results, id, 'choices').options, ({ value }) => value);
  const amount = cardIn(results, 'amount', 'number');
  const nps = cardIn(results, 'nps', 'points');
  const [taste] = cardIn(results, 'matrix', 'matrix').rows;
  const lines = cardIn(results, 'lines', 'number');
  const pieces = cardIn(results, 'pieces', 'number');
  const endings = results.cards.some(({ id }) => id === '#endings') ? choices('#endings') : {};
  const vat = cardIn(results, 'vat', 'text');
  expect(amount.bins.reduce((sum, { count }) => sum + count, 0)).toBe(amount.answered);
  return {
    submissions: results.submissions,
    vatNotAsked: vat.notAsked,
    vatAnswered: vat.answered,
    amounts: amount.answered,
    sum: Number(amount.sum),
    median: amount.median,
    min: amount.min,
    max: amount.max,
    doubles: results.submissions === 0 ? 0 : Number(sumOf(results, 'double')),
    promoters: nps.nps?.promoters,
    detractors: nps.nps?.detractors,
    lines: Number(lines.sum),
    pieces: { answered: pieces.answered, sum: Number(pieces.sum) },
    kind: choices('kind'),
    nps: counted(nps.points, ({ value }) => String(value)),
    again: choices('again'),
    hours: counted(
      cardIn(results, 'time', 'times').hours.map((count, hour) => ({
        count,
        hour: String(hour).padStart(2, '0'),
      })),
      ({ hour }) => hour,
    ),
    days: cardIn(results, 'day', 'days').spans.reduce((sum, { count }) => sum + count, 0),
    extras: choices('extras'),
    taste: Object.fromEntries(
      cardIn(results, 'matrix', 'matrix').columns.flatMap(({ value }, at) => {
        const count = taste?.counts[at] ?? 0;
        return count > 0 ? [[value, count]] : [];
      }),
    ),
    places: Object.fromEntries(
      cardIn(results, 'ranking', 'ranking').options.flatMap(({ value, meanPlace }) =>
        meanPlace === null ? [] : [[value, meanPlace]],
      ),
    ),
    company: Object.fromEntries(
      Object.entries(endings).map(([id, count]) => [id === 'big' ? 'true' : 'false', count]),
    ),
  };
}

/** A value that nothing came to has no numbers. */
function sumOf(results: ResultsLine, id: string): string {
  const card = results.cards.find((one) => one.id === id);
  return card?.kind === 'number' ? card.sum : '0';
}

const AMOUNT = `case jsonb_typeof(submission_data -> 'amount') when 'number' then (submission_data -> 'amount')::numeric end`;
/** Filters, and what they are in plain SQL. */
const FILTERS: [Record<string, string>, string][] = [
  [{ field: 'kind', value: 'company' }, `submission_data ->> 'kind' = 'Company'`],
  [{ field: 'extras', value: 'Nuts' }, `submission_data -> 'extras' ? 'Nuts'`],
  [{ field: 'amount', atLeast: '10', atMost: '49.5' }, `${AMOUNT} between 10 and 49.5`],
  [
    { field: 'again', value: 'true', from: '2026-02-02', to: '2026-02-03', zone: 'America/New_York' },
    `submission_data -> 'again' = 'true'
     and submitted_at >= '2026-02-02T05:00Z' and submitted_at < '2026-02-04T05:00Z'`,
  ],
];

const hasMark = ({ userId }: TestPerson, mark: string): string =>
  `exists (select from submission_marks m
     where m.account_id = s.account_id and m.user_id = '${userId}' and m.submission_id = s.id and m.${mark} is not null)`;
const hasWork = (what: string): string =>
  `exists (select from submission_work w where w.account_id = s.account_id and w.submission_id = s.id and ${what})`;

/** Filters by what only some tables beside submissions know, and what they are in plain SQL. */
const besideFilters = (person: TestPerson): [Record<string, string>, string][] => [
  [{ read: 'unread' }, `not ${hasMark(person, 'read_at')}`],
  [{ status: 'done' }, hasWork(`w.state = 'done'`)],
  [
    { starred: 'yes', field: 'again', value: 'true' },
    `${hasMark(person, 'starred_at')} and submission_data -> 'again' = 'true'`,
  ],
  [{ status: 'open', read: 'read' }, `not ${hasWork(`w.state <> 'open'`)} and ${hasMark(person, 'read_at')}`],
  [
    { assignee: 'none', read: 'unread' },
    `not ${hasWork('w.assignee_id is not null')} and not ${hasMark(person, 'read_at')}`,
  ],
  [
    { assignee: owner.userId, search: 'comp' },
    `${hasWork(`w.assignee_id = '${owner.userId}'`)} and submission_data ->> 'kind' = 'Company'`,
  ],
];

test(`RESULT-002 RESULT-003 after each of ${CHANGES} random changes, results are what plain SQL counts`, async () => {
  const next = seededRandom(26);
  const form = { ...(await api.buildForm(owner, countedForm())), accountId: owner.accountId };
  const counted = { id: form.id, accountId: owner.accountId };
  const of = `form_id = '${form.id}'`;
  const one = `(select id from form_submissions where ${of} order by md5(id::text || $1) limit 1)`;
  const first = Date.parse('2026-02-01T00:00:00Z');
  const changes = {
    store: () =>
      storeAnswers(
        api,
        form,
        Array.from({ length: 1 + Math.floor(next() * 4) }, () => ({
          answers: randomAnswers(next),
          at: new Date(first + Math.floor(next() * 5 * 86_400_000)),
        })),
      ),
    index: () => indexRows(api),
    count: () => countChanges(api.deps, AbortSignal.any([])),
    check: () => checkForm(api.deps, counted),
    build: () => buildResultBlocks(api.deps, counted, AbortSignal.any([]), { rows: 6, manyDeltas: 1 }),
    begin: () => beginCounting(api.deps.orm, counted),
    trash: () =>
      api.database.query(`update form_submissions set deleted_at = now() where id = ${one}`, [
        String(next()),
      ]),
    restore: () =>
      api.database.query(`update form_submissions set deleted_at = null where id = ${one}`, [String(next())]),
    remove: () => api.database.query(`delete from form_submissions where id = ${one}`, [String(next())]),
    edit: () =>
      api.database.query(`update form_submissions set submission_data = $2 where id = ${one}`, [
        String(next()),
        JSON.stringify(randomAnswers(next)),
      ]),
  };
  const some = async (): Promise<string[]> => {
    const rows = await api.database.query<{ id: string }>(
      `select id from form_submissions where ${of} and deleted_at is null order by md5(id::text || $1) limit 4`,
      [String(next())],
    );
    return rows.map(({ id }) => id);
  };
  const flip = (): boolean => next() < 0.7;
  const works = [
    async (ids: string[]) => owner.put('/api/submissions/marks', { ids, read: flip() }),
    async (ids: string[]) => reader.put('/api/submissions/marks', { ids, read: flip() }),
    async (ids: string[]) => reader.put('/api/submissions/marks', { ids, starred: flip() }),
    async (ids: string[]) => owner.post('/api/submissions/status', { ids, status: flip() ? 'done' : 'open' }),
    async (ids: string[]) =>
      owner.post('/api/submissions/assign', { ids, assigneeId: flip() ? owner.userId : null }),
  ];
  const names = [
    'store',
    'store',
    'store',
    'count',
    'build',
    ...Object.keys(changes),
  ] as (keyof typeof changes)[];
  for (let number = 0; number < CHANGES; number++) {
    const name = names[Math.floor(next() * names.length)] ?? 'store';
    await changes[name]();
    const all = factsOf(await readWhole(owner, form.id));
    expect([number, name, all]).toEqual([number, name, await countPlainly(form.id)]);
    const [filter, where] = FILTERS[number % FILTERS.length]!;
    const matching = factsOf(await readWhole(owner, form.id, filter));
    expect([number, name, filter, matching]).toEqual([
      number,
      name,
      filter,
      await countPlainly(form.id, where),
    ]);
    const ids = await some();
    if (ids.length > 0) expect((await works[number % works.length]!(ids)).status).toBe(200);
    const person = number % 2 === 0 ? owner : reader;
    const named = besideFilters(person);
    const [beside, plainly] = named[Math.floor(number / 2) % named.length]!;
    const facts = factsOf(await readWhole(person, form.id, beside));
    expect([number, name, beside, facts]).toEqual([
      number,
      name,
      beside,
      await countPlainly(form.id, plainly),
    ]);
    if (number % 5 === 0) {
      const period = { from: '2026-02-02', to: '2026-02-04', zone: 'America/New_York' };
      const days = `submitted_at >= '2026-02-02T05:00Z' and submitted_at < '2026-02-05T05:00Z'`;
      expect([number, factsOf(await readWhole(owner, form.id, period))]).toEqual([
        number,
        await countPlainly(form.id, days),
      ]);
    }
  }
  await changes.begin();
  await changes.check();
  await changes.index();
  await changes.count();
  expect(await checkForm(api.deps, counted)).toBe(0);
  expect(factsOf(await readWhole(owner, form.id))).toEqual(await countPlainly(form.id));

  // Sums follow what is added; what somebody changes by hand is read with the next version, and found at night.
  const kinds = async () => cardIn(await readWhole(owner, form.id), 'kind', 'choices').answered;
  const before = await kinds();
  await api.database.query(
    `update form_result_counts set counts = jsonb_set(counts, '{a}', '[999]') where question = 'kind' and ${of}`,
  );
  await storeAnswers(api, form, [{ answers: { kind: 'Person' }, at: new Date(first) }]);
  await changes.index();
  await changes.count();
  expect(await kinds()).toBe(before + 1);
  await api.database.query(`update form_result_states set version = $1 where ${of}`, [crypto.randomUUID()]);
  expect(await kinds()).toBe(1000);
  expect(await checkForm(api.deps, counted)).toBeGreaterThan(0);
  expect(await kinds()).toBe(before + 1);

  const filtered = await readWhole(owner, form.id, { field: 'kind', value: 'company' });
  expect(factsOf(filtered)).toEqual(await countPlainly(form.id, `submission_data ->> 'kind' = 'Company'`));
}, 600_000);
