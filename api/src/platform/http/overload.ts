import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from '../config/config.ts';
import type { HtmlAnswer } from './appContext.ts';
import { isVersioned, presentDetails, PROBLEM_TYPE } from './problemDetails.ts';
import { presentProblem, ProblemError } from './problemError.ts';
import { boundedSource } from './requestSource.ts';
import { commonHeaders } from './securityHeaders.ts';
import { createSourceQueue, type RequestKind } from './sourceQueue.ts';

/** Event loop delay beyond which new work is refused, in ms (E21). */
const MOST_DELAY_MS = 150;
/** With fewer requests in flight the machine itself is busy, and refusing them would not help. */
const LEAST_IN_FLIGHT = 100;
/** Requests in flight before more are refused unread: later ones would wait too long. */
const MOST_IN_FLIGHT = 1_200;
/** Time for starting queued requests in one turn of the event loop, in ms. */
const START_MS = 2;
/** The same with those of sources that have no part in the crowd, which are admitted as long as that holds. */
const MOST_AT_ALL = 2 * MOST_IN_FLIGHT;
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

type Exchange = readonly [IncomingMessage, ServerResponse];

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

const laneOf = ({ method, url = '' }: LoadedRequest): Lane =>
  (method === 'GET' || method === 'HEAD') && /^\/(?:embed|api\/public\/forms)\//.test(url) ? 'form' : 'other';

const kindOf = ({ method, url = '' }: LoadedRequest): RequestKind => {
  if (/^\/api\/(?:client-)?events(?:\?|$)/.test(url)) return 'stream';
  return method === 'PATCH' && url.startsWith('/api/public/uploads/') ? 'upload' : 'request';
};

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
 *
 * Sources take turns, and what one of them may hold is bounded (decision 922): a source beyond it is refused alone,
 * and one that has hardly a part in a crowd is admitted in spite of it.
 */
export function shedLoad(
  overload: Pick<Overload, 'isOverloaded'>,
  { publicUrl, trustedProxies, pageOf }: RefusalOptions,
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): RequestListener {
  const refuse = createRefusal(publicUrl);
  const queue = createSourceQueue<() => void>();
  const queued: Record<Lane, number> = { form: 0, other: 0 };
  const refusals: (() => void)[] = [];
  let admitted = 0;
  let isAwake = false;
  const wake = (): void => {
    if (isAwake || (!queue.hasNext() && refusals.length === 0)) return;
    isAwake = true;
    setImmediate(takeTurn);
  };
  const takeTurn = (): void => {
    isAwake = false;
    const end = performance.now() + START_MS;
    do queue.next()?.();
    while (queue.hasNext() && queue.size < CROWD && performance.now() < end);
    refusals.shift()?.();
    wake();
  };
  /** Counts a request until its answer ends, or its connection does: of several that wait on it no answer is told. */
  const admit = (source: string | null, lane: Lane, [request, response]: Exchange): void => {
    let isQueued = true;
    const leaveQueue = (): void => {
      if (isQueued) queued[lane]--;
      isQueued = false;
    };
    const endHeld = queue.add(source, kindOf(request), () => {
      leaveQueue();
      listener(request, response);
    });
    queued[lane]++;
    admitted++;
    onceEnded(response, request.socket, () => {
      leaveQueue();
      admitted--;
      endHeld();
      wake();
    });
  };
  return (request, response) => {
    // Ahead of the queue: an impatient health check restarts a process that is only busy.
    if (isHealth(request)) {
      listener(request, response);
      return;
    }
    const lane = laneOf(request);
    const source = boundedSource(request, trustedProxies);
    const isBusy = overload.isOverloaded(lane, queued[lane]);
    const isSpared = isBusy && admitted < MOST_AT_ALL && queue.isSmall(source);
    const isBeyond = queue.isBeyond(source, kindOf(request));
    if (!isBeyond && (!isBusy || isSpared)) admit(source, lane, [request, response]);
    else {
      const retryAfter = String(randomInt(1, MOST_RETRY_SECONDS + 1));
      refusals.push(() =>
        refuse([request, response], retryAfter, { page: pageOf(request, retryAfter), isLast: isBeyond }),
      );
      // One connection can send any number before its first answer.
      if (refusals.length > MOST_REFUSALS) refusals.shift()?.();
    }
    wake();
  };
}

/** What an ended connection ends. */
const endsOf = new WeakMap<Socket, Set<() => void>>();

/** Calls back when an answer has ended, or its connection: answers that wait behind others on it end without a word. */
function onceEnded(response: ServerResponse, socket: Socket, callback: () => void): void {
  let ends = endsOf.get(socket);
  if (!ends) {
    const all = (ends = new Set());
    endsOf.set(socket, all);
    socket.once('close', () => {
      for (const end of all) end();
    });
  }
  const [all, end] = [ends, (): void => void (all.delete(end) && callback())];
  all.add(end);
  response.once('close', end);
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
    [request, response]: Exchange,
    retryAfter: string,
    { page, isLast }: { page: HtmlAnswer | null; isLast: boolean },
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
      // Discarding a small body is cheaper than a new connection; what else a flood has sent on it is not read.
      ...((isLast || !hasSmallBody(request)) && { Connection: 'close' }),
    });
    answer.end(body);
  };
}

/** False for a body of unknown length. */
const hasSmallBody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || Number(headers['content-length']) <= MOST_DISCARDED;
