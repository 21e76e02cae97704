import { AsyncLocalStorage } from 'node:async_hooks';

/** The role of a span (OpenTelemetry's SpanKind). */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Facts of a span; never what people enter, addresses or ids of persons. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A step of work in a trace. */
export interface Span {
  /** Names the span to others (W3C Trace Context). */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** @param type a name or code; never a message, which may quote input. */
  fail(type: string): void;
  end(): void;
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** The span that caused this one, or its traceparent where another process or an earlier job is the cause. */
  parent?: Span | string | null;
  /** Traceparents of further spans that led to this one. */
  links?: readonly string[];
}

/** Starts spans and sends those that ended. */
export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** What runs now: a request, or a job. */
interface Activity {
  requestId: string | null;
  span: Span | null;
}

const activities = new AsyncLocalStorage<Activity>();
let tracer: Tracer | null = null;

/** Sets the tracer of this process; null ends tracing. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Whether spans are sent. */
export const isTracing = (): boolean => tracer !== null;

/** Returns the id of the request that runs now. */
export const findRequestId = (): string | null => activities.getStore()?.requestId ?? null;

/** Returns the current span's name for others, null without one. */
export const findTraceparent = (): string | null => activities.getStore()?.span?.traceparent ?? null;

/** Returns the same as headers, or as a part of a payload. */
export function traceContext(): { traceparent?: string } {
  const traceparent = findTraceparent();
  return traceparent === null ? {} : { traceparent };
}

/** Starts a span below the current one; null where nothing is traced. */
export function startChild(name: string, options: SpanOptions): Span | null {
  const parent = activities.getStore()?.span;
  return tracer && parent ? tracer.start(name, { ...options, parent }) : null;
}

/** Runs work as a span below the current one, unless `parent` names another. Without tracing it is only run. */
export const runAsSpan = <Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!tracer) return work();
  const { requestId = null, span: parent = null } = activities.getStore() ?? {};
  return runAsRequest(requestId, name, { parent, ...options }, work);
};

/** Runs work as a request, whose id slow statements are logged with even where nothing is traced. */
export async function runAsRequest<Result>(
  requestId: string | null,
  name: string,
  options: SpanOptions,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const span = tracer?.start(name, options) ?? null;
  try {
    return await activities.run({ requestId, span }, () => work(span));
  } catch (error) {
    span?.fail(errorType(error));
    throw error;
  } finally {
    span?.end();
  }
}

/** Returns the code or name of an error. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
