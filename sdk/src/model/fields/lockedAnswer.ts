/** An answer that a link brings and that its visitor cannot change (decision 435). */
export interface LockedAnswer {
  /** Proof, end and value, as written in the link. */
  token: string;
  /** Raw value of the field. */
  value: unknown;
  /** Unix time in seconds from which the link counts as expired; null = never. */
  until: number | null;
}

/** Name of the part of a field that holds a token: `?plan.locked=…`, `answers.plan.locked`. */
export const LOCKED_PART = 'locked';

/** A keyed hash of 16 bytes, the end in base 36 or nothing, the value as JSON. */
const TOKEN = /^[\w-]{22}\.([\da-z]{0,8})\.(.+)$/s;

/** Returns whether a raw value claims to be locked; its signature is not checked. */
export const isLocked = (raw: unknown): raw is { locked: unknown } =>
  typeof raw === 'object' && raw !== null && LOCKED_PART in raw;

/** Reads a locked answer without verifying it, which only the server can; null for any other raw value. */
export function readLocked(raw: unknown): LockedAnswer | null {
  if (!isLocked(raw) || typeof raw.locked !== 'string') return null;
  const [token, end = '', json = ''] = TOKEN.exec(raw.locked) ?? [];
  if (!token) return null;
  try {
    return { token, value: JSON.parse(json) as unknown, until: end ? parseInt(end, 36) : null };
  } catch {
    return null;
  }
}

/** Returns whether a link had expired at a time (Unix, in ms). */
export const hasEnded = ({ until }: LockedAnswer, time: number): boolean =>
  until !== null && time >= until * 1_000;

/** Returns raw values with the locked ones as if they had been typed; unreadable ones are left out. */
export function openLocked(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const opened = { ...values };
  for (const id of Object.keys(values))
    if (isLocked(values[id])) {
      const locked = readLocked(values[id]);
      if (locked) opened[id] = locked.value;
      else delete opened[id];
    }
  return opened;
}
