import { useQuery } from '@tanstack/react-query';
import type { BrandKit, BrandKitListResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

export const BRANDS_KEY = ['brand-kits'] as const;

/** Loads the account's brand kits, by name. @param options.refetchMs how often to look again */
export function useBrandKits({
  isEnabled = true,
  refetchMs,
}: { isEnabled?: boolean; refetchMs?: number } = {}) {
  return useQuery({
    queryKey: BRANDS_KEY,
    queryFn: () => api.get<BrandKitListResponse>('/brand-kits'),
    enabled: isEnabled,
    refetchInterval: refetchMs ?? false,
  });
}

/** Loads the kit that new forms follow; null in an account without kits, and where they cannot be read. */
export function useDefaultKit(isEnabled = true): { kit: BrandKit | null; isPending: boolean } {
  const { data, isPending } = useBrandKits({ isEnabled });
  return { kit: data?.kits.find(({ isDefault }) => isDefault) ?? null, isPending };
}
