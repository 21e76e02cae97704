import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import babel from '@rolldown/plugin-babel';
import { LANGUAGES } from '../sdk/src/model/language/languages.ts';
import texts from './lingui.config.ts';

const linguiConfig = makeConfig({ rootDir: fileURLToPath(new URL('.', import.meta.url)), ...texts });
const macros = ['@lingui/babel-plugin-lingui-macro', { linguiConfig, descriptorFields: 'message' }];

const FOLDERS = fileURLToPath(new URL('../sdk/src/languages/', import.meta.url));

/** Languages beside English, which stands in the code. */
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** Compiles the macros that mark texts (`t`, `Trans`, `plural`), in builds and tests alike. */
export const compileTexts = () =>
  babel({
    presets: [
      {
        preset: () => ({ plugins: [macros] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      },
    ],
  });

/** Where the texts of a chunk are in every language; the page's import map says which file that is. */
const specifierOf = (chunk: string): string => `/texts/${chunk}.js`;

/** Reads a language's catalogue: texts by the id that the macros give them. */
const readCatalogue = (language: string) => {
  const filename = `${FOLDERS}${language}/dashboard.po`;
  const text = readFileSync(filename, 'utf8');
  return formatter().parse(text, { locale: language, sourceLocale: 'en', filename });
};

/** Returns the ids of the texts that a file of ours has, by its path. */
async function readOrigins(): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for (const [id, { origin = [] }] of Object.entries(await readCatalogue('en')))
    for (const [file] of origin) {
      const path = fileURLToPath(new URL(file, import.meta.url));
      ids.set(path, [...(ids.get(path) ?? []), id]);
    }
  return ids;
}

/**
 * A sentence that the server makes is translated here only if its file is part of some script.
 * @throws when the texts of a file are in none.
 */
async function assertAllWritten(written: ReadonlySet<string>): Promise<void> {
  const lost = Object.entries(await readCatalogue('en')).filter(([id]) => !written.has(id));
  if (lost.length === 0) return;
  const texts = lost.map(([id, { origin = [] }]) => `${id} (${origin.map(([file]) => file).join(', ')})`);
  throw new Error(`Texts that no script has:\n${texts.join('\n')}`);
}

/**
 * Writes the texts of each chunk in each language as a script of its own, which the chunk imports by an address that
 * is the same in all languages, and `texts.json`, from which the server makes the import map of a page (decision 175).
 * English stands in the code.
 */
export const writeLanguages = (): Plugin => {
  /** Ids of the texts of each chunk that has any. */
  const chunkTexts = new Map<string, Set<string>>();
  let origins: Map<string, string[]> | undefined;
  return {
    name: 'languages',
    async renderChunk(code, chunk) {
      origins ??= await readOrigins();
      const ids = new Set(chunk.moduleIds.flatMap((module) => origins?.get(module) ?? []));
      if (ids.size === 0) return null;
      if (chunkTexts.has(chunk.name)) throw new Error(`Two chunks are called ${chunk.name}.`);
      chunkTexts.set(chunk.name, ids);
      return `import"${specifierOf(chunk.name)}";${code}`;
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      await assertAllWritten(new Set([...chunkTexts.values()].flatMap((ids) => [...ids])));
      const always = chunkTexts.get(chunks.find(({ isEntry }) => isEntry)?.name ?? '');
      const catalogues = await Promise.all(
        TRANSLATIONS.map(async (language) => ({ language, texts: await readCatalogue(language) })),
      );
      const parts = chunks.flatMap(({ name, fileName, isEntry }) => {
        const own = chunkTexts.get(name);
        if (!own) return [];
        // What the entry brings, no other script repeats.
        const ids = [...own].filter((id) => isEntry || !always?.has(id));
        const files: Record<string, string> = {};
        for (const { language, texts } of catalogues) {
          const translated = ids.flatMap((id) => {
            const translation = texts[id]?.translation;
            return translation ? [[id, translation] as const] : [];
          });
          if (translated.length === 0) continue;
          const source = `Object.assign(globalThis.inlayTexts??={},${JSON.stringify(Object.fromEntries(translated))})`;
          const asset = this.emitFile({ type: 'asset', name: `texts-${language}-${name}.js`, source });
          files[language] = this.getFileName(asset);
        }
        return [{ specifier: specifierOf(name), script: fileName, isEntry, files }];
      });
      this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(parts) });
    },
  };
};
