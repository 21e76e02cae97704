import { ProblemError } from '../http/problemError.ts';
import { isJpeg, readJpeg } from './jpegFile.ts';
import type { Picture } from './picture.ts';
import { isPng, readPng } from './pngFile.ts';

/** Largest number of pixels: 40 million, as large cameras produce (T19). */
const MAX_PIXELS = 40_000_000;

/** A picture with its encoding. */
export interface PictureFile extends Picture {
  type: 'png' | 'jpeg';
}

/**
 * Inspects an uploaded file by its content: its type, and that it is complete, one still picture, and small enough to
 * decode. Costs one walk over its parts, whatever it claims to be (T19, T20).
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
