import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import type { HtmlAnswer } from './appContext.ts';
import { presentProblem, ProblemError } from './problemError.ts';
import { networkOfRequest } from './requestSource.ts';
import { commonHeaders } from './securityHeaders.ts';

/** Event loop delay beyond which new work is refused, in ms (E21). */
const MOST_DELAY_MS = 150;
/** With fewer requests in flight the machine itself is busy, and refusing them would not help. */
const LEAST_IN_FLIGHT = 100;
/** Requests in flight before more are refused unread: later ones would wait too long. */
const MOST_IN_FLIGHT = 1_200;
/** Time for starting queued requests in one turn of the event loop, in ms. */
const START_MS = 2;
/** Queued submissions before more are refused unread. */
const MOST_QUEUED = 4_000;
/** Largest body of a refused request that is discarded to keep its connection, in bytes. */
const MOST_DISCARDED = 16 * 1024;
/** Interval of measuring the delay, in ms. */
const MEASURE_MS = 250;
const RESOLUTION_MS = 10;
/** Longest Retry-After, in seconds. Each source gets a random one, so that a crowd does not return at once. */
const MOST_RETRY_SECONDS = 8;
/** Sources whose Retry-After is remembered, at most. */
const MOST_SOURCES = 20_000;
/** Early requests held back, at most. */
const MOST_HELD = 5_000;

interface RefusalOptions extends Pick<Config, 'publicUrl' | 'trustedProxies'> {
  /** The page for a refused request of a person; null for a program's. */
  pageOf(request: IncomingMessage, retryAfter: string): HtmlAnswer | null;
}

/**
 * What a request asks for, each with a crowd of its own: forms are shown from memory while the database is away
 * (decision 050), and the submissions that wait for it must not shut them out.
 */
export type Lane = 'form' | 'other';

type LoadedRequest = Pick<IncomingMessage, 'method' | 'url'>;

export const laneOf = ({ method, url = '' }: LoadedRequest): Lane =>
  (method === 'GET' || method === 'HEAD') && /^\/(?:embed|api\/public\/forms)\//.test(url) ? 'form' : 'other';

/** The load of this process. */
export interface Overload {
  /** The latest delay of the event loop, in ms. */
  delayMs(): number;
  /** @param queued requests of the lane not started yet, besides those in flight */
  isOverloaded(lane: Lane, queued: number): boolean;
  /** Counts a request as in flight while `work` runs. */
  during<Result>(request: LoadedRequest, work: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

/** @param queuedSubmissions the number of submissions that wait to be stored */
export function watchOverload(queuedSubmissions: () => number): Overload {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const inFlight: Record<Lane, number> = { form: 0, other: 0 };
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.percentile(90) / 1e6 - RESOLUTION_MS);
    histogram.reset();
  }, MEASURE_MS);
  timer.unref();
  return {
    delayMs: () => delayMs,
    isOverloaded(lane, queued) {
      const crowd = inFlight[lane] + queued;
      return (
        (delayMs > MOST_DELAY_MS && crowd >= LEAST_IN_FLIGHT) ||
        crowd >= MOST_IN_FLIGHT ||
        (lane === 'other' && queuedSubmissions() >= MOST_QUEUED)
      );
    },
    async during(request, work) {
      const lane = laneOf(request);
      inFlight[lane]++;
      try {
        return await work();
      } finally {
        inFlight[lane]--;
      }
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/**
 * Refuses new work unread while the process is overloaded, with a random Retry-After; health checks always pass.
 * A source that returns early is held until its time and then decided anew: refusing impatient visitors over and
 * over would cost more than the work itself. Admitted requests start a few in each turn of the event loop, so that
 * refusals and answers of the database do not wait for a whole crowd to start (decision 097).
 */
export function shedLoad(
  overload: Pick<Overload, 'isOverloaded'>,
  { publicUrl, trustedProxies, pageOf }: RefusalOptions,
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): RequestListener {
  const refuse = createRefusal(publicUrl);
  const notBefore = new LRUCache<string, number>({ max: MOST_SOURCES });
  const queue: { lane: Lane; start: () => unknown }[] = [];
  const queued: Record<Lane, number> = { form: 0, other: 0 };
  let held = 0;
  const startNext = (): void => {
    const next = queue.shift();
    if (!next) return;
    queued[next.lane]--;
    next.start();
  };
  const startSome = (): void => {
    const end = performance.now() + START_MS;
    do startNext();
    while (queue.length > 0 && performance.now() < end);
    if (queue.length > 0) setImmediate(startSome);
  };
  const hold = (response: ServerResponse, ms: number, next: () => void): void => {
    held++;
    const timer = setTimeout(() => {
      response.off('close', leave);
      held--;
      next();
    }, ms);
    const leave = (): void => {
      clearTimeout(timer);
      held--;
    };
    response.once('close', leave);
  };
  const receive: RequestListener = (request, response) => {
    const lane = laneOf(request);
    // Ahead of the queue: an impatient health check restarts a process that is only busy.
    if (isHealth(request)) {
      listener(request, response);
    } else if (!overload.isOverloaded(lane, queued[lane])) {
      queued[lane]++;
      queue.push({ lane, start: () => listener(request, response) });
      if (queue.length === 1) setImmediate(startSome);
    } else {
      const source = networkOfRequest(request, trustedProxies);
      const earlyMs = (notBefore.get(source) ?? 0) - Date.now();
      if (earlyMs > 0 && held < MOST_HELD) {
        hold(response, earlyMs, () => receive(request, response));
        return;
      }
      const seconds = 1 + Math.floor(Math.random() * MOST_RETRY_SECONDS);
      notBefore.set(source, Date.now() + seconds * 1_000);
      const retryAfter = String(seconds);
      refuse(request, response, retryAfter, pageOf(request, retryAfter));
    }
  };
  return receive;
}

const isHealth = ({ url = '' }: IncomingMessage): boolean => /^\/(?:healthz|readyz)(?:\?|$)/.test(url);

/** Stands for the request's id in what is prepared. */
const ID_MARK = '{id}';

/** Creates an answer to refused requests. All but its id and time is prepared: a crowd needs thousands a second. */
function createRefusal(publicUrl: string) {
  const problem = new ProblemError('service.unavailable');
  const [before = '', after = ''] = JSON.stringify(presentProblem(problem, ID_MARK, 'en')).split(ID_MARK);
  const headers = { ...commonHeaders(publicUrl), 'Cache-Control': 'no-store' };
  return (
    request: IncomingMessage,
    response: ServerResponse,
    retryAfter: string,
    page: HtmlAnswer | null,
  ): void => {
    const requestId = randomUUID();
    const body = page?.html ?? before + requestId + after;
    const answer = response.writeHead(problem.status, {
      ...headers,
      ...page?.headers,
      'Retry-After': retryAfter,
      'X-Request-Id': requestId,
      'Content-Type': `${page ? 'text/html' : 'application/json'}; charset=utf-8`,
      'Content-Length': Buffer.byteLength(body),
      // Discarding a small body is cheaper than a new connection.
      ...(!hasSmallBody(request) && { Connection: 'close' }),
    });
    answer.end(body);
  };
}

/** False for a body of unknown length. */
const hasSmallBody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || Number(headers['content-length']) <= MOST_DISCARDED;
