import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  controlName,
  fieldsOf,
  OPERATORS,
  PLANNED_TEXTS,
  planOf,
  ANSWER_MODELS,
  validateWithPlan,
} from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { answersFor, anyPagedForm, anyWishes } from '../../../../../sdk/src/model/testing/anyPagedForm.ts';
import { anyRowsForm } from '../../../../../sdk/src/model/testing/anyRowsForm.ts';
import { formEntries } from '../../../../../sdk/src/model/structure/posted/postedEntries.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

/** Posts; the long run is `INLAY_POSTS=1000 npm run unit -- tamperedPosts`. */
const POSTS = Number(process.env['INLAY_POSTS'] ?? 20);
/** What no honest visitor of the form can have posted. */
const EVIL = 'EVIL';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', 'false', now())`,
  );
});

/** Posts these inputs to a form, and returns what is stored of it; nothing of what is tampered may be. */
async function post(formId: string, inputs: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams([
    ...inputs.map(([name, value]) => [name, value]),
    ['idempotencyKey', randomUUID()],
  ]);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await api.visitor().send('POST', `/embed/${formId}`, { headers, body: body.toString() });
  expect([200, 409, 422]).toContain(status);
  const rows = await api.database.query<{ submission_data: Record<string, unknown> }>(
    'select submission_data from form_submissions where form_id = $1',
    [formId],
  );
  for (const { submission_data: data } of rows) expect(JSON.stringify(data)).not.toContain(EVIL);
  return rows.map((row) => row.submission_data);
}

/** Types of which any text may be an answer. */
const TAKES_TEXT = new Set(['text', 'textarea', 'name', 'address', 'signature']);

/** Rows that no page offers. */
const ODD_ROWS = ['answers.guests.60.r_text', 'answers.guests.__proto__.r_text', 'answers.guests'].map(
  (name) => [name, EVIL] as const,
);

const anyRowsAttack = fc.record({
  /** Field of the form that gets what it does not offer; for some forms none. */
  foreign: fc.nat({ max: 12 }),
  rows: fc.constantFrom('0', '1', '2', '3', '4', '50', '-1', '1e9', 'EVIL'),
  go: fc.oneof(
    { weight: 6, arbitrary: fc.constant('next') },
    fc.constantFrom('add:guests', 'remove:guests:0', 'remove:guests:__proto__'),
  ),
  at: fc.oneof({ weight: 6, arbitrary: fc.constant('p3') }, fc.constantFrom('p1', 'p2', '')),
});

test(
  `of ${POSTS} tampered posts with rows and fields of all types none is stored`,
  { timeout: 1_200_000 },
  async () => {
    let stored = 0;
    for (const [{ form, answers }, attack] of fc.sample(fc.tuple(anyRowsForm, anyRowsAttack), POSTS)) {
      const { id, revisionId } = await api.buildForm(owner, form);
      const inputs = { today: '2026-01-01', operators: OPERATORS };
      const options = { plan: planOf(form)!, inputs, texts: PLANNED_TEXTS.en, models: ANSWER_MODELS };
      const { settled } = validateWithPlan(form, answers, options);
      const honest = formEntries(form, answers);
      const strict = fieldsOf(form).filter(({ type }) => !TAKES_TEXT.has(type));
      const target = strict[attack.foreign];
      const meant = (name: string): boolean => target !== undefined && name.split('.').includes(target.id);
      const posted = honest.map(([name, value]) => [name, meant(name) ? EVIL : value] as const);
      const hiddenInRows = (settled.rows.get('guests') ?? []).flatMap((row, at) =>
        fieldsOf(form)
          .filter((field) => field.id.startsWith('r_') && row.isHidden(field.id))
          .map((field) => [`answers.guests.${at}.${field.id}`, EVIL] as const),
      );
      const rows = await post(id, [
        // The first of a name counts for most controls, the last for none.
        ...hiddenInRows,
        ...posted.filter(([name]) => !name.startsWith('rows.')),
        [
          'rows.guests',
          attack.foreign > 6 ? (honest.find(([name]) => name === 'rows.guests')?.[1] ?? '0') : attack.rows,
        ],
        ...(attack.foreign % 2 === 1 ? ODD_ROWS : []),
        ['answers.v1', EVIL],
        ['at', attack.at],
        ['go', attack.go],
        ['revisionId', revisionId],
      ]);
      for (const data of rows) {
        const guests = (data['guests'] ?? []) as unknown[];
        expect(guests.length).toBeLessThanOrEqual(3);
        expect(data['v1']).toBe(guests.length);
      }
      stored += rows.length;
    }
    console.log(`tamperedPosts: ${POSTS} posts with rows, ${stored} stored without what was tampered`);
  },
);

const anyAttack = fc.record({
  at: fc.constantFrom('last', 'last', 'last', 'last', 'p1', 'p2', 'p3', 'p4', '', 'e1', '__proto__', 'p9'),
  go: fc.constantFrom(
    'next',
    'next',
    'next',
    'back',
    'page:p4',
    'page:__proto__',
    'add:p1',
    'remove:s1:0',
    'submit',
    'stay',
    '',
  ),
  foreign: fc.nat({ max: 3 }),
  unseen: fc.constantFrom('', 'f1 f2', 'constructor'),
});

test(`of ${POSTS} tampered posts no tampered answer is stored`, { timeout: 1_200_000 }, async () => {
  const other = await api.buildForm(owner, fc.sample(anyPagedForm, 1)[0]!);
  let stored = 0;
  for (const [form, wishes, attack] of fc.sample(fc.tuple(anyPagedForm, anyWishes, anyAttack), POSTS)) {
    const { id, revisionId } = await api.buildForm(owner, form);
    const plan = planOf(form)!;
    const honest = answersFor(form, wishes);
    const inputs = { today: '2026-01-01', operators: OPERATORS };
    const { settled } = validateWithPlan(form, honest, {
      plan,
      inputs,
      texts: PLANNED_TEXTS.en,
      models: ANSWER_MODELS,
    });
    const fields = form.pages.flatMap((page) =>
      page.items.flatMap((item) => ('items' in item ? item.items : [item])),
    );
    const posted: [string, string][] = fields.flatMap((field): [string, string][] => {
      const name = controlName(field.id);
      // Fields that this visitor is not asked, on another way or behind a condition.
      if (settled.items.isHidden(field.id))
        return [[name, 'options' in field ? (field.options[0]?.value ?? 'true') : EVIL]];
      if (attack.foreign === 0 && field.type === 'radio') return [[name, EVIL]];
      const given = [honest[field.id]].flat().filter((one) => one !== false);
      return given.map((one) => [name, String(one)]);
    });
    const hidden = fields.filter((field) => settled.items.isHidden(field.id)).map((field) => field.id);
    const rows = await post(id, [
      ...posted,
      ['answers.v1', EVIL],
      ['answers.score', EVIL],
      ['answers.s1', EVIL],
      ['answers.p1', EVIL],
      ['answers.__proto__', EVIL],
      ['answers.f8.0.f1', EVIL],
      ['rows.f8', '9'],
      ['at', attack.at === 'last' ? (settled.way.at(-1) ?? '') : attack.at],
      ['go', attack.go],
      ['unseen', attack.unseen],
      ['revisionId', wishes.tick ? other.revisionId : revisionId],
    ]);
    for (const data of rows) {
      expect(Object.keys(data).filter((key) => hidden.includes(key))).toEqual([]);
      const value = settled.values.get('v1');
      expect(data['v1'] ?? null).toEqual(value ?? null);
    }
    stored += rows.length;
  }
  console.log(
    `tamperedPosts: ${POSTS} posts, ${stored} stored without what was tampered, 0 tampered answers`,
  );
});
