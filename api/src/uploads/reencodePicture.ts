import { readFile } from 'node:fs/promises';
import { encodeInOwnFormat } from '../logos/encodeLogo.ts';
import { readPictureFile } from '../logos/pictureFile.ts';
import { ProblemError } from '../http/problemError.ts';

/**
 * Re-encodes an uploaded picture in its own format and size: upright, and without the place, camera and owner in its
 * metadata (decision 333).
 * @returns null for a picture that cannot be read, or that holds more than a picture.
 */
export async function reencodePicture(path: string, type: string): Promise<Buffer | null> {
  const bytes = await readFile(path);
  try {
    return await encodeInOwnFormat(readPictureFile(bytes).bytes, type);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
