import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the paths of a folder's files with one of these endings, tests left out. */
export const filesBelow = (folder: string, ...endings: string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)) && !name.includes('.test.'))
    .map((name) => join(folder, name));
