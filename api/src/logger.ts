import { pino, type DestinationStream, type Logger } from 'pino';

/** Never in a log, wherever they stand (T37). Requests are logged by method, path and status only. */
const REDACTED = ['password', 'token', 'secret', 'answers', 'cookie', 'authorization', 'connectionString'];

/** The platform's logger: one line of JSON each, with an `err` for errors. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level, base: null, redact: { paths, censor: '[removed]' } },
    destination ?? pino.destination(1),
  );
}
