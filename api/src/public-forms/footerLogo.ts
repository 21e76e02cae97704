import type { Config } from '../config.ts';
import { createAsset, type BuiltAssets } from '../http/builtAssets.ts';

/** What comes with the platform; it is that platform's mark, and nobody else's. */
const BUILT_IN = 'footer-logo.svg';
const BUILT_IN_NAME = 'Inlay';

const nameOf = (config: Config): string =>
  config.footerLogo ? `own-footer-logo${config.footerLogo.extension}` : BUILT_IN;

/** Puts the installation's own mark where websites find it. */
export function withFooterLogo(assets: BuiltAssets, config: Config): BuiltAssets {
  if (!config.footerLogo) return assets;
  const name = nameOf(config);
  return { ...assets, sdk: new Map([...assets.sdk, [name, createAsset(name, config.footerLogo.body)]]) };
}

/** Address of the mark in the footer of forms (D-85), on the platform; null = none. */
export function footerLogoUrl(config: Config, assets: BuiltAssets): string | null {
  const name = nameOf(config);
  const isOurs = config.footerLogo !== null || config.platformName === BUILT_IN_NAME;
  return isOurs && assets.sdk.has(name) ? `/sdk/${name}` : null;
}
