import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { createEmptyDefinition, createField, withFields, type FormDefinition } from '@inlay/sdk/model';
import { write } from '../../support/api/programCalls.ts';
import { TestClient, type TestResponse } from '../../support/api/testClient.ts';
import type { Place } from './roundTrip.ts';

/** Visitors who send at the same time. */
const AT_ONCE = 20;

const field = (id: string, label: string, required = false) => ({
  ...createField('text'),
  id,
  label,
  required,
});
const FIRST = withFields(createEmptyDefinition('First'), [
  field('name', 'Name', true),
  field('note', 'Note'),
]);
/** Another question, which has to be answered, in the place of one. */
const SECOND = withFields(createEmptyDefinition('Second'), [
  field('name', 'Name', true),
  field('phone', 'Phone', true),
]);

const assertOk = ({ status, body, text }: TestResponse): TestResponse['body'] => {
  if (status >= 400) throw new Error(`${status} ${text}`);
  return body;
};

/**
 * Has visitors open a form, half of them before a revision is published and half of them after, and send while the form
 * is rolled back, once in the middle of each round.
 * @returns why each visitor who was harmed was: not stored, or with another answer than they gave.
 */
export async function rollBackUnderVisitors(
  place: Place,
  { visitors, rounds }: { visitors: number; rounds: number },
): Promise<string[]> {
  const id = assertOk(await write(place.program, 'POST /forms', { body: { definition: FIRST } })).id;
  const given = new Map<string, object>();
  const harmed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const many = Math.floor(visitors / rounds) + (round < visitors % rounds ? 1 : 0);
    // oxlint-disable-next-line no-await-in-loop -- each round begins on the version before
    const early = await open(place, id);
    // oxlint-disable-next-line no-await-in-loop
    await publish(place, id, SECOND);
    // oxlint-disable-next-line no-await-in-loop
    const late = await open(place, id);
    if (early === late) throw new Error('Visitors see the revision before');
    const sendings = Array.from({ length: many }, (_one, index) => async () => {
      const name = `${round}-${index}`;
      const answers = index % 2 === 0 ? { name, note: `n${name}` } : { name, phone: `p${name}` };
      given.set(name, answers);
      const said = await send(place, id, { revisionId: index % 2 === 0 ? early : late, answers });
      if (said !== null) harmed.push(`visitor ${name}: ${said}`);
    });
    const half = sendings.length >> 1;
    // oxlint-disable-next-line no-await-in-loop
    await inTurns(sendings.slice(0, half));
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([rollBack(place, id), inTurns(sendings.slice(half))]);
  }
  const stored = await readAnswers(place, id);
  for (const [name, answers] of given)
    if (JSON.stringify(stored.get(name)) !== JSON.stringify(answers))
      harmed.push(`visitor ${name}: stored ${JSON.stringify(stored.get(name))}`);
  if (stored.size !== given.size) harmed.push(`${stored.size} stored of ${given.size}`);
  return harmed;
}

const open = async ({ url }: Place, id: string): Promise<string> =>
  assertOk(await new TestClient(url).get(`/api/public/forms/${id}`)).revisionId;

async function publish({ program }: Place, id: string, definition: FormDefinition): Promise<void> {
  const tag = (await program.get(`/api/v1/forms/${id}/definition`)).headers.get('etag') ?? '';
  assertOk(
    await write(program, `PUT /forms/${id}/definition`, {
      body: { definition },
      headers: { 'if-match': tag },
    }),
  );
}

async function rollBack({ inlay }: Place, id: string): Promise<void> {
  const { code, errors } = await inlay('rollback', tmpdir(), '--form', id);
  if (code !== 0) throw new Error(errors);
}

/** Sends as a browser does. @returns what was said instead of a receipt; null for one. */
async function send({ url }: Place, id: string, body: object): Promise<string | null> {
  const { status, text } = await new TestClient(url).post(`/api/public/forms/${id}/submissions`, {
    idempotencyKey: randomUUID(),
    ...body,
  });
  return status < 300 ? null : `${status} ${text}`;
}

/** Runs works, some at once. */
async function inTurns(works: readonly (() => Promise<void>)[]): Promise<void> {
  const left = works.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- each worker does one after the other
      for (const work of left) await work();
    }),
  );
}

/** Reads the stored answers by their names, in the order of keys in which they were given. */
async function readAnswers({ person }: Place, id: string): Promise<ReadonlyMap<string, object>> {
  const stored = new Map<string, object>();
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = assertOk(await person.get(`/api/submissions?formId=${id}${query}`));
    for (const { answers } of page.submissions) {
      const { name, ...rest } = answers;
      stored.set(name, { name, ...rest });
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  return stored;
}
