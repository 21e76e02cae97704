/** Receives the supervisor's messages; a pino logger fits. */
export interface EmbeddedLogger {
  info(message: string): void;
  warn(message: string): void;
}
