import { describeError } from './describeError.ts';
import { maskText, REMOVED } from './maskText.ts';

/** Parts of names whose values are removed; compared without case, `-` and `_`. */
const SECRET_PARTS = [
  'password',
  'passwd',
  'secret',
  'token',
  'cookie',
  'authorization',
  'apikey',
  'connectionstring',
];
/** Names of visitors' input, and of whole requests, which may contain it. */
const ENTERED = new Set(['answer', 'answers', 'submissiondata', 'body', 'rawbody', 'databaseurl']);

const MAX_DEPTH = 6;
const MAX_ITEMS = 50;

type Entries = Record<string, unknown>;

/**
 * Returns a copy that is safe to log: secrets and answers are removed by name at every depth, errors described, texts
 * cut, lists and nesting bounded. Never throws and never changes its input.
 */
export function redact(entries: Entries): Entries {
  return redactEntries(entries, 0);
}

function redactEntries(entries: Entries, depth: number): Entries {
  const safe = Object.entries(entries)
    .slice(0, MAX_ITEMS)
    .map(([name, value]) => [name, isSecret(name) ? REMOVED : redactValue(value, depth + 1)]);
  return Object.fromEntries(safe) as Entries;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return value;
  if (value instanceof URL) return maskText(value.href);
  if (depth >= MAX_DEPTH) return '[too deep]';
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redactValue(item, depth + 1));
  if (ArrayBuffer.isView(value)) return '[bytes]';
  return redactEntries(value as Entries, depth);
}

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[-_]/g, '');
  return ENTERED.has(plain) || SECRET_PARTS.some((part) => plain.includes(part));
}
