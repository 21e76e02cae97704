import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveEvents, type LiveEvent } from './liveEvents.ts';
import { act } from '../../testing/act.ts';

let streams: ReadableStreamDefaultController<Uint8Array>[];
let heard: LiveEvent['name'][];
/** The status the server answers with. */
let status: number;
let root: Root;

function Listener() {
  useLiveEvents(({ name }) => heard.push(name));
  return null;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
async function say(name: string): Promise<void> {
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: {}\n\n`));
  await settle();
}

beforeEach(async () => {
  [streams, heard, status] = [[], [], 200];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream<Uint8Array>({ start: (one) => void streams.push(one) });
    return Promise.resolve(new Response(body, { status }));
  });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Listener />));
  await settle();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('D-13 CONST-024 after a lost connection everything is read again, once', async () => {
  await say('account');
  expect(heard).toEqual(['account']);
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(2);
  await say('job');
  await say('of-a-later-release');
  expect(heard).toEqual(['account', 'resync', 'job']);
});

test('AUTH-030 a refused stream makes the session be looked at, and is opened again while the screen is shown', async () => {
  status = 401;
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual(['account']);
  status = 200;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual(['account', 'resync']);
  expect(streams).toHaveLength(3);
  await act(async () => root.unmount());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(3);
});
