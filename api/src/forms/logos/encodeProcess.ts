/**
 * A separate process that makes a logo from one picture. A hostile picture attacks the decoder here, without the
 * platform's secrets and within limits of time and memory (T20). Started by encodeLogo.ts.
 */
import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { answerRequest } from '../../platform/process/answerRequest.ts';

/** The request. */
export interface EncodeRequest {
  bytes: Uint8Array;
  /** Whether the picture has few colours and sharp edges, which are kept exactly. */
  isDrawing: boolean;
  /** Media type of a picture that keeps its format and size; absent for a logo. */
  keeps?: string;
  /** Longer side in px to which such a picture is made smaller. */
  side?: number | undefined;
  /** Size in px that the picture fills, cut at its edges; by default it keeps its shape. */
  box?: { width: number; height: number } | undefined;
  /** Widths in px of smaller versions that are drawn besides. */
  smaller?: readonly number[];
}

/** A picture with its size in px, and its smaller versions by their width. */
export interface DrawnPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  smaller: { width: number; bytes: Uint8Array }[];
}

/** The response: the logo, or null for a picture that cannot be decoded. */
export type EncodeAnswer = { bytes: Uint8Array } | DrawnPicture | null;

/** Largest width and height of a logo, in px: four times the displayed size. */
const MAX_SIDE = 1_200;
/** The same of a picture in a form, for the widest forms on dense screens. */
const MAX_PICTURE_SIDE = 1_600;
/** Largest drawing, in bytes; a larger one is treated as a photograph. */
const MAX_LOSSLESS_BYTES = 256 * 1024;
const QUALITY = 90;
/** Memory limit of this process, in bytes, and the interval of checking it, in ms. */
const MAX_MEMORY = 384 * 1024 * 1024;
/** The same for a picture that keeps its size: 50 million pixels, turned upright, take 590 MB. */
const MAX_KEPT_MEMORY = 800 * 1024 * 1024;
const MEMORY_CHECK_MS = 10;

sharp.cache(false);
sharp.concurrency(1);
// No other decoder is used, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

/** A system without memory ends this process before any other: whoever asked for the picture asks again. */
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Another system, or one that does not allow it.
}

answerRequest<EncodeAnswer>(
  (request: EncodeRequest) => {
    const maxMemory = request.keeps ? MAX_KEPT_MEMORY : MAX_MEMORY;
    setInterval(() => {
      if (process.memoryUsage.rss() > maxMemory) process.exit(1);
    }, MEMORY_CHECK_MS).unref();
    return encode(request);
  },
  // Memory that ran out says nothing of the picture.
  (error) => (/memory|alloc/i.test(String(error)) ? process.exit(1) : null),
);

/** Keeps pixels only: text, locations and other metadata are dropped. */
async function encode({ bytes, isDrawing, keeps, side, box, smaller }: EncodeRequest): Promise<EncodeAnswer> {
  const read = sharp(bytes, { failOn: 'error', sequentialRead: true, animated: false }).autoOrient();
  const whole = side ? read.resize(fitInto(side)) : read;
  if (keeps === 'image/jpeg') return { bytes: await whole.jpeg({ quality: QUALITY }).toBuffer() };
  if (keeps === 'image/png') return { bytes: await whole.png().toBuffer() };
  if (keeps) return { bytes: await whole.webp({ quality: QUALITY }).toBuffer() };
  if (smaller) return drawSizes(whole, isDrawing, smaller);
  const picture = whole.resize(box ? { ...box, fit: 'cover' } : fitInto(MAX_SIDE));
  return { bytes: await asWebp(picture, isDrawing) };
}

const fitInto = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** Drawings keep every pixel as long as that is small. */
async function asWebp(picture: Sharp, isDrawing: boolean): Promise<Buffer> {
  const drawn = isDrawing ? await picture.clone().webp({ lossless: true }).toBuffer() : null;
  if (drawn && drawn.length <= MAX_LOSSLESS_BYTES) return drawn;
  return picture.webp({ quality: QUALITY }).toBuffer();
}

/** Draws a picture, and the smaller versions that are narrower than it. */
async function drawSizes(whole: Sharp, isDrawing: boolean, widths: readonly number[]): Promise<DrawnPicture> {
  const { data, info } = await whole
    .resize(fitInto(MAX_PICTURE_SIDE))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const smaller: DrawnPicture['smaller'] = [];
  for (const each of widths.filter((one) => one < width))
    smaller.push({ width: each, bytes: await asWebp(picture().resize({ width: each }), isDrawing) });
  return { bytes: await asWebp(picture(), isDrawing), width, height, smaller };
}
