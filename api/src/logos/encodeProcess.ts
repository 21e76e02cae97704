/**
 * A process of its own that makes a logo out of one picture: what a hostile picture does to the decoder it
 * does here, without the platform's secrets, within bounds of time and memory (T20). Started by encodeLogo.ts.
 */
import sharp from 'sharp';

/** What comes in. */
export interface EncodeRequest {
  bytes: Uint8Array;
  /** True for few colours and sharp edges, which are kept exactly. */
  isDrawing: boolean;
}

/** What goes out: the logo, or null for a picture that cannot be decoded. */
export type EncodeAnswer = { bytes: Uint8Array } | null;

/** Widest and highest logo, in px: four times what it is shown at. */
const MAX_SIDE = 1_200;
/** A drawing that is larger than this was a photograph after all. */
const MAX_LOSSLESS_BYTES = 256 * 1024;
const QUALITY = 90;
/** Most memory of this process, in bytes; and how often it looks, in milliseconds. */
const MAX_MEMORY = 384 * 1024 * 1024;
const MEMORY_CHECK_MS = 10;

sharp.cache(false);
sharp.concurrency(1);
// Whatever the bytes pretend to be, no other decoder is asked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] });

process.on('message', (request: EncodeRequest) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
  }, MEMORY_CHECK_MS).unref();
  encode(request).then(answer, () => answer(null));
});
// Nobody is left to answer.
process.on('disconnect', () => process.exit());

function answer(logo: EncodeAnswer): void {
  process.send?.(logo, () => process.exit());
}

/** Points only: texts, places and whatever else came with the picture stay behind. */
async function encode({ bytes, isDrawing }: EncodeRequest): Promise<EncodeAnswer> {
  const picture = sharp(bytes, { failOn: 'error', sequentialRead: true, animated: false })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const drawn = isDrawing ? await picture.clone().webp({ lossless: true }).toBuffer() : null;
  if (drawn && drawn.length <= MAX_LOSSLESS_BYTES) return { bytes: drawn };
  return { bytes: await picture.webp({ quality: QUALITY }).toBuffer() };
}
