import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { definitionOf, type Drafting } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { isEmptyForm } from './isEmptyForm.ts';
import { DraftResult } from './DraftResult.tsx';
import { WishForm } from './WishForm.tsx';

/**
 * What a person wants, then what the model has written, beside the form as it is. Closed, the work goes on and the words
 * stay: opened again, it is where it was.
 */
export function DraftingDialog({ builder, drafting }: { builder: BuilderCore; drafting: Drafting }) {
  const isEmpty = useBuilderState(builder, (state) => isEmptyForm(definitionOf(state)));
  const change = (changes: Partial<Drafting>): void => {
    const before = builder.get().drafting ?? drafting;
    builder.set({ drafting: { ...before, ...changes } });
  };
  return (
    <Modal
      opened={drafting.isOpen}
      onClose={() => change({ isOpen: false })}
      title={isEmpty ? t`Describe the form` : t`Describe a change`}
      size="xl"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {drafting.draftId === null ? (
        <WishForm builder={builder} drafting={drafting} isEmpty={isEmpty} onChange={change} />
      ) : (
        <DraftResult
          key={drafting.draftId}
          builder={builder}
          draftId={drafting.draftId}
          onAgain={() => change({ draftId: null })}
          onTaken={() => builder.set({ drafting: null })}
        />
      )}
    </Modal>
  );
}
