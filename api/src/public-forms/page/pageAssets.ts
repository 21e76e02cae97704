import { LANGUAGES, type Language } from '@inlay/sdk/model';
import type { PageAssets } from '@inlay/sdk/server';
import type { BuiltAssets } from '../../http/builtAssets.ts';

/** Finds the page's script among the built files; its name has a content hash. */
export function findPageAssets(assets: BuiltAssets): PageAssets {
  return { script: findScript(assets, /^page-[\w-]{8}\.js$/), texts: findTexts(assets, 'page') };
}

/** Finds the texts of each language for the script. */
export const findTexts = (
  assets: BuiltAssets,
  script: 'page' | 'form-embed',
): Partial<Record<Language, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const path = findScript(assets, new RegExp(`^${script}-${language}-[\\w-]{8}\\.js$`));
      return path ? [[language, path]] : [];
    }),
  );

function findScript(assets: BuiltAssets, pattern: RegExp): string | null {
  const name = [...assets.sdk.keys()].find((one) => pattern.test(one));
  return name ? `/sdk/${name}` : null;
}
