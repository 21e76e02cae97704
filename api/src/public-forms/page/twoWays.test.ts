import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { unpackForm, type FormDefinition } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../../../sdk/src/react/allLayouts.ts';
import { fillPlainly } from '../../../../tests/support/api/fillPlainly.ts';
import { PlainVisitor } from '../../../../tests/support/api/plainVisitor.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/api/testApi.ts';
import { answersFor, anyPagedForm, anyWishes } from '../../../../sdk/src/model/testing/anyPagedForm.ts';
import { itemsOutsideRows } from '../../../../sdk/src/model/structure/itemsOutsideRows.ts';
import { idsOn } from '../../../../sdk/src/model/structure/questionPages.ts';
import { viewOf } from '../../../../sdk/src/react/pages/formView.ts';
import type { PagedPublicForm } from '../../../../sdk/src/react/pages/view.ts';
import { stepsOf } from '../../../../sdk/src/react/pages/pageSteps.ts';
import { validate } from '../../../../sdk/src/react/validate.ts';

/** Forms; the long run is `INLAY_FORMS=500 npm run unit -- twoWays`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 6);
const SEED = Number(process.env['INLAY_SEED'] ?? 1);

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

/** Fills a form page by page as its script does, and submits it. */
async function fillByScript(formId: string, answers: Record<string, unknown>): Promise<void> {
  const { body } = await api.visitor().get(`/api/public/forms/${formId}`);
  unpackForm(body);
  const form: PagedPublicForm = body;
  const values: Record<string, unknown> = {};
  let at: string | null | undefined;
  for (;;) {
    const { page } = viewOf(form, values, at);
    const fields = page ? itemsOutsideRows(page).filter((item) => !('items' in item)) : [];
    // An answer may show the field after it, which is then answered, too.
    for (const { id } of fields)
      if (!viewOf(form, values, at).settled.items.isHidden(id)) values[id] = answers[id];
    const verdict = validate(form, values, {});
    if (verdict.issues?.some((issue) => page && idsOn(page).includes(issue.fieldId))) return;
    const view = viewOf(form, values, at);
    const { count, position } = stepsOf(form, view);
    if (position < count - 1) {
      at = view.pages[position + 1]?.id ?? null;
      continue;
    }
    if (verdict.issues && verdict.issues.length > 0) return;
    const request = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers: verdict.answers };
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
  await fillPlainly(visitor, answers);
  return { scripted: await contentOf(scripted.id), plain: await contentOf(plain.id) };
}

test(
  `${FORMS} forms store the same with a script and page by page without one`,
  { timeout: 1_200_000 },
  async () => {
    let stored = 0;
    for (const [form, wishes] of fc.sample(fc.tuple(anyPagedForm, anyWishes), {
      numRuns: FORMS,
      seed: SEED,
    })) {
      const answers = answersFor(form, wishes);
      const rows = await fillBothWays(form, answers);
      expect({ form, answers, rows: rows.plain }).toEqual({ form, answers, rows: rows.scripted });
      stored += rows.plain.length;
    }
    console.log(`twoWays: ${FORMS} forms, ${stored} of them stored, 0 differences`);
  },
);
