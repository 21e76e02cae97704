import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { shippedFile } from '../process/shippedFile.ts';

/** One built file with its headers. */
export interface Asset {
  body: Buffer;
  /** The body, compressed at build time. */
  brotli: Buffer | undefined;
  type: string;
  etag: string;
  /** Whether the name changes with the content. */
  immutable: boolean;
}

/** The build's files by path below their folder, read once at start. */
export interface BuiltAssets {
  dashboard: ReadonlyMap<string, Asset>;
  landing: ReadonlyMap<string, Asset>;
  /** Scripts for other people's websites: the sdk's and the loader. */
  sdk: ReadonlyMap<string, Asset>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.tgz': 'application/gzip',
};

/** The content hash in a file's name, as the build writes it: `page-3kX9_b2m.js`. */
const HASHED_NAME = /-[\w-]{8}\.\w+$/;

/**
 * Reads every built file. A part that is not built yet is empty. Reads at once: as promises, hundreds of small files
 * take five times the CPU, and nobody is served yet.
 */
export const loadBuiltAssets = (): BuiltAssets => ({
  dashboard: readFolder('dashboard/dist/app'),
  landing: readFolder('dashboard/dist/landing'),
  sdk: new Map([...readFolder('sdk/dist/browser'), ...readFolder('embed-loader/dist/browser')]),
});

function readFolder(path: string): Map<string, Asset> {
  const folder = fileURLToPath(shippedFile(path));
  if (!existsSync(folder)) return new Map();
  const paths = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const shipped = [...paths].filter((name) => TYPES[extname(name)] !== undefined);
  return new Map(
    shipped.map((name) => {
      const path = join(folder, name);
      const asset = paths.has(`${name}.br`)
        ? createCompressedAsset(name, readFileSync(`${path}.br`))
        : createAsset(name, readFileSync(path));
      return [name.split(sep).join('/'), asset];
    }),
  );
}

/** Returns a file with its headers. */
export const createAsset = (name: string, body: Buffer, brotli?: Buffer): Asset => ({
  ...headersOf(name, body),
  body,
  brotli,
});

/** Returns a file that is kept compressed alone, until somebody needs it otherwise: few clients do. */
function createCompressedAsset(name: string, brotli: Buffer): Asset {
  let body: Buffer | undefined;
  return {
    ...headersOf(name, brotli),
    get body() {
      return (body ??= brotliDecompressSync(brotli));
    },
    brotli,
  };
}

/** @param bytes change whenever the file does. */
const headersOf = (name: string, bytes: Buffer): Pick<Asset, 'type' | 'etag' | 'immutable'> => ({
  type: TYPES[extname(name)] ?? 'application/octet-stream',
  etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
  immutable: HASHED_NAME.test(name),
});
