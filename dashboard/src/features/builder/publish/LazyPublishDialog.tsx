import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: it says changes and rules in words, and most saves need none. */
const PublishReview = lazy(async () => ({ default: (await import('./PublishReview.tsx')).PublishReview }));

/** Shows what changes for visitors and stored answers before a form with submissions is published (D-193). */
export function PublishDialog({ builder }: { builder: BuilderCore }) {
  const review = useBuilderState(builder, (state) => state.review);
  return (
    <Modal
      opened={review !== null}
      onClose={builder.closeReview}
      title={t`Publish these changes?`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {review ? (
        <Suspense fallback={<LoadingSkeleton height={320} />}>
          <PublishReview builder={builder} review={review} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
