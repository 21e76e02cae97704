import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import { logSlowQueries } from '../platform/db/observeQueries.ts';
import { setTracer } from '../platform/tracing/tracing.ts';

/**
 * Starts to send spans and to log slow statements, where the settings say so. Runs before anything connects to the
 * database.
 * @returns a function that sends what is left and ends both.
 */
export async function startTracing(
  { tracing, slowQueryMs }: Pick<Config, 'tracing' | 'slowQueryMs'>,
  logger: Logger,
): Promise<() => Promise<void>> {
  if (slowQueryMs !== null) logSlowQueries({ fromMs: slowQueryMs, logger });
  // Loaded only here: it would cost every start.
  const tracer = tracing && (await import('../platform/tracing/openTelemetry.ts')).createTracer(tracing);
  if (tracer) setTracer(tracer);
  return async () => {
    logSlowQueries(null);
    setTracer(null);
    await tracer?.stop();
  };
}
