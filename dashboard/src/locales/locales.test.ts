import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
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
/** The placeholders of a parsed message, those of its plural forms included. */
const namesOf = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , format] = token;
    const forms = typeof format === 'object' && format ? Object.values(format) : [];
    return [name, ...forms.filter((form) => Array.isArray(form)).flatMap(namesOf)];
  });
/** Placeholders and tags of a text, which a translation has as well. Throws where the text is no ICU message. */
const partsOf = (text: string): string[] => {
  const tags = [...text.matchAll(/<\/?(\d+)\/?>/g)].map(([tag]) => tag);
  return [...new Set([...namesOf(compileMessageOrThrow(text)), ...tags])].sort();
};

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
    ([id, { translation = '' }]) =>
      partsOf(english.get(id)?.translation ?? '').join() !== partsOf(translation).join(),
  );
  expect(wrong.map(([, { translation }]) => translation)).toEqual([]);
});
