import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Size of the cache of pages and scripts, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

const compress = promisify(brotliCompress);

/** The part of a page that is the same for every visitor, ready to be sent. */
export interface CachedPage {
  plain: Buffer;
  /** An open brotli stream: see `withOwnEnd`. */
  brotli: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** Creates a cache of rendered and compressed content. Its key covers everything the content depends on. */
export function createContentCache<Content extends { plain: Buffer; brotli: Buffer }>() {
  const cache = new LRUCache<string, Content>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, brotli }) => plain.length + brotli.length + 1,
  });
  const pending = new Map<string, Promise<Content>>();

  return (key: string, make: () => Promise<Content>): Content | Promise<Content> => {
    const known = cache.get(key) ?? pending.get(key);
    if (known) return known;
    const made = make()
      .then((content) => {
        cache.set(key, content);
        return content;
      })
      .finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };
}

/** Compresses with the best level, in a thread. An open stream can still be appended to. */
export const compressOnce = (text: Buffer, { isOpen }: { isOpen: boolean }): Promise<Buffer> =>
  compress(text, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    ...(isOpen && { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  });

/** An empty last meta-block (RFC 7932, 9.2). */
const BROTLI_END = Buffer.from([0x03]);
/** Most bytes of a meta-block with four nibbles of length. */
const MAX_META_BLOCK = 65_536;

/**
 * Appends a visitor's own part to a page. In brotli that is an uncompressed meta-block (RFC 7932, 9.2): ISLAST 0,
 * MNIBBLES 0, MLEN - 1 in 16 bits, ISUNCOMPRESSED 1, then the bytes.
 */
export function withOwnEnd(page: CachedPage, end: string, isBrotli: boolean): Buffer {
  const bytes = Buffer.from(end);
  if (!isBrotli) return Buffer.concat([page.plain, bytes]);
  if (bytes.length > MAX_META_BLOCK) throw new Error('The end of a page is too long.');
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([page.brotli, header, bytes, BROTLI_END]);
}
