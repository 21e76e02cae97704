import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@inlay/sdk/model';
import { SENTENCES } from '@inlay/sdk/server-texts';
import { expect, test } from 'vitest';
import { HELD_REASONS } from '../mail/mailGate.ts';
import { sayIn, translate } from './translate.ts';

const others = LANGUAGES.filter((language) => language !== 'en');
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(others)('SHELL-053 %s says each text of the server with the same placeholders', (language) => {
  const wrong = SENTENCES.filter(
    (text) => placeholders(text).join() !== placeholders(translate(language, text)).join(),
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
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const said = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\.min\(1, '([^']+)'\)/g)].map(
      ([, text = '']) => text,
    ),
  );
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter((text) => !SENTENCES.some((one) => one === text))).toEqual([]);
});
