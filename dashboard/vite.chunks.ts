import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PLACES } from './chunkPlaces.ts';

const ROOT = `${import.meta.dirname.replaceAll('\\', '/').replace(/\/dashboard$/, '')}/`;

/** All places, the longest path first. */
const placesByLength = Object.entries(PLACES)
  .flatMap(([chunk, paths]) => paths.map((path) => ({ chunk, path })))
  .toSorted((one, other) => other.path.length - one.path.length)
  .map(({ chunk, path }) => ({ chunk, pattern: patternOf(path) }));

/** Returns what a path of `PLACES` fits: the file or folder itself, and all below it. */
export function patternOf(path: string): RegExp {
  const source = path.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[^/]*`);
  return new RegExp(String.raw`^${source}(?=[/.?]|$)`);
}

/**
 * Returns the path by which a module is placed. `Lazy…` loads the folder that it lies in, so it goes where that folder's
 * own folder goes.
 */
export const placedPath = (path: string): string => path.replace(/[^/]+\/(Lazy\w+\.tsx?)$/, '$1');

/** Returns the chunk of a module; null for one that goes with whatever loads it. */
function chunkOf(id: string): string | null {
  const inPackages = id.lastIndexOf('node_modules/');
  const path = placedPath(inPackages < 0 ? id.replace(ROOT, '') : id.slice(inPackages));
  const place = placesByLength.find(({ pattern }) => pattern.test(path));
  return place?.chunk ?? /^dashboard\/src\/features\/([\w-]+)\//.exec(path)?.[1] ?? null;
}

const takes = (chunk: string) => (id: string) => chunkOf(id) === chunk;

// A module goes to the first chunk that takes it, and its imports go with it (decision 200).
const BEFORE_AREAS = ['schema', 'frame', 'home', 'form', 'palette', 'clients'];
const AFTER_AREAS = ['client-figures', 'questions', 'tools', 'files', 'numbers', 'share'];
/** Chunks of which a part is needed by others, too. */
const PARTLY_SHARED = [null, 'shared', 'frame'];
const NO_AREAS = ['results', 'comments', 'definition', 'shared', ...BEFORE_AREAS, ...AFTER_AREAS];

export const chunks = [
  // Sign-in, and what every screen is built of.
  { name: 'base', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, test: (id: string) => PARTLY_SHARED.includes(chunkOf(id)) },
  { name: 'results', test: takes('results') },
  { name: 'comments', test: takes('comments') },
  { name: 'definition', minShareCount: 2, test: takes('definition') },
  ...BEFORE_AREAS.map((name) => ({ name, test: takes(name) })),
  {
    debugName: 'areas',
    name: (id: string) => [chunkOf(id)].find((chunk) => chunk && !NO_AREAS.includes(chunk)) ?? null,
  },
  ...AFTER_AREAS.map((name) => ({ name, test: takes(name) })),
];

/** Writes `screens.json`: the scripts of each chunk's screens, for the server to name in the page. */
export const writeScreens = (): Plugin => ({
  name: 'screens',
  generateBundle(_options, bundle) {
    const scriptsOf = (file: string, found = new Set<string>()): Set<string> => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(file)) return found;
      found.add(file);
      for (const imported of chunk.imports) scriptsOf(imported, found);
      return found;
    };
    const screens = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' && !chunk.isEntry ? [[chunk.name, [...scriptsOf(chunk.fileName)]]] : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: 'screens.json',
      source: JSON.stringify(Object.fromEntries(screens)),
    });
  },
});

/** Puts the script that sets the theme into the page itself: the server allows it by its hash. */
export const inlineTheme = (): Plugin => ({
  name: 'inline-theme',
  transformIndexHtml(html) {
    const script = readFileSync(new URL('public/theme.js', import.meta.url), 'utf8');
    return html.replace('<script src="/theme.js"></script>', () => `<script>${script}</script>`);
  },
});
