import { useQuery } from '@tanstack/react-query';
import type { Look } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';

/** Reads a website for its drawing, once for each address: each reading counts (STYLE-045). */
export const useDrawing = (address: string | null) =>
  useQuery({
    queryKey: ['website-drawing', address],
    queryFn: () => api.post<Look>('/brand-kits/look', { url: address }),
    select: ({ drawing }) => drawing,
    enabled: address !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
