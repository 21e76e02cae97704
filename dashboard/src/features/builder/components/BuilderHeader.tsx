import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormHeader } from '../../../domain/form-home/FormHeader.tsx';
import { SaveState } from '../publish/SaveState.tsx';
import { definitionOf, isUnpublished } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import type { Workbench } from '../useWorkbench.ts';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

interface BuilderHeaderProps {
  builder: BuilderCore;
  isDesign: boolean;
  isNarrow: boolean;
  onOpen: Workbench['open'];
  /** Leaves the preview, which shows no place. */
  onEdit(): void;
}

/** The form's header over the builder, with title and state of the edited document. */
export const BuilderHeader = memo(function BuilderHeader(props: BuilderHeaderProps) {
  const { builder, isDesign, isNarrow, onOpen, onEdit } = props;
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  const title = useBuilderState(builder, (state) => definitionOf(state).title);
  return (
    <FormHeader
      formId={formId}
      title={title}
      onRename={(next) => builder.changeForm({ title: next })}
      tab={isDesign ? 'design' : 'build'}
      onOpen={(tab) => (formId === null ? onOpen(tab === 'design' ? 'design' : 'field') : onEdit())}
      canUpdate
      state={<SaveState builder={builder} isCompact={isNarrow} />}
      action={<PublishButton builder={builder} />}
    />
  );
});

/** Publishes a form, a new one under the name of saving (BUILD-021, decision 073). */
function PublishButton({ builder }: { builder: BuilderCore }) {
  const isPublishing = useBuilderState(builder, (state) => state.isPublishing);
  const isNew = useBuilderState(builder, ({ form }) => form === null);
  const hasChanges = useBuilderState(builder, isUnpublished);
  const refusal = useRoleRefusal(useBuilderState(builder, ({ form }) => form?.abilities.activate ?? true));
  return (
    <Refusable refusal={refusal}>
      <BusyButton
        isBusy={isPublishing}
        px={12}
        variant={isNew || hasChanges ? 'filled' : 'default'}
        onClick={() => void builder.requestPublish()}
      >
        {isNew ? t`Save Form` : t`Publish`}
      </BusyButton>
    </Refusable>
  );
}
