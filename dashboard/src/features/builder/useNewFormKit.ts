import type { BrandKit } from '@inlay/api/contract';
import { useFolders } from '../../domain/forms/folders.ts';
import { useBrandKits } from '../../domain/looks/useBrandKits.ts';

/**
 * Loads the kit that a new form begins in: that of its folder's client, else the account's default (FOLD-080); null in an
 * account without kits, and where they cannot be read.
 */
export function useNewFormKit(
  isNew: boolean,
  folderId: string | null,
): { kit: BrandKit | null; isPending: boolean } {
  const { data, isPending } = useBrandKits({ isEnabled: isNew });
  const folders = useFolders({ enabled: isNew && folderId !== null });
  const own = folders.data?.folders.find(({ id }) => id === folderId)?.brand?.kitId;
  const kits = data?.kits ?? [];
  return {
    kit: kits.find(({ id }) => id === own) ?? kits.find(({ isDefault }) => isDefault) ?? null,
    isPending: isPending || (folderId !== null && folders.isPending),
  };
}
