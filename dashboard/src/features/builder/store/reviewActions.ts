import type { FormDetail } from '@inlay/api/contract';
import { ApiError } from '../../../lib/apiError.ts';
import { findImpact } from '../api/form.ts';
import { isSameDocument } from '../definition/formDocument.ts';
import { definitionOf, editedOf, type BuilderStore, type Review } from './builderStore.ts';
import type { createPublishActions } from './publishActions.ts';

type PublishActions = Pick<ReturnType<typeof createPublishActions>, 'publish' | 'reportFailure'>;

/** Publishes after a review of the impact, once a form has submissions (D-193). */
export function createReviewActions(store: BuilderStore, { publish, reportFailure }: PublishActions) {
  let isAsking = false;
  const ask = async (formId: string): Promise<Pick<Review, 'impact' | 'error'>> => {
    isAsking = true;
    try {
      return { impact: await findImpact(formId, definitionOf(store.get())), error: null };
    } catch (error) {
      return { impact: null, error };
    } finally {
      isAsking = false;
    }
  };
  return {
    /**
     * Publishes the form: at once while it has no submissions and every translation, or nothing changes, else after the person has reviewed
     * the impact and the problems. A review also follows where the server cannot name the impact.
     * @param isSeenFirst has every change reviewed, because not the person but an address has asked for it.
     * @returns the published form; null when it was not published
     */
    requestPublish: async (isSeenFirst = false): Promise<FormDetail | null> => {
      const { form, published, isPublishing, review } = store.get();
      if (isAsking || isPublishing || review) return null;
      if (!form || isSameDocument(editedOf(store.get()), published)) return isSeenFirst ? null : publish();
      const found = await ask(form.id);
      const { impact, error } = found;
      const isHarmless =
        impact?.submissionCount === 0 && impact.problems.length === 0 && impact.translations.length === 0;
      if (isHarmless && !isSeenFirst) return publish();
      if (error instanceof ApiError && error.code === 'network') {
        reportFailure(error);
        return null;
      }
      return new Promise((finish) => store.set({ review: { ...found, finish } }));
    },
    /** Asks for the impact again, after a failure. */
    reviewAgain: async (): Promise<void> => {
      const { form } = store.get();
      if (isAsking || !form) return;
      const found = await ask(form.id);
      const { review } = store.get();
      if (review) store.set({ review: { ...review, ...found } });
    },
    /** Publishes the reviewed changes. */
    publishReviewed: async (): Promise<void> => {
      const { review } = store.get();
      const form = await publish();
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
