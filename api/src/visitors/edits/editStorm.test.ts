import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, createOptions, withFields, type Field } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { cardIn, readWhole } from '../../../../tests/support/api/resultsScene.ts';
import { indexRows } from '../../../../tests/support/api/inboxSamples.ts';
import { readCsv } from '../../../../tests/support/api/exportSamples.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';

/** Pairs of edits at once; `npm run test:edits` makes 10,000. */
const PAIRS = Number(process.env['INLAY_EDITS'] ?? 60);
/** Pairs after which everything is counted again. */
const EACH = Math.min(1_000, PAIRS / 3);
/** Submissions, pairs at the same moment, and places of an option. */
const SUBMISSIONS = 40;
const AT_ONCE = 8;
const PLACES = 12;

const api = useTestApi({ poolSize: 10 });

const day: Field = {
  ...createField('radio'),
  id: 'day',
  label: 'Day',
  options: ['mon', 'tue', 'wed', 'thu'].map((value) => ({ value, label: value, places: PLACES })),
};
const definition = withFields(createEmptyDefinition('Storm'), [
  { ...createField('text'), id: 'name', label: 'Name' },
  day,
  { ...createField('checkbox'), id: 'extras', label: 'Extras', options: createOptions(['Nuts', 'Cream']) },
]);

interface Answers {
  name: string;
  day?: string;
  extras: string[];
}

interface Row {
  id: string;
  version: number;
  answers: Answers;
}

test('SUBM-119 SUBM-123 E28 of pairs of edits one wins and the other is told; search, results, export and places equal a recount', async () => {
  await api.liftSubmitLimits();
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  const random = seededRandom(28);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  let made = 0;
  const answersOf = (): Answers => ({
    name: `n${(made += 1)}x`,
    ...(random() < 0.9 && { day: pick(['mon', 'tue', 'wed', 'thu']) }),
    extras: ['Nuts', 'Cream'].filter(() => random() < 0.5),
  });
  const versions = new Map<string, number>();
  while (versions.size < SUBMISSIONS) {
    const { status, body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: answersOf(),
    });
    if (status === 201) versions.set(body.submissionId, 1);
  }
  // From here on, counters and index follow edits by themselves.
  await indexRows(api);
  const ids = [...versions.keys()];
  let decided = 0;
  let full = 0;
  const makePair = async (id: string): Promise<void> => {
    const version = versions.get(id)!;
    const pair = await Promise.all(
      [0, 1].map(() => owner.put(`/api/submissions/${id}/answers`, { version, answers: answersOf() })),
    );
    const statuses = pair.map(({ status }) => status);
    const wins = statuses.filter((status) => status === 200).length;
    // An edit that found no place says so beside its field; everybody else whom somebody was faster than is told.
    expect(wins).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true);
    if (wins === 0) expect(statuses).toEqual([422, 422]);
    full += Number(wins === 0);
    decided += wins;
    if (wins === 1) versions.set(id, version + 1);
  };
  let recounts = 0;
  for (let pairs = 0; pairs < PAIRS;) {
    const until = Math.min(PAIRS, pairs + EACH);
    while (pairs < until) {
      const some = [...new Set(Array.from({ length: AT_ONCE }, () => pick(ids)))].slice(0, until - pairs);
      await Promise.all(some.map(makePair));
      pairs += some.length;
    }
    await recount(owner, form.id, versions);
    recounts += 1;
  }
  counted({
    what: 'editPairs',
    count: decided + full,
    of: decided + full,
    more: `${decided} stored, ${full} without a place for either`,
  });
  counted({ what: 'editRecounts', count: recounts, of: recounts });
}, 3_600_000);

/** Compares everything that follows an edit with the rows. */
async function recount(
  owner: TestPerson,
  formId: string,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  await api.runJobs();
  const rows = (await api.database.query(
    `select id, coalesce(version, 1) as version, submission_data as answers from form_submissions where form_id = $1`,
    [formId],
  )) as unknown as Row[];
  expect(new Map(rows.map(({ id, version }) => [id, version]))).toEqual(versions);
  const [kept] = await api.database.query<{ count: number }>(
    'select count(*)::int as count from submission_versions where form_id = $1',
    [formId],
  );
  expect(kept?.count).toBe(rows.reduce((sum, { version }) => sum + version - 1, 0));
  const tally = (read: (answers: Answers) => readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const { answers } of rows)
      for (const value of read(answers)) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const days = tally((answers) => (answers.day ? [answers.day] : []));
  const extras = tally((answers) => answers.extras);
  const results = await readWhole(owner, formId);
  const shown = (id: string) =>
    Object.fromEntries(
      cardIn(results, id, 'choices')
        .options.filter(({ count }) => count > 0)
        .map(({ value, count }) => [value, count]),
    );
  expect([results.submissions, shown('day'), shown('extras')]).toEqual([rows.length, days, extras]);
  const { places } = (await api.visitor().get(`/api/public/forms/${formId}/places`)).body;
  for (const [option, left] of Object.entries(places.day as Record<string, number>))
    expect([option, left, (days[option] ?? 0) <= PLACES]).toEqual([
      option,
      PLACES - (days[option] ?? 0),
      true,
    ]);
  const csv = readCsv(Buffer.from((await owner.get(`/api/submissions/export?formId=${formId}`)).text));
  const at = csv[0]!.indexOf('Name');
  const names = rows.map(({ answers }) => answers.name);
  expect(
    csv
      .slice(1)
      .map((line) => line[at]!)
      .toSorted(),
  ).toEqual(names.toSorted());
  // Small forms are looked through, large ones are searched by this text.
  const [stale] = await api.database.query<{ count: number }>(
    `select count(*)::int as count from form_submissions
     where form_id = $1 and search_text is distinct from submission_search_text(submission_data)`,
    [formId],
  );
  expect(stale?.count).toBe(0);
  for (const { id, answers } of rows) {
    const found = (await owner.get(`/api/submissions?formId=${formId}&search=${answers.name}`)).body;
    expect(found.submissions.map((one: Row) => one.id)).toEqual([id]);
  }
}
