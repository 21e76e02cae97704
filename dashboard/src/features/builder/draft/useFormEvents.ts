import { useLiveEvents } from '../../../domain/platform/liveEvents.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** Follows what colleagues and other tabs store of the form (D-193). */
export function useFormEvents({ serverDraft, get }: BuilderCore): void {
  useLiveEvents((event) => {
    const form = get().form;
    if (!form) return;
    if (event.name === 'form' && event.formId === form.id) void serverDraft.changedElsewhere(event.state);
    // Something may have been missed.
    if (event.name === 'resync') void serverDraft.changedElsewhere();
  });
}
