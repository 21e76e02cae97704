import type { FormDetail } from '@inlay/api/contract';
import { ApiError } from '../../../lib/apiError.ts';
import { findImpact } from '../api/form.ts';
import { isSameDocument } from '../definition/formDocument.ts';
import type { BuilderStore, Review } from './builderStore.ts';
import type { createSaveActions } from './saveActions.ts';

type Saving = Pick<ReturnType<typeof createSaveActions>, 'save' | 'reportFailure'>;

/** Saving with a look at what it means, once a form has submissions (D-193). */
export function createReviewActions(store: BuilderStore, { save, reportFailure }: Saving) {
  let isAsking = false;
  const ask = async (formId: string): Promise<Pick<Review, 'impact' | 'error'>> => {
    isAsking = true;
    try {
      const { definition } = store.get().history.present;
      return { impact: await findImpact(formId, definition), error: null };
    } catch (error) {
      return { impact: null, error };
    } finally {
      isAsking = false;
    }
  };
  return {
    /**
     * Saves the form: in one press while nothing was sent to it, or nothing changes, else once the person has
     * seen what it means, or what keeps it from being published. Where the server cannot say what it means, the person
     * is asked all the same.
     * @returns the saved form; null when it was not saved
     */
    requestSave: async (): Promise<FormDetail | null> => {
      const { form, saved, history, isSaving, review } = store.get();
      if (isAsking || isSaving || review) return null;
      if (!form || isSameDocument(history.present, saved)) return save();
      const found = await ask(form.id);
      const { impact, error } = found;
      if (impact?.submissionCount === 0 && impact.problems.length === 0) return save();
      if (error instanceof ApiError && error.code === 'network') {
        reportFailure(error);
        return null;
      }
      return new Promise((finish) => store.set({ review: { ...found, finish } }));
    },
    /** Asks once more what publishing would mean, after a failure. */
    reviewAgain: async (): Promise<void> => {
      const { form } = store.get();
      if (isAsking || !form) return;
      const found = await ask(form.id);
      const { review } = store.get();
      if (review) store.set({ review: { ...review, ...found } });
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
