import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../tests/support/filesBelow.ts';

const source = join(import.meta.dirname, '..');
const visitors = join(source, '../../sdk/src/react');

/** Names of sides that stay where they are when a page is read from the right. */
const PHYSICAL_CSS =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)(?:-\w+)?\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/m;
/** The same as properties of Mantine's components and in styles. */
const PHYSICAL_PROPS =
  /\s[mp][lr]=["{]|\bta="(?:left|right)"|\b(?:margin|padding)(?:Left|Right)\b|textAlign: '(?:left|right)'/;

const containing = (files: string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')));

test('SHELL-054 styles name the start and end of a line, not its left and right', () => {
  const sheets = [source, visitors].flatMap((folder) => filesBelow(folder, '.css'));
  expect(containing(sheets, PHYSICAL_CSS)).toEqual([]);
  expect(containing(filesBelow(source, '.tsx'), PHYSICAL_PROPS)).toEqual([]);
  expect('a{margin-left: 4px}').toMatch(PHYSICAL_CSS);
  expect('a{color:red;left:0}').toMatch(PHYSICAL_CSS);
  expect('<Group ml="auto">').toMatch(PHYSICAL_PROPS);
});
