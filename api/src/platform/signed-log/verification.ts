import type { Entry } from './entry.ts';
import type { LogState } from './head.ts';
import type { Queries } from './signingKeys.ts';

/**
 * What does not fit. `removed`, `changed`: a row of which the log tells; `added`: one of which it does not tell although it
 * should, so with a time of before; `back_dated`: its time is not that of its id. `entry`, `head`, `key`: the log itself.
 */
export interface Misfit {
  kind: 'removed' | 'changed' | 'added' | 'back_dated' | 'entry' | 'head' | 'key';
  /** `submission` or `event`; null for the log's own. */
  of: 'submission' | 'event' | null;
  /** Id of the row, or number of the entry or head. */
  id: string;
  accountId: string | null;
  formId: string | null;
  /** The row's time, as the log has it, or for one that it does not have, as the row says. */
  at: string | null;
  text: string;
}

/** Steps of a verification, in order. */
export const STEPS = ['log', 'submissions', 'events'] as const;
export type Step = (typeof STEPS)[number];

/** Where a verification goes on: a step, and the head or row behind which. */
export interface Place {
  step: Step;
  after: string;
}

/** Writes a place in one word. */
export const printPlace = ({ step, after }: Place): string => `${step}:${after}`;

/** Parses a place; null for any other text. */
export function parsePlace(text: string): Place | null {
  const [, step, after] = /^(log|submissions|events):(\d{1,9}|[\da-f-]{36})$/.exec(text) ?? [];
  if (!step || !after || (step === 'log') !== /^\d+$/.test(after)) return null;
  return { step: step as Step, after };
}

export interface Verification {
  database: Queries;
  secret: string;
  /** Rows and entries of this time only; null = of any. */
  from: Date | null;
  to: Date | null;
  accountId: string | null;
  place: Place | null;
  signal: AbortSignal;
  onMisfit(misfit: Misfit): void;
  onPlace?(place: Place, done: number): void;
}

/** What a verification has counted. */
export interface Verified {
  heads: number;
  entries: number;
  submissions: number;
  events: number;
  /** Rows that are too new to be logged. */
  waiting: number;
  /** Rows that were there when the log began: nothing says what they were before. */
  found: number;
  misfits: number;
  lastHead: { number: number; hash: string; at: string } | null;
  /** Where to go on; null when it came to the end. */
  place: Place | null;
}

/** Rows that are read together. */
export const ROWS = 2_000;

/** A verification under way. */
export interface Job extends Verification {
  counts: Verified;
  /** How far the log says that it came; null for one without a head, or whose head was changed. */
  state: LogState | null;
  name(misfit: Misfit): void;
}

/** Whether an entry is of the rows that were asked for. */
export const isAsked = ({ accountId, from, to }: Job, entry: Entry): boolean =>
  (accountId === null || entry.accountId === accountId) &&
  (from === null || entry.at >= from) &&
  (to === null || entry.at < to);

export const nameRow = (
  job: Job,
  kind: 'removed' | 'changed',
  of: 'submission' | 'event',
  { rowId, accountId, formId, at }: Entry,
  text: string,
): void => job.name({ kind, of, id: rowId, accountId, formId, at: at.toISOString(), text });

export const nameOwn = (
  job: Job,
  kind: 'entry' | 'head' | 'key',
  id: string,
  text: string,
  at?: Date,
): void =>
  job.name({ kind, of: null, id, accountId: null, formId: null, at: at?.toISOString() ?? null, text });
