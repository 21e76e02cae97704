import { runAsSpan } from '../tracing/tracing.ts';

/** Runs one attempt of a job as a span, below that of the request or job that added it. */
export const traceJob = (
  name: string,
  { stored, attempts }: { stored: unknown; attempts: number },
  work: () => Promise<void>,
): Promise<void> =>
  runAsSpan(
    `job ${name}`,
    {
      kind: 'consumer',
      parent: findTraceparent(stored),
      attributes: { 'messaging.system': 'graphile-worker', 'inlay.job': name, 'inlay.attempt': attempts },
    },
    work,
  );

/** `addJob` stores it beside the payload, whose schema ignores it. */
function findTraceparent(stored: unknown): string | null {
  const { traceparent } = (stored ?? {}) as { traceparent?: unknown };
  return typeof traceparent === 'string' ? traceparent : null;
}
