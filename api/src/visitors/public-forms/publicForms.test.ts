import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib/v1';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type Expression,
  type Field,
  type FormDefinition,
  type NamedValue,
} from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { fieldOf, pageOf } from '../../../../tests/support/api/logicForm.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;

const name: Field = { ...createField('text'), id: 'name', label: 'Name', required: true };
const email: Field = { ...createField('email'), id: 'email', label: 'Email' };
const contact = (fields: Field[] = [name, email]): FormDefinition =>
  withFields(createEmptyDefinition('Contact'), fields);

beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(async () => {
  form = await api.buildForm(owner, contact());
});

const submit = (answers: unknown, changes: object = {}, id = form.id) =>
  api.visitor().post(`/api/public/forms/${id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers,
    ...changes,
  });
const stored = (id = form.id) =>
  api.database.query<{ id: string; submission_data: unknown; revision_id: string; ip_address: null }>(
    'select * from form_submissions where form_id = $1 order by submitted_at',
    [id],
  );

describe('GET /api/public/forms/{formId}', () => {
  test('EMBED-040 T3 hands out the form and nothing of its owner', async () => {
    const { status, body, headers } = await api.visitor().get(`/api/public/forms/${form.id}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      [
        'badgeName',
        'captcha',
        'closed',
        'definition',
        'footerLogoUrl',
        'hiddenFields',
        'hostMayReadAnswers',
        'id',
        'language',
        'logoUrl',
        'onePerBrowser',
        'platformName',
        'prefillable',
        'redirectUrl',
        'revisionId',
      ].sort(),
    );
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('T3 a property that no schema declares stays on the server, wherever it is stored', async () => {
    await api.database.query(
      `with revision as (
         insert into form_revisions
         select (jsonb_populate_record(r, jsonb_build_object(
           'id', gen_random_uuid(), 'number', r.number + 1,
           'definition', jsonb_set(r.definition || '{"secret": 1}', '{pages,0,items,0,secret}', '1')
         ))).* from form_revisions r where id = $1 returning id, form_id
       )
       update forms f set current_revision_id = revision.id from revision where f.id = revision.form_id`,
      [form.revisionId],
    );
    const { status, text } = await api.visitor().get(`/api/public/forms/${form.id}`);
    expect(status).toBe(200);
    expect(text).not.toContain('secret');
    expect((await api.visitor().get(`/embed/${form.id}`)).text).not.toContain('"secret"');
  });

  test('EMBED-005 EMBED-052 D-98 disabled and unknown forms are told apart, and nothing else', async () => {
    await owner.patch(`/api/forms/${form.id}`, { active: false });
    const disabled = await api.visitor().get(`/api/public/forms/${form.id}`);
    expect(disabled.body.error).toMatchObject({
      code: 'form.disabled',
      message: 'This form has been temporarily disabled.',
    });
    expect(disabled.text).not.toContain('Contact');
    for (const id of [randomUUID(), 'x']) {
      const { status, body } = await api.visitor().get(`/api/public/forms/${id}`);
      expect([status, body.error.message]).toEqual([404, 'Form not found or not published']);
    }
  });
});

describe('POST /api/public/forms/{formId}/submissions', () => {
  test('EMBED-041 EMBED-042 EMBED-043 D-183 D-184 stores the answers with their revision and gives a receipt', async () => {
    const { status, body } = await submit({ name: ' Ada ', email: 'ada@example.com', other: 'x' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      receiptCode: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      redirectUrl: null,
    });
    const [row] = await stored();
    expect(row).toMatchObject({
      id: body.submissionId,
      submission_data: { name: 'Ada', email: 'ada@example.com' },
      revision_id: form.revisionId,
      ip_address: null,
    });
  });

  test('D-94 the rules hold on the server, and every message stands beside its field', async () => {
    const { status, body } = await submit({ name: ' ', email: 'nope' });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'submission.invalid',
      issues: [
        { path: ['name'], code: 'required', message: 'Name is required' },
        { path: ['email'], code: 'invalid_email', message: 'Please enter a valid email address' },
      ],
    });
    expect(await stored()).toHaveLength(0);
  });

  test('T32 text that no database keeps is refused by its field, not by an error', async () => {
    const { status, body } = await submit({ name: 'a\0b', email: '\ud800@example.com' });
    expect(status).toBe(422);
    expect(body.error.issues.map((issue: { path: string[] }) => issue.path[0])).toEqual(['name', 'email']);
  });

  test('D-97 D-183 the same key is one row, however often and however fast it comes', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit({ name: 'Ada' }, { idempotencyKey })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.receiptCode)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('D-183 other answers under a used key are refused and stored nowhere', async () => {
    const idempotencyKey = randomUUID();
    await submit({ name: 'Ada' }, { idempotencyKey });
    const { status, body } = await submit({ name: 'Eve' }, { idempotencyKey });
    expect([status, body.error.code]).toEqual([422, 'submission.key_reused']);
    expect(await stored()).toHaveLength(1);
  });

  test('T14 D-184 answers are judged by the revision that was seen; an unknown one means the current', async () => {
    const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
    await owner.put(`/api/forms/${form.id}/definition`, {
      definition: contact([{ ...email, required: true }]),
      version,
    });
    expect((await submit({ name: 'Ada' })).status).toBe(201);
    const current = await submit({ name: 'Ada' }, { revisionId: randomUUID() });
    expect(current.body.error.issues[0].path).toEqual(['email']);
    const foreign = await api.buildForm(owner, contact([]));
    expect((await submit({}, { revisionId: foreign.revisionId })).status).toBe(422);
  });

  test('EMBED-008 EMBED-009 EMBED-053 D-15 a disabled form accepts nothing, and looking at it enables nothing', async () => {
    await owner.patch(`/api/forms/${form.id}`, { active: false });
    const { status, body } = await submit({ name: 'Ada' });
    expect([status, body.error.message]).toEqual([403, 'This form is not available for submissions']);
    expect((await submit({ name: 'Ada' }, {}, randomUUID())).status).toBe(404);
    expect(await stored()).toHaveLength(0);
    expect((await api.visitor().get(`/embed/${form.id}`)).text).toContain('Form Disabled');
    await api.visitor().get(`/api/public/forms/${form.id}`);
    expect((await owner.get(`/api/forms/${form.id}`)).body.active).toBe(false);
  });

  test('T37 no answer reaches the log', async () => {
    await submit({ name: 'Marker-4711' });
    await submit({ name: 'x'.repeat(20_000), email: 'Marker-4712' });
    expect(api.log()).not.toMatch(/Marker-471/);
  });
});

describe('the captcha', () => {
  const solve = async (): Promise<string> => {
    const { body } = await api.visitor().get('/api/public/captcha/challenge');
    const solution = await solveChallenge(body.challenge, body.salt, body.algorithm, body.maxnumber).promise;
    return Buffer.from(JSON.stringify({ ...body, number: solution?.number })).toString('base64');
  };

  beforeEach(async () => {
    form = await api.buildForm(owner, contact([name, { ...createField('captcha'), id: 'robot' }]));
  });

  test('EMBED-021 D-36 D-92 is required, verified and never stored', async () => {
    const missing = await submit({ name: 'Ada' });
    expect(missing.body.error.issues).toEqual([
      { path: ['robot'], code: 'captcha_required', message: 'Captcha verification is required' },
    ]);
    const wrong = await submit({ name: 'Ada' }, { captchaToken: 'rubbish' });
    expect(wrong.body.error.issues[0].message).toBe('CAPTCHA verification failed. Please try again.');
    expect((await submit({ name: 'Ada' }, { captchaToken: await solve() })).status).toBe(201);
    expect((await stored()).map((row) => row.submission_data)).toEqual([{ name: 'Ada' }]);
  });

  test('D-12 T30 a token is good for one submission, and a repeat of that one needs no other', async () => {
    const [captchaToken, idempotencyKey] = [await solve(), randomUUID()];
    const both = await Promise.all([
      submit({ name: 'Ada' }, { captchaToken, idempotencyKey }),
      submit({ name: 'Eve' }, { captchaToken }),
    ]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    if (both[0]?.status === 201) {
      const repeat = await submit({ name: 'Ada' }, { captchaToken, idempotencyKey });
      expect(repeat.body.submissionId).toBe(rows[0]?.id);
    }
  });
});

test('a form is known by its id in either case (RFC 9562, 4), and counts as the same for who sends too much', async () => {
  const id = form.id.toUpperCase();
  for (const path of [`/api/public/forms/${id}`, `/embed/${id}`, `/embed/${id}/form.js`])
    expect((await api.visitor().get(path)).status).toBe(200);
  const statuses = [];
  for (const one of [form.id, id, form.id, id]) {
    const answers = { name: 'Ada' };
    const request = { revisionId: form.revisionId, idempotencyKey: randomUUID(), answers };
    statuses.push((await api.visitor().post(`/api/public/forms/${one}/submissions`, request)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('T3 values that no visitor sees and nothing names are computed without their formula leaving the server', async () => {
  const text = (
    id: string,
    lit: string,
    more: Expression[] = [],
    show: NamedValue['show'] = 'nowhere',
  ): NamedValue => ({ id, name: id, is: { op: 'text', of: [{ lit }, ...more] }, show, format: 'text' });
  const named = { field: 'a' };
  const definition: FormDefinition = {
    ...createEmptyDefinition('Codes'),
    pages: [
      pageOf('p1', '', [
        fieldOf('text', 'a', 'Code'),
        fieldOf('text', 'b', 'Your {{=piped|words}}', {
          showIf: { op: 'eq', of: [{ value: 'asked' }, named] },
        }),
      ]),
    ],
    values: [
      text('unread', 'SECRETLIT', [named], 'inbox'),
      text('internal', 'HIDDENLIT'),
      text('alone', 'ALONELIT', [{ value: 'internal' }]),
      text('piped', 'PIPEDLIT'),
      text('asked', 'ASKEDLIT', [{ value: 'below' }]),
      text('below', 'BELOWLIT'),
      text('shown', 'SHOWNLIT', [], 'visitor'),
    ],
  };
  const { id, ...rest } = await api.buildForm(owner, definition);
  const read = async (path: string) => (await api.visitor().get(path)).text;
  const sent = await read(`/api/public/forms/${id}`);
  for (const lit of ['ASKEDLIT', 'BELOWLIT', 'PIPEDLIT', 'SHOWNLIT']) expect(sent).toContain(lit);
  for (const one of [sent, await read(`/embed/${id}`), await read(`/embed/${id}/form.js`)])
    expect(one).not.toMatch(/SECRETLIT|HIDDENLIT|ALONELIT/);
  await submitTo(api, { id, ...rest }, { a: 'x' });
  const [stored] = await api.database.query<{ submission_data: object }>(
    'select submission_data from form_submissions where form_id = $1',
    [id],
  );
  expect(stored?.submission_data).toMatchObject({ unread: 'SECRETLITx', alone: 'ALONELITHIDDENLIT' });
});
