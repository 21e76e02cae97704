import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../tests/support/filesBelow.ts';

const source = join(import.meta.dirname, '..');
const STYLES_IMPORT = /import classes from '([^']+\.module\.css)'/;

/** Texts of the modules that import a sheet, by its path. */
const importers = new Map<string, string[]>(
  filesBelow(source, '.module.css').map((path): [string, string[]] => [path, []]),
);
for (const path of filesBelow(source, '.ts', '.tsx')) {
  const text = readFileSync(path, 'utf8');
  const sheet = STYLES_IMPORT.exec(text)?.[1];
  if (sheet !== undefined) importers.get(join(dirname(path), sheet))?.push(text);
}

/** Returns the classes that a sheet defines; those of other packages, in `:global()`, are not its own. */
function classesOf(sheet: string): Set<string> {
  const selectors = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
}

/** Whether a module names a class, or builds its name from a number as in `width${columns}`. */
const names = (text: string, name: string): boolean =>
  text.includes(`'${name}'`) || text.includes(`\`${name.replace(/\d+$/, '${')}`);

/** Returns what a check finds in each sheet, with the sheet's path. */
const inEachSheet = (check: (classes: Set<string>, texts: readonly string[]) => string[]): string[] =>
  [...importers].flatMap(([sheet, texts]) =>
    check(classesOf(sheet), texts).map((name) => `${relative(source, sheet)}: ${name}`),
  );

test('each class that a component takes from its style sheet is defined there', () => {
  const undefinedNames = inEachSheet((classes, texts) =>
    texts
      .flatMap((text) => Array.from(text.matchAll(/\bclasses\['([\w-]+)'\]/g), ([, name = '']) => name))
      .filter((name) => !classes.has(name)),
  );
  expect(undefinedNames).toEqual([]);
});

test('each class of a style sheet is taken by a component', () => {
  const unused = inEachSheet((classes, texts) =>
    [...classes].filter((name) => !texts.some((text) => names(text, name))),
  );
  expect(unused).toEqual([]);
});
