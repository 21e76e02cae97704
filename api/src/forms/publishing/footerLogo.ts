import type { Config } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/contract/index.ts';
import { createAsset, type BuiltAssets } from '../../platform/http/builtAssets.ts';

/** A name without a content hash: browsers revalidate it soon. */
const nameOf = (logo: NonNullable<Config['footerLogo']>): string => `own-footer-logo${logo.extension}`;

/** Adds the installation's logo to the public files. */
export function withFooterLogo(assets: BuiltAssets, { footerLogo }: Config): BuiltAssets {
  if (!footerLogo) return assets;
  const name = nameOf(footerLogo);
  return { ...assets, sdk: new Map([...assets.sdk, [name, createAsset(name, footerLogo.body)]]) };
}

/**
 * The address of the logo in the footer of forms (D-85); null = none. The default is none, because a website's
 * policy may block images of the platform (T6).
 */
export const footerLogoUrl = ({ footerLogo }: Config): string | null =>
  footerLogo ? `/sdk/${nameOf(footerLogo)}` : null;

/** Presents the installation's marks on every form (D-85). */
export const presentPlatform = (config: Config): Platform => ({
  name: config.platformName,
  footerLogoUrl: footerLogoUrl(config),
});
