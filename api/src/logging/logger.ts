import { pino, stdTimeFunctions } from 'pino';
import type { DestinationStream, LogFn, Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { safeMessage } from './describeError.ts';
import { redact } from './redact.ts';

/**
 * The platform's logger: one line of JSON each, with an `err` for errors. Whatever is handed to it, and
 * to its children (`logger.child({ requestId })`), loses secrets and answers on the way (T37); the
 * message itself must be a fixed text.
 *
 * @param destination where the lines go; standard output if not given.
 */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { log: redact, level: (label) => ({ level: label }) },
      // The errors are described already; pino's own serializer would ask for an Error.
      serializers: { err: (described: unknown) => described },
      hooks: { logMethod: logWithoutErrorText },
    },
    destination ?? pino.destination(1),
  );
  redactChildren(logger);
  return logger;
}

type CreateChild = (this: Logger, bindings: Record<string, unknown>, options?: object) => Logger;

/** pino drops a formatter for bindings in children. Children inherit this method from their parent. */
function redactChildren(logger: Logger): void {
  const createChild = Reflect.get(logger, 'child') as unknown as CreateChild;
  const child: CreateChild = function child(bindings, options) {
    return createChild.call(this, redact(bindings), options);
  };
  Object.assign(logger, { child });
}

/** Without a message of its own, pino takes the error's, which may quote what a person entered. */
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
