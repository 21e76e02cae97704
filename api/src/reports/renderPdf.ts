import { fileURLToPath } from 'node:url';
import { ProblemError } from '../http/problemError.ts';
import { ProgramEndedError, runProgram } from '../process/runProgram.ts';
import type { PdfAnswer } from './pdf/pdfProgram.ts';
import type { Report } from './report.ts';

/** The program, as source or in the bundle. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'pdf/pdfProgram.ts' : 'pdfProgram.js', import.meta.url),
);
/** Time-out for one document, in ms, including the start of the process. */
const MAX_TIME_MS = 20_000;
/** Largest heap of the process, in MB. */
const MAX_HEAP_MB = 256;
/** Documents that are drawn at once, and those that may wait. */
const MOST_AT_ONCE = 2;
const MAX_WAITING = 16;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Draws a report in a process of its own.
 * @throws {ProblemError} `report.too_demanding` when it takes too long or too much memory, `service.unavailable` when
 * too many wait.
 */
export async function renderPdf(report: Report): Promise<Buffer> {
  await takeTurn();
  try {
    const answer = await runProgram<PdfAnswer>(
      { file: PROGRAM, maxTimeMs: MAX_TIME_MS, maxHeapMb: MAX_HEAP_MB },
      report,
    );
    if ('failure' in answer) throw new Error(`The report was not drawn: ${answer.failure}`);
    return Buffer.from(answer.bytes);
  } catch (error) {
    throw error instanceof ProgramEndedError ? new ProblemError('report.too_demanding') : error;
  } finally {
    running--;
    waiting.shift()?.();
  }
}

async function takeTurn(): Promise<void> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MAX_WAITING)
      throw new ProblemError('service.unavailable', { headers: { 'Retry-After': '5' } });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
}
