import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmptyDefinition, createField, type Field, type PublicForm } from '../model/index.ts';
import { FormEmbedElement } from './FormEmbedElement.tsx';

const FORM_ID = '01234567-89ab-7def-8123-456789abcdef';
const MESSAGE = 'This form has changed since you opened it.';

const text = (id: string, label: string): Field => ({ ...createField('text'), id, label });
const email = (id: string, label: string): Field => ({ ...createField('email'), id, label });
const formWith = (revisionId: string, fields: Field[]): PublicForm => ({
  ...{ id: FORM_ID, revisionId, definition: { ...createEmptyDefinition('Contact'), fields } },
  ...{ logoUrl: null, redirectUrl: null, platformName: 'Inlay', footerLogoUrl: null, captcha: null },
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const asked: string[] = [];
let current: PublicForm;

beforeEach(() => {
  localStorage.clear();
  if (!customElements.get('form-embed')) customElements.define('form-embed', FormEmbedElement);
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body?: string }) => {
    if (url.endsWith('/visits')) return new Response(null, { status: 204 });
    if (init?.method !== 'POST') return json(200, current);
    const { revisionId } = JSON.parse(init.body ?? '{}') as { revisionId: string };
    asked.push(revisionId);
    if (revisionId === current.revisionId)
      return json(201, {
        submissionId: 's',
        receiptCode: 'r',
        submittedAt: '2026-11-21T12:00:00Z',
        redirectUrl: null,
      });
    return json(409, { error: { code: 'form.changed', message: MESSAGE, requestId: 'r' } });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('EMBED-066 a form that has changed is shown as it is now, with the answers that still fit', async () => {
  current = formWith('old', [text('name', 'Name'), text('town', 'Town'), text('gone', 'Gone')]);
  const element = new FormEmbedElement();
  element.setAttribute('base-url', 'https://forms.example');
  element.setAttribute('form-id', FORM_ID);
  document.body.append(element);
  const root = element.shadowRoot;
  if (!root) throw new Error('unreachable');
  const input = (name: string) => root.querySelector<HTMLInputElement>(`[name="answers.${name}"]`);
  const press = () =>
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  await vi.waitFor(() => expect(input('gone')).not.toBeNull());
  for (const [name, value] of Object.entries({ name: 'Ada', town: 'Paris', gone: 'x' })) {
    const control = input(name);
    if (!control) throw new Error(`There is no ${name}`);
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(input(name)?.value).toBe(value));
  }
  current = formWith('new', [text('name', 'Full name'), email('town', 'Town'), text('more', 'More')]);
  press();
  await vi.waitFor(() => expect(input('more')).not.toBeNull());
  expect(root.querySelector('[role=alert]')?.textContent).toBe(MESSAGE);
  expect(['name', 'town', 'more', 'gone'].map((name) => input(name)?.value)).toEqual([
    'Ada',
    '',
    '',
    undefined,
  ]);
  press();
  await vi.waitFor(() => expect(asked).toEqual(['old', 'new']));
  await vi.waitFor(() => expect(root.querySelector('.form-embed-receipt')).not.toBeNull());
});
