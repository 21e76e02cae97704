import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { usePublishedForm } from '../../../../tests/support/api/publishedScene.ts';

const scene = usePublishedForm();
const { publish, submit, post, read, countStored } = scene;

describe('EMBED-059 a closing time', () => {
  const past = () => publish({ closesAt: new Date(Date.now() - 1_000).toISOString() });

  test('before it nothing is different, after it the form says that it is closed and takes nothing', async () => {
    await publish({ closesAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await read()).body.closed).toBeNull();
    expect((await submit()).status).toBe(201);
    await past();
    const { body } = await read();
    expect(body.closed).toEqual({ text: 'This form is closed and no longer accepts submissions.' });
    expect(body.definition).toMatchObject({ fields: [] });
    const page = await scene.api.visitor().get(`/embed/${scene.form.id}`);
    expect([page.status, page.text.includes('answers.name')]).toEqual([200, false]);
    expect(page.text).toContain('This form is closed and no longer accepts submissions.');
    const refused = await submit();
    expect([refused.status, refused.body.error]).toMatchObject([
      403,
      { code: 'form.closed', message: 'This form is closed and no longer accepts submissions.' },
    ]);
    expect((await post()).text).toContain('This form is closed and no longer accepts submissions.');
    expect(await countStored()).toBe(1);
  });

  test('T4 the owner’s words stand in place of ours, as text', async () => {
    await past();
    await publish({ closedText: 'Closed. See <b>you</b> next year!' });
    expect((await read()).body.closed.text).toBe('Closed. See <b>you</b> next year!');
    expect((await submit()).body.error.message).toBe('Closed. See <b>you</b> next year!');
    const { text } = await scene.api.visitor().get(`/embed/${scene.form.id}`);
    expect(text).toContain('Closed. See &lt;b>you&lt;/b> next year!');
    expect((await post()).text).toContain('Closed. See &lt;b>you&lt;/b> next year!');
  });

  test('a text is in the form’s language', async () => {
    await past();
    await publish({ language: 'de' });
    expect((await read()).body.closed.text).toMatch(/^Dieses Formular ist geschlossen/);
    await publish({ language: null });
    const { text } = await scene.api.visitor().send('GET', `/embed/${scene.form.id}`, {
      headers: { 'accept-language': 'nl, fr-CA;q=0.8, en;q=0.5' },
    });
    expect(text).toContain('This form is closed and no longer accepts submissions.');
  });

  test('D-183 who has sent before is still told so', async () => {
    const idempotencyKey = randomUUID();
    const first = await submit({ body: { idempotencyKey } });
    await past();
    const again = await submit({ body: { idempotencyKey } });
    expect([again.status, again.body.receiptCode]).toEqual([201, first.body.receiptCode]);
  });
});

describe('EMBED-060 a largest number of submissions', () => {
  test('T38 is never passed, however many come at once, and each is told the truth', async () => {
    await publish({ maxSubmissions: 3 });
    // From many sources, which would otherwise queue at the limits.
    const send = async (at: number): Promise<Awaited<ReturnType<typeof submit>>> => {
      const headers = { 'x-forwarded-for': `192.0.2.${at}` };
      const answer = await submit({ headers, body: { idempotencyKey: keys[at] } });
      // On a machine that is too busy one is told to come again, as browsers do.
      return answer.status === 503 ? send(at) : answer;
    };
    const keys = Array.from({ length: 30 }, () => randomUUID());
    const answers = await Promise.all(keys.map((_key, at) => send(at)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'stored' : body.error.code));
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array<string>(27).fill('form.full'),
      'stored',
      'stored',
      'stored',
    ]);
    expect(await countStored()).toBe(3);
    const text = 'This form has reached its submission limit.';
    expect((await read()).body.closed).toEqual({ text });
    expect((await scene.api.visitor().get(`/embed/${scene.form.id}`)).text).toContain(text);
    expect((await submit()).body.error.message).toBe(text);
    expect((await post()).text).toContain(text);
  });

  test('what goes to the trash makes room', async () => {
    await publish({ maxSubmissions: 1 });
    await submit();
    expect((await submit()).status).toBe(403);
    await scene.api.database.query('update form_submissions set deleted_at = now() where form_id = $1', [
      scene.form.id,
    ]);
    expect((await read()).body.closed).toBeNull();
    expect((await submit()).status).toBe(201);
  });

  test('D-183 the last place is taken once by parallel sends of one key', async () => {
    await publish({ maxSubmissions: 1 });
    const body = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit({ body })));
    expect(new Set(answers.map((answer) => answer.body.receiptCode)).size).toBe(1);
    expect(await countStored()).toBe(1);
  });
});

describe('EMBED-061 once from a browser', () => {
  beforeEach(() => publish({ onePerBrowser: true }));

  test('a browser that names itself sends it once, also when it sends twice at once', async () => {
    expect((await read()).body.onePerBrowser).toBe(true);
    const browserKey = randomUUID();
    const answers = await Promise.all([submit({ body: { browserKey } }), submit({ body: { browserKey } })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = await submit({ body: { browserKey } });
    expect(refused.body.error).toMatchObject({
      code: 'submission.already_sent',
      message: 'You have already submitted this form from this browser.',
    });
    expect((await submit({ body: { browserKey: randomUUID() } })).status).toBe(201);
    expect((await submit()).status).toBe(201);
    expect(await countStored()).toBe(3);
  });

  test('D-183 the same send again is the same receipt', async () => {
    const body = { browserKey: randomUUID(), idempotencyKey: randomUUID() };
    const [first, second] = [await submit({ body }), await submit({ body })];
    expect([second.status, second.body.receiptCode]).toEqual([201, first.body.receiptCode]);
  });

  test('D-185 without JavaScript a cookie remembers, set after sending and for this form’s page alone', async () => {
    const visitor = scene.api.visitor();
    expect((await visitor.get(`/embed/${scene.form.id}`)).headers.get('set-cookie')).toBeNull();
    const sent = await post({}, visitor);
    expect(sent.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^form_sent_${scene.form.id}=[\\w-]{36}; Path=/embed/${scene.form.id}; Max-Age=\\d+; HttpOnly; SameSite=Lax$`,
      ),
    );
    expect((await visitor.get(`/embed/${scene.form.id}`)).text).toContain(
      'You have already submitted this form from this browser.',
    );
    const again = await post({}, visitor);
    expect([again.status, again.text.includes('already submitted')]).toEqual([409, true]);
    expect(await countStored()).toBe(1);
  });

  test('other forms learn nothing of it, and it goes with the submission', async () => {
    const browserKey = randomUUID();
    await submit({ body: { browserKey } });
    const hashes = await scene.api.database.query<{ browser_hash: string }>(
      'select browser_hash from submission_browsers where form_id = $1',
      [scene.form.id],
    );
    const first = scene.form.id;
    await scene.buildAnother();
    await publish({ onePerBrowser: true });
    await submit({ body: { browserKey } });
    const others = await scene.api.database.query<{ browser_hash: string }>(
      'select browser_hash from submission_browsers where form_id = $1',
      [scene.form.id],
    );
    expect(hashes[0]?.browser_hash).not.toBe(others[0]?.browser_hash);
    await scene.api.database.query('delete from form_submissions where form_id = $1', [first]);
    const left = await scene.api.database.query('select 1 from submission_browsers where form_id = $1', [
      first,
    ]);
    expect(left).toEqual([]);
  });

  test('D-17 a form that may be sent often remembers no browser', async () => {
    await publish({ onePerBrowser: false });
    await submit({ body: { browserKey: randomUUID() } });
    const sent = await post();
    expect(sent.headers.get('set-cookie')).toBeNull();
    const kept = await scene.api.database.query('select 1 from submission_browsers where form_id = $1', [
      scene.form.id,
    ]);
    expect(kept).toEqual([]);
  });
});
