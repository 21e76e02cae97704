import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  withFields,
  type Field,
  type PublicForm,
} from '../model/index.ts';
import type { FormHandle } from '../react/FormApp.tsx';
import { announceToHost } from './announceToHost.ts';
import { listenToHost } from './listenToHost.ts';

const SHOP = 'https://shop.example';
const name: Field = { ...createField('text'), id: 'name', label: 'Full name' };
const secret: Field = { ...createField('text'), id: 'secret', label: 'Secret' };
const form: PublicForm = {
  id: '01234567-89ab-7def-8123-456789abcdef',
  revisionId: 'r',
  definition: withFields(createEmptyDefinition('Contact'), [name, secret]),
  logoUrl: null,
  redirectUrl: null,
  platformName: 'Inlay',
  footerLogoUrl: null,
  captcha: null,
  prefillable: ['name'],
};

/** The page around the frame: what it was told, and to which origin. */
const host = {
  told: [] as { data: unknown; origin: string }[],
  postMessage: (data: unknown, origin: string) => host.told.push({ data, origin }),
};
const stub = (target: object, property: string, value: unknown) =>
  Object.defineProperty(target, property, { value, configurable: true });
const framedBy = (referrer: string, ancestors?: string[]) => {
  stub(window, 'parent', host);
  stub(document, 'referrer', referrer);
  stub(window.location, 'ancestorOrigins', ancestors);
};
/** A message as it comes in from a window. */
const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  window.dispatchEvent(Object.assign(new Event('message'), { source: host, origin: SHOP, data, ...from }));
const command = (part: object) => ({ type: 'form-embed', version: 1, ...part });
const mockHandle = () => ({
  submit: vi.fn<FormHandle['submit']>(),
  reset: vi.fn<FormHandle['reset']>(),
  prefill: vi.fn<FormHandle['prefill']>(),
  focus: vi.fn<FormHandle['focus']>(),
});
const startListening = () => {
  const handle = mockHandle();
  listenToHost(form, handle);
  return handle;
};

beforeEach(() => {
  host.told = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  );
});
afterEach(() => {
  stub(window, 'parent', window);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('T5 the page around is told by its exact origin; one that hides it is told nothing, nor is nobody', () => {
  framedBy(`${SHOP}/contact?a=1`);
  announceToHost({ event: 'submitted', formId: form.id, submissionId: 's' });
  framedBy('', ['https://other.example']);
  announceToHost({ event: 'ready', formId: form.id });
  const [first, second] = host.told;
  expect([first?.origin, second?.origin]).toEqual([SHOP, 'https://other.example']);
  expect(first?.data).toEqual(command({ event: 'submitted', formId: form.id, submissionId: 's' }));
  for (const hide of [
    () => framedBy(''),
    () => framedBy('', ['null']),
    () => framedBy('', ['file://']),
    () => stub(window, 'parent', window),
  ]) {
    hide();
    announceToHost({ event: 'ready', formId: form.id });
  }
  expect(host.told).toHaveLength(2);
});

test('T5 commands count from the page around alone: not from other windows, origins or versions', () => {
  framedBy(`${SHOP}/`);
  const handle = startListening();
  const focus = command({ command: 'focus' });
  say(focus, { source: window });
  say(focus, { source: null });
  say(focus, { origin: 'https://evil.example' });
  say(focus, { origin: 'null' });
  for (const odd of [
    null,
    'focus',
    {},
    { ...focus, version: 2 },
    { ...focus, type: 'x' },
    command({ command: 'submit' }),
  ])
    say(odd);
  expect(handle.focus).not.toHaveBeenCalled();
  say(focus);
  expect(handle.focus).toHaveBeenCalledOnce();
  expect(handle.submit).not.toHaveBeenCalled();
});

test('T5 the page around fills in what the form allows, and nothing else', () => {
  framedBy(`${SHOP}/`);
  const handle = startListening();
  const values = [['full_name', 'Ada'], ['secret', 'x'], ['name', 7], 'name', ['a', 'b', 'c']];
  say(command({ command: 'prefill', values }));
  say(command({ command: 'prefill', values: 'name=Ada' }));
  expect(handle.prefill.mock.calls).toEqual([[{ name: 'Ada' }], [{}]]);
});

test('T5 a page that hides its origin asks for nothing', () => {
  framedBy('');
  const handle = startListening();
  say(command({ command: 'focus' }), { origin: '' });
  say(command({ command: 'focus' }));
  expect(handle.focus).not.toHaveBeenCalled();
});

test('EMBED-064 a loader that says nothing for a quarter of a minute was blocked; one that says hello was not', () => {
  framedBy(`${SHOP}/contact`);
  startListening();
  say(command({ command: 'hello' }));
  vi.advanceTimersByTime(20_000);
  expect(fetch).not.toHaveBeenCalled();
  startListening();
  vi.advanceTimersByTime(20_000);
  expect(fetch).toHaveBeenCalledOnce();
});

test('a loader that may have come too late is told again that the form is ready, until it says hello', () => {
  framedBy(`${SHOP}/`);
  startListening();
  const again = () => host.told.filter(({ data }) => (data as { event?: string }).event === 'ready');
  say('[iFrameSizer]form-embed-1:8', { origin: 'https://evil.example' });
  say('something else');
  expect(again()).toEqual([]);
  say('[iFrameSizer]form-embed-1:8');
  expect(again().map(({ data }) => data)).toContainEqual(
    command({ event: 'ready', formId: form.id, accepts: ['full_name', 'name'], again: true }),
  );
  host.told = [];
  say(command({ command: 'hello' }));
  say('[iFrameSizer]form-embed-1:8');
  expect(again()).toEqual([]);
});

test('Escape in the form is told to the page around, unless the form had a use for it', () => {
  framedBy(`${SHOP}/`);
  startListening();
  const press = (key: string, isUsed = false) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    if (isUsed) event.preventDefault();
    window.dispatchEvent(event);
  };
  press('a');
  press('Escape', true);
  host.told = [];
  press('Escape');
  expect(host.told.map(({ data }) => data)).toContainEqual(command({ event: 'escape', formId: form.id }));
});
