import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type {
  BrandKit,
  BrandLogoResponse,
  CreateBrandKitRequest,
  Look,
  UpdateBrandKitRequest,
} from '@inlay/api/contract';
import type { BrandStyles, BrandVariant } from '@inlay/sdk/model';
import { api } from '../../lib/apiClient.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import { useMutation } from '../../lib/useMutation.ts';
import { FORMS_KEY } from '../forms/ownForms.ts';
import { BRANDS_KEY } from './useBrandKits.ts';

/** Returns what to do once kits have changed: lists of kits and forms are read again. */
function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([BRANDS_KEY, FORMS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useCreateBrandKit() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (kit: CreateBrandKitRequest) => api.post<BrandKit>('/brand-kits', kit),
    onSuccess,
  });
}

export function useUpdateBrandKit() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...changes }: UpdateBrandKitRequest & { id: string }) =>
      api.patch<BrandKit>(`/brand-kits/${id}`, changes),
    onSuccess,
  });
}

export function useDeleteBrandKit() {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Pick<BrandKit, 'id'>) => api.delete<void>(`/brand-kits/${id}`),
    onSuccess,
    onError: (error) => toastThrown(error, t`Failed to delete the brand`),
  });
}

/** Lets all forms of the account follow a kit, or gives those that did back the look they had; a job does it. */
export function useGiveToAll() {
  return useMutation({
    mutationFn: ({ id, isUndo = false }: { id: string; isUndo?: boolean }) =>
      isUndo ? api.delete<void>(`/brand-kits/${id}/forms`) : api.post<void>(`/brand-kits/${id}/forms`),
    onError: (error) => toastThrown(error, t`Failed to change the forms`),
  });
}

/** Reads the look of a website; nothing of it is stored. */
export function useReadLook() {
  return useMutation({ mutationFn: (url: string) => api.post<Look>('/brand-kits/look', { url }) });
}

/** Stores a kit's logo. `onProgress` receives 0 to 1. */
export const uploadBrandLogo = (kitId: string, file: File, onProgress: (part: number) => void) =>
  api.putFile<BrandLogoResponse>(`/brand-kits/${kitId}/logo`, file, onProgress);

/** Takes the logo off again. */
export const removeBrandLogo = (kitId: string) => api.delete<BrandKit>(`/brand-kits/${kitId}/logo`);

/** Returns the look of a kit for light or for dark pages. */
export const lookOf = (kit: BrandKit, variant: BrandVariant): BrandStyles =>
  variant === 'dark' ? kit.darkStyles : kit.styles;
