import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createField, ENGLISH, type Field, type FieldType, type FormDefinition } from '../../model/index.ts';
import { when } from '../../model/testing/when.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send, errorOf } = formScene();

const flow: FormDefinition['flow'] = {
  layout: 'questions', progress: 'bar', back: true, review: false, timeZone: null,
}; // prettier-ignore
const options = ['Red', 'Green', 'Blue'].map((label) => ({ value: label.toLowerCase(), label }));
const ask = (kind: FieldType, id: string, changes: object = {}): Field => {
  const created = createField(kind);
  return { ...created, id, label: id, ...('options' in created && { options }), ...changes };
};
const questions = (...items: Field[]) => publicForm([page('one', items)], { flow });

let hasMouse = true;
beforeEach(() => {
  hasMouse = true;
  vi.stubGlobal('matchMedia', () => ({ matches: hasMouse }));
});
afterEach(() => void vi.useRealTimers());

const labels = () =>
  [...root.querySelectorAll('.form-embed-question .form-embed-label')].map((one) => one.textContent);
/** Waits until a question is asked and has the focus, where the next key goes. */
const asked = async (...expected: string[]) =>
  vi.waitFor(() => {
    expect(labels()).toEqual(expected);
    expect(root.contains(document.activeElement)).toBe(true);
  });
const progress = () => root.querySelector('.form-embed-progress [role=status]')?.textContent;
const keys = () => root.querySelector('.form-embed-keys')?.textContent;
/** Presses a key on the focused element; returns whether the browser may act on it. */
async function press(key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  let isFree = false;
  await act(() => {
    const target = document.activeElement ?? root;
    isFree = target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  });
  return isFree;
}
const focus = (id: string) => act(() => input(id)?.focus());
const chosen = () => [...root.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);

describe('one question at a time', () => {
  test('asks each by itself, says how many there are, and sends all answers', async () => {
    const server = serverAnswering(201, receipt);
    server.release();
    await show({ form: questions(text('name', { required: true }), text('town'), ask('textarea', 'wish')) });
    expect([labels(), progress(), keys()]).toEqual([['name *'], 'Question 1 of 3', 'or press Enter']);
    await send();
    await vi.waitFor(() => expect(errorOf('name')).toBe('name is required'));
    await vi.waitFor(() => expect(document.activeElement).toBe(input('name')));
    await type('name', 'Ada');
    await send();
    await asked('town');
    expect(progress()).toBe('Question 2 of 3');
    await vi.waitFor(() => expect(document.activeElement).toBe(input('town')));
    await send();
    await asked('wish');
    await type('wish', 'Cards');
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
    expect(server.requests[0]?.body['answers']).toEqual({ name: 'Ada', town: '', wish: 'Cards' });
  });

  test('Back keeps what was answered, and a question that stops applying is skipped', async () => {
    const partner = text('partner', { showIf: when('{name} = "Ada"') });
    await show({ form: questions(text('name'), partner, text('town')) });
    expect(progress()).toBe('Question 1 of about 2');
    await type('name', 'Ada');
    expect(progress()).toBe('Question 1 of about 3');
    await send();
    await asked('partner');
    await type('partner', 'Eve');
    await act(() => root.querySelector<HTMLButtonElement>('[value=back]')?.click());
    expect([labels(), input('name')?.value]).toEqual([['name'], 'Ada']);
    await type('name', 'Bob');
    await send();
    await asked('town');
  });

  test('an error of the server leads to its question', async () => {
    const issue = { path: ['name'], code: 'required', message: 'Name?' };
    serverAnswering(422, { error: { code: 'submission.invalid', message: '', issues: [issue] } }).release();
    await show({ form: questions(text('name'), text('town')) });
    await send();
    await asked('town');
    await send();
    await asked('name');
    expect(errorOf('name')).toBe('name is required');
  });

  test('the review leads back to the page of an answer', async () => {
    const two = page('two', [text('town'), text('visa')]);
    const form = publicForm([page('one', [text('name')]), two], { flow: { ...flow, review: true } });
    await show({ form, initialValues: {}, baseUrl: 'https://forms.example' });
    for (const next of ['town', 'visa']) {
      await send();
      await asked(next);
    }
    await send();
    await vi.waitFor(() => expect(root.querySelectorAll('dd')).toHaveLength(3));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Check your answers'));
    await act(() => root.querySelector<HTMLButtonElement>('[value="page:two"]')?.click());
    await asked('town');
  });
});

describe('keys', () => {
  test('letters choose options, also on another keyboard, and boxes are left by arrows and Enter', async () => {
    await show({ form: questions(ask('checkbox', 'colours'), text('town')) });
    await focus('colours');
    await press('c');
    await press('ش', { code: 'KeyA' });
    expect(chosen()).toEqual(['red', 'blue']);
    await press('ArrowDown');
    expect((document.activeElement as HTMLInputElement).value).toBe('green');
    expect(await press('d')).toBe(true);
    expect(await press('a', { ctrlKey: true })).toBe(true);
    expect(chosen()).toEqual(['red', 'blue']);
  });

  test('Enter goes on from a long text, and with Shift, or without a keyboard, starts a line', async () => {
    await show({ form: questions(ask('textarea', 'wish'), text('town')) });
    await focus('wish');
    expect(keys()).toBe('or press Enter; Shift + Enter starts a new line');
    expect(await press('Enter', { shiftKey: true })).toBe(true);
    expect(await press('Enter', { isComposing: true })).toBe(true);
    hasMouse = false;
    expect(await press('Enter')).toBe(true);
    hasMouse = true;
    expect(await press('Enter')).toBe(false);
    await asked('town');
  });

  test('PageUp and PageDown lead through the questions, arrows where no control needs them', async () => {
    await show({ form: questions(text('name'), text('town')) });
    await focus('name');
    expect(await press('ArrowDown')).toBe(true);
    await press('PageDown');
    await asked('town');
    await press('PageUp');
    await asked('name');
    await act(() => root.querySelector<HTMLElement>('.form-embed-question')?.focus());
    await press('ArrowDown');
    await asked('town');
    expect(await press('x')).toBe(true);
  });

  test('keys that scroll are the browser’s while the form is not all in view', async () => {
    await show({ form: questions(text('name'), text('town')) });
    await focus('name');
    vi.spyOn(root.querySelector('form')!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -10, 10, 10),
    );
    expect(await press('PageDown')).toBe(true);
    expect(labels()).toEqual(['name']);
  });
});

describe('a single choice', () => {
  /** Lets the pause behind a choice pass, and the code that validates load. */
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  test('goes on by itself after a pause, unless arrow keys reached it or it is the last', async () => {
    await show({ form: questions(ask('radio', 'colour'), ask('radio', 'again')) });
    expect(keys()).toBe('Choosing an answer takes you on');
    vi.useFakeTimers();
    await focus('colour');
    await press('ArrowDown');
    await act(() => root.querySelector<HTMLInputElement>('[value=green]')?.click());
    await wait(3000);
    expect(labels()).toEqual(['colour']);
    await press('b');
    expect([chosen(), labels()]).toEqual([['green'], ['colour']]);
    await wait(600);
    vi.useRealTimers();
    await asked('again');
    expect(keys()).toBe('or press Enter');
    vi.useFakeTimers();
    await press('a');
    await wait(3000);
    expect([labels(), chosen()]).toEqual([['again'], ['red']]);
  });

  test('any key holds it back', async () => {
    await show({ form: questions(ask('radio', 'colour'), text('town')) });
    vi.useFakeTimers();
    await focus('colour');
    await press('a');
    await press('Escape');
    await wait(3000);
    expect([labels(), chosen()]).toEqual([['colour'], ['red']]);
  });

  test('digits choose points, two of them the tenth', async () => {
    await show({ form: questions(ask('nps', 'recommend'), text('town')) });
    vi.useFakeTimers();
    await focus('recommend');
    await press('1');
    expect(chosen()).toEqual(['1']);
    await press('0');
    expect(chosen()).toEqual(['10']);
    await wait(1100);
    vi.useRealTimers();
    await asked('town');
  });
});

test('on a touch screen the heading has the focus, unless the visitor was typing', async () => {
  hasMouse = false;
  await show({ form: questions(ask('radio', 'colour', { options }), text('name'), text('town')) });
  await send();
  await asked('name');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  await focus('name');
  await send();
  await asked('town');
  await vi.waitFor(() => expect(document.activeElement).toBe(input('town')));
});
