import { MINUTE_MS } from '../calendar/durations.ts';
import type { Config } from '../config/config.ts';
import { resolveHost, type Resolve } from '../outgoing/publicAddress.ts';
import { createLazy } from '../process/lazy.ts';
import type { OutgoingWebhook, WebhookAnswer, WebhookClient } from './webhookClient.ts';

/** Sends webhooks to other servers. */
export interface WebhookSender {
  /** @returns null while the host has enough calls in flight, or rests after failures. */
  send(webhook: OutgoingWebhook): Promise<WebhookAnswer | null>;
  /** The wait before the next attempt after `send` returned null, in ms. */
  waitMs(url: string): number;
  close(): Promise<void>;
}

export interface SenderOptions {
  resolve?: Resolve;
  /** Longest time for a whole response, in ms. */
  timeoutMs?: number;
  now?: () => number;
}

const TIMEOUT_MS = 5_000;
/** Concurrent calls to one host: fewer than jobs, so that one slow host does not block all of them. */
const MAX_PER_HOST = 2;
/** Concurrent calls to a host after a failure, so that hanging hosts do not occupy all jobs (E12). */
const MAX_PER_FAILING_HOST = 1;
/** The circuit breaker: consecutive failures after which a host rests, and for how long. */
const BREAKER = { failures: 5, restMs: MINUTE_MS } as const;
/** Wait for a host with enough calls in flight. */
const BUSY_WAIT_MS = 5_000;
/** Most hosts in memory; a new one replaces the least recently used. */
const MAX_HOSTS = 1_000;

interface HostState {
  running: number;
  failures: number;
  restsUntil: number;
}

/** Signs and sends webhooks, to public addresses only (T17). */
export function createWebhookSender(config: Config, options: SenderOptions = {}): WebhookSender {
  const { resolve = resolveHost, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  /** Loaded with the first webhook: most processes send none, and it has a hundred modules. */
  const client = createLazy(async (): Promise<WebhookClient> => {
    const { createWebhookClient } = await import('./webhookClient.ts');
    return createWebhookClient(config, resolve, timeoutMs);
  });
  const hosts = new Map<string, HostState>();
  const stateOf = (host: string): HostState => {
    const state = hosts.get(host) ?? { running: 0, failures: 0, restsUntil: 0 };
    hosts.delete(host);
    hosts.set(host, state);
    for (const [name, { running }] of hosts) {
      if (hosts.size <= MAX_HOSTS) break;
      if (running === 0) hosts.delete(name);
    }
    return state;
  };
  return {
    async send(webhook) {
      const state = stateOf(new URL(webhook.url).host);
      const most = state.failures > 0 ? MAX_PER_FAILING_HOST : MAX_PER_HOST;
      if (state.running >= most || state.restsUntil > now()) return null;
      state.running += 1;
      try {
        const { post } = await client.get();
        const answer = await post(webhook);
        state.failures = answer.status >= 500 ? state.failures + 1 : 0;
        return answer;
      } catch (error) {
        state.failures += 1;
        throw error;
      } finally {
        state.running -= 1;
        if (state.failures >= BREAKER.failures) {
          // After the rest a single failure makes the host rest again.
          state.restsUntil = now() + BREAKER.restMs;
          state.failures = BREAKER.failures - 1;
        }
      }
    },
    waitMs(url) {
      const { failures, restsUntil } = stateOf(new URL(url).host);
      if (failures === 0) return BUSY_WAIT_MS;
      // Jittered: jobs that returned all at once, or often, would be busy for nothing (E12).
      return Math.max(0, restsUntil - now()) + BREAKER.restMs * (0.5 + Math.random());
    },
    close: async () => (await client.peek())?.close(),
  };
}
