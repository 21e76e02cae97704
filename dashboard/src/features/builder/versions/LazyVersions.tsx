import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: it draws forms, and compares them. */
const Versions = lazy(async () => ({ default: (await import('./Versions.tsx')).Versions }));

/** The versions of a form over the builder: look at one, compare two, restore one (D-193). */
export function VersionsDialog({ builder }: { builder: BuilderCore }) {
  const isOpen = useBuilderState(builder, (state) => state.isShowingVersions);
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  return (
    <Modal
      opened={isOpen && formId !== null}
      onClose={() => builder.set({ isShowingVersions: false })}
      title={t`Version history`}
      fullScreen
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {isOpen && formId !== null ? (
        <Suspense fallback={<LoadingSkeleton height={320} />}>
          <Versions builder={builder} formId={formId} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
