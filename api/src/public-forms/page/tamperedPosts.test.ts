import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  controlName,
  OPERATORS,
  PLANNED_TEXTS,
  planOf,
  ANSWER_MODELS,
  validateWithPlan,
} from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFor, anyPagedForm, anyWishes } from '../../../../sdk/src/model/testing/anyPagedForm.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/api/testApi.ts';

/** Posts; the long run is `INLAY_POSTS=1000 npm run unit -- tamperedPosts`. */
const POSTS = Number(process.env['INLAY_POSTS'] ?? 20);
/** What no honest visitor of the form can have posted. */
const EVIL = 'EVIL';

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', 'false', now())`,
  );
});
afterAll(() => api.stop());

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
    const body = new URLSearchParams([
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
      ['idempotencyKey', randomUUID()],
    ]).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await api.visitor().send('POST', `/embed/${id}`, { headers, body });
    expect([200, 409, 422]).toContain(status);
    const rows = await api.database.query<{ submission_data: Record<string, unknown> }>(
      'select submission_data from form_submissions where form_id = $1',
      [id],
    );
    for (const { submission_data: data } of rows) {
      expect(JSON.stringify(data)).not.toContain(EVIL);
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
