import { useState } from 'react';
import type { FormEmbed, FormSummary } from '@inlay/api/contract';
import { toastThrown } from '../../lib/toasts.ts';
import { fetchForm } from './api/forms.ts';

/** What the embed dialog of a list shows: the code of the form that was asked for last. */
export function useEmbedDialog() {
  const [embed, setEmbed] = useState<FormEmbed | null>(null);
  const showEmbed = (form: FormSummary): void => {
    fetchForm(form.id).then((detail) => setEmbed(detail.embed), toastThrown);
  };
  return { embed, showEmbed, hideEmbed: () => setEmbed(null) };
}
