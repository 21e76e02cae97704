import { useEffect, useState } from 'react';
import { useLiveEvents } from '../../../domain/platform/liveEvents.ts';
import type { BuilderCore } from '../useBuilder.ts';

/**
 * Follows what colleagues and other tabs store of the form (D-193).
 * @param isFresh whether the builder started with the stored document of this moment; otherwise it is read at once
 */
export function useFormEvents({ serverDraft, get }: BuilderCore, isFresh: boolean): void {
  const [beganFresh] = useState(isFresh);
  useEffect(() => {
    if (!beganFresh) void serverDraft.changedElsewhere();
  }, [serverDraft, beganFresh]);
  useLiveEvents((event) => {
    const form = get().form;
    if (!form) return;
    if (event.name === 'form' && event.formId === form.id) void serverDraft.changedElsewhere(event.state);
    // Something may have been missed.
    if (event.name === 'resync') void serverDraft.changedElsewhere();
  });
}
