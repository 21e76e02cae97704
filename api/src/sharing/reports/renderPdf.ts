import { fileURLToPath } from 'node:url';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import { ProgramEndedError, runProgram, type Program } from '../../platform/process/runProgram.ts';
import { createTurns } from '../../platform/process/turns.ts';
import { shippedFile } from '../../platform/process/shippedFile.ts';
import type { PdfAnswer } from './pdf/pdfProgram.ts';
import type { Report } from './report.ts';

/** The program, as source or in the bundle. */
const FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'pdf/pdfProgram.ts' : 'pdfProgram.js', import.meta.url),
);
/** Time-out for one document, in ms, including the start of the process. */
const MAX_TIME_MS = 20_000;
/** Largest heap of the process, in MB. */
const MAX_HEAP_MB = 256;
/** What draws reports. */
export const PDF_PROGRAM: Program = {
  file: FILE,
  maxTimeMs: MAX_TIME_MS,
  maxHeapMb: MAX_HEAP_MB,
  isNative: true,
  reads: [fileURLToPath(shippedFile('api/fonts'))],
};
/** Documents that are drawn at once, and those that may wait. */
const MOST_AT_ONCE = 2;
const MAX_WAITING = 16;

const inTurn = createTurns({ atOnce: MOST_AT_ONCE, waiting: MAX_WAITING, retryAfterSeconds: 5 });

/**
 * Draws a report in a process of its own.
 * @param tooDemanding what is answered when it takes too long or too much memory.
 * @throws {ProblemError} `tooDemanding`.
 * @throws {QueueFullError} when too many wait.
 */
export const renderPdf = (report: Report, tooDemanding: ProblemCode): Promise<Buffer> =>
  inTurn(() => draw(report, tooDemanding));

async function draw(report: Report, tooDemanding: ProblemCode): Promise<Buffer> {
  const answer = await runProgram<PdfAnswer>(PDF_PROGRAM, report).catch((error: unknown) => {
    throw error instanceof ProgramEndedError ? new ProblemError(tooDemanding) : error;
  });
  if ('failure' in answer) throw new Error(`The report was not drawn: ${answer.failure}`);
  return Buffer.from(answer.bytes);
}
