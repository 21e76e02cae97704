import { readFile } from 'node:fs/promises';
import { MAX_PICTURE_MEGABYTES, MEGABYTE } from '@inlay/sdk/model';
import { readPhotoFile } from '../../forms/logos/pictureFile.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import { createTurns } from '../../platform/process/turns.ts';

/** Largest picture, in bytes: it is inspected and re-encoded in memory. */
const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * MEGABYTE;
/** Pictures that are held in memory at once, and that may wait for it. */
const inTurn = createTurns({ atOnce: 2, waiting: 200, retryAfterSeconds: 2 });

/** What a visitor is told of a picture, by what `readPhotoFile` finds. */
const REASONS: Readonly<Partial<Record<ProblemCode, ProblemCode>>> = {
  'logo.too_many_pixels': 'upload.file_pixels',
  'logo.animated': 'upload.file_animated',
};

/**
 * Inspects a visitor's picture before its receipt: that it is whole, still, and small enough to be re-encoded.
 * @throws {ProblemError} `upload.file_size`, `upload.file_pixels`, `upload.file_animated`, `upload.file_damaged`
 * @throws {QueueFullError} when too many wait.
 */
export async function inspectPicture(path: string, size: number): Promise<void> {
  if (size > MAX_PICTURE_BYTES) throw new ProblemError('upload.file_size');
  await inTurn(async () => {
    const bytes = await readFile(path);
    try {
      if (!readPhotoFile(bytes)) throw new ProblemError('upload.file_content');
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code.startsWith('upload.')) throw error;
      throw new ProblemError(REASONS[error.code] ?? 'upload.file_damaged');
    } finally {
      // The garbage collector would keep tens of megabytes for each of them (decision 331).
      if (bytes.buffer.byteLength === bytes.byteLength) bytes.buffer.transfer(0);
    }
  });
}
