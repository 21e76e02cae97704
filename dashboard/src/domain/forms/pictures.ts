import { useQuery } from '@tanstack/react-query';
import type { FormPicturesResponse } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { FORM_PICTURES_KEY } from '../../lib/queryClient.ts';

type Picture = FormPicturesResponse['pictures'][number];

/** Forms of one call; the server takes no more. */
const MOST_PICTURES = 48;

/** Forms whose pictures the next call loads, each with its subscriber. */
let wanted = new Map<string, ((picture: Picture | null) => void)[]>();

/** Loads a form's picture, with those of all cards that come into view at the same time. */
function loadPicture(formId: string): Promise<Picture | null> {
  return new Promise((resolve, reject) => {
    if (wanted.size === 0) queueMicrotask(() => void loadWanted().catch(reject));
    wanted.set(formId, [...(wanted.get(formId) ?? []), resolve]);
  });
}

async function loadWanted(): Promise<void> {
  const waiting = [...wanted];
  wanted = new Map();
  for (let index = 0; index < waiting.length; index += MOST_PICTURES) {
    const part = waiting.slice(index, index + MOST_PICTURES);
    const path = `/forms/pictures?formIds=${part.map(([formId]) => formId).join(',')}`;
    const { pictures } = await api.get<FormPicturesResponse>(path).catch(() => ({ pictures: [] }));
    const byForm = new Map(pictures.map((picture) => [picture.formId, picture]));
    for (const [formId, listeners] of part) for (const tell of listeners) tell(byForm.get(formId) ?? null);
  }
}

/** Loads the upper part of a form once its card is in view; null where there is none to show. */
export const useFormPicture = (form: { id: string; updatedAt: string }, isEnabled: boolean) =>
  useQuery({
    queryKey: [...FORM_PICTURES_KEY, form.id, form.updatedAt],
    queryFn: () => loadPicture(form.id),
    enabled: isEnabled,
    staleTime: Infinity,
  });
