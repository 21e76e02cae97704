import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { lazy, Suspense, useRef } from 'react';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { focusPart } from '../canvas/focusPart.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Loaded on demand: few sessions paste a list. */
const PasteList = lazy(async () => ({ default: (await import('./PasteList.tsx')).PasteList }));

/** Makes fields of a pasted list of questions (BUILD-100). What is cancelled is there the next time. */
export function PasteDialog({ builder }: { builder: BuilderCore }) {
  const pasted = useBuilderState(builder, (state) => state.pasted);
  const text = useRef('');
  const isUsed = useRef(false);
  const close = (used: boolean): void => {
    isUsed.current = used;
    builder.set({ pasted: null, unusedPaste: used ? '' : text.current });
  };
  return (
    <Modal
      opened={pasted !== null}
      onClose={() => close(false)}
      // Cancelled, the keyboard goes back to where the text was pasted.
      onExitTransitionEnd={() => isUsed.current && focusPart(builder.get().selection.active)}
      title={t`Paste questions`}
      size="xl"
    >
      {pasted === null ? null : (
        <Suspense fallback={<LoadingSkeleton height={320} />}>
          <PasteList
            builder={builder}
            pasted={pasted}
            onText={(words) => {
              text.current = words;
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Modal>
  );
}
