import { useState } from 'react';
import type { FormDetail, FormSummary } from '@inlay/api/contract';
import { toastThrown } from '../../lib/toasts.tsx';
import { fetchForm } from './api/forms.ts';

/** State of a list's embed dialog: the last requested form. */
export function useEmbedDialog() {
  const [embedded, setEmbedded] = useState<FormDetail | null>(null);
  const showEmbed = (form: FormSummary): void => {
    fetchForm(form.id).then(setEmbedded, toastThrown);
  };
  return { embedded, showEmbed, hideEmbed: () => setEmbedded(null) };
}
