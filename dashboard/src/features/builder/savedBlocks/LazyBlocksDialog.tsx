import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: few sessions use a block. */
const BlockList = lazy(async () => ({ default: (await import('./BlockList.tsx')).BlockList }));

/** Chooses a block to put into the form (BUILD-101). */
export function BlocksDialog({ builder }: { builder: BuilderCore }) {
  const isOpen = useBuilderState(builder, (state) => state.isChoosingBlock);
  const close = (): void => builder.set({ isChoosingBlock: false });
  return (
    <Modal opened={isOpen} onClose={close} title={t`Saved blocks`}>
      {isOpen ? (
        <Suspense fallback={<LoadingSkeleton height={124} />}>
          <BlockList builder={builder} onClose={close} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
