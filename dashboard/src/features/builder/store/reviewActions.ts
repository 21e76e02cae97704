import type { FormDetail } from '@inlay/api/contract';
import { findImpact } from '../api/form.ts';
import { isSameDocument } from '../definition/formDocument.ts';
import type { BuilderStore } from './builderStore.ts';

/** Saving with a look at what it means, once a form has submissions (D-193). */
export function createReviewActions(store: BuilderStore, save: () => Promise<FormDetail | null>) {
  let isAsking = false;
  return {
    /**
     * Saves the form: in one press while nothing was sent to it, or nothing changes, else once the person has
     * seen what it means.
     * @returns the saved form; null when it was not saved
     */
    requestSave: async (): Promise<FormDetail | null> => {
      const { form, saved, history, isSaving, review } = store.get();
      if (isAsking || isSaving || review) return null;
      if (!form || isSameDocument(history.present, saved)) return save();
      isAsking = true;
      // Saving says what is wrong, in its own words.
      const impact = await findImpact(form.id, history.present.definition).catch(() => null);
      isAsking = false;
      if (!impact?.submissionCount) return save();
      return new Promise((finish) => store.set({ review: { impact, finish } }));
    },
    /** Publishes what was looked at. */
    publish: async (): Promise<void> => {
      const { review } = store.get();
      const form = await save();
      store.set({ review: null });
      review?.finish(form);
    },
    closeReview: (): void => {
      const { review } = store.get();
      store.set({ review: null });
      review?.finish(null);
    },
  };
}
