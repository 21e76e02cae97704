import type { PageAssets } from '@inlay/sdk/server';
import type { BuiltAssets } from '../http/builtAssets.ts';

/** The page's script among the built files; its name carries a content hash. */
export function findPageAssets(assets: BuiltAssets): PageAssets {
  const script = [...assets.sdk.keys()].find((name) => /^page-[\w-]{8}\.js$/.test(name));
  return { script: script ? `/sdk/${script}` : null };
}
