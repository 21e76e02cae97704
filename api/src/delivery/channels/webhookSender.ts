import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { resolveHost, type Resolve } from '../../platform/outgoing/publicAddress.ts';
import { createLazy } from '../../platform/process/lazy.ts';
import type { CallAnswer, OutgoingCall, WebhookClient } from './webhookClient.ts';

/** Sends webhooks to other servers. */
export interface WebhookSender {
  /** @returns null while the host has enough calls in flight, or the receiver rests after failures. */
  send(call: OutgoingCall): Promise<CallAnswer | null>;
  /** The wait before the next attempt after `send` returned null, in ms. */
  waitMs(url: string): number;
  /** Waits between two calls of one run, in ms, where a vendor limits them. */
  pause(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface SenderOptions {
  resolve?: Resolve;
  /** Longest time for a whole response, in ms. */
  timeoutMs?: number;
  now?: () => number;
}

/** Longest time for a whole response, in ms: scripts of spreadsheets take several seconds. */
const TIMEOUT_MS = 10_000;
/** Concurrent calls to one host: fewer than jobs, so that one slow host does not block all of them. */
const MAX_PER_HOST = 2;
/** Concurrent calls to those receivers of a host that fail or are slow, which leaves a place to the others (E12). */
const MAX_TROUBLED_PER_HOST = 1;
/** Time for a response after which a receiver counts as slow, in ms. */
const SLOW_FROM_MS = 2_000;
/** The circuit breaker: consecutive failures after which a receiver rests, and for how long. */
const BREAKER = { failures: 5, restMs: MINUTE_MS } as const;
/** Wait for a host with enough calls in flight. */
const BUSY_WAIT_MS = 5_000;
/** Most hosts, and most receivers, in memory; a new one replaces the least recently used that is idle. */
const MAX_REMEMBERED = 1_000;

/** Calls in flight to a host, and how many of them are to receivers that fail or are slow. */
interface HostState {
  running: number;
  troubled: number;
}

/** The breaker of one address: receivers of many customers share a host (Zapier, Make, Google). */
interface ReceiverState {
  running: number;
  failures: number;
  isSlow: boolean;
  restsUntil: number;
}

/** Remembers a state for each key, the most recently used ones. */
function remember<State extends { running: number }>(create: () => State): (key: string) => State {
  const states = new Map<string, State>();
  return (key) => {
    const state = states.get(key) ?? create();
    states.delete(key);
    states.set(key, state);
    for (const [name, { running }] of states) {
      if (states.size <= MAX_REMEMBERED) break;
      if (running === 0) states.delete(name);
    }
    return state;
  };
}

/** Sends calls, to public addresses only (T17). */
export function createWebhookSender(config: Config, options: SenderOptions = {}): WebhookSender {
  const { resolve = resolveHost, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  /** Loaded with the first webhook: most processes send none, and it has a hundred modules. */
  const client = createLazy(async (): Promise<WebhookClient> => {
    const { createWebhookClient } = await import('./webhookClient.ts');
    return createWebhookClient(config, resolve, timeoutMs);
  });
  const hostOf = remember<HostState>(() => ({ running: 0, troubled: 0 }));
  const receiverOf = remember<ReceiverState>(() => ({
    running: 0,
    failures: 0,
    isSlow: false,
    restsUntil: 0,
  }));
  return {
    async send(call) {
      const host = hostOf(new URL(call.url).host);
      const state = receiverOf(call.url);
      const isTroubled = state.failures > 0 || state.isSlow;
      if (host.running >= MAX_PER_HOST || state.restsUntil > now()) return null;
      if (isTroubled && host.troubled >= MAX_TROUBLED_PER_HOST) return null;
      host.running += 1;
      host.troubled += Number(isTroubled);
      state.running += 1;
      const startedAt = now();
      try {
        const { call: callReceiver } = await client.get();
        const answer = await callReceiver(call);
        state.failures = answer.status >= 500 ? state.failures + 1 : 0;
        return answer;
      } catch (error) {
        state.failures += 1;
        throw error;
      } finally {
        host.running -= 1;
        host.troubled -= Number(isTroubled);
        state.running -= 1;
        state.isSlow = now() - startedAt >= SLOW_FROM_MS;
        if (state.failures >= BREAKER.failures) {
          // After the rest a single failure makes the receiver rest again.
          state.restsUntil = now() + BREAKER.restMs;
          state.failures = BREAKER.failures - 1;
        }
      }
    },
    waitMs(url) {
      const { failures, restsUntil } = receiverOf(url);
      if (failures === 0) return BUSY_WAIT_MS;
      // Jittered: jobs that returned all at once, or often, would be busy for nothing (E12).
      return Math.max(0, restsUntil - now()) + BREAKER.restMs * (0.5 + Math.random());
    },
    pause: async (ms) => sleep(ms),
    close: async () => (await client.peek())?.close(),
  };
}
