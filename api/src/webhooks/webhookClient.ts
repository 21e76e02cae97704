import { Agent, buildConnector, request } from 'undici';
import { Webhook as Signer } from 'standardwebhooks';
import type { Config } from '../config/config.ts';
import { guardedConnect } from './guardedConnect.ts';
import type { Resolve } from './publicAddress.ts';

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

/** Bytes of an answer that are read at most; the rest stays with its sender. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Calls receivers, at public addresses only (T17). */
export interface WebhookClient {
  /** @throws when nobody answers in time, or the address is none that may be called. */
  post(webhook: OutgoingWebhook): Promise<WebhookAnswer>;
  /** Ends the calls that are under way. */
  close(): Promise<void>;
}

/** @param timeoutMs longest a receiver may take for all of its answer, in milliseconds. */
export function createWebhookClient(config: Config, resolve: Resolve, timeoutMs: number): WebhookClient {
  const agent = createGuardedAgent(config, resolve, timeoutMs);
  return { post: (webhook) => post(agent, webhook, timeoutMs), close: () => agent.destroy() };
}

/** An agent that resolves names itself and connects to the very address it has checked (no rebinding). */
function createGuardedAgent(config: Config, resolve: Resolve, timeoutMs: number): Agent {
  return new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 16 * 1024,
    // A connection that is kept would outlive its check.
    pipelining: 0,
    connect: guardedConnect({
      allowedHosts: config.allowedHosts,
      resolve,
      connect: buildConnector({ timeout: timeoutMs }),
    }),
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
