import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { environmentSchema, EXAMPLES } from '../../api/src/platform/config/environment.ts';

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/self-hosting.md'), 'utf8');
/** What the guide says of each variable: its default. */
const described = [...guide.matchAll(/^\| `([A-Z_\d]+)` +\| .* \| (.*?) *\|$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

test('the guide for operators names every setting once, and no other', () => {
  expect(described.map(([name]) => name).toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
});

test('it says the defaults that hold', () => {
  const told = new Map(described);
  const defaults = Object.entries(environmentSchema.parse({}));
  expect(defaults.length).toBeGreaterThan(10);
  expect(
    defaults.filter(
      ([name, value]) => told.get(name) !== `\`${String(value as string | number | boolean)}\``,
    ),
  ).toEqual([]);
});
