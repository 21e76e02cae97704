import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import { TestClient } from '../../../../../tests/support/api/testClient.ts';

/** Visits that are under way at once: opened, not sent; `INLAY_VISITS=10000` asks for the number of D-193. */
const VISITS = Number(process.env['INLAY_VISITS'] ?? 200);
/** Publications while visitors open the form, and again while they send it. */
const PUBLICATIONS = 5;
/** Requests on their way at once: few enough that a busy machine turns none away for its load (decision 097). */
const AT_ONCE = 20;

const api = useTestApi({ trustedProxies: 1 });
beforeAll(async () => {
  // Each visitor has an address of its own, for which the limits of submissions stand (D-90).
});

/** Each publication takes a question away and asks another one. */
const formOf = (number: number): FormDefinition =>
  withFields(createEmptyDefinition(`Form number ${number}.`), [
    { ...createField('text'), id: 'name', label: 'Name' },
    { ...createField('text'), id: `only_${number}`, label: `Question ${number}` },
  ]);

/** What one visitor was shown. */
interface Visit {
  visitor: TestClient;
  name: string;
  revisionId: string;
  /** Number of the form by its only question. */
  number: string;
}

/** Numbers of forms that a page names, each once. */
const numbersIn = (page: string, pattern: RegExp): string[] => [
  ...new Set([...page.matchAll(pattern)].map(([, number = '']) => number)),
];

async function open(formId: string, at: number): Promise<Visit> {
  const visitor = new TestClient(api.url, {
    'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
  });
  const { status, text } = await visitor.get(`/embed/${formId}`);
  expect(status).toBe(200);
  const [number = '', ...others] = numbersIn(text, /Form number (\d+)\./g);
  expect([others, numbersIn(text, /only_(\d+)/g)]).toEqual([[], [number]]);
  const [revisionId = ''] = numbersIn(text, /name="revisionId" value="([^"]+)"/g);
  return { visitor, name: `Visitor ${at}`, revisionId, number };
}

async function send(formId: string, { visitor, name, revisionId, number }: Visit): Promise<void> {
  const answers = { name, [`only_${number}`]: name };
  const { status, body } = await visitor.post(`/api/public/forms/${formId}/submissions`, {
    revisionId,
    idempotencyKey: randomUUID(),
    answers,
  });
  expect([status, body.error]).toEqual([201, undefined]);
}

/** Does something for every visit, some at once, and publishes the form again and again meanwhile. */
async function whilePublishing<Of, Result>(
  list: readonly Of[],
  act: (one: Of) => Promise<Result>,
  publish: () => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  let published = 0;
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const isDue = from >= (published * list.length) / PUBLICATIONS;
    if (isDue) published += 1;
    const [done] = await Promise.all([
      Promise.all(list.slice(from, from + AT_ONCE).map(act)),
      isDue && publish(),
    ]);
    results.push(...done);
  }
  expect(published).toBe(PUBLICATIONS);
  return results;
}

test(
  'D-193 visits that are under way while the form is published again lose no answer, meet no error and see one revision each',
  { timeout: 30_000 + VISITS * 20 },
  async () => {
    const owner: TestPerson = await api.signedIn();
    const { id, revisionId } = await api.buildForm(owner, formOf(0));
    const revisions = new Map([[revisionId, '0']]);
    const publish = async (): Promise<void> => {
      const { version } = (await owner.get(`/api/forms/${id}`)).body;
      const number = revisions.size;
      const sent = { definition: formOf(number), version };
      const { status, body } = await owner.put(`/api/forms/${id}/definition`, sent);
      expect(status).toBe(200);
      revisions.set(body.revisionId, String(number));
    };
    const numbers = Array.from({ length: VISITS }, (_, at) => at);
    const visits = await whilePublishing(numbers, (at) => open(id, at), publish);
    await whilePublishing(visits, (visit) => send(id, visit), publish);

    expect(visits.filter((visit) => revisions.get(visit.revisionId) !== visit.number)).toEqual([]);
    // Not all of them opened the same form.
    expect(new Set(visits.map(({ number }) => number)).size).toBeGreaterThan(1);
    const rows = await api.database.query<{ name: string; revision_id: string; kept: string }>(
      `select submission_data ->> 'name' as name, revision_id,
       (select value from jsonb_each_text(submission_data) where key like 'only\\_%') as kept
     from form_submissions where form_id = $1`,
      [id],
    );
    const stored = new Map(rows.map((row) => [row.name, row]));
    expect(rows.length).toBe(VISITS);
    const lost = visits.filter(({ name, revisionId: seen }) => {
      const row = stored.get(name);
      return row?.revision_id !== seen || row.kept !== name;
    });
    expect(lost).toEqual([]);
  },
);
