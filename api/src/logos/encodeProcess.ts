/**
 * A separate process that makes a logo from one picture. A hostile picture attacks the decoder here, without the
 * platform's secrets and within limits of time and memory (T20). Started by encodeLogo.ts.
 */
import sharp from 'sharp';

/** The request. */
export interface EncodeRequest {
  bytes: Uint8Array;
  /** Whether the picture has few colours and sharp edges, which are kept exactly. */
  isDrawing: boolean;
  /** Media type of a picture that keeps its format and size; absent for a logo. */
  keeps?: string;
  /** Size in px that the picture fills, cut at its edges; by default it keeps its shape. */
  box?: { width: number; height: number } | undefined;
}

/** The response: the logo, or null for a picture that cannot be decoded. */
export type EncodeAnswer = { bytes: Uint8Array } | null;

/** Largest width and height of a logo, in px: four times the displayed size. */
const MAX_SIDE = 1_200;
/** Largest drawing, in bytes; a larger one is treated as a photograph. */
const MAX_LOSSLESS_BYTES = 256 * 1024;
const QUALITY = 90;
/** Memory limit of this process, in bytes, and the interval of checking it, in ms. */
const MAX_MEMORY = 384 * 1024 * 1024;
const MEMORY_CHECK_MS = 10;

sharp.cache(false);
sharp.concurrency(1);
// No other decoder is used, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

process.on('message', (request: EncodeRequest) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
  }, MEMORY_CHECK_MS).unref();
  encode(request).then(answer, () => answer(null));
});
// The parent is gone.
process.on('disconnect', () => process.exit());

function answer(logo: EncodeAnswer): void {
  process.send?.(logo, () => process.exit());
}

/** Keeps pixels only: text, locations and other metadata are dropped. */
async function encode({ bytes, isDrawing, keeps, box }: EncodeRequest): Promise<EncodeAnswer> {
  const whole = sharp(bytes, { failOn: 'error', sequentialRead: true, animated: false }).autoOrient();
  if (keeps === 'image/jpeg') return { bytes: await whole.jpeg({ quality: QUALITY }).toBuffer() };
  if (keeps === 'image/png') return { bytes: await whole.png().toBuffer() };
  if (keeps) return { bytes: await whole.webp({ quality: QUALITY }).toBuffer() };
  const picture = whole.resize(
    box
      ? { ...box, fit: 'cover' }
      : { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true },
  );
  const drawn = isDrawing ? await picture.clone().webp({ lossless: true }).toBuffer() : null;
  if (drawn && drawn.length <= MAX_LOSSLESS_BYTES) return { bytes: drawn };
  return { bytes: await picture.webp({ quality: QUALITY }).toBuffer() };
}
