import { MAX_LOGIC_STEPS, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { estimateWork } from '../../../../sdk/src/model/logic/estimateWork.ts';
import { logicTree } from '../../../../sdk/src/model/structure/rules/logicTree.ts';
import { typingOf } from '../../../../sdk/src/model/structure/rules/ruleSources.ts';
import {
  DEMANDING_FORMS,
  demandingAnswers,
  demandingForm,
} from '../../../../sdk/src/model/testing/demandingForms.ts';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { usePublishedForm } from '../../../../tests/support/api/publishedScene.ts';

const scene = usePublishedForm();

beforeAll(() =>
  scene.api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable'),
);

/** Stores a definition as the platform did before it asked how much work a form takes. */
const storeUnchecked = (definition: FormDefinition) =>
  scene.api.database.query('update form_revisions set definition = $1 where form_id = $2', [
    JSON.stringify(definition),
    scene.form.id,
  ]);

const ask = (answers: object) =>
  scene.api.visitor().post(`/api/public/forms/${scene.form.id}/steps`, {
    revisionId: scene.form.revisionId,
    answers,
    pageId: 'p1',
  });

const forms = Object.entries(DEMANDING_FORMS);

test.each(forms)(
  'BUILD-099 a form that %s is not published, and its rule is named',
  async (_what, definition) => {
    const path = `/api/forms/${scene.form.id}`;
    const { version } = (await scene.owner.get(path)).body;
    for (const { status, body } of [
      await scene.owner.put(`${path}/definition`, { definition, version }),
      await scene.owner.post('/api/forms', { definition }),
    ]) {
      expect([status, body.error.code]).toEqual([400, 'form.invalid_definition']);
      expect(body.error.issues).toEqual([
        {
          path: ['definition', 'values', 0, 'is'],
          code: 'too_much_work',
          message: 'The form’s rules take too long to evaluate. This one takes the longest: make it simpler.',
        },
      ]);
    }
  },
);

test.each(forms)(
  'BUILD-099 a form that %s and was stored before refuses its submissions',
  async (_what, definition) => {
    await storeUnchecked(definition);
    const refused = await scene.submit({ body: { answers: demandingAnswers() } });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'form.too_demanding']);
    const step = await ask(demandingAnswers());
    expect([step.status, step.body.error.code]).toEqual([422, 'form.too_demanding']);
    const german = await scene.submit({
      headers: { 'accept-language': 'de' },
      body: { answers: demandingAnswers() },
    });
    expect(german.body.error.message).toContain('Regeln');
    expect(await scene.countStored()).toBe(0);
    // Short answers take little work, so the form takes them.
    expect((await scene.submit({ body: { answers: { big: 'x', rows: [] } } })).status).toBe(201);
  },
);

test('BUILD-099 a plain post to such a form is told so', async () => {
  await storeUnchecked(DEMANDING_FORMS['seeks a word among 200, 60 times']!);
  const rows = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`answers.rows.${at}.word`, `${at} ${'word '.repeat(400)}`]),
  );
  const { status, text } = await scene.post({ ...rows, 'answers.big': 'x', '@at': 'p2' });
  expect([status, text.includes('can’t be evaluated')]).toEqual([422, true]);
  expect(await scene.countStored()).toBe(0);
});

test('BUILD-099 /healthz is answered among 50 questions to the most demanding form there may be', async () => {
  const formOf = (count: number) => demandingForm(count, when('has(text({big}, "a"), text("b", {big}))'));
  const stepsOf = (form: FormDefinition) => estimateWork(logicTree(form), typingOf(form)).steps;
  let count = 1;
  while (stepsOf(formOf(count + 1)) <= MAX_LOGIC_STEPS) count += 1;
  const definition = formOf(count);
  expect(stepsOf(definition)).toBeGreaterThan(0.9 * MAX_LOGIC_STEPS);
  const { version } = (await scene.owner.get(`/api/forms/${scene.form.id}`)).body;
  const saved = await scene.owner.put(`/api/forms/${scene.form.id}/definition`, { definition, version });
  expect(saved.status).toBe(200);
  const { revisionId } = (await scene.api.visitor().get(`/api/public/forms/${scene.form.id}`)).body;
  const answers = { big: 'e\u{301}'.repeat(4_990) };
  const asked = Array.from({ length: 50 }, () =>
    scene.api
      .visitor()
      .post(`/api/public/forms/${scene.form.id}/steps`, { revisionId, answers, pageId: 'p1' }),
  );
  expect((await scene.api.visitor().get('/healthz')).status).toBe(200);
  // None of them was more than the form may take.
  for (const { status, body } of await Promise.all(asked)) expect([status, body.pageId]).toEqual([200, 'p2']);
});
