import { t } from '@lingui/core/macro';
import { Drawer } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadLayouts } from '@inlay/sdk/react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: it draws the form a second time, with its logic and its tests. */
const TryPanel = lazy(async () => {
  const [{ TryPanel: Panel }] = await Promise.all([import('./TryPanel.tsx'), loadLayouts()]);
  return { default: Panel };
});

/** The form that is being edited, to be tried beside the canvas (BUILD-094). */
export function TryDrawer({ builder }: { builder: BuilderCore }) {
  const isTrying = useBuilderState(builder, (state) => state.isTrying);
  return (
    <Drawer
      opened={isTrying}
      onClose={() => builder.set({ isTrying: false })}
      position="right"
      size={520}
      title={t`Try the form`}
      // The form on the canvas stays editable.
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
      // The page has its banner already; a drawer's title is none.
      attributes={{ header: { role: 'presentation' } }}
    >
      {isTrying ? (
        <Suspense fallback={<LoadingSkeleton height={320} />}>
          <TryPanel builder={builder} />
        </Suspense>
      ) : null}
    </Drawer>
  );
}
