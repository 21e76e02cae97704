import { fileURLToPath } from 'node:url';
import { ProgramEndedError, runProgram, type Program } from '../../../platform/process/runProgram.ts';
import { createTurns } from '../../../platform/process/turns.ts';
import type { LookAnswer, LookRequest } from './lookFacts.ts';

/** The program beside this file, as source or in the bundle. */
const FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'lookProgram.ts' : 'lookProgram.js', import.meta.url),
);

/** What reads pages and style sheets: with its time in ms and its heap in MB. */
export const LOOK_PROGRAM: Program = { file: FILE, maxTimeMs: 8_000, maxHeapMb: 256 };

/** Programs of all readings that run at once, and those that may wait. A slow website holds no place: fetches are outside. */
const MOST_AT_ONCE = 2;
const MAX_WAITING = 8;

const inTurn = createTurns({ atOnce: MOST_AT_ONCE, waiting: MAX_WAITING, retryAfterSeconds: 5 });

/**
 * Asks the program; null for what it cannot read within its limits.
 * @throws {QueueFullError} when too many readings wait
 */
export const askLookProgram = <Facts extends LookAnswer>(request: LookRequest): Promise<Facts | null> =>
  inTurn(() =>
    runProgram<Facts | null>(LOOK_PROGRAM, request).catch((error: unknown) => {
      if (error instanceof ProgramEndedError) return null;
      throw error;
    }),
  );
