import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { dropRefused } from '../lib/dropRefused.ts';
import { i18n } from '../lib/i18n.ts';

/**
 * Test files have a context each in a process that they share, and in it the API's schemas: to compile those of its
 * calls would take each file a second.
 */
const shared = process as unknown as Record<symbol, typeof import('./declaredCalls.ts') | undefined>;
const { findUndeclared } = (shared[Symbol.for('inlay: declared calls')] ??=
  await import('./declaredCalls.ts'));

/** A refusal of the API in its one shape (D-21). */
interface Refusal {
  status: number;
  message: string;
  code: string;
  issues: readonly object[];
}
/**
 * Responses of the API, by method and path; a function is called for each request, with its body and query.
 */
export type Answers = Record<string, unknown>;

type Answer = (sent: unknown, query: URLSearchParams) => unknown;

class RefusedAnswer {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}
/** Returns a refusing response. @param issues of single attributes */
export const refusal = (
  status: number,
  message: string,
  code = 'test.refused',
  issues: readonly object[] = [],
): unknown => new RefusedAnswer({ status, message, code, issues });

/** A screen in the page, as a person meets it. */
export interface Screen {
  /** Everything that can be read, messages and dialogs included. */
  text(): string;
  /** Requests so far, as `POST /api/…`, with their bodies. */
  calls: { call: string; body: unknown }[];
  /** The control of this name, by its label or its text. @throws when there is none. */
  control(name: string | RegExp): HTMLElement;
  /** Presses the control of this name, as soon as it is there and can be pressed. */
  press(name: string | RegExp): Promise<void>;
  /** Types into the entry of this label, or chooses a value of a select. */
  type(label: string, text: string): Promise<void>;
  /** Sends a live event. */
  hear(name: string, data?: object): void;
  /** Current path of the screen. */
  path(): string;
  /** Goes through the history as the browser's Back (-1) and Forward (1) do. */
  go(steps: number): Promise<void>;
}

/** Lists render the rows in view, and nothing here has a size. */
const VIEW = { clientWidth: 1200, clientHeight: 800 };

/**
 * Shows a screen with the test's responses; all other requests fail with their name. The end of the test cleans up, and
 * fails it where the server would not answer so, or would refuse what the screen sent.
 *
 * @param at the address, and `route` its pattern.
 */
export function showScreen(
  element: ReactNode,
  { answers, at = '/', route = '*' }: { answers: Answers; at?: string; route?: string },
): Screen {
  const calls: Screen['calls'] = [];
  const streams: Streams = [];
  const undeclared: string[] = [];
  stubBrowser(answers, calls, { streams, undeclared });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: dropRefused }),
    defaultOptions: { queries: { retry: false } },
  });
  const router = createMemoryRouter(
    [
      { path: route, element },
      { path: '*', element: null },
    ],
    {
      initialEntries: [at],
    },
  );
  root.render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <Notifications limit={20} />
          <RouterProvider router={router} useTransitions={false} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
    notifications.clean();
    client.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    expect(undeclared).toEqual([]);
  });
  return {
    text: shownText,
    calls,
    control,
    press: async (name) => (await vi.waitFor(() => readyControl(name), WAIT)).click(),
    type: async (label, text) => typeInto(await vi.waitFor(() => control(label), WAIT), text),
    hear: (name, data = {}) => {
      const message = new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
      streams.forEach((stream) => stream.enqueue(message));
    },
    path: () => router.state.location.pathname + router.state.location.search,
    go: (steps) => router.navigate(steps),
  };
}

/** Streams of live events that are open. */
type Streams = ReadableStreamDefaultController<Uint8Array>[];

/** Generous: a busy machine is no reason to fail. */
const WAIT = { timeout: 20_000 };

function stubBrowser(
  answers: Answers,
  calls: Screen['calls'],
  { streams, undeclared }: { streams: Streams; undeclared: string[] },
): void {
  for (const [name, size] of Object.entries(VIEW)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof VIEW, 'get').mockReturnValue(size);
  }
  // Text areas that grow listen for fonts, of which there are none here.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const [address = '', query = ''] = path.split('?');
    if (address === '/api/events')
      return new Response(new ReadableStream({ start: (one) => void streams.push(one) }));
    const call = `${init.method ?? 'GET'} ${address}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ call, body });
    const known = answers[call];
    const answer: unknown =
      known === undefined
        ? refusal(500, `The test says nothing of ${call}`)
        : await (typeof known === 'function' ? (known as Answer)(body, new URLSearchParams(query)) : known);
    if (!(answer instanceof RefusedAnswer)) {
      const text = JSON.stringify(answer);
      undeclared.push(...findUndeclared(call, body, { body: JSON.parse(text) }));
      return new Response(text, { headers: { 'Content-Type': 'application/json' } });
    }
    const { status, ...problem } = answer.refusal;
    if (known !== undefined) undeclared.push(...findUndeclared(call, body, { refused: status }));
    const error = { ...problem, requestId: 'a-request' };
    return Response.json({ error }, { status });
  });
}

/** Everything in the page that can be read: its styles cannot. */
export const shownText = (): string => textOf(document.body);
const textOf = (node: Node): string =>
  node.nodeName === 'STYLE'
    ? ''
    : node.nodeType === Node.TEXT_NODE
      ? (node.nodeValue ?? '')
      : [...node.childNodes].map(textOf).join('');

const CONTROLS = 'button, a, input, textarea, select, [role=switch], [role=tab]';

function control(name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find((one) => {
    const called = nameOf(one);
    return typeof name === 'string' ? called === name : name.test(called);
  });
  if (!found) {
    const names = [...document.querySelectorAll<HTMLElement>(CONTROLS)].map(nameOf).join(' | ');
    throw new Error(`No control ${String(name)} among ${names} in: ${shownText()}`);
  }
  return found;
}

function readyControl(name: string | RegExp): HTMLElement {
  const found = control(name);
  if (found.matches(':disabled, [aria-busy=true]')) throw new Error(`${nameOf(found)} cannot be pressed yet`);
  return found;
}

function nameOf(element: HTMLElement): string {
  const label =
    element.getAttribute('aria-label') ?? (isEntry(element) ? labelOf(element) : element.textContent);
  return label.replace(/\s+/g, ' ').trim();
}

type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isEntry = (element: HTMLElement): element is Entry => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

const labelOf = (entry: Entry): string =>
  [...document.querySelectorAll(`label[for="${entry.id}"]`)].map((label) => label.textContent).join('');

/** Sets the value past React's setter, so that React notices it. */
function typeInto(entry: HTMLElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(entry), 'value')?.set;
  setter?.call(entry, text);
  const type = entry instanceof HTMLSelectElement ? 'change' : 'input';
  entry.dispatchEvent(new Event(type, { bubbles: true }));
}
