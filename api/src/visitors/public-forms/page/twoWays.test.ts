import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { unpackForm, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, describe, expect, test } from 'vitest';
import '../../../../../sdk/src/react/allLayouts.ts';
import { fillPlainly } from '../../../../../tests/support/api/fillPlainly.ts';
import { PlainVisitor } from '../../../../../tests/support/api/plainVisitor.ts';
import { useTestApi, type TestPerson } from '../../../../../tests/support/api/testApi.ts';
import {
  answersFor,
  anyPagedForm,
  anyPointsForm,
  anyWishes,
} from '../../../../../sdk/src/model/testing/anyPagedForm.ts';
import { anyRowsForm } from '../../../../../sdk/src/model/testing/anyRowsForm.ts';
import { itemsOutsideRows } from '../../../../../sdk/src/model/structure/pages/itemsOutsideRows.ts';
import { idsOn } from '../../../../../sdk/src/model/structure/pages/questionPages.ts';
import { findUnknown } from '../../../../../sdk/src/react/asks/findUnknown.ts';
import { learn } from '../../../../../sdk/src/react/asks/knownWay.ts';
import { viewOf, withStarts } from '../../../../../sdk/src/react/pages/formView.ts';
import type { FormView, PagedPublicForm } from '../../../../../sdk/src/react/pages/view.ts';
import { stepsOf } from '../../../../../sdk/src/react/pages/pageSteps.ts';
import { validate } from '../../../../../sdk/src/react/validate.ts';

/** Forms; the long run is `INLAY_FORMS=500 npm run unit -- twoWays`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 12);
const SEED = Number(process.env['INLAY_SEED'] ?? 1);

/** Questions to the server for the way. */
let asks = 0;
const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', 'false', now())`,
  );
});

/** Asks for the way behind a page as its script does, where only the server knows it. */
async function askWay(form: PagedPublicForm, values: Record<string, unknown>, shown: FormView) {
  for (;;) {
    const pageId = findUnknown(form, withStarts(form, values), shown);
    if (pageId === undefined) return;
    const { answers } = validate(form, values, { ignoreCaptcha: true });
    const asked = { revisionId: form.revisionId, answers, pageId };
    const { body } = await api.visitor().post(`/api/public/forms/${form.id}/steps`, asked);
    learn(form, withStarts(form, values), { [pageId]: { next: body.pageId, shown: body.shown } });
    asks += 1;
  }
}

/** Fills a form page by page as its script does, and submits it. */
async function fillByScript(formId: string, answers: Record<string, unknown>): Promise<void> {
  const { body } = await api.visitor().get(`/api/public/forms/${formId}`);
  unpackForm(body);
  const form: PagedPublicForm = body;
  const values: Record<string, unknown> = {};
  let at: string | null | undefined;
  for (;;) {
    const { page } = viewOf(form, values, at);
    const items = page ? itemsOutsideRows(page).filter(({ type }) => type !== 'section') : [];
    // An answer may show the field after it, which is then answered, too.
    for (const { id } of items)
      if (!viewOf(form, values, at).settled.items.isHidden(id)) values[id] = answers[id];
    const verdict = validate(form, values, {});
    if (verdict.issues?.some((issue) => page && idsOn(page).includes(issue.fieldId))) return;
    await askWay(form, values, viewOf(form, values, at));
    const view = viewOf(form, values, at);
    const { count, position } = stepsOf(form, view);
    if (position < count - 1) {
      at = view.pages[position + 1]?.id ?? null;
      continue;
    }
    const { issues = [], answers: sent } = validate(form, values, {});
    if (issues.length > 0) return;
    const request = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: sent };
    const { status } = await api.visitor().post(`/api/public/forms/${formId}/submissions`, request);
    expect(status).toBe(201);
    return;
  }
}

const contentOf = async (formId: string) => {
  const rows = await api.database.query<{ content_hash: string; submission_data: unknown }>(
    'select content_hash, submission_data from form_submissions where form_id = $1',
    [formId],
  );
  return rows.map(({ content_hash: hash, submission_data: data }) => ({ hash, data }));
};

async function fillBothWays(definition: FormDefinition, answers: Record<string, unknown>) {
  const [scripted, plain] = [await api.buildForm(owner, definition), await api.buildForm(owner, definition)];
  await fillByScript(scripted.id, answers);
  const visitor = new PlainVisitor(api, plain.id);
  await fillPlainly(visitor, definition, answers);
  return { scripted: await contentOf(scripted.id), plain: await contentOf(plain.id) };
}

/** Fills each form both ways. @returns how many were stored. */
async function compare(given: readonly { form: FormDefinition; answers: Record<string, unknown> }[]) {
  let stored = 0;
  for (const { form, answers } of given) {
    const rows = await fillBothWays(form, answers);
    expect({ form, answers, rows: rows.plain }).toEqual({ form, answers, rows: rows.scripted });
    stored += rows.plain.length;
  }
  return stored;
}

const sample = <Value>(any: fc.Arbitrary<Value>): Value[] => fc.sample(any, { numRuns: FORMS, seed: SEED });

describe(`${FORMS} forms store the same with a script and page by page without one`, () => {
  test('with conditions, jumps, values and named answers', { timeout: 1_200_000 }, async () => {
    const filled = sample(fc.tuple(anyPagedForm, anyWishes));
    const stored = await compare(
      filled.map(([form, wishes]) => ({ form, answers: answersFor(form, wishes) })),
    );
    expect(stored).toBeGreaterThan(0);
    console.log(`twoWays: ${FORMS} forms, ${stored} of them stored, 0 differences`);
  });

  test('with pages that points show and lead past', { timeout: 1_200_000 }, async () => {
    const filled = sample(fc.tuple(anyPointsForm, anyWishes));
    const stored = await compare(
      filled.map(([form, wishes]) => ({ form, answers: answersFor(form, wishes) })),
    );
    expect([stored, asks].every((count) => count > 0)).toBe(true);
    console.log(
      `twoWays: ${FORMS} forms with points, ${stored} of them stored, ${asks} questions, 0 differences`,
    );
  });

  test('with fields of every type, in rows and beside them', { timeout: 1_200_000 }, async () => {
    const stored = await compare(sample(anyRowsForm));
    expect(stored).toBeGreaterThan(0);
    console.log(`twoWays: ${FORMS} forms with rows, ${stored} of them stored, 0 differences`);
  });
});
