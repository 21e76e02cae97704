import type { Config } from '../config/config.ts';
import { resolveHost, type Resolve } from './publicAddress.ts';
import type { OutgoingWebhook, WebhookAnswer, WebhookClient } from './webhookClient.ts';

/** The way to other people's servers. */
export interface WebhookSender {
  /** Null while this host is not to be asked: it is asked often enough already, or it failed too often. */
  send(webhook: OutgoingWebhook): Promise<WebhookAnswer | null>;
  /** When it is worth asking this address again, in milliseconds from now, after `send` gave null. */
  waitMs(url: string): number;
  close(): Promise<void>;
}

export interface SenderOptions {
  resolve?: Resolve;
  /** Longest a receiver may take for all of its answer, in milliseconds. */
  timeoutMs?: number;
  now?: () => number;
}

const TIMEOUT_MS = 5_000;
/** Calls to one host at the same time: fewer than there are jobs, or one slow host would hold up all. */
const MAX_PER_HOST = 2;
/** Of a host whose last call failed: several that hang must not take all jobs until each is left alone (E12). */
const MAX_PER_FAILING_HOST = 1;
/** Failures in a row after which a host is left alone, and for how long. */
const BREAKER = { failures: 5, restMs: 60_000 } as const;
/** Wait for a host that only has enough to do. */
const BUSY_WAIT_MS = 5_000;
/** Hosts that are remembered; the longest unused is forgotten first. */
const MAX_HOSTS = 1_000;

interface HostState {
  running: number;
  failures: number;
  restsUntil: number;
}

/** Signs and sends webhooks, to public addresses only (T17). */
export function createWebhookSender(config: Config, options: SenderOptions = {}): WebhookSender {
  const { resolve = resolveHost, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  let client: Promise<WebhookClient> | undefined;
  /** With the first webhook: most processes send none, and its client is a hundred modules. */
  const loadClient = async (): Promise<WebhookClient> => {
    const { createWebhookClient } = await import('./webhookClient.ts');
    return createWebhookClient(config, resolve, timeoutMs);
  };
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
        client ??= loadClient();
        const answer = await (await client).post(webhook);
        state.failures = answer.status >= 500 ? state.failures + 1 : 0;
        return answer;
      } catch (error) {
        state.failures += 1;
        throw error;
      } finally {
        state.running -= 1;
        if (state.failures >= BREAKER.failures) {
          // After the rest one try decides: it succeeds, or the host rests again.
          state.restsUntil = now() + BREAKER.restMs;
          state.failures = BREAKER.failures - 1;
        }
      }
    },
    waitMs(url) {
      const { failures, restsUntil } = stateOf(new URL(url).host);
      if (failures === 0) return BUSY_WAIT_MS;
      // A crowd that came back together, or often, would keep all jobs busy with nothing (E12).
      return Math.max(0, restsUntil - now()) + BREAKER.restMs * (0.5 + Math.random());
    },
    close: async () => (await client)?.close(),
  };
}
