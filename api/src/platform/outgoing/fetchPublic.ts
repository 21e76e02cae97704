import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { request, type Dispatcher } from 'undici';

/** A file of somebody else's website. */
export interface FetchedFile {
  /** Where it was, behind all redirects. */
  url: string;
  /** Media type in lower case, without parameters; empty if the server named none. */
  type: string;
  /** Encoding of its characters; null if the server named none. */
  charset: string | null;
  bytes: Buffer;
  /** Its Content-Security-Policy headers, each as written. */
  policies: string[];
}

/** What to fetch, and how much of it. */
export interface FetchOptions {
  dispatcher: Dispatcher;
  /** Ends the whole fetch. */
  signal: AbortSignal;
  accept: string;
  /** Bytes that are read at most, after decompression; the rest is left. */
  maxBytes: number;
}

/** The file could not be had: an error status, too many redirects, or an address that is no web address. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** What the server answered instead; null where it is not about an answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Fetches the start of a file from a public website; the dispatcher refuses other addresses, at each redirect
 * anew (T17).
 * @throws {FetchError} and what the connection throws
 */
export async function fetchPublic(url: string, options: FetchOptions): Promise<FetchedFile> {
  let address = url;
  for (let followed = 0; followed <= MAX_REDIRECTS; followed += 1) {
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw new FetchError('No web address');
    const answer = await request(address, {
      dispatcher: options.dispatcher,
      signal: options.signal,
      headers: { accept: options.accept, 'accept-encoding': 'gzip, br', 'user-agent': 'Inlay-Look/1' },
    });
    // A body that is left early reports that as an error, which nobody else would hear.
    answer.body.on('error', () => undefined);
    const next = REDIRECTS.has(answer.statusCode) ? one(answer.headers['location']) : null;
    if (next === null) return readFile(address, answer, options.maxBytes);
    answer.body.destroy();
    address = URL.parse(next, address)?.href ?? '';
  }
  throw new FetchError('Too many redirects');
}

const one = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null;

const all = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : [header].flat();

async function readFile(
  url: string,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<FetchedFile> {
  if (statusCode !== 200) {
    body.destroy();
    throw new FetchError(`Status ${statusCode}`, statusCode);
  }
  const [type = '', ...parameters] = (one(headers['content-type']) ?? '').toLowerCase().split(';');
  const charset = /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? null;
  const encoding = (one(headers['content-encoding']) ?? '').trim().toLowerCase();
  const bytes = await readStart(body, DECODERS[encoding]?.() ?? null, maxBytes);
  const policies = all(headers['content-security-policy']);
  return { url, type: type.trim(), charset, bytes, policies };
}

/** Reads up to the limit, counted behind the decoder, so that a compressed file cannot grow beyond it. */
async function readStart(body: Readable, decoder: Transform | null, maxBytes: number): Promise<Buffer> {
  const source = decoder ? body.pipe(decoder) : body;
  // A broken connection must not leave the decoder waiting.
  body.once('error', (error) => decoder?.destroy(error));
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of source as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, maxBytes - size));
      size += part.length;
      if (size >= maxBytes) break;
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(parts);
}
