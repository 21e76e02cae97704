import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderCatalogues } from '../../writeLanguages.mjs';
import { LANGUAGES } from '../model/language/languages.ts';

test.each(renderCatalogues())('src/$path is what the folders say: npm run languages', ({ path, text }) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
});

test('CLNT-093 SHELL-053 each folder is a language, and each has the same files', () => {
  const folders = readdirSync(import.meta.dirname).filter((name) =>
    statSync(`${import.meta.dirname}/${name}`).isDirectory(),
  );
  expect(folders.toSorted()).toEqual([...LANGUAGES, 'generated'].toSorted());
  for (const language of LANGUAGES)
    expect(readdirSync(`${import.meta.dirname}/${language}`)).toEqual(
      readdirSync(`${import.meta.dirname}/en`),
    );
});
