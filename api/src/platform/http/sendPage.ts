import { brotliCompressSync, constants } from 'node:zlib';
import type { AppContext } from './appContext.ts';

/** Compression level: about a millisecond per page, a tenth larger than the best. */
const QUALITY = 5;

/** Sends a page, compressed for browsers that accept it. */
export function sendPage(ctx: AppContext, html: string): void {
  ctx.type = 'text/html; charset=utf-8';
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('br', 'identity') !== 'br') {
    ctx.body = html;
    return;
  }
  ctx.set('Content-Encoding', 'br');
  ctx.body = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}
