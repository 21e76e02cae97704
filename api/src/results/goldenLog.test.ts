import type { QuestionType } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { readCsv } from '../../../tests/support/api/exportSamples.ts';
import {
  factsOfAnswers,
  factsOfCard,
  withoutZeros,
  type Facts,
} from '../../../tests/support/api/goldenFacts.ts';
import {
  answersMadeOf,
  GOLDEN_LOG,
  goldenForm,
  idOf,
  listMissingTypes,
  playLog,
  QUESTION_TYPES,
  timeOf,
  type LoggedEvent,
} from '../../../tests/support/api/goldenLog.ts';
import { indexRows } from '../../../tests/support/api/inboxSamples.ts';
import { readWhole, storeAnswers } from '../../../tests/support/api/resultsScene.ts';
import { share } from '../../../tests/support/api/sharedResultsScene.ts';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import type { ResultCard } from '../platform/contract/index.ts';
import { buildResultBlocks } from './buildResultBlocks.ts';
import { beginCounting, checkForm } from './checkResults.ts';
import { countChanges } from './countChanges.ts';

/** Events between two runs of the jobs. */
const EVENTS_PER_RUN = 60;
const NEVER = AbortSignal.any([]);

const api = useTestApi();
let owner: TestPerson;
let form: { id: string; revisionId: string; accountId: string };
beforeAll(async () => {
  owner = await api.signedIn();
  form = { ...(await api.buildForm(owner, goldenForm())), accountId: owner.accountId };
  await beginCounting(api.deps.orm, form);
  await checkForm(api.deps, form);
  for (const [at, { kind, n }] of GOLDEN_LOG.entries()) {
    await PLAYED[kind](n);
    if (at % EVENTS_PER_RUN === EVENTS_PER_RUN - 1) await runJobs();
  }
}, 120_000);

const change = (statement: string, ...values: string[]): Promise<unknown> =>
  api.database.query(`${statement} where id = $1`, values);
const PLAYED: Record<LoggedEvent['kind'], (n: number) => Promise<unknown>> = {
  insert: (n) => storeAnswers(api, form, [{ id: idOf(n), answers: answersMadeOf(n), at: timeOf(n) }]),
  edit: (n) =>
    change('update form_submissions set submission_data = $2', idOf(n), JSON.stringify(answersMadeOf(n + 1))),
  trash: (n) => change('update form_submissions set deleted_at = now()', idOf(n)),
  restore: (n) => change('update form_submissions set deleted_at = null', idOf(n)),
  delete: (n) => change('delete from form_submissions', idOf(n)),
};

/** The last events wait for the jobs: queue, rows behind blocks and rows without a text are read as well. */
async function runJobs(): Promise<void> {
  await indexRows(api);
  await countChanges(api.deps, NEVER);
  await buildResultBlocks(api.deps, form, NEVER, { rows: 50, manyDeltas: 1 });
}

const factsOf = (cards: readonly ResultCard[]) =>
  Object.fromEntries(cards.map((card) => [card.id, factsOfCard(card)]));

/** What is left by the log, of some submissions. */
function expected(
  types: readonly QuestionType[] = QUESTION_TYPES,
  is: (answers: Record<string, unknown>, n: number) => boolean = () => true,
) {
  const left = playLog(GOLDEN_LOG).map(({ n, made }) => ({ n, answers: answersMadeOf(made) }));
  const submissions = left.filter(({ n, answers }) => is(answers, n)).map(({ answers }) => answers);
  const cards = Object.fromEntries(types.map((type) => [type, factsOfAnswers(type, submissions)]));
  return { submissions: submissions.length, cards };
}
const results = async (filter: Record<string, string> = {}) => {
  const { submissions, cards } = await readWhole(owner, form.id, filter);
  return { submissions, cards: factsOf(cards) };
};

test('RESULT-002 the golden log has answers of each type that is counted, and the totals that were worked out by hand', () => {
  expect(listMissingTypes()).toEqual([]);
  expect(GOLDEN_LOG).toHaveLength(304);
  const { submissions, cards } = expected();
  // 240 stored, 24 trashed, 12 of them restored, 8 deleted.
  expect(submissions).toBe(220);
  // 80 each; 4 of each trashed, 8 Cakes deleted, and 20 of Plum edited to Cake.
  expect(cards['radio']).toEqual({ answered: 220, Lemon: 76, Plum: 56, Cake: 88 });
});

test('RESULT-002 RESULT-003 RESULT-006 counters, rows, blocks and named submissions are what the golden log comes to', async () => {
  expect(await results()).toEqual(expected());
  // Row by row, as a form is read that is not counted yet.
  const setChecked = (at: string) =>
    api.database.query(`update form_result_states set checked_at = ${at} where form_id = $1`, [form.id]);
  await setChecked('null');
  expect(await results()).toEqual(expected());
  await setChecked('now()');
  const isPlum = ({ radio }: Record<string, unknown>) => radio === 'Plum';
  expect(await results({ field: 'radio', value: 'plum' })).toEqual(expected(QUESTION_TYPES, isPlum));
  const done = playLog(GOLDEN_LOG)
    .map(({ n }) => n)
    .filter((n) => n % 4 === 0);
  const set = await owner.post('/api/submissions/status', { ids: done.map(idOf), status: 'done' });
  expect(set.status).toBe(200);
  expect(await results({ status: 'done' })).toEqual(expected(QUESTION_TYPES, (_answers, n) => n % 4 === 0));
  expect(await results({ status: 'done', field: 'radio', value: 'plum' })).toEqual(
    expected(QUESTION_TYPES, (answers, n) => n % 4 === 0 && isPlum(answers)),
  );
  expect(await results({ from: '2026-02-02', to: '2026-02-03', zone: 'UTC' })).toEqual(
    expected(QUESTION_TYPES, (_answers, n) => n >= 48 && n < 144),
  );
});

test('RESULT-004 RESULT-020 the shared page and a masked client see the golden log’s figures of their questions', async () => {
  const shown: QuestionType[] = ['radio', 'number', 'nps', 'matrix', 'ranking', 'time'];
  const link = await share(owner, `/api/forms/${form.id}/shared-results`, { questions: shown });
  const { submissions, cards } = (await api.visitor().get(link.json)).body as {
    submissions: number;
    cards: { card: ResultCard }[];
  };
  expect({ submissions, cards: factsOf(cards.map(({ card }) => card)) }).toEqual(expected(shown));
  const admin = await api.signedIn({ role: 'admin' });
  const client = await api.signedInClient();
  const clientAccess = { visibleFields: shown };
  expect(
    (await admin.patch(`/api/admin/forms/${form.id}/assignment`, { clientId: client.clientId, clientAccess }))
      .status,
  ).toBe(204);
  const { text } = await client.get(`/api/client-forms/${form.id}/results`);
  const last = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as {
    submissions: number;
    cards: ResultCard[];
  };
  expect({ submissions: last.submissions, cards: factsOf(last.cards) }).toEqual(expected(shown));
});

test('RESULT-002 the CSV has the golden log’s submissions', async () => {
  const file = await owner.open(`/api/submissions/export?formId=${form.id}`);
  expect(file.status).toBe(200);
  const [head = [], ...rows] = readCsv(Buffer.from(await file.arrayBuffer()));
  const cells = (type: string) =>
    rows.map((row) => row[head.indexOf(type)] ?? '').filter((cell) => cell !== '');
  const counted = (type: string) => {
    const facts: Facts = { answered: cells(type).length, empty: rows.length - cells(type).length };
    for (const cell of cells(type)) facts[cell] = (facts[cell] ?? 0) + 1;
    return withoutZeros(facts);
  };
  const { submissions, cards } = expected();
  expect(rows).toHaveLength(submissions);
  for (const type of ['radio', 'select', 'nps', 'rating', 'scale'])
    expect([type, counted(type)]).toEqual([type, cards[type]]);
  expect(cells('number').reduce((sum, cell) => sum + Number(cell), 0)).toBe(cards['number']?.['sum']);
});
