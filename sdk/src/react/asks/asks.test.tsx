import { IDBFactory } from 'fake-indexeddb';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildField } from '../../model/testing/buildDefinition.ts';
import { when } from '../../model/testing/when.ts';
import { ENGLISH, type PublicForm } from '../../model/index.ts';
import { fakeLocks, removeLocks } from '../testing/fakeLocks.ts';
import { formScene, receipt } from '../testing/formScene.tsx';
import { page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send } = formScene();

const quiz = () =>
  publicForm(
    [
      page('one', [buildField('select', { id: 'capital', options: ['Rome', 'Oslo'].map((value) => ({ value, label: value, points: value === 'Oslo' ? 5 : 0 })) }), text('name')]),
      page('two', [text('why')], { showIf: when('score() > 3') }),
      page('three', [text('note', { required: true })]),
    ],
    { scoring: { kind: 'points', showResult: 'never', passAt: null } },
  ); // prettier-ignore

/** Stubs the server, which answers each call with the next of these. */
function serverWith(...answers: (Response | Promise<Response>)[]) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    asked.push({ path: url.split('/').at(-1)!, body: JSON.parse(init.body) as Record<string, unknown> });
    return answers.shift() ?? Promise.reject(new TypeError('offline'));
  });
  return asked;
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const next = (pageId: string | null) => json({ pageId });

const heading = () => root.querySelector('h2')?.textContent;
const button = () => root.querySelector('button:not([name])')?.textContent;
const goBack = () => act(() => root.querySelector<HTMLButtonElement>('[value=back]')?.click());
async function goOn(to: string): Promise<void> {
  await send();
  await vi.waitFor(() => expect(heading()).toBe(to));
}

describe('EMBED-103 a page behind which only the server knows the way', () => {
  test('asks on Continue, shows the page that the server names, and sends all visible answers', async () => {
    const asked = serverWith(next('two'), json(receipt, 201));
    await show({ form: quiz() });
    expect(root.querySelector('[role=status]')?.textContent).toBe('Page 1 of about 2');
    await type('name', 'Ada');
    await goOn('Page two');
    expect(asked[0]?.body).toMatchObject({ pageId: 'one', answers: { name: 'Ada' } });
    await type('why', 'Norway');
    await goOn('Page three');
    await type('note', 'x');
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
    expect(asked.map(({ path }) => path)).toEqual(['steps', 'submissions']);
    expect(asked[1]?.body['answers']).toMatchObject({ name: 'Ada', why: 'Norway', note: 'x' });
  });

  test('is asked again after a change of what the way depends on, and only then', async () => {
    const asked = serverWith(next('two'), next('three'));
    await show({ form: quiz() });
    await goOn('Page two');
    await type('why', 'x');
    await goBack();
    await goOn('Page two');
    expect(asked).toHaveLength(1);
    await goBack();
    await type('name', 'Eve');
    await goOn('Page three');
    expect(asked).toHaveLength(2);
  });

  test('keeps everything without a connection, says so, and goes on at the next press', async () => {
    const asked = serverWith(json({}, 503));
    await show({ form: quiz() });
    await type('name', 'Ada');
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.noConnection));
    expect([heading(), input('name')?.value, button()]).toEqual(['Page one', 'Ada', 'Continue']);
    asked.length = 0;
    serverWith(next('three'));
    await goOn('Page three');
    expect(root.textContent).not.toContain(ENGLISH.noConnection);
  });

  test('says why the server refuses', async () => {
    serverWith(json({ error: { code: 'form.disabled', message: 'Closed for today.' } }, 403));
    await show({ form: quiz() });
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain('Closed for today.'));
    expect(heading()).toBe('Page one');
  });

  test('a change while the server is asked stays on the page, and what it answers is not used', async () => {
    const slow = Promise.withResolvers<Response>();
    const asked = serverWith(slow.promise, next('three'));
    await show({ form: quiz() });
    await send();
    await vi.waitFor(() => expect(button()).toBe(ENGLISH.submitting));
    await send();
    await type('name', 'Ada');
    slow.resolve(next('two'));
    await vi.waitFor(() => expect(button()).toBe('Continue'));
    expect([heading(), asked.length]).toEqual(['Page one', 1]);
    await goOn('Page three');
  });

  test('submits where nothing follows, and asks before that', async () => {
    const last = publicForm(
      [page('one', [text('name')]), page('two', [text('why')], { showIf: when('score() > 3') })],
      { scoring: { kind: 'points', showResult: 'never', passAt: null } },
    );
    const asked = serverWith(next(null), json(receipt, 201));
    await show({ form: last });
    await type('name', 'Ada');
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
    expect(asked.map(({ path }) => path)).toEqual(['steps', 'submissions']);
    expect(asked[1]?.body['answers']).toEqual({ name: 'Ada' });
  });

  test('with one question at a time the server is asked behind the last question of a page', async () => {
    const form = quiz();
    form.planned!.flow.layout = 'questions';
    form.planned!.questionWords = { letters: '', enter: '', enterArea: '' } as never;
    const asked = serverWith(next('two'));
    await show({ form });
    await send();
    await vi.waitFor(() => expect(input('name')).not.toBeNull());
    expect(asked).toHaveLength(0);
    await send();
    await vi.waitFor(() => expect(input('why')).not.toBeNull());
    expect(asked).toHaveLength(1);
  });

  describe('comes back after a reload', () => {
    beforeEach(() => {
      sessionStorage.clear();
      vi.stubGlobal('indexedDB', new IDBFactory());
      fakeLocks();
    });
    afterEach(removeLocks);

    /** Goes to the page that points show, types there, and opens the form anew. */
    async function reload(again: PublicForm): Promise<void> {
      serverWith(next('two'));
      await show({ form: quiz() });
      await type('name', 'Ada');
      await goOn('Page two');
      await type('why', 'Norway');
      await vi.waitFor(() => expect(Object.values(localStorage).join()).toContain('Norway'));
      await act(() => render(null, root));
      await show({ form: again });
      await vi.waitFor(() => expect(root.querySelector('.form-embed-restored')).not.toBeNull());
    }

    test('with its answers, without being asked about again', async () => {
      await reload(quiz());
      expect([heading(), input('why')?.value]).toEqual(['Page two', 'Norway']);
      await goOn('Page three');
      await goBack();
      await goBack();
      expect([heading(), input('name')?.value]).toEqual(['Page one', 'Ada']);
    });

    test('on the page before where the form has changed, because points may have, too', async () => {
      const asked = serverWith(next('two'));
      await reload({ ...quiz(), revisionId: 'r2' });
      expect([heading(), input('name')?.value]).toEqual(['Page one', 'Ada']);
      asked.length = 0;
      serverWith(next('two'));
      await goOn('Page two');
      expect(input('why')?.value).toBe('Norway');
    });
  });
});
