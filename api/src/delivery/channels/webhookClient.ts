import { request, type Agent } from 'undici';
import type { Config } from '../../platform/config/config.ts';
import { runAsSpan, traceContext } from '../../platform/tracing/tracing.ts';
import { createGuardedAgent } from '../../platform/outgoing/guardedAgent.ts';
import type { Resolve } from '../../platform/outgoing/publicAddress.ts';

/** A call to an address that a form's owner named. */
export interface OutgoingCall {
  /** POST by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Whether an answer may hand it on to another address; false where its headers or its address are secret. */
  followsMoves?: boolean;
  /** Most bytes read of the answer; 64 kB by default. */
  mostBytes?: number;
}

/** The response of a receiver. */
export interface CallAnswer {
  status: number;
  /** The start of the body. */
  text: string;
  /** The wait that the receiver asks for, in ms (`Retry-After`). */
  retryAfterMs?: number;
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
  call(call: OutgoingCall): Promise<CallAnswer>;
  /** Ends the calls in flight. */
  close(): Promise<void>;
}

/** @param timeoutMs longest time for a whole response, in ms. */
export function createWebhookClient(config: Config, resolve: Resolve, timeoutMs: number): WebhookClient {
  const agent = createGuardedAgent(config, resolve, timeoutMs);
  return {
    call(call) {
      const { method = 'POST' } = call;
      // Its address is the customer's own and may hold a key.
      return runAsSpan(
        `${method} webhook`,
        { kind: 'client', attributes: { 'http.request.method': method } },
        () => callReceiver(agent, { method, ...call }, timeoutMs),
      );
    },
    close: () => agent.destroy(),
  };
}

async function callReceiver(
  agent: Agent,
  call: OutgoingCall & Required<Pick<OutgoingCall, 'method'>>,
  timeoutMs: number,
): Promise<CallAnswer> {
  const { method, body = null, followsMoves = true, mostBytes = MAX_ANSWER_BYTES } = call;
  const headers = { 'user-agent': 'Inlay-Webhooks/1', ...call.headers, ...traceContext() };
  const signal = AbortSignal.timeout(timeoutMs);
  let { url } = call;
  for (let moves = 0; ; moves++) {
    // Undici's `request` follows no redirects.
    const response = await request(url, { method, dispatcher: agent, signal, headers, body });
    const retryAfterMs = parseRetryAfter(response.headers['retry-after']);
    const answer = {
      status: response.statusCode,
      text: await readBeginning(response.body, mostBytes),
      ...(retryAfterMs !== null && { retryAfterMs }),
    };
    const next =
      followsMoves && MOVED.has(answer.status) ? findNext(response.headers['location'], url) : null;
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

/** Parses `Retry-After`: seconds, also parts of one, or a date. @returns ms; null for none. */
function parseRetryAfter(header: string | string[] | undefined): number | null {
  if (typeof header !== 'string') return null;
  const ms = /^[\d.]+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Reads up to the limit and closes the connection. */
async function readBeginning(body: AsyncIterable<Buffer>, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part.subarray(0, mostBytes - size));
    size += part.length;
    if (size >= mostBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
