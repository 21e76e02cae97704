import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from '../config/config.ts';
import type { HtmlAnswer } from './appContext.ts';
import { presentProblem, ProblemError } from './problemError.ts';
import { networkOfRequest } from './requestSource.ts';
import { createReturnTimes } from './returnTimes.ts';
import { commonHeaders } from './securityHeaders.ts';

/** How late the event loop may run, in milliseconds, before new work is refused (E21). */
const MOST_DELAY_MS = 150;
/** With fewer requests under way it is the machine that is busy, and refusing them would not help. */
const LEAST_UNDER_WAY = 100;
/** Requests under way before more are refused unread: whoever comes later would wait too long. */
const MOST_UNDER_WAY = 1_200;
/** How long requests that wait for their turn are begun in one turn of the event loop, in milliseconds. */
const BEGIN_MS = 5;
/** Submissions that may wait before more are refused unread. */
const MOST_WAITING = 4_000;
/** The largest body of a refused request, in bytes, that is read and thrown away to keep its connection. */
const MOST_THROWN_AWAY = 16 * 1024;
/** How often the delay is looked at, in milliseconds. */
const LOOK_MS = 250;
const RESOLUTION_MS = 10;
/** Requests that came too early and are held, at most. */
const MOST_HELD = 5_000;

/** How those who are refused are told. */
interface RefusalOptions extends Pick<Config, 'publicUrl' | 'trustedProxies'> {
  /** The page for a request whose answer a person sees; null where a program reads it. */
  pageOf(request: IncomingMessage, retryAfter: string): HtmlAnswer | null;
}

/** How busy this process is. */
export interface Overload {
  /** How late the event loop ran of late, in milliseconds. */
  delayMs(): number;
  /** @param queued requests that wait for their turn, besides those under way */
  isOverloaded(queued?: number): boolean;
  /** Counts a request while it is worked on. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

/** @param waiting how many submissions wait to be stored */
export function watchOverload(waiting: () => number): Overload {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  let underWay = 0;
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.percentile(90) / 1e6 - RESOLUTION_MS);
    histogram.reset();
  }, LOOK_MS);
  timer.unref();
  return {
    delayMs: () => delayMs,
    isOverloaded(queued = 0) {
      const crowd = underWay + queued;
      return (
        (delayMs > MOST_DELAY_MS && crowd >= LEAST_UNDER_WAY) ||
        crowd >= MOST_UNDER_WAY ||
        waiting() >= MOST_WAITING
      );
    },
    async during(work) {
      underWay++;
      try {
        return await work();
      } finally {
        underWay--;
      }
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/**
 * Refuses new work at once, and cheaply, while there is more than can be done; health answers anyway. Who was
 * refused is told when to come again, so many in each second; who comes earlier all the same waits for his answer
 * until then, and so keeps nobody busy. The requests of a crowd are begun some in each turn of the event loop: a
 * refusal, and what the database answers to others, need not wait for all of them.
 */
export function shedLoad(
  overload: Pick<Overload, 'isOverloaded'>,
  { publicUrl, trustedProxies, pageOf }: RefusalOptions,
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): RequestListener {
  const headers = commonHeaders(publicUrl);
  const returnTimes = createReturnTimes();
  const queue: (() => unknown)[] = [];
  let held = 0;
  const beginSome = (): void => {
    const end = performance.now() + BEGIN_MS;
    do queue.shift()?.();
    while (queue.length > 0 && performance.now() < end);
    if (queue.length > 0) setImmediate(beginSome);
  };
  const hold = (request: IncomingMessage, response: ServerResponse, ms: number): void => {
    held++;
    const leave = (): void => {
      clearTimeout(timer);
      held--;
    };
    const timer = setTimeout(() => {
      response.off('close', leave);
      held--;
      receive(request, response);
    }, ms);
    response.once('close', leave);
  };
  const receive: RequestListener = (request, response) => {
    // Before everything that waits: whoever asks has little patience, and may restart what only has much to do.
    if (isHealth(request)) {
      listener(request, response);
      return;
    }
    if (!overload.isOverloaded(queue.length)) {
      queue.push(() => listener(request, response));
      if (queue.length === 1) setImmediate(beginSome);
      return;
    }
    const source = networkOfRequest(request, trustedProxies);
    const early = returnTimes.earlyMs(source);
    if (early > 0 && held < MOST_HELD) hold(request, response, early);
    else {
      const retryAfter = String(returnTimes.assign(source));
      refuse(request, response, { ...headers, 'Retry-After': retryAfter }, pageOf(request, retryAfter));
    }
  };
  return receive;
}

const isHealth = ({ url = '' }: IncomingMessage): boolean => /^\/(?:healthz|readyz)(?:\?|$)/.test(url);

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  page: HtmlAnswer | null,
): void {
  const requestId = randomUUID();
  const problem = new ProblemError('service.unavailable');
  const body = page?.html ?? JSON.stringify(presentProblem(problem, requestId));
  response.writeHead(problem.status, {
    ...headers,
    ...page?.headers,
    'X-Request-Id': requestId,
    'Content-Type': `${page ? 'text/html' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    // A new connection costs more than a small body; a large one ends it with the answer.
    ...(!hasSmallBody(request) && { Connection: 'close' }),
  });
  response.end(body);
}

/** One of unknown length is none. */
const hasSmallBody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || Number(headers['content-length']) <= MOST_THROWN_AWAY;
