import type { StaffPageResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import { useMutation } from '../../../lib/useMutation.ts';

/**
 * Opens the form on a page of its own, on which answers are corrected or entered (SUBM-122, SUBM-124); it leads back to
 * the submission.
 * @param address that makes the page's path.
 */
export const useStaffPage = (address: string) =>
  useMutation({
    mutationFn: () => api.post<StaffPageResponse>(address),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => toastThrown(error),
  });
