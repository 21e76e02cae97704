import { readFile } from 'node:fs/promises';
import { encodeInOwnFormat } from '../../forms/logos/encodeLogo.ts';
import { readPhotoFile, type PictureFile } from '../../forms/logos/pictureFile.ts';
import { ProblemError } from '../../platform/http/problemError.ts';

/**
 * Re-encodes an uploaded picture in its own format: upright, and without the place, camera and owner in its metadata
 * (decision 333).
 * @returns null for a picture that cannot be read.
 * @throws whatever kept the program from answering; the picture is tried again (decision 333).
 */
export async function reencodePicture(path: string): Promise<Buffer | null> {
  const picture = inspected(await readFile(path));
  return picture && encodeInOwnFormat(picture);
}

function inspected(bytes: Buffer): PictureFile | null {
  try {
    return readPhotoFile(bytes);
  } catch (error) {
    // Pictures are inspected before the answer; one that does not hold it nevertheless is held back, not tried again.
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
