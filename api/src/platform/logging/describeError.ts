import { maskText } from './maskText.ts';
import { nameSources } from './nameSources.ts';

/** An error in the log's form. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  /** Of database errors: names from the schema and from PostgreSQL's source, never values. */
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
  stack?: string[];
  cause?: ErrorDescription;
}

const MAX_FRAMES = 20;
const MAX_CAUSES = 3;
const NAMES = ['code', 'constraint', 'table', 'column', 'routine'] as const;

/**
 * Describes an error for the log without people's input. Database errors quote rows and values, parsers quote the
 * text they could not read, and any property may hold a request: only the properties named here are kept (T37).
 */
export function describeError(error: Error, depth = 0): ErrorDescription {
  const properties = error as unknown as Record<string, unknown>;
  const description: ErrorDescription = { type: error.name, message: safeMessage(error) };
  for (const name of NAMES) {
    const value = properties[name];
    if (typeof value === 'string') description[name] = maskText(value);
  }
  const frames = parseFrames(error);
  if (frames.length > 0) description.stack = frames;
  if (error.cause instanceof Error && depth < MAX_CAUSES) {
    description.cause = describeError(error.cause, depth + 1);
  }
  return description;
}

/** The message of an error, or the part of it that quotes no input. */
export function safeMessage(error: Error): string {
  const { code, severity } = error as Error & { code?: unknown; severity?: unknown };
  if (typeof severity === 'string' && typeof code === 'string') {
    // Class 22, data exceptions: `invalid input syntax for type uuid: "what was entered"`.
    if (code.startsWith('22')) return `data exception ${code}`;
    // After the first line come details, with the rows concerned.
    return maskText(error.message.split('\n', 1)[0] ?? '');
  }
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'text that is not valid JSON';
  return maskText(error.message);
}

/** The stack without the lines that repeat the message. */
function parseFrames({ stack = '', message }: Error): string[] {
  const withoutMessage = message ? stack.replaceAll(message, '') : stack;
  const frames = withoutMessage.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MAX_FRAMES).map((line) => nameSources(line.trim()));
}
