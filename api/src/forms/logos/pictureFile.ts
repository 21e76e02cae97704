import { ProblemError } from '../../platform/http/problemError.ts';
import { isJpeg, readJpeg } from './jpegFile.ts';
import type { Picture } from './picture.ts';
import { isPng, readPng } from './pngFile.ts';
import { isWebp, readWebp } from './webpFile.ts';

/** Largest number of pixels: 40 million, as large cameras produce (T19). */
const MAX_PIXELS = 40_000_000;
/** The same of visitors' photos, as today's phones take them: of one pass, and of several, which need more memory. */
const MAX_PHOTO_PIXELS = 200_000_000;
const MAX_PROGRESSIVE_PIXELS = 50_000_000;
/** Photos with more pixels are drawn at half their width and height, which JPEG decodes in a quarter of the memory. */
const MAX_DRAWN_PIXELS = 50_000_000;

export const isDrawnAtHalf = ({ width, height }: Picture): boolean => width * height > MAX_DRAWN_PIXELS;

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

/**
 * Inspects a picture as visitors send them: what stands behind its end is cut off, as phones put films and notes
 * there, and photos may have more pixels (decision 333). Null for another format. @throws as `readLogoFile`.
 */
export function readPhotoFile(bytes: Buffer): PictureFile | null {
  const how = { isPhoto: true };
  if (isPng(bytes)) return sized<PictureFile>({ type: 'png', ...readPng(bytes, how) });
  if (isWebp(bytes)) return sized<PictureFile>({ type: 'webp', ...readWebp(bytes, how) });
  if (!isJpeg(bytes)) return null;
  const photo: PictureFile = { type: 'jpeg', ...readJpeg(bytes, how) };
  return sized(photo, photo.isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PHOTO_PIXELS);
}

function sized<File extends Picture>(file: File, maxPixels = MAX_PIXELS): File {
  if (file.width * file.height > maxPixels) throw new ProblemError('logo.too_many_pixels');
  return file;
}
