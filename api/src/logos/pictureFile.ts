import { ProblemError } from '../http/problemError.ts';
import { isJpeg, readJpeg } from './jpegFile.ts';
import type { Picture } from './picture.ts';
import { isPng, readPng } from './pngFile.ts';
import { isWebp, readWebp } from './webpFile.ts';

/** Largest number of pixels: 40 million, as large cameras produce (T19). */
const MAX_PIXELS = 40_000_000;

/** A picture with its encoding; a logo is one of the first two (D-79). */
export interface PictureFile<Type = 'png' | 'jpeg' | 'webp'> extends Picture {
  type: Type;
}

/**
 * Inspects an uploaded file by its content: its type, and that it is complete, one still picture, and small enough to
 * decode. Costs one walk over its parts, whatever it claims to be (T19, T20).
 * @throws {ProblemError} one of `logo.*`
 */
export function readLogoFile(bytes: Buffer): PictureFile<'png' | 'jpeg'> {
  if (isPng(bytes)) return sized({ type: 'png', ...readPng(bytes) });
  if (isJpeg(bytes)) return sized({ type: 'jpeg', ...readJpeg(bytes) });
  throw new ProblemError('logo.type_not_allowed');
}

/** Inspects an uploaded file as `readLogoFile` does; a WebP is a picture as well. @throws as `readLogoFile`. */
export const readPictureFile = (bytes: Buffer): PictureFile =>
  isWebp(bytes) ? sized({ type: 'webp', ...readWebp(bytes) }) : readLogoFile(bytes);

function sized<File extends Picture>(file: File): File {
  if (file.width * file.height > MAX_PIXELS) throw new ProblemError('logo.too_many_pixels');
  return file;
}
