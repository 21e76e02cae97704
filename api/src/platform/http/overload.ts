import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from '../config/config.ts';
import type { HtmlAnswer } from './appContext.ts';
import { isVersioned, presentDetails, PROBLEM_TYPE } from './problemDetails.ts';
import { presentProblem, ProblemError } from './problemError.ts';
import { commonHeaders } from './securityHeaders.ts';

/** Event loop delay beyond which new work is refused, in ms (E21). */
const MOST_DELAY_MS = 150;
/** With fewer requests in flight the machine itself is busy, and refusing them would not help. */
const LEAST_IN_FLIGHT = 100;
/** Requests in flight before more are refused unread: later ones would wait too long. */
const MOST_IN_FLIGHT = 1_200;
/** Time for starting queued requests in one turn of the event loop, in ms. */
const START_MS = 2;
/** Queued requests of which only one starts in a turn: the next connections are accepted in the next turns. */
const CROWD = 100;
/** Refusals that wait for their turn, at most. */
const MOST_REFUSALS = 5_000;
/** Queued submissions before more are refused unread. */
const MOST_QUEUED = 4_000;
/** Largest body of a refused request that is discarded to keep its connection, in bytes. */
const MOST_DISCARDED = 16 * 1024;
/** Interval of measuring the delay, in ms. */
const MEASURE_MS = 250;
const RESOLUTION_MS = 10;
/** Longest Retry-After, in seconds. Each refusal has a random one, so that a crowd does not return at once. */
const MOST_RETRY_SECONDS = 8;

interface RefusalOptions extends Pick<Config, 'publicUrl'> {
  /** The page for a refused request of a person; null for a program's. */
  pageOf(request: IncomingMessage, retryAfter: string): HtmlAnswer | null;
}

/**
 * What a request asks for, each with a crowd of its own: forms are shown from memory while the database is away
 * (decision 050), and the submissions that wait for it must not shut them out.
 */
export type Lane = 'form' | 'other';

type LoadedRequest = Pick<IncomingMessage, 'method' | 'url'>;

const laneOf = ({ method, url = '' }: LoadedRequest): Lane =>
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
 * Admitted requests start a few in each turn of the event loop, of a crowd one, and one is refused: Node accepts one
 * connection in each turn, so that turns are short, and who returns at once takes no more time than is left by others
 * (decision 097).
 */
export function shedLoad(
  overload: Pick<Overload, 'isOverloaded'>,
  { publicUrl, pageOf }: RefusalOptions,
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): RequestListener {
  const refuse = createRefusal(publicUrl);
  const queue: { lane: Lane; start: () => unknown }[] = [];
  const queued: Record<Lane, number> = { form: 0, other: 0 };
  const refusals: (() => void)[] = [];
  const startNext = (): void => {
    const next = queue.shift();
    if (!next) return;
    queued[next.lane]--;
    next.start();
  };
  const takeTurn = (): void => {
    const end = performance.now() + START_MS;
    do startNext();
    while (queue.length > 0 && queue.length < CROWD && performance.now() < end);
    refusals.shift()?.();
    if (queue.length + refusals.length > 0) setImmediate(takeTurn);
  };
  return (request, response) => {
    const lane = laneOf(request);
    // Ahead of the queue: an impatient health check restarts a process that is only busy.
    if (isHealth(request)) {
      listener(request, response);
      return;
    }
    if (!overload.isOverloaded(lane, queued[lane])) {
      queued[lane]++;
      queue.push({ lane, start: () => listener(request, response) });
    } else {
      const retryAfter = String(randomInt(1, MOST_RETRY_SECONDS + 1));
      refusals.push(() => refuse(request, response, retryAfter, pageOf(request, retryAfter)));
      // One connection can send any number before its first answer.
      if (refusals.length > MOST_REFUSALS) refusals.shift()?.();
    }
    if (queue.length + refusals.length === 1) setImmediate(takeTurn);
  };
}

const isHealth = ({ url = '' }: IncomingMessage): boolean => /^\/(?:healthz|readyz)(?:\?|$)/.test(url);

/** Stands for the request's id in what is prepared. */
const ID_MARK = '{id}';

/** Creates an answer to refused requests. All but its id and time is prepared: a crowd needs thousands a second. */
function createRefusal(publicUrl: string) {
  const problem = new ProblemError('service.unavailable');
  const partsOf = (body: object): string[] => JSON.stringify(body).split(ID_MARK);
  const forPeople = { parts: partsOf(presentProblem(problem, ID_MARK, 'en')), type: 'application/json' };
  const forPrograms = { parts: partsOf(presentDetails(problem, ID_MARK, 'en')), type: PROBLEM_TYPE };
  const headers = { ...commonHeaders(publicUrl), 'Cache-Control': 'no-store' };
  return (
    request: IncomingMessage,
    response: ServerResponse,
    retryAfter: string,
    page: HtmlAnswer | null,
  ): void => {
    const requestId = randomUUID();
    const { parts, type } = isVersioned(request.url ?? '') ? forPrograms : forPeople;
    const body = page?.html ?? parts.join(requestId);
    const answer = response.writeHead(problem.status, {
      ...headers,
      ...page?.headers,
      'Retry-After': retryAfter,
      'X-Request-Id': requestId,
      'Content-Type': `${page ? 'text/html' : type}; charset=utf-8`,
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
