import type { FormDetail, LogoResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';

/** Puts a picture on a form (BUILD-056). `onProgress` is given 0 to 1. */
export const uploadLogo = (formId: string, file: File, onProgress: (part: number) => void) =>
  api.putFile<LogoResponse>(`/forms/${formId}/logo`, file, onProgress);

/** Takes it off again. */
export const removeLogo = (formId: string) => api.delete<FormDetail>(`/forms/${formId}/logo`);
