import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { ENGLISH, TEXTS, withFields } from '../model/index.ts';
import { field, form, formScene, receipt, serverAnswering } from './testing/formScene.tsx';

const { root, show, input, type, send, errorOf } = formScene();
const leave = (name: string, relatedTarget: EventTarget | null = null) =>
  act(() => {
    input(name)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  });
/** What was left is looked at when nothing more is to be done. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('EMBED-070 a field that was filled in is checked when it is left', () => {
  test('not while something is first typed, not where nothing was, and not twice', async () => {
    await show();
    await leave('name');
    await type('mail', 'ada');
    // The code for it is there.
    await vi.dynamicImportSettled();
    await settle();
    expect([errorOf('name'), errorOf('mail')]).toEqual([null, null]);
    await leave('mail');
    await vi.waitFor(() => expect(errorOf('mail')).toBe('Please enter a valid email address'));
    expect(errorOf('name')).toBeNull();
    await leave('name');
    await settle();
    expect(errorOf('name')).toBeNull();
    // No summary: nothing was sent.
    expect(root.querySelector('.form-embed-summary')).toBeNull();
    await type('mail', 'ada@example.com');
    await leave('mail');
    await settle();
    expect(errorOf('mail')).toBeNull();
  });

  test('an address is left when all of its parts are', async () => {
    const home = field('address', 'home', 'Home', true);
    await show({ form: { ...form, definition: withFields(form.definition, [home]) } });
    await type('home.street', '1 Main St');
    await vi.dynamicImportSettled();
    await leave('home.street', input('home.city'));
    await settle();
    expect(errorOf('home')).toBeNull();
    await leave('home.city');
    await vi.waitFor(() => expect(errorOf('home')).toContain('are required'));
  });

  test('a press that leaves it has its click before anything moves', async () => {
    await show();
    await type('mail', 'ada');
    await vi.dynamicImportSettled();
    window.dispatchEvent(new Event('pointerdown'));
    await leave('mail');
    await settle();
    expect(errorOf('mail')).toBeNull();
    window.dispatchEvent(new Event('pointerup'));
    await vi.waitFor(() => expect(errorOf('mail')).toBe('Please enter a valid email address'));
  });
});

test('EMBED-029 EMBED-070 a mended line of the summary is struck out, and nothing gives way under the finger', async () => {
  await show();
  await send();
  await vi.waitFor(() => expect(root.querySelectorAll('.form-embed-summary li')).toHaveLength(2));
  const lines = () =>
    [...root.querySelectorAll('.form-embed-summary li')].map(({ className, textContent }) => [
      className,
      textContent,
    ]);
  await type('name', 'Ada');
  expect(lines()).toEqual([
    ['form-embed-done', 'Name is required'],
    ['', 'Email is required'],
  ]);
  expect(root.querySelectorAll('.form-embed-mended')).toHaveLength(1);
  await type('mail', 'ada@example.com');
  expect(lines().map(([className]) => className)).toEqual(['form-embed-done', 'form-embed-done']);
  const server = serverAnswering(201, receipt);
  await send();
  await vi.waitFor(() => expect(root.querySelector('.form-embed-summary')).toBeNull());
  server.release();
});

test('EMBED-030 the first field that is wrong gets the focus', async () => {
  await show();
  await type('name', 'Ada');
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(input('mail')));
  await type('name', '');
  await send();
  await vi.waitFor(() => expect(document.activeElement).toBe(input('name')));
});

test('D-97 D-183 pressed again while it is sent, it is sent once', async () => {
  const server = serverAnswering(201, receipt);
  await show();
  await type('name', 'Ada');
  await type('mail', 'ada@example.com');
  await send();
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  await send();
  server.release();
  await vi.waitFor(() => expect(root.textContent).toContain(ENGLISH.successText));
  expect(server.requests).toHaveLength(1);
});

test('D-191 the words are those of the language that the form is given', async () => {
  await show({ texts: TEXTS.ar });
  const surface = root.querySelector('.form-embed');
  expect([surface?.getAttribute('lang'), surface?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  await send();
  await vi.waitFor(() => expect(errorOf('name')).toBe('حقل مطلوب: Name'));
  expect(root.querySelector('.form-embed-title')?.getAttribute('dir')).toBe('auto');
});
