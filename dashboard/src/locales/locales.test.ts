import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@inlay/sdk/model';

const folder = import.meta.dirname;

/** Reads a catalogue: texts, translations and origins by id. */
async function read(language: string) {
  const filename = `${language}.po`;
  const text = readFileSync(join(folder, filename), 'utf8');
  const catalogue = await formatter().parse(text, { locale: language, sourceLocale: 'en', filename });
  return new Map(Object.entries(catalogue));
}

/** Screens whose texts are translated whole. */
const TRANSLATED = /src\/(features\/client-portal|domain\/identity)\//;

const english = await read('en');
const others = LANGUAGES.filter((language) => language !== 'en');
/** Placeholders and tags of a text, which a translation has as well. */
const partsOf = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{(\w+)|<\/?(\d+)\/?>/g)].map(([part]) => part.replace(/[{<>/]/g, ''))),
  ].sort();

test('CLNT-093 every language of forms has a catalogue, and no other', () => {
  const found = readdirSync(folder).filter((name) => name.endsWith('.po'));
  expect(found.sort()).toEqual([...LANGUAGES].map((language) => `${language}.po`).sort());
});

test.each(others)(
  'CLNT-093 %s has every text of the portal and the sign-in, and none that is gone',
  async (language) => {
    const catalogue = await read(language);
    const gone = [...catalogue].filter(([id]) => !english.has(id)).map(([, { message }]) => message);
    expect(gone).toEqual([]);
    const missing = [...english].filter(
      ([id, { origin = [] }]) =>
        origin.some(([file]) => TRANSLATED.test(file)) && !catalogue.get(id)?.translation,
    );
    expect(missing.map(([, { message }]) => message)).toEqual([]);
  },
);

test.each(others)('CLNT-093 translations of %s name what the English text names', async (language) => {
  const wrong = [...(await read(language))].filter(
    ([, { message = '', translation = '' }]) => partsOf(message).join() !== partsOf(translation).join(),
  );
  expect(wrong.map(([, { translation }]) => translation)).toEqual([]);
});
