import { fileURLToPath } from 'node:url';
import { ProblemError } from '../../platform/http/problemError.ts';
import { ProgramEndedError, runProgram, type Program } from '../../platform/process/runProgram.ts';
import { createTurns } from '../../platform/process/turns.ts';
import type { DrawnPicture, EncodeAnswer, EncodeRequest } from './encodeProcess.ts';
import { isDrawnAtHalf, type PictureFile } from './pictureFile.ts';

/** The program beside this file, as source or in the bundle. */
const FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'encodeProcess.ts' : 'encodeProcess.js', import.meta.url),
);
/** Time-out for one picture, in ms, including the start of the process. */
const MAX_TIME_MS = 10_000;
/** What decodes and draws pictures. */
export const ENCODE_PROGRAM: Program = { file: FILE, maxTimeMs: MAX_TIME_MS, isNative: true };
/** Pictures that may wait; one is encoded at a time. */
const MAX_WAITING = 8;

const inTurn = createTurns({ atOnce: 1, waiting: MAX_WAITING, retryAfterSeconds: 5 });

/**
 * The same for pictures of visitors, in their own turns: nobody waits for them, and large photos take longer on a busy
 * machine.
 */
export const UPLOAD_PROGRAM: Program = { file: FILE, maxTimeMs: 120_000, isNative: true };
/** Time-out for the smallest of them, and what each million pixels adds, in ms: one that hangs delays the others. */
const LEAST_TIME_MS = 20_000;
const MEGAPIXEL_MS = 2_500;
const ofVisitorsInTurn = createTurns({ atOnce: 1, waiting: MAX_WAITING, retryAfterSeconds: 5 });

/**
 * Re-encodes a picture as WebP, at most 1200 px wide and without metadata.
 * @param box size in px that the picture fills; by default it keeps its shape
 * @throws {ProblemError} `logo.unreadable`, `logo.too_demanding`.
 * @throws {QueueFullError} when too many wait.
 */
export const encodeLogo = (
  file: PictureFile,
  maxTimeMs = MAX_TIME_MS,
  box?: EncodeRequest['box'],
): Promise<Buffer> => bytesOf(runInTurn({ bytes: file.bytes, isDrawing: isDrawing(file), box }, maxTimeMs));

/** Re-encodes a picture for a form, with smaller versions by their width in px. @throws as `encodeLogo`. */
export async function encodePicture(file: PictureFile, smaller: readonly number[]): Promise<DrawnPicture> {
  const request = { bytes: file.bytes, isDrawing: isDrawing(file), smaller };
  return (await runInTurn(request, MAX_TIME_MS)) as DrawnPicture;
}

/**
 * Re-encodes a visitor's picture in its own format and size, without metadata; the largest photos at half their size.
 * @returns null for a picture that cannot be decoded.
 * @throws whatever keeps the program from answering, e.g. `ProgramEndedError`: that says nothing of the picture.
 */
export async function encodeInOwnFormat(file: PictureFile): Promise<Buffer | null> {
  const { bytes, type, width, height } = file;
  const keeps = `image/${type}`;
  const side = isDrawnAtHalf(file) ? Math.ceil(Math.max(width, height) / 2) : undefined;
  const request: EncodeRequest = { bytes, isDrawing: false, keeps, side };
  const ownTimeMs = LEAST_TIME_MS + ((width * height) / 1_000_000) * MEGAPIXEL_MS;
  const maxTimeMs = Math.min(UPLOAD_PROGRAM.maxTimeMs, Math.ceil(ownTimeMs));
  const drawn = await ofVisitorsInTurn(() =>
    runProgram<EncodeAnswer>({ ...UPLOAD_PROGRAM, maxTimeMs }, request),
  );
  return drawn && Buffer.from(drawn.bytes);
}

const bytesOf = async (drawn: Promise<{ bytes: Uint8Array }>): Promise<Buffer> =>
  Buffer.from((await drawn).bytes);

async function runInTurn(request: EncodeRequest, maxTimeMs: number): Promise<NonNullable<EncodeAnswer>> {
  const drawn = await inTurn(() => encode(request, maxTimeMs));
  if (!drawn) throw new ProblemError('logo.unreadable');
  return drawn;
}

/** Whether a PNG is a drawing: drawings take less than half a byte per pixel, photographs more. */
const isDrawing = ({ type, bytes, width, height }: PictureFile): boolean =>
  type === 'png' && bytes.length < (width * height) / 2;

async function encode(request: EncodeRequest, maxTimeMs: number): Promise<EncodeAnswer> {
  try {
    return await runProgram<EncodeAnswer>({ ...ENCODE_PROGRAM, maxTimeMs }, request);
  } catch (error) {
    throw error instanceof ProgramEndedError ? new ProblemError('logo.too_demanding') : error;
  }
}
