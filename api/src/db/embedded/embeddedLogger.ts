/** Where the supervisor says what it does; a pino logger fits. */
export interface EmbeddedLogger {
  info(message: string): void;
  warn(message: string): void;
}
