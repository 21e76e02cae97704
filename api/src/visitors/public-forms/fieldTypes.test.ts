import { beforeAll, describe, expect, test } from 'vitest';
import {
  capabilitiesOf,
  controlName,
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  isQuestion,
  LANGUAGES,
  printAnswer,
  TEXTS,
  withFields,
  type Field,
} from '@inlay/sdk/model';
import { postedEntries } from '../../../../sdk/src/model/structure/posted/postedEntries.ts';
import { hostileAnswers } from '../../../../sdk/src/model/testing/sampleAnswers.ts';
import { makeExport, readCsv, readXlsx } from '../../../../tests/support/api/exportSamples.ts';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { hiddenInputs, postPlainly, storedAnswers } from '../../../../tests/support/api/plainPosts.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

/** One form with every question: what is sent is stored, printed, found and exported as its type says. */
const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
  form = await api.buildForm(owner, withFields(createEmptyDefinition('Everything'), fields));
});

// A file is sent before it is an answer: uploads have tests of their own.
const fields = FIELD_TYPE_ORDER.filter((type) => type !== 'file')
  .map((type): Field => ({ ...createField(type), id: type, label: type }))
  .filter(isQuestion);
const samples = fields.map((field) => [field.id, capabilitiesOf(field).sample?.(field)] as const);

const sampleEntries = (): Record<string, string> =>
  Object.fromEntries(samples.flatMap(([id, raw]) => postedEntries(controlName(id), raw)));

test('D-185 the same answers by JSON and by a plain post are the same row', async () => {
  await submitTo(api, form, Object.fromEntries(samples));
  const { text } = await api.visitor().get(`/embed/${form.id}`);
  const posted = await postPlainly(api, form.id, { entries: { ...hiddenInputs(text), ...sampleEntries() } });
  expect(posted.text).toContain('Thank you! Your submission has been received.');
  const [json, plain] = await storedAnswers(api, form.id);
  expect(plain?.submission_data).toEqual(json?.submission_data);
});

test.each(LANGUAGES)('D-185 D-191 and so they are in a form in %s', async (language) => {
  const spoken = await api.buildForm(owner, withFields(createEmptyDefinition('Everything'), fields));
  expect((await owner.patch(`/api/forms/${spoken.id}/publishing`, { language })).status).toBe(200);
  await submitTo(api, spoken, Object.fromEntries(samples));
  const { text } = await api.visitor().get(`/embed/${spoken.id}`);
  expect(text).toContain(`<html lang="${language}"`);
  const posted = await postPlainly(api, spoken.id, {
    entries: { ...hiddenInputs(text), ...sampleEntries() },
  });
  expect(posted.text).toContain(TEXTS[language].successText);
  const [json, plain] = await storedAnswers(api, spoken.id);
  const [{ submission_data: english } = {}] = await storedAnswers(api, form.id);
  expect([plain?.submission_data, json?.submission_data]).toEqual([english, english]);
});

test('exports have a cell for every question, and JSON lines the answers as they are stored', async () => {
  const [{ submission_data: stored } = { submission_data: {} }] = await storedAnswers(api, form.id);
  const hasFiles = (field: Field): boolean => Boolean(capabilitiesOf(field).uploads);
  const cells = fields.flatMap((field) => {
    const printed = printAnswer(field, (stored as Record<string, unknown>)[field.id]);
    // A typed signature is no file.
    return hasFiles(field) ? [printed, ''] : [printed];
  });
  const filter = { formId: form.id };
  const [titles, row] = readCsv((await makeExport(api, owner, { format: 'csv', filter })).bytes);
  const labels = fields.flatMap((field) =>
    hasFiles(field) ? [field.label, `${field.label} (links)`] : [field.label],
  );
  expect(titles?.slice(2)).toEqual(labels);
  expect(row?.slice(2)).toEqual(cells);
  const sheet = await readXlsx((await makeExport(api, owner, { format: 'xlsx', filter })).bytes);
  // Excel holds these as numbers of days (`typedCells.test.ts`).
  const isText = (_cell: string, at: number): boolean => labels[at] !== 'date' && labels[at] !== 'time';
  expect(sheet[1]?.slice(2).filter(isText)).toEqual(cells.filter(isText));
  const lines = (await makeExport(api, owner, { format: 'jsonl', filter })).bytes.toString().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ answers: stored });
});

test('the inbox gives every answer as it is stored, in the list and alone', async () => {
  const [{ submission_data: stored } = {}] = await storedAnswers(api, form.id);
  const { body: list } = await owner.get(`/api/submissions?formId=${form.id}`);
  expect(list.submissions[0].answers).toEqual(stored);
  const { status, body } = await owner.get(`/api/submissions/${list.submissions[0].id}`);
  expect([status, body.submission.answers]).toEqual([200, stored]);
});

test.each(
  fields.filter((field) => capabilitiesOf(field).isOrdered).map((field) => [field.id, field] as const),
)('answers to a %s field are found by a range, both ends included', async (id, field) => {
  const answer = printAnswer(field, Object.fromEntries(samples)[id]);
  const count = async (bounds: Record<string, string>): Promise<number> => {
    const query = new URLSearchParams({ formId: form.id, field: id, ...bounds });
    const { status, body } = await owner.get(`/api/submissions/count?${query}`);
    expect(status).toBe(200);
    return body.total;
  };
  expect(await count({ atLeast: answer, atMost: answer })).toBe(2);
  expect(await count({ atLeast: '9999-12-31' })).toBe(0);
  expect(await count({ atMost: '-1' })).toBe(0);
  expect(await count({ atLeast: "9999' or true --" })).toBe(0);
});

/**
 * Returns a share of all, another one for each turn, so that some turns together make all of them. The validator
 * alone meets every answer to every type in fieldContract.test.ts; `INLAY_RUNS=1` sends them all.
 */
function shareOf<One>(all: readonly One[], turn: number): One[] {
  const { numRuns } = propertyRuns(all.length);
  const first = (turn * numRuns) % all.length;
  return [...all.slice(first), ...all.slice(0, first)].slice(0, numRuns);
}

describe.each(fields.map((field, turn) => [field.id, turn] as const))(
  'hostile answers to a %s field',
  (id, turn) => {
    test('are refused beside the field or stored as an answer, never an error', async () => {
      const sample = Object.fromEntries(samples)[id];
      for (const { raw } of shareOf(hostileAnswers(id as Field['type'], sample), turn)) {
        const { status, body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
          revisionId: form.revisionId,
          idempotencyKey: crypto.randomUUID(),
          answers: { ...Object.fromEntries(samples), [id]: raw },
        });
        // 400: no answers at all, such as half a character.
        if (status === 201 || status === 400) continue;
        expect(status).toBe(422);
        expect(body.error.issues.map((issue: { path: unknown[] }) => issue.path[0])).toEqual([id]);
        expect(body.error.issues[0].message).not.toMatch(/undefined|\{/);
      }
    });

    test('are refused beside the field or stored as an answer by a plain post, too', async () => {
      const field = fields.find((one) => one.id === id)!;
      // Beside one that can always be answered: a form without any takes nothing.
      const note = { ...createField('text'), id: 'note' };
      const alone = await api.buildForm(owner, withFields(createEmptyDefinition('Alone'), [note, field]));
      const { text } = await api.visitor().get(`/embed/${alone.id}`);
      const controls = [...text.matchAll(/ name="(answers\.(?!note)[^"]+)"/g)].map(([, name = '']) => name);
      const { idempotencyKey: _key, ...hidden } = hiddenInputs(text);
      const texts = hostileAnswers(id as Field['type'], null).flatMap(({ raw }) =>
        typeof raw === 'string' ? [raw] : [],
      );
      const names = [...new Set([...controls, `${controlName(id)}.__proto__`])];
      for (const [at, name] of names.entries()) {
        for (const typed of shareOf(texts, turn + at)) {
          const { status, text: page } = await postPlainly(api, alone.id, {
            entries: { ...hidden, [name]: typed },
          });
          const end = status === 422 && page.includes(TEXTS.en.fixErrors) ? 'refused' : status;
          expect({ name, typed, end }).toEqual({ name, typed, end: expect.toBeOneOf([200, 'refused']) });
        }
      }
    });
  },
);
