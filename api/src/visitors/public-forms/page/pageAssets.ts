import type { PageAssets } from '@inlay/sdk/server';
import type { BuiltAssets } from '../../../platform/http/builtAssets.ts';

/** Finds the page's script and its parts among the built files, whose names have a content hash. */
export function findPageAssets(assets: BuiltAssets): PageAssets {
  const name = [...assets.sdk.keys()].find((one) => /^page-[\w-]{8}\.js$/.test(one));
  return { script: name ? `/sdk/${name}` : null, parts: findParts(assets, 'page') };
}

/** Finds the files that a script splits off, by their names without script and hash. */
export const findParts = ({ sdk }: BuiltAssets, script: 'page' | 'form-embed'): PageAssets['parts'] =>
  Object.fromEntries(
    [...sdk.keys()].flatMap((file) => {
      const [, name] = new RegExp(`^${script}-(.+)-[\\w-]{8}\\.js$`).exec(file) ?? [];
      return name ? [[name, `/sdk/${file}`]] : [];
    }),
  );
