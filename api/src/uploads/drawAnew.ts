import { readFile } from 'node:fs/promises';
import { drawPicture } from '../logos/encodeLogo.ts';
import { readPictureFile } from '../logos/pictureFile.ts';
import { ProblemError } from '../http/problemError.ts';

/**
 * Draws an uploaded picture anew, in its own format and size: upright, and without what it says of its place, its
 * camera or its owner (decision 333).
 * @returns null for a picture that cannot be read, or that holds more than a picture.
 */
export async function drawAnew(path: string, type: string): Promise<Buffer | null> {
  const bytes = await readFile(path);
  try {
    return await drawPicture(readPictureFile(bytes).bytes, type);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
