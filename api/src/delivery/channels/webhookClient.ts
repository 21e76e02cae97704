import { request, type Agent } from 'undici';
import type { Config } from '../../platform/config/config.ts';
import { runAsSpan, traceContext } from '../../platform/tracing/tracing.ts';
import { createGuardedAgent } from '../../platform/outgoing/guardedAgent.ts';
import type { Resolve } from '../../platform/outgoing/publicAddress.ts';

/** A call to an address that a form's owner named. */
export interface OutgoingCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The response of a receiver. */
export interface CallAnswer {
  status: number;
  /** The start of the body. */
  text: string;
}

/** Statuses by which a receiver says that the same call belongs to another address. */
const MOVED: ReadonlySet<number> = new Set([301, 307, 308]);
/** Most addresses that one call is handed on to. */
const MAX_MOVES = 3;

/** Most bytes read of a response. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Calls receivers, at public addresses only (T17). */
export interface WebhookClient {
  /** @throws after the time-out, and for an address that is not public. */
  post(call: OutgoingCall): Promise<CallAnswer>;
  /** Ends the calls in flight. */
  close(): Promise<void>;
}

/** @param timeoutMs longest time for a whole response, in ms. */
export function createWebhookClient(config: Config, resolve: Resolve, timeoutMs: number): WebhookClient {
  const agent = createGuardedAgent(config, resolve, timeoutMs);
  return {
    post: (call) =>
      // Its address is the customer's own and may hold a key.
      runAsSpan('POST webhook', { kind: 'client', attributes: { 'http.request.method': 'POST' } }, () =>
        post(agent, call, timeoutMs),
      ),
    close: () => agent.destroy(),
  };
}

async function post(agent: Agent, call: OutgoingCall, timeoutMs: number): Promise<CallAnswer> {
  const { body } = call;
  const headers = { 'user-agent': 'Inlay-Webhooks/1', ...call.headers, ...traceContext() };
  const signal = AbortSignal.timeout(timeoutMs);
  let { url } = call;
  for (let moves = 0; ; moves++) {
    // Undici's `request` follows no redirects.
    const response = await request(url, { method: 'POST', dispatcher: agent, signal, headers, body });
    const answer = { status: response.statusCode, text: await readBeginning(response.body) };
    const next = MOVED.has(answer.status) ? findNext(response.headers['location'], url) : null;
    if (next === null || moves === MAX_MOVES) return answer;
    url = next;
  }
}

/** The address that a call moves to; null for none, and from https to http, where its body could be read. */
function findNext(location: string | string[] | undefined, from: string): string | null {
  const url = typeof location === 'string' ? URL.parse(location, from) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.protocol === 'http:' && from.startsWith('https:') ? null : url.href;
}

/** Reads up to the limit and closes the connection. */
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
