import { IDBFactory } from 'fake-indexeddb';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createField, ENGLISH, withFields, type Field } from '../../model/index.ts';
import { findKept } from '../../client/outbox.ts';
import { FormApp, type FormHandle } from '../FormApp.tsx';
import { fakeLocks, removeLocks } from '../testing/fakeLocks.ts';
import { field, form, formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { group, page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send } = formScene();

const trip = publicForm([page('one', [text('name')]), page('two', [text('visa')])]);
const heading = () => root.querySelector('h2')?.textContent;
const notice = () => root.querySelector('.form-embed-restored');
/** The drafts in storage. */
const drafts = () =>
  Object.keys(localStorage)
    .filter((name) => /^form-embed:draft:.*:/.test(name))
    .map((name) => JSON.parse(localStorage.getItem(name)!) as { fields: Record<string, unknown> });
/** Leaves the page, as a reload does. */
const leave = () => act(() => render(null, root));
/** Waits until so many drafts are stored; the first waits for its code. */
const stored = (count = 1) => expect.poll(drafts).toHaveLength(count);
const isRestored = () => expect.poll(() => notice()?.textContent).toContain('are back');

/** Shows a form in another tab, which has a session storage of its own. */
async function showElsewhere(element: HTMLElement): Promise<void> {
  sessionStorage.clear();
  await act(() => render(<FormApp form={form} baseUrl="" texts={ENGLISH} />, element));
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  fakeLocks();
});
afterEach(removeLocks);

describe('a draft', () => {
  test('brings answers and page back after a reload, and ends with the submission', async () => {
    const server = serverAnswering(201, receipt);
    server.release();
    await show({ form: trip });
    await type('name', 'Ada');
    await send();
    await vi.waitFor(() => expect(heading()).toBe('Page two'));
    await type('visa', 'no');
    await stored();
    await leave();
    await show({ form: trip });
    await isRestored();
    expect([heading(), input('visa')?.value]).toEqual(['Page two', 'no']);
    await send();
    await vi.waitFor(() => expect(root.textContent).toContain(receipt.receiptCode));
    expect(server.requests[0]?.body['answers']).toEqual({ name: 'Ada', visa: 'no' });
    expect([drafts(), Object.keys(sessionStorage)]).toEqual([[], []]);
    await leave();
    await show({ form: trip });
    expect([heading(), notice()]).toEqual(['Page one', null]);
  });

  test('gives way to an empty form when the visitor starts again', async () => {
    await show();
    await type('name', 'Ada');
    await stored();
    await leave();
    await show();
    await isRestored();
    await act(() => notice()?.querySelector('button')?.click());
    expect([input('name')?.value, notice()]).toEqual(['', null]);
    expect(document.activeElement).toBe(input('name'));
    await stored(0);
  });

  test('lies below what was typed before it came back', async () => {
    await show();
    await type('name', 'Ada');
    await type('mail', 'ada@example.com');
    await stored();
    await leave();
    // Typed into the page before its script ran.
    await show({ initialValues: { name: 'Grace' } });
    await isRestored();
    expect([input('name')?.value, input('mail')?.value]).toEqual(['Grace', 'ada@example.com']);
  });

  test('brings rows back that a new visitor finds with start values', async () => {
    const guests = group('guests', [text('guest', { start: { lit: 'Nobody' } })]);
    const party = publicForm([page('one', [guests, text('note')])]);
    await show({ form: party });
    await type('guests\\.0\\.guest', 'Ada');
    await stored();
    await leave();
    // What the script reads from the page that the server rendered.
    await show({ form: party, initialValues: { guests: [{ guest: 'Nobody' }] } });
    await isRestored();
    expect(input('guests\\.0\\.guest')?.value).toBe('Ada');
  });

  test('comes back behind a page that says something of its own', async () => {
    await show({ form: trip });
    await type('name', 'Ada');
    await stored();
    await leave();
    await show({ form: trip, initialNotice: { text: 'Changed.' } });
    await expect.poll(() => input('name')?.value).toBe('Ada');
    expect([notice(), root.querySelector('[role=alert]')?.textContent]).toEqual([null, 'Changed.']);
  });

  test('leaves out fields that a new revision has no more, or has with another type', async () => {
    await show();
    await type('name', 'Ada');
    await type('mail', 'ada@example.com');
    await stored();
    await leave();
    const address = field('address', 'mail', 'Home');
    await show({ form: { ...form, revisionId: 'r2', definition: withFields(form.definition, [address]) } });
    await isRestored();
    expect(input('mail.street')?.value).toBe('');
  });

  test('holds no captcha, no hidden field and nothing that the host page filled in', async () => {
    const secret: Field = { ...createField('text'), id: 'utm', label: 'utm' };
    const fields = [field('text', 'name', 'Name'), field('email', 'mail', 'Email'), secret];
    let handle: FormHandle | undefined;
    await show({
      form: {
        ...form,
        definition: withFields(form.definition, fields),
        hiddenFields: ['utm'],
        prefillable: ['mail', 'utm'],
      },
      onHandle: (given) => (handle = given),
    });
    await act(() => handle?.prefill({ mail: 'link@example.com', utm: 'news' }));
    await type('name', 'Ada');
    await stored();
    expect(drafts()[0]?.fields).toEqual({ name: ['text', 'Ada'] });
  });

  test('is gone after a week', async () => {
    await show();
    await type('name', 'Ada');
    await stored();
    await leave();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7.1 * 24 * 3_600_000 });
    await show();
    await vi.waitFor(() => expect(drafts()).toEqual([]));
    vi.useRealTimers();
    expect(input('name')?.value).toBe('');
  });

  test('is neither stored nor looked for where the address says so', async () => {
    window.history.replaceState(null, '', '?drafts=off');
    await show();
    await type('name', 'Ada');
    await vi.dynamicImportSettled();
    await leave();
    expect(drafts()).toEqual([]);
    window.history.replaceState(null, '', window.location.pathname);
  });
});

describe('two tabs', () => {
  test('keep a draft each, and each gets its own again', async () => {
    const other = document.createElement('div');
    document.body.append(other);
    await show();
    await type('name', 'Ada');
    await stored();
    const tab = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)!] as const);
    await showElsewhere(other);
    const name = other.querySelector<HTMLInputElement>('[name="answers.name"]')!;
    expect(name.value).toBe('');
    await act(() => {
      name.value = 'Grace';
      name.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await stored(2);
    await leave();
    for (const [key, value] of tab) sessionStorage.setItem(key, value);
    await show();
    await isRestored();
    expect(input('name')?.value).toBe('Ada');
    await act(() => render(null, other));
    other.remove();
  });

  test('a new tab goes on with the draft of one that was closed', async () => {
    await show();
    await type('name', 'Ada');
    await stored();
    await leave();
    sessionStorage.clear();
    await show();
    await isRestored();
    expect(input('name')?.value).toBe('Ada');
  });

  test('without locks, only the tab that had the draft gets it', async () => {
    removeLocks();
    await show();
    await type('name', 'Ada');
    await stored();
    await leave();
    await show();
    await isRestored();
    await leave();
    sessionStorage.clear();
    await show();
    await vi.dynamicImportSettled();
    expect(input('name')?.value).toBe('');
  });
});

test('D-183 an unanswered submission goes on after a reload, also where the page has start values', async () => {
  // The send of the page before would keep the lock.
  removeLocks();
  const started = publicForm([page('one', [text('name', { start: { lit: 'Nobody' } })])]);
  serverAnswering(201, receipt);
  await show({ form: started });
  await type('name', 'Ada');
  await send();
  await vi.waitFor(async () => expect(await findKept(form.id)).toHaveLength(1));
  await leave();
  const server = serverAnswering(201, receipt);
  server.release();
  await show({ form: started, initialValues: { name: 'Nobody' } });
  await vi.waitFor(() => expect(root.textContent).toContain(receipt.receiptCode));
  expect(server.requests[0]?.body['answers']).toEqual({ name: 'Ada' });
});

test('without storage the form works as before', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const server = serverAnswering(201, receipt);
  server.release();
  await show();
  await type('name', 'Ada');
  await type('mail', 'ada@example.com');
  await send();
  await vi.waitFor(() => expect(root.textContent).toContain(receipt.receiptCode));
  vi.restoreAllMocks();
});
