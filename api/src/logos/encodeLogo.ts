import { fileURLToPath } from 'node:url';
import { ProblemError } from '../http/problemError.ts';
import { ProgramEndedError, runProgram, type Program } from '../process/runProgram.ts';
import { createTurns } from '../process/turns.ts';
import type { DrawnPicture, EncodeAnswer, EncodeRequest } from './encodeProcess.ts';
import type { PictureFile } from './pictureFile.ts';

/** The program beside this file, as source or in the bundle. */
const FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? 'encodeProcess.ts' : 'encodeProcess.js', import.meta.url),
);
/** Time-out for one picture, in ms, including the start of the process. */
const MAX_TIME_MS = 10_000;
/** What decodes and draws pictures. */
export const ENCODE_PROGRAM: Program = { file: FILE, maxTimeMs: MAX_TIME_MS };
/** Pictures that may wait; one is encoded at a time. */
const MAX_WAITING = 8;

const inTurn = createTurns({ atOnce: 1, waiting: MAX_WAITING, retryAfterSeconds: 5 });

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

/** Re-encodes a picture in its own format and size, without metadata. @throws as `encodeLogo`. */
export const encodeInOwnFormat = (bytes: Buffer, type: string): Promise<Buffer> =>
  bytesOf(runInTurn({ bytes, isDrawing: false, keeps: type }, MAX_TIME_MS));

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
