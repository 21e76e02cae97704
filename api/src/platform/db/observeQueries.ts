import type pg from 'pg';
import type { Logger } from 'pino';
import { errorType, findRequestId, isTracing, startChild } from '../tracing/tracing.ts';
import { withoutValues } from './withoutValues.ts';

type Callback = (error: Error | undefined, result: unknown) => void;

/** Statements from a duration on are logged. */
interface SlowQueryLog {
  fromMs: number;
  logger: Pick<Logger, 'warn'>;
}

let slowQueries: SlowQueryLog | null = null;

/** Logs slow statements of connections that are created from now on; null ends it. */
export function logSlowQueries(log: SlowQueryLog | null): void {
  slowQueries = log;
}

/** Whether requests have to be known to statements: spans are sent, or slow statements logged. */
export const isObserving = (): boolean => isTracing() || slowQueries !== null;

/**
 * A kind of connection whose statements are spans of the current request or job, and are logged when they are slow.
 * Without either it is the given kind: nothing is paid for what is off.
 */
export const observeQueries = (Base: typeof pg.Client): typeof pg.Client =>
  isObserving() ? createObservedClass(Base) : Base;

const createObservedClass = (Base: typeof pg.Client): typeof pg.Client =>
  class extends Base {
    override query(...sent: unknown[]): never {
      const send = super.query.bind(this) as (...sent: unknown[]) => unknown;
      const text = textOf(sent[0]);
      // COPY and cursors are read for as long as their reader takes.
      if (text === null) return send(...sent) as never;
      const end = startQuery(text);
      const callback = sent.at(-1);
      if (typeof callback === 'function') {
        const settled: Callback = (error, result) => {
          end(error);
          (callback as Callback)(error, result);
        };
        return send(...sent.slice(0, -1), settled) as never;
      }
      const result = send(...sent);
      if (result instanceof Promise) result.then(() => end(null), end);
      return result as never;
    }
  };

/** Returns the text of a statement, null for one that sends itself. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  const { text, submit } = statement as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}

/** @returns a function for its end, with its error if it failed. */
function startQuery(text: string): (error: unknown) => void {
  const started = performance.now();
  const requestId = findRequestId();
  const span = startChild(text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL', {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) },
  });
  return (error) => {
    if (error) span?.fail(errorType(error));
    span?.end();
    const ms = performance.now() - started;
    if (!slowQueries || ms < slowQueries.fromMs) return;
    const statement = withoutValues(text);
    slowQueries.logger.warn({ ms: Math.round(ms), statement, requestId }, 'A statement was slow');
  };
}
