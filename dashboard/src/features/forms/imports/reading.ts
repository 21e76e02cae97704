import { MAX_NUMBER } from '@inlay/sdk/model';

/** A part of a file whose shape is only hoped for: every key may be missing or hold anything. */
export type Source = Readonly<Record<string, unknown>>;

/** Most entries of one list that are read; no form that people make has as many. */
const MAX_ENTRIES = 5_000;

export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what a key holds if it is an object, else an empty one. */
export function partAt(source: Source, key: string): Source {
  const value = source[key];
  return isSource(value) ? value : {};
}

/** Returns the entries of a list, whatever they are; none where there is no list. */
export function entriesAt(source: Source, key: string): readonly unknown[] {
  const value = source[key];
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
}

/** Returns the objects of a list. */
export const partsAt = (source: Source, key: string): Source[] => entriesAt(source, key).filter(isSource);

/** Returns a value as a text: also a number, yes and no; empty for an object, which may have none. */
export const asText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

/** Returns a text, or a number as one; empty for anything else. */
export function textAt(source: Source, key: string): string {
  const value = source[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Returns a number, also one that is written as a text; `null` for anything else. */
export const numberAt = (source: Source, key: string): number | null => parseNumber(source[key]);

/** Returns the number under the first of several keys that has one. */
export const firstNumberAt = (source: Source, keys: readonly string[]): number | null =>
  keys.map((key) => numberAt(source, key)).find((number) => number !== null) ?? null;

/** Most decimal places of a number; far more than people write. */
const PLACES = 10;

/** Parses a number that forms can have: of 15 digits at most, and no negative zero. */
export function parseNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !(Math.abs(number) <= MAX_NUMBER)) return null;
  return Number(Number(number.toFixed(PLACES)).toPrecision(15)) + 0;
}

/** Returns a limit as a whole number from 1 to `max`; `null` for one that limits nothing here. */
export const asLimit = (limit: number | null, max: number): number | null =>
  limit === null || limit < 1 || limit > max ? null : Math.round(limit);

/** Returns a whole number within bounds; `fallback` where there is none. */
export function wholeAt(
  source: Source,
  key: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  return clampWhole(numberAt(source, key) ?? fallback, min, max);
}

export const clampWhole = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value), min), max);

export const isTrueAt = (source: Source, key: string): boolean => source[key] === true;

/** Returns what a map of ours has by a name from a file; names such as `constructor` have nothing. */
export const lookUp = <Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(map, name) ? map[name] : undefined;
