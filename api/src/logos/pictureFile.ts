import { ProblemError } from '../http/problemError.ts';
import { isJpeg, readJpeg } from './jpegFile.ts';
import type { Picture } from './picture.ts';
import { isPng, readPng } from './pngFile.ts';

/** Most points a picture may have: 40 million, as a large camera makes them (T19). */
const MAX_PIXELS = 40_000_000;

/** A picture and how it is encoded. */
export interface PictureFile extends Picture {
  type: 'png' | 'jpeg';
}

/**
 * Looks at an uploaded file: what it is by its content, whether it is whole, one still picture, and of
 * a size that can be decoded. Costs a walk over its parts, whatever it claims to be (T19, T20).
 * @throws {ProblemError} one of `logo.*`
 */
export function readPictureFile(bytes: Buffer): PictureFile {
  const file = readByContent(bytes);
  if (file.width * file.height > MAX_PIXELS) throw new ProblemError('logo.too_many_pixels');
  return file;
}

function readByContent(bytes: Buffer): PictureFile {
  if (isPng(bytes)) return { type: 'png', ...readPng(bytes) };
  if (isJpeg(bytes)) return { type: 'jpeg', ...readJpeg(bytes) };
  throw new ProblemError('logo.type_not_allowed');
}
