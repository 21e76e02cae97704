import { createEmptyDefinition, createOptions, type FormDefinition } from '@inlay/sdk/model';
import type { ResultCard, ResultsLine } from '../../../api/src/platform/contract/index.ts';
import { fieldOf, pageOf, rowsOf } from './logicForm.ts';
import type { TestApi } from './testApi.ts';
import type { TestClient } from './testClient.ts';

/** A form with a question of each way of counting, a condition, a repeating group, a value and two endings. */
export const countedForm = (title = 'Counted'): FormDefinition => ({
  ...createEmptyDefinition(title),
  pages: [
    pageOf('p1', 'You', [
      fieldOf('radio', 'kind', 'You are', { options: createOptions(['Company', 'Person']) }),
      fieldOf('text', 'vat', 'VAT number', {
        showIf: { op: 'eq', of: [{ field: 'kind' }, { lit: 'Company' }] },
      }),
      fieldOf('number', 'amount', 'Amount', { unit: 'kg' }),
    ]),
    pageOf('p2', 'Tastes', [
      fieldOf('checkbox', 'extras', 'Extras', { options: createOptions(['Nuts', 'Cream']) }),
      fieldOf('nps', 'nps', 'Recommend us?'),
      fieldOf('matrix', 'matrix', 'Judge', {
        rows: createOptions(['Taste', 'Look']),
        options: createOptions(['Poor', 'Good']),
      }),
      fieldOf('ranking', 'ranking', 'Rank', { options: createOptions(['A', 'B', 'C']) }),
      fieldOf('date', 'day', 'Day'),
      fieldOf('time', 'time', 'Time'),
      fieldOf('yes_no', 'again', 'Again?'),
      rowsOf('lines', [fieldOf('number', 'pieces', 'Pieces')]),
    ]),
  ],
  values: [
    {
      id: 'double',
      name: 'Twice',
      is: { op: 'mul', of: [{ field: 'amount' }, { lit: 2 }] },
      show: 'inbox',
      format: 'number',
    },
  ],
  endings: [
    {
      id: 'big',
      kind: 'stored',
      title: 'Company',
      text: '',
      redirectUrl: null,
      showIf: { op: 'eq', of: [{ field: 'kind' }, { lit: 'Company' }] },
    },
    { id: 'e1', kind: 'stored', title: 'Thanks', text: '', redirectUrl: null },
  ],
});

const pick = <One>(next: () => number, of: readonly One[]): One => of[Math.floor(next() * of.length)]!;
const some = (next: () => number, of: readonly string[]): string[] => of.filter(() => next() < 0.5);

/** Returns answers to that form as they are stored; every question is sometimes empty. */
export function randomAnswers(next: () => number): Record<string, unknown> {
  const isCompany = next() < 0.5;
  const amount = pick(next, [() => Math.floor(next() * 50), () => Math.round(next() * 1e8) / 100])();
  const filled = (share: number, answer: unknown, empty: unknown): unknown =>
    next() < share ? answer : empty;
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(next() * 60)));
  const hasAmount = next() < 0.8;
  return {
    kind: isCompany ? 'Company' : filled(0.8, 'Person', ''),
    ...(isCompany && { vat: filled(0.7, pick(next, ['DE1', 'DE2']), '') }),
    amount: hasAmount ? amount : '',
    ...(hasAmount && { double: Number((amount * 2).toFixed(2)) }),
    extras: some(next, ['Nuts', 'Cream']),
    nps: filled(0.8, Math.floor(next() * 11), ''),
    matrix: filled(0.7, { Taste: [pick(next, ['Poor', 'Good'])] }, {}),
    ranking: filled(
      0.6,
      pick(next, [
        ['A', 'B', 'C'],
        ['C', 'A', 'B'],
        ['B', 'C', 'A'],
      ]),
      [],
    ),
    day: filled(0.7, next() < 0.2 ? '1987-05-03' : day.toISOString().slice(0, 10), ''),
    time: filled(0.6, pick(next, ['09:30', '09:45', '17:00']), ''),
    again: pick(next, [true, false, '']),
    lines: Array.from({ length: Math.floor(next() * 3) }, () => ({
      pieces: filled(0.8, Math.floor(next() * 9), ''),
    })),
  };
}

/** Stores submissions as they are before anything has looked at them. */
export async function storeAnswers(
  api: TestApi,
  form: { id: string; revisionId: string; accountId: string },
  submissions: readonly { id?: string; answers: object; at: Date }[],
): Promise<void> {
  await api.database.query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select coalesce(r.id, gen_random_uuid()), $1, $2, $3, r.answers, r.at, gen_random_uuid(), '', gen_random_uuid()::text
     from jsonb_to_recordset($4::jsonb) as r(id uuid, answers jsonb, at timestamptz)`,
    [form.id, form.accountId, form.revisionId, JSON.stringify(submissions)],
  );
}

/** Reads all lines of results. */
export async function readLines(person: TestClient, path: string): Promise<ResultsLine[]> {
  const { status, text } = await person.get(path);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ResultsLine);
}

/** Reads the whole results of a form. */
export async function readWhole(
  person: TestClient,
  formId: string,
  filter: Record<string, string> = {},
): Promise<ResultsLine> {
  const query = new URLSearchParams({ formId, ...filter }).toString();
  const last = (await readLines(person, `/api/results?${query}`)).at(-1);
  if (!last?.isWhole) throw new Error('The results are not whole');
  return last;
}

/** Returns a card of some kind. */
export function cardIn<Kind extends ResultCard['kind']>(
  { cards }: Pick<ResultsLine, 'cards'>,
  id: string,
  kind: Kind,
): Extract<ResultCard, { kind: Kind }> {
  const card = cards.find((one) => one.id === id);
  if (card?.kind !== kind) throw new Error(`${id} is ${card?.kind ?? 'missing'}`);
  return card as Extract<ResultCard, { kind: Kind }>;
}
