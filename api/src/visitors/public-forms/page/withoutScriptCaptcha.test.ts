import { randomUUID } from 'node:crypto';
import {
  ACCESS_TEXTS,
  createEmptyDefinition,
  createField,
  withFields,
  type FieldType,
  type Field,
} from '@inlay/sdk/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hiddenInputs, postPlainly, storedAnswers } from '../../../../../tests/support/api/plainPosts.ts';
import {
  useTestApi,
  startTestApi,
  type TestPerson,
  type BuiltForm,
} from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});

const field = (type: FieldType, changes: Partial<Field> = {}): Field =>
  Object.assign(createField(type), { id: type, label: `The ${type}`, ...changes });

const post = (entries: Record<string, string>, headers?: Record<string, string>) =>
  postPlainly(api, form.id, { entries, ...(headers && { headers }) });
const stored = () => storedAnswers(api, form.id);

describe('EMBED-063 the question in place of the built-in captcha', () => {
  beforeEach(async () => {
    const fields = [field('text', { required: true }), field('captcha')];
    form = await api.buildForm(owner, withFields(createEmptyDefinition('Guarded'), fields));
  });

  const ask = async () => {
    const { text } = await post({ idempotencyKey: randomUUID(), 'answers.text': 'Ada' });
    const [, first = '', second = ''] = /(\d) (?:plus|\+|più|زائد) (\d)/.exec(text) ?? [];
    return { text, hidden: hiddenInputs(text), sum: Number(first) + Number(second) };
  };
  const answer = (hidden: Record<string, string>, questionAnswer: string, name = 'Ada') =>
    post({ ...hidden, 'answers.text': name, questionAnswer });

  test('the page says that it comes, a post brings it, its answer is taken', async () => {
    const page = await api.visitor().get(`/embed/${form.id}`);
    expect(page.text).toMatch(/<noscript><p[^>]*>After you press Submit you are asked a short question/);
    const { text, hidden, sum } = await ask();
    expect(text).toContain('Captcha verification is required');
    expect(text).toContain('value="Ada"');
    const label = /<label for="([^"]+)" class="form-embed-label">What is \d plus \d\?/.exec(text)?.[1];
    expect(text).toMatch(new RegExp(`<input id="${label}"[^>]*name="questionAnswer"`));
    const { status, text: thanks } = await answer(hidden, ` ${sum} `);
    expect([status, thanks.includes('Thank you! Your submission has been received.')]).toEqual([200, true]);
    expect((await stored()).map((row) => row.submission_data)).toEqual([{ text: 'Ada' }]);
  });

  test('T30 a wrong answer spends it, and another question is asked', async () => {
    const { hidden, sum } = await ask();
    const wrong = await answer(hidden, String(sum + 1));
    expect([wrong.status, wrong.text.includes('CAPTCHA verification failed. Please try again.')]).toEqual([
      422,
      true,
    ]);
    expect(hiddenInputs(wrong.text)['questionToken']).not.toBe(hidden['questionToken']);
    const late = await answer(hidden, String(sum));
    expect([late.status, await stored()]).toEqual([422, []]);
  });

  test('T30 it is good for one submission, also when two come at once', async () => {
    const { hidden, sum } = await ask();
    const both = await Promise.all(
      ['Ada', 'Eve'].map((name) => answer({ ...hidden, idempotencyKey: randomUUID() }, String(sum), name)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await stored()).toHaveLength(1);
  });

  test('with another mistake in the form the question and its answer stay', async () => {
    const { hidden, sum } = await ask();
    const mistaken = await answer(hidden, String(sum), ' ');
    expect(mistaken.text).toContain(`name="questionAnswer"`);
    expect(hiddenInputs(mistaken.text)['questionToken']).toBe(hidden['questionToken']);
    expect(mistaken.text).toMatch(
      new RegExp(`name="questionAnswer"[^>]*value="${sum}"|value="${sum}"[^>]*name="questionAnswer"`),
    );
    expect((await answer(hidden, String(sum))).status).toBe(200);
  });

  test('it is bound to its form and to its own text, and no token of the captcha', async () => {
    let question = await ask();
    // What is forged below asks for 1 + 1.
    while (question.sum === 2) question = await ask();
    const { hidden, sum } = question;
    const { questionToken: token = '' } = hidden;
    const forged = [
      token.replace(/^\d/, '1').replace(/^(\d)\.\d/, '$1.1'),
      token.replace(/\.\d{13}\./, '.9999999999999.'),
      `${token}x`,
      token.slice(0, -1),
      'x',
    ];
    for (const questionToken of forged) {
      const { status } = await answer({ ...hidden, questionToken }, '2');
      expect(status).toBe(422);
    }
    const first = form;
    const fields = [field('text', { required: true }), field('captcha')];
    form = await api.buildForm(owner, withFields(createEmptyDefinition('Other'), fields));
    const { revisionId: _revision, ...rest } = hidden;
    expect((await answer(rest, String(sum))).status).toBe(422);
    form = first;
    const asJson = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { text: 'Ada' },
      captchaToken: token,
    });
    expect(asJson.status).toBe(422);
  });

  test('the answer may be written in the digits of the form’s language', async () => {
    const speak = (language: string) => owner.patch(`/api/forms/${form.id}/publishing`, { language });
    await speak('ar');
    const arabic = await ask();
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    const digits = String(arabic.sum).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await answer(arabic.hidden, digits)).status).toBe(200);
    await speak('ja');
    const japanese = await ask();
    const wide = String(japanese.sum).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect((await answer(japanese.hidden, wide)).status).toBe(200);
  });
});

test('EMBED-063 D-12 an outside captcha cannot be had without JavaScript, and the page says so', async () => {
  const outside = await startTestApi({
    captcha: { provider: 'hcaptcha', siteKey: 'key', secret: 'secret', serviceUrl: 'http://127.0.0.1:9' },
  });
  try {
    const person = await outside.signedIn();
    const definition = withFields(createEmptyDefinition('Guarded'), [field('captcha')]);
    const { id } = await outside.buildForm(person, definition);
    const { text } = await outside.visitor().get(`/embed/${id}`);
    expect(text).toMatch(/<noscript><p[^>]*>This form checks for robots, which needs JavaScript\./);
    const refused = await outside.visitor().send('POST', `/embed/${id}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `idempotencyKey=${randomUUID()}&questionToken=x&questionAnswer=2`,
    });
    expect([refused.status, refused.text.includes('questionAnswer')]).toEqual([422, false]);
    // The service does not answer.
    const busy = await outside.visitor().send('POST', `/embed/${id}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `idempotencyKey=${randomUUID()}&captchaToken=x`,
    });
    expect([busy.status, busy.text.includes(ACCESS_TEXTS.en.busy)]).toEqual([503, true]);
  } finally {
    await outside.stop();
  }
});
