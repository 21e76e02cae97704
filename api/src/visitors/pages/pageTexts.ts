import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@inlay/sdk/model';
import type { BuiltAssets } from '../../platform/http/builtAssets.ts';

/** The texts of one script of the dashboard, as `dashboard/vite.texts.ts` writes them. */
interface ScriptTexts {
  /** The address that the script imports in all languages. */
  specifier: string;
  script: string;
  isEntry: boolean;
  /** The file of each language that has any of the texts. */
  files: Partial<Record<Language, string>>;
}

/** What a page needs for the texts of its language. */
export interface PageTexts {
  /** An import map as JSON; it leads each script's import to a file of the language. */
  importMap: string;
  /** SHA-256 of the map, base64, for the page's policy. */
  hash: string;
  /** Files with the texts of the entry and of the given scripts, for preloading. */
  filesOf(scripts: ReadonlySet<string>): string[];
}

/** Prepares the texts of pages in each language (decision 175). */
export function preparePageTexts(assets: BuiltAssets): Readonly<Record<Language, PageTexts>> {
  const json = assets.dashboard.get('texts.json')?.body.toString('utf8') ?? '[]';
  const parts = JSON.parse(json) as ScriptTexts[];
  const entry = parts.find(({ isEntry }) => isEntry)?.script;
  const prepare = (language: Language): PageTexts => {
    // English stands in the scripts: their import leads to the entry, which every page has loaded anyway.
    const imports = parts.map(({ specifier, files }) => [specifier, `/${files[language] ?? entry}`]);
    const importMap = JSON.stringify({ imports: Object.fromEntries(imports) });
    return {
      importMap,
      hash: createHash('sha256').update(importMap).digest('base64'),
      filesOf: (scripts) =>
        parts.flatMap(({ isEntry, script, files }) => {
          const file = files[language];
          return file && (isEntry || scripts.has(script)) ? [file] : [];
        }),
    };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, prepare(language)])) as Record<
    Language,
    PageTexts
  >;
}
