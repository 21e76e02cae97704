import { pino, stdTimeFunctions } from 'pino';
import type { DestinationStream, LogFn, Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { safeMessage } from './describeError.ts';
import { redact } from './redact.ts';

/**
 * Creates the platform's logger: one line of JSON per entry, errors as `err`. Secrets and answers are removed from
 * entries and from bindings of children (`logger.child({ requestId })`) (T37). The message must be a fixed text.
 *
 * @param destination the stream of the lines; standard output by default.
 */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { log: redact, level: (label) => ({ level: label }) },
      // Errors are described already; pino's own serializer expects an Error.
      serializers: { err: (described: unknown) => described },
      hooks: { logMethod: logWithoutErrorText },
    },
    destination ?? pino.destination(1),
  );
  redactChildren(logger);
  return logger;
}

type CreateChild = (this: Logger, bindings: Record<string, unknown>, options?: object) => Logger;

/** Redacts the bindings of children, for which pino drops the formatter. Children inherit this method. */
function redactChildren(logger: Logger): void {
  const createChild = Reflect.get(logger, 'child') as unknown as CreateChild;
  const child: CreateChild = function child(bindings, options) {
    return createChild.call(this, redact(bindings), options);
  };
  Object.assign(logger, { child });
}

/** Passes a safe message: without one, pino takes the error's, which may quote input. */
function logWithoutErrorText(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message, ...values] = args as [unknown, string | undefined, ...unknown[]];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (error instanceof Error) {
    const entries = first instanceof Error ? { err: first } : first;
    method.apply(this, [entries, message ?? safeMessage(error), ...values] as Parameters<LogFn>);
  } else {
    method.apply(this, args);
  }
}
