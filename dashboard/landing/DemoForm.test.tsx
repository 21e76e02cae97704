import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formDefinitionSchema } from '@inlay/sdk/model';
import { DEMO_FORM } from './demoForm.ts';
import { demoStyleSheet } from './renderDemo.tsx';
import { startDemo } from './startDemo.tsx';
import { get, openPage, testBrowser, textOf } from './testing/openPage.ts';
import { act } from '../src/testing/act.ts';

// Under happy-dom `document` is an HTMLDocument, but no instance of the global Document.
globalThis.Document = HTMLDocument as typeof Document;

let stop: () => void;
beforeEach(async () => {
  openPage();
  await act(async () => {
    stop = startDemo();
  });
});
afterEach(() => act(() => stop()));

const place = () => get('#demo-form');
const press = (selector: string) => act(async () => get(selector).click());

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const input = get(`#fe-demo-${field}`);
    await act(async () => {
      // Bypasses React's setter, as typing does.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

test('LAND-004 the form of the hero is one the platform itself would store', () => {
  expect(formDefinitionSchema.parse(DEMO_FORM.definition)).toEqual(DEMO_FORM.definition);
});

test('LAND-004 the form can be filled in once the script has run', () => {
  expect(place().hasAttribute('inert')).toBe(false);
  expect([...place().querySelectorAll('input, select')]).toHaveLength(4);
  expect(get('#demo-form form').getAttribute('action')).toBeNull();
});

test('it checks answers as every form does and takes the focus to the first mistake', async () => {
  await fill({ name: 'Ada', email: 'no address' });
  await press('#demo-form button[type=submit]');
  expect(textOf(get('#fe-demo-email-error'))).toBe('Please enter a valid email address');
  expect(textOf(get('#fe-demo-day-error'))).toBe('Pick-up day is required');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('fe-demo-email'));
  expect(document.querySelector('.demo-ending')).toBeNull();
  await fill({ email: 'ada@example.com' });
  expect(document.querySelector('#fe-demo-email-error')).toBeNull();
  expect(document.querySelector('#fe-demo-day-error')).not.toBeNull();
});

test('it ends in the success state, says that nothing was sent, and can be filled in again', async () => {
  await fill({ name: 'Ada', email: 'ada@example.com', day: '2026-12-24' });
  await press('#demo-form button[type=submit]');
  const ending = get('.demo-ending');
  expect(textOf(ending)).toContain('Thank you! Your submission has been received.');
  const said = [...ending.querySelectorAll('[role=status]')].map(textOf);
  expect(said).toContain('This was a demonstration: nothing was sent and nothing was stored.');
  expect(get('.demo > div:first-child').hasAttribute('inert')).toBe(true);

  await press('.demo-again');
  expect(document.querySelector('.demo-ending')).toBeNull();
  expect(get('#fe-demo-name')).toHaveProperty('value', '');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('fe-demo-name'));
});

test('it sends nothing over the network', async () => {
  const asked: string[] = [];
  testBrowser.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request, window }) => {
      asked.push(request.url);
      return new window.Response();
    },
  };
  await fill({ name: 'Ada', email: 'ada@example.com', day: '2026-12-24' });
  await press('#demo-form button[type=submit]');
  expect(document.querySelector('.demo-ending')).not.toBeNull();
  expect(asked).toEqual([]);
});

test('the drawn website takes its colours from the form it surrounds', () => {
  expect(demoStyleSheet()).toContain('.site{--form-embed-primary-color:#9a3412');
});
