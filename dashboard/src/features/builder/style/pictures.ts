import { t } from '@lingui/core/macro';
import type { FormDetail } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';

/** Pictures that a form has one of each; also the last part of their addresses. */
export type PictureKind = 'logo' | 'cover';

/** Messages about each kind of picture. */
export const PICTURE_TEXTS = {
  logo: {
    name: t`Logo`,
    alt: t`The form’s logo`,
    hint: t`Recommended: PNG/JPG, max 2MB, about 300x100px`,
    upload: t`Upload logo`,
    uploading: t`Uploading the logo`,
    uploaded: t`Logo uploaded`,
    failed: t`Error uploading logo`,
    unsaved: t`Please save your form first before uploading a logo`,
    remove: t`Remove logo`,
    removed: t`Logo removed`,
    notRemoved: t`Error removing logo`,
  },
  cover: {
    name: t`Cover picture`,
    alt: t`The form’s cover picture`,
    hint: t`PNG or JPG, at most 5 MB, best 1440 px wide or more`,
    upload: t`Upload cover`,
    uploading: t`Uploading the cover picture`,
    uploaded: t`Cover uploaded`,
    failed: t`The cover could not be uploaded`,
    unsaved: t`Save the form before you upload a cover`,
    remove: t`Remove cover`,
    removed: t`Cover removed`,
    notRemoved: t`The cover could not be removed`,
  },
} as const satisfies Record<PictureKind, Record<string, string>>;

/** Uploads a picture of a form (BUILD-056). `onProgress` receives 0 to 1. */
export const uploadPicture = (
  kind: PictureKind,
  formId: string,
  file: File,
  onProgress: (part: number) => void,
) => api.putFile<FormDetail & { notice?: string | null }>(`/forms/${formId}/${kind}`, file, onProgress);

/** Takes it off again. */
export const removePicture = (kind: PictureKind, formId: string) =>
  api.delete<FormDetail>(`/forms/${formId}/${kind}`);
