import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AppContext } from './appContext.ts';
import { setJson } from './setJson.ts';

/** Shorter answers fit into one packet anyway. */
const LEAST_LENGTH = 1_024;
/** Compression level: a fifth of a millisecond per answer, a tenth larger than the best. */
const QUALITY = 4;
/** Bound of the cached answers, in bytes. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

const compress = promisify(brotliCompress);

/** Compressed answers by their text, of endpoints that answer everybody alike. */
const cached = new LRUCache<string, Buffer>({ maxSize: MAX_CACHED_BYTES });

/**
 * Sends a JSON answer, compressed for browsers that accept it (decision 096).
 * @param answer a value, or JSON that is written already.
 * @param options.isCached the same text is sent to everybody, and compressed once.
 */
export async function sendJson(
  ctx: AppContext,
  answer: unknown,
  options: { isCompressible: boolean; isCached: boolean },
): Promise<void> {
  const text = setJson(ctx, answer);
  if (!options.isCompressible || text.length < LEAST_LENGTH) return;
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('br', 'identity') !== 'br') return;
  ctx.body = await compressed(text, options.isCached);
  ctx.set('Content-Encoding', 'br');
}

async function compressed(text: string, isCached: boolean): Promise<Buffer> {
  const known = isCached ? cached.get(text) : undefined;
  if (known) return known;
  const bytes = await compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  if (isCached) cached.set(text, bytes, { size: text.length + bytes.length });
  return bytes;
}
