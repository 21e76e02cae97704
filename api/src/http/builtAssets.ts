import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

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
};

/** The content hash in a file's name, as the build writes it: `page-3kX9_b2m.js`. */
const HASHED_NAME = /-[\w-]{8}\.\w+$/;

/** Sources and build of the API lie equally deep, so the relative path to other workspaces is the same. */
const folderOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Reads every built file. A part that is not built yet is empty. */
export async function loadBuiltAssets(): Promise<BuiltAssets> {
  const folders = [
    'dashboard/dist/app',
    'dashboard/dist/landing',
    'sdk/dist/browser',
    'embed-loader/dist/browser',
  ];
  const [dashboard, landing, sdk, loader] = await Promise.all(
    folders.map((path) => readFolder(folderOf(path))),
  );
  return {
    dashboard: new Map(dashboard),
    landing: new Map(landing),
    sdk: new Map([...(sdk ?? []), ...(loader ?? [])]),
  };
}

async function readFolder(folder: string): Promise<[string, Asset][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const shipped = paths.filter((path) => TYPES[extname(path)] !== undefined);
  return Promise.all(
    shipped.map(async (path): Promise<[string, Asset]> => {
      const name = relative(folder, path).split(sep).join('/');
      return [name, await readAsset(path, paths.includes(`${path}.br`))];
    }),
  );
}

async function readAsset(path: string, hasBrotli: boolean): Promise<Asset> {
  const brotli = hasBrotli ? await readFile(`${path}.br`) : undefined;
  return createAsset(path, await readFile(path), brotli);
}

/** Reads one file with its headers. */
export const createAsset = (name: string, body: Buffer, brotli?: Buffer): Asset => ({
  body,
  brotli,
  type: TYPES[extname(name)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  immutable: HASHED_NAME.test(name),
});
