import { Agent, buildConnector, request } from 'undici';
import { Webhook as Signer } from 'standardwebhooks';
import type { Config } from '../config.ts';
import { choosePublicAddress, resolveHost, type Resolve } from './publicAddress.ts';

/** What a webhook is told, and how. */
export interface OutgoingWebhook {
  url: string;
  /** The same on every try (Standard Webhooks). */
  messageId: string;
  body: string;
  /** Each of them signs; two while a secret is exchanged. */
  secrets: readonly string[];
}

/** What a receiver answered. */
export interface WebhookAnswer {
  status: number;
  /** The beginning of its answer. */
  text: string;
}

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
/** Bytes of an answer that are read at most; the rest stays with its sender. */
const MAX_ANSWER_BYTES = 64 * 1024;
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
  const agent = createGuardedAgent(config, resolve, timeoutMs);
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
        const answer = await post(agent, webhook, timeoutMs);
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
    close: () => agent.destroy(),
  };
}

/** An agent that resolves names itself and connects to the very address it has checked (no rebinding). */
function createGuardedAgent(config: Config, resolve: Resolve, timeoutMs: number): Agent {
  const connector = buildConnector({ timeout: timeoutMs });
  return new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16 * 1024,
    // A connection that is kept would outlive its check.
    pipelining: 0,
    connect(options, callback) {
      const { hostname, servername } = options;
      // Undici speaks in callbacks here: what was found is handed on outside of the promise.
      const open = (address: string): void =>
        connector({ ...options, hostname: address, servername: servername ?? hostname }, callback);
      const fail = (error: Error): void => callback(error, null);
      const address = config.allowedHosts.includes(hostname)
        ? Promise.resolve(hostname)
        : choosePublicAddress(hostname, resolve);
      void address.then(open, fail);
    },
  });
}

async function post(agent: Agent, webhook: OutgoingWebhook, timeoutMs: number): Promise<WebhookAnswer> {
  const { url, messageId, body, secrets } = webhook;
  const time = new Date();
  const signatures = secrets.map((secret) => new Signer(secret).sign(messageId, time, body));
  // Redirects are not followed: undici's `request` never does.
  const response = await request(url, {
    method: 'POST',
    dispatcher: agent,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Inlay-Webhooks/1',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  });
  return { status: response.statusCode, text: await readBeginning(response.body) };
}

/** Reads no further than the limit; then the connection ends. */
async function readBeginning(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part.subarray(0, MAX_ANSWER_BYTES - size));
    size += part.length;
    if (size >= MAX_ANSWER_BYTES) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
