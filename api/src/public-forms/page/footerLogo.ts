import type { Config } from '../../config/config.ts';
import { createAsset, type BuiltAssets } from '../../http/builtAssets.ts';

/** Not a name with a content hash: browsers ask again soon whether it is still the one. */
const nameOf = (logo: NonNullable<Config['footerLogo']>): string => `own-footer-logo${logo.extension}`;

/** Puts the installation's own mark where websites find it. */
export function withFooterLogo(assets: BuiltAssets, { footerLogo }: Config): BuiltAssets {
  if (!footerLogo) return assets;
  const name = nameOf(footerLogo);
  return { ...assets, sdk: new Map([...assets.sdk, [name, createAsset(name, footerLogo.body)]]) };
}

/**
 * Address of the mark in the footer of forms (D-85), on the platform; null = none. There is none by
 * default: on a website whose policy allows no pictures from here, it would be one that is refused (T6).
 */
export const footerLogoUrl = ({ footerLogo }: Config): string | null =>
  footerLogo ? `/sdk/${nameOf(footerLogo)}` : null;
