import type { BrandKit } from '@inlay/api/contract';
import { removeBrandLogo, uploadBrandLogo } from '../../domain/looks/brandKits.ts';
import type { KitDraft } from './kitDraft.ts';

/** Stores the logo of a draft, where it differs from the kit's. @throws {ApiError} the kit itself is stored then */
export async function saveLogo(kit: BrandKit, { logo }: KitDraft): Promise<void> {
  if (logo?.file) await uploadBrandLogo(kit.id, logo.file, () => undefined);
  else if (!logo && kit.logoUrl !== null) await removeBrandLogo(kit.id);
}
