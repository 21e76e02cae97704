import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: few sessions paste a list. */
const PasteList = lazy(async () => ({ default: (await import('./PasteList.tsx')).PasteList }));

/** Makes fields of a pasted list of questions (BUILD-100). */
export function PasteDialog({ builder }: { builder: BuilderCore }) {
  const pasted = useBuilderState(builder, (state) => state.pasted);
  const close = (): void => builder.set({ pasted: null });
  return (
    <Modal opened={pasted !== null} onClose={close} title={t`Paste questions`} size="xl">
      {pasted === null ? null : (
        <Suspense fallback={<LoadingSkeleton height={320} />}>
          <PasteList builder={builder} pasted={pasted} onClose={close} />
        </Suspense>
      )}
    </Modal>
  );
}
