import { accentsOf } from '@inlay/sdk/model';
import type { PortalBrand } from '../../platform/contract/index.ts';
import type { BrandKit } from '../../platform/entities/brandKit.entity.ts';

/**
 * Returns a kit as screens of a client wear it: in colours that carry white text, and are readable as text on light and
 * on dark pages.
 */
export function brandOf({
  name,
  logoUrl,
  styles,
}: Pick<BrandKit, 'name' | 'logoUrl' | 'styles'>): PortalBrand {
  return { name, logoUrl: logoUrl ?? null, ...accentsOf(styles) };
}
