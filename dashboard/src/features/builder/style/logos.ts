import type { FormDetail, LogoResponse } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';

/** Uploads a form's logo (BUILD-056). `onProgress` receives 0 to 1. */
export const uploadLogo = (formId: string, file: File, onProgress: (part: number) => void) =>
  api.putFile<LogoResponse>(`/forms/${formId}/logo`, file, onProgress);

/** Takes it off again. */
export const removeLogo = (formId: string) => api.delete<FormDetail>(`/forms/${formId}/logo`);
