import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveEvents, type LiveEvent } from './liveEvents.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The browser's stream, at the test's command. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  say(type: string, readyState = this.readyState): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(type));
  }
}

let streams: Stream[];
let heard: LiveEvent['name'][];
let root: Root;

function Listener() {
  useLiveEvents(({ name }) => heard.push(name));
  return null;
}

beforeEach(() => {
  [streams, heard] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal(
    'EventSource',
    class extends Stream {
      constructor() {
        super();
        streams.push(this);
      }
    },
  );
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Listener />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('D-13 CONST-024 however late, after a lost connection everything is read again, once', () => {
  streams[0]?.say('open');
  expect(heard).toEqual([]);
  streams[0]?.say('error', 0);
  streams[0]?.say('error', 0);
  streams[0]?.say('open', 1);
  // The server hears from the browser's Last-Event-ID that it was here before.
  streams[0]?.say('resync');
  streams[0]?.say('account');
  expect(heard).toEqual(['resync', 'account']);
  expect(streams).toHaveLength(1);
});

test('AUTH-030 a refused stream makes the session be looked at, and is asked for again while the screen is shown', () => {
  streams[0]?.say('error', Stream.CLOSED);
  expect(heard).toEqual(['account']);
  vi.runAllTimers();
  expect(streams).toHaveLength(2);
  streams[1]?.say('open');
  expect(heard).toEqual(['account', 'resync']);
  streams[1]?.say('error', Stream.CLOSED);
  act(() => root.unmount());
  vi.runAllTimers();
  expect(streams).toHaveLength(2);
});
