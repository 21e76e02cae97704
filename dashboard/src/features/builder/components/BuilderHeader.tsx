import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormHeader } from '../../../domain/form-home/FormHeader.tsx';
import { SaveState } from '../publish/SaveState.tsx';
import { definitionOf, isDirty } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

interface BuilderHeaderProps {
  builder: BuilderCore;
  isDesign: boolean;
  isNarrow: boolean;
}

/** The form's header over the builder: its title and state are those of the work on the screen. */
export const BuilderHeader = memo(function BuilderHeader(props: BuilderHeaderProps) {
  const { builder, isDesign, isNarrow } = props;
  const formId = useBuilderState(builder, ({ form }) => form?.id ?? null);
  const title = useBuilderState(builder, (state) => definitionOf(state).title);
  return (
    <FormHeader
      formId={formId}
      title={title}
      onRename={(next) => builder.changeForm({ title: next })}
      tab={isDesign ? 'design' : 'build'}
      canUpdate
      state={<SaveState builder={builder} isCompact={isNarrow} />}
      action={<PublishButton builder={builder} />}
    />
  );
});

/** Stores a new form (BUILD-021); publishes what is edited of a stored one (decision 073). */
function PublishButton({ builder }: { builder: BuilderCore }) {
  const isSaving = useBuilderState(builder, (state) => state.isSaving);
  const isNew = useBuilderState(builder, ({ form }) => form === null);
  const hasChanges = useBuilderState(builder, isDirty);
  return (
    <BusyButton
      isBusy={isSaving}
      px={12}
      variant={isNew || hasChanges ? 'filled' : 'default'}
      onClick={() => void builder.requestSave()}
    >
      {isNew ? t`Save Form` : t`Publish`}
    </BusyButton>
  );
}
