import { t } from '@lingui/core/macro';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { isDirty } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Saved elsewhere in the meantime: take theirs or keep mine (D-67). */
export function ConflictDialog({ builder }: { builder: BuilderCore }) {
  const hasConflict = useBuilderState(builder, (state) => state.hasConflict);
  const isSaving = useBuilderState(builder, (state) => state.isSaving);
  return (
    <Modal
      opened={hasConflict}
      onClose={builder.closeConflict}
      title={t`This form was changed elsewhere since you opened it.`}
    >
      <Text mb={24}>
        {t`Reload to see the saved version (you can undo that), or overwrite it with yours.`}
      </Text>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={builder.closeConflict}>
          {t`Cancel`}
        </Button>
        <Button variant="default" data-autofocus onClick={() => void builder.reload()}>
          {t`Reload`}
        </Button>
        <BusyButton isBusy={isSaving} onClick={() => void builder.overwrite()}>
          {t`Overwrite`}
        </BusyButton>
      </Group>
    </Modal>
  );
}

/** Nobody loses work by leaving: the page asks, and the browser does where the page cannot. */
export function LeaveDialog({ builder }: { builder: BuilderCore }) {
  const isSaving = useBuilderState(builder, (state) => state.isSaving);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = builder.get();
    // After its first insert a form gets an address of its own; whoever types on meanwhile goes nowhere.
    const own = `/builder/${state.form?.id ?? ''}`;
    const goesOn = [currentLocation.pathname, own].includes(nextLocation.pathname);
    return isDirty(state) && !goesOn;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isDirty(builder.get())) event.preventDefault();
    };
    let isListening = false;
    // A page that may ask is kept out of the browser's cache of pages, so it listens only while it has to.
    const follow = (): void => {
      if (isDirty(builder.get()) === isListening) return;
      isListening = !isListening;
      if (isListening) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    };
    follow();
    const unsubscribe = builder.subscribe(follow);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', ask);
    };
  }, [builder]);
  const stay = (): void => blocker.reset?.();
  const saveAndLeave = async (): Promise<void> => {
    if (await builder.save()) blocker.proceed?.();
    else stay();
  };
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title={t`Leave without saving?`}>
      <Text mb={24}>{t`Your changes are not published. This browser keeps them as a draft.`}</Text>
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={stay}>
          {t`Cancel`}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t`Leave`}
        </Button>
        <BusyButton isBusy={isSaving} onClick={() => void saveAndLeave()}>
          {t`Save and leave`}
        </BusyButton>
      </Group>
    </Modal>
  );
}
