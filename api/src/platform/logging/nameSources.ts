import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a file of the bundle, as a stack names it. */
const PLACE = /file:\/\/\S+\/dist\/bundle\/[\w.-]+\.js:\d+:\d+/g;
/** Source maps that errors have needed. Node's own support would load all of them at the start. */
const maps = new Map<string, SourceMap | null>();

/** Replaces places in the bundle by those in the sources, as far as there is a source map. */
export const nameSources = (stack: string): string =>
  stack.replaceAll(PLACE, (place) => {
    const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
    const origin = findMap(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    return `${origin.fileName.replace(/^.*\.\.\//, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });

function findMap(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    // Without a readable map a stack still names the bundle.
    return null;
  }
}
