import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { HELD_REASONS } from '../mail/mailGate.ts';
import { sayIn, translate } from './translate.ts';

const others = LANGUAGES.filter((language) => language !== 'en');
const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8'));
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const english = Object.keys(read('de')).sort();

test('SHELL-053 every language but English is one file of texts', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(others.map((language) => `${language}.json`).sort());
});

test.each(others)('SHELL-053 %s has each text of the server, with the same placeholders', (language) => {
  const texts = read(language);
  expect(Object.keys(texts).sort()).toEqual(english);
  const wrong = english.filter(
    (text) => placeholders(text).join() !== placeholders(texts[text] ?? '').join(),
  );
  expect(wrong).toEqual([]);
});

test('SHELL-053 reasons of a mail on hold have words in each language; other texts stay as they are', () => {
  for (const reason of Object.values(HELD_REASONS))
    for (const language of others) expect(translate(language, reason)).not.toBe(reason);
  expect(translate('de', 'toString')).toBe('toString');
  expect(sayIn('en')('You can now see {shared}', { shared: 'Orders' })).toBe('You can now see Orders');
});

test('SHELL-053 what a schema says of an empty text or list has words in each language', () => {
  const folder = join(import.meta.dirname, '../contract');
  const said = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\.min\(1, '([^']+)'\)/g)].map(
      ([, text = '']) => text,
    ),
  );
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter((text) => !english.includes(text))).toEqual([]);
});
