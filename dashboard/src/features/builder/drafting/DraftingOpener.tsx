import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconWand from '~icons/wand';
import { useAccountModel } from '../../../domain/forms/accountModel.ts';
import { isEmptyForm } from './isEmptyForm.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/**
 * Opens the dialog, where the account has a model that may be used.
 * @param onAdded the dialog takes the place of what it was opened from
 */
export function DraftingOpener({ builder, onAdded }: { builder: BuilderCore; onAdded(): void }) {
  const isEmpty = useBuilderState(builder, (state) => isEmptyForm(definitionOf(state)));
  const { data } = useAccountModel();
  if (!data?.isReady) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconWand size={20} aria-hidden="true" />}
      onClick={() => {
        onAdded();
        const { drafting } = builder.get();
        builder.set({ drafting: { wish: '', draftId: null, ...drafting, isOpen: true } });
      }}
    >
      {isEmpty ? t`Describe the form` : t`Describe a change`}
    </Button>
  );
}
