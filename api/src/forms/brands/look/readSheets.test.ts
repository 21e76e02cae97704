import { expect, test } from 'vitest';
import { readSheets } from './readSheets.ts';

const many = (text: string): string => text.repeat(100);

test('STYLE-045 variables are followed, as long as what they hold is a value that somebody wrote', () => {
  const sheet = ':root{--brand:#c00;--bg:var(--brand)}body{background:var(--bg);font-family:Lato}';
  expect(readSheets(sheet)).toMatchObject({ background: '#cc0000', fonts: ['Lato'] });
  // Each level is a hundred times the one below it.
  const bomb = `:root{--a:${many('var(--b)')};--b:${many('var(--c)')};--c:${many('y')}}body{font-family:var(--a)}`;
  expect(readSheets(bomb).fonts).toEqual([]);
});
