import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import babel from '@rolldown/plugin-babel';

const linguiConfig = getConfig({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)) });
const macros = ['@lingui/babel-plugin-lingui-macro', { linguiConfig, descriptorFields: 'message' }];

const LOCALES = fileURLToPath(new URL('src/locales/', import.meta.url));

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

/** Reads a language's catalogue: its translations by the id that the macros give a text. */
async function readTranslations(file: string): Promise<Record<string, string>> {
  const text = readFileSync(`${LOCALES}${file}`, 'utf8');
  const catalogue = await formatter().parse(text, { locale: null, sourceLocale: 'en', filename: file });
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  );
}

/**
 * Writes a script of each language, which the server puts into pages before all others, and `languages.json`, which
 * names them (decision 357). English stands in the code.
 */
export const writeLanguages = (): Plugin => ({
  name: 'languages',
  async generateBundle() {
    const scripts: Record<string, string> = {};
    for (const file of readdirSync(LOCALES).filter((name) => name !== 'en.po' && name.endsWith('.po'))) {
      const language = file.replace('.po', '');
      // oxlint-disable-next-line no-await-in-loop -- a handful of files
      const texts = JSON.stringify(await readTranslations(file));
      const id = this.emitFile({
        type: 'asset',
        name: `language-${language}.js`,
        source: `globalThis.inlayTexts=${texts}`,
      });
      scripts[language] = this.getFileName(id);
    }
    this.emitFile({ type: 'asset', fileName: 'languages.json', source: JSON.stringify(scripts) });
  },
});
