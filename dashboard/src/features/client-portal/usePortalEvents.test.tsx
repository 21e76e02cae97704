import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portalQueries } from './api/portal.ts';
import { clearToken, keepToken, readToken } from './api/portalSession.ts';
import { usePortalEvents } from './usePortalEvents.ts';
import { act } from '../../testing/act.ts';

/** A stream of the server, at the test's command. */
interface Stream {
  url: string;
  signal: AbortSignal | null | undefined;
  say(text: string): Promise<void>;
  close(): Promise<void>;
}

let streams: Stream[];
let answer: (stream: ReadableStream) => Response;
let read: unknown[];
/** Readings go on until it is called, where it is there. */
let finishReading: PromiseWithResolvers<void> | null;
let root: Root;

/** The server's time of what the screens have read. */
const READ_AT = 1_700_000_000_000;

function Listener() {
  usePortalEvents(READ_AT);
  return null;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function openStream(url: string, init?: RequestInit): Response {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  init?.signal?.addEventListener('abort', () => controller?.error(new Error('aborted')), { once: true });
  streams.push({
    url,
    signal: init?.signal,
    async say(text) {
      controller?.enqueue(new TextEncoder().encode(text));
      await settle();
    },
    async close() {
      controller?.close();
      await settle();
    },
  });
  return answer(body);
}

beforeEach(async () => {
  [streams, read, finishReading] = [[], [], null];
  answer = (body) => new Response(body);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(openStream(url, init)));
  vi.spyOn(portalQueries, 'invalidateQueries').mockImplementation(async (filters) => {
    read.push(filters?.queryKey?.join(' '));
    await finishReading?.promise;
  });
  keepToken({ token: 'secret', expiresAt: '2999-01-01T00:00:00.000Z' });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Listener />));
  await settle();
});
afterEach(async () => {
  await act(async () => root.unmount());
  clearToken();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const EVERYTHING = [
  'client-forms',
  'client-analytics',
  'client-submissions',
  'client-submission-count',
  'client-comments',
];

test('D-13 news of a form reads the counts it is part of; what is told meanwhile is read once, afterwards', async () => {
  // The stream repeats what was published since the screens began to read.
  expect(streams[0]?.url).toMatch(`/client-events?since=${READ_AT}`);
  expect(read.splice(0)).toEqual([]);
  finishReading = Promise.withResolvers();
  await streams[0]?.say('event: submissions\ndata: {"formId":"a"}\n\n');
  expect(read.splice(0)).toEqual([
    'client-forms',
    'client-analytics',
    'client-submission-count a',
    'client-comments a',
  ]);
  const news = 'event: submissions\ndata: {"formId":"b"}\n\n';
  await streams[0]?.say(`${news}${news}event: account\ndata: {}\n\n${news}`);
  expect(read).toEqual([]);
  finishReading.resolve();
  await settle();
  const counts = ['client-forms', 'client-analytics', 'client-submission-count b', 'client-comments b'];
  expect(new Set(read)).toEqual(new Set([...counts, ...EVERYTHING, 'client-session']));
  expect(read).toHaveLength(new Set(read).size);
});

test('D-13 a lost stream is opened again, each time later while it fails, and everything is read again', async () => {
  read.splice(0);
  await streams[0]?.close();
  answer = () => new Response(null, { status: 503 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(3);
  expect(read).toEqual([]);
  answer = (body) => new Response(body);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(read).toEqual(EVERYTHING);
  expect(streams.at(-1)?.url).toMatch(/\/client-events$/);
});

test('a stream that falls silent is given up; one that says it is still there is kept', async () => {
  await vi.advanceTimersByTimeAsync(40_000);
  await streams[0]?.say(': still here\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(streams[0]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(streams[0]?.signal?.aborted).toBe(true);
  expect(streams).toHaveLength(2);
});

test('T25 a session that has ended is forgotten', async () => {
  await streams[0]?.close();
  answer = () => new Response('{}', { status: 401 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readToken()).toBeNull();
});

test('who leaves the portal, or looks at something else, holds no stream', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(streams[0]?.signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
  visibility.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(streams).toHaveLength(2);
  await act(async () => root.unmount());
  expect(streams[1]?.signal?.aborted).toBe(true);
});
