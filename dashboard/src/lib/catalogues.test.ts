import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@inlay/sdk/model';

const folder = join(import.meta.dirname, '../../../sdk/src/languages');

/** Reads a catalogue: texts, translations and origins by id. */
async function read(language: string) {
  const filename = `${language}/dashboard.po`;
  const text = readFileSync(join(folder, filename), 'utf8');
  const catalogue = await formatter().parse(text, { locale: language, sourceLocale: 'en', filename });
  return new Map(Object.entries(catalogue));
}

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

test.each(others)('CLNT-093 SHELL-052 %s has every text, and none that is gone', async (language) => {
  const catalogue = await read(language);
  const gone = [...catalogue].filter(([id]) => !english.has(id)).map(([, { message }]) => message);
  expect(gone).toEqual([]);
  const missing = [...english].filter(([id]) => !catalogue.get(id)?.translation);
  expect(missing.map(([, { translation }]) => translation)).toEqual([]);
});

/** Plural forms of a language; zero, and the one of millions in Romance languages, may be left to "other". */
const formsOf = (language: string): string[] => {
  const optional = language === 'ar' ? ['zero'] : ['zero', 'many'];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.filter((form) => !optional.includes(form));
};

/** The forms of each plural in a parsed message. */
const pluralsOf = (message: CompiledMessage): string[][] =>
  message.flatMap((token) => {
    if (typeof token === 'string' || typeof token[2] !== 'object') return [];
    const forms = Object.entries(token[2] ?? {});
    const inner = forms.flatMap(([, form]) => (Array.isArray(form) ? pluralsOf(form) : []));
    return token[1] === 'plural' ? [forms.map(([name]) => name), ...inner] : inner;
  });

test.each(others)('SHELL-052 plurals of %s have the forms of the language', async (language) => {
  const needed = formsOf(language);
  const wrong = [...(await read(language))].filter(([, { translation = '' }]) =>
    pluralsOf(compileMessageOrThrow(translation)).some((forms) =>
      needed.some((form) => !forms.includes(form)),
    ),
  );
  expect(wrong.map(([, { translation }]) => translation)).toEqual([]);
});

test.each(others)('CLNT-093 translations of %s name what the English text names', async (language) => {
  const wrong = [...(await read(language))].filter(
    ([id, { translation = '' }]) =>
      partsOf(english.get(id)?.translation ?? '').join() !== partsOf(translation).join(),
  );
  expect(wrong.map(([, { translation }]) => translation)).toEqual([]);
});

test.each(others)(
  'SUBM-077 in %s the button that assigns a person has the word of its key',
  async (language) => {
    const catalogue = [...(await read(language)).values()];
    const find = (message: string, context?: string) =>
      catalogue.find((one) => one.message === message && one.context === context)?.translation ?? '';
    const word = find('Assign', 'person').toLocaleLowerCase(language);
    expect(word).not.toBe('');
    expect(find('Assign it').toLocaleLowerCase(language)).toContain(word);
  },
);

/** Letters of a word that fit beside the icon in a button of the builder's palette. */
const PALETTE_LETTERS = 10;

// Japanese breaks between any two characters.
test.each(others.filter((language) => language !== 'ja'))(
  'CLNT-093 in %s names of field types say where a long word may break',
  async (language) => {
    const catalogue = await read(language);
    const names = [...english].filter(([, { origin }]) =>
      origin?.some(([file]) => file.endsWith('/fieldTypeNames.ts')),
    );
    expect(names.length).toBeGreaterThan(30);
    const parts = names.flatMap(([id]) => (catalogue.get(id)?.translation ?? '').split(/[\s\u00AD-]/));
    expect(parts.filter((part) => part.length > PALETTE_LETTERS)).toEqual([]);
  },
);
