import { t } from '@lingui/core/macro';
import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { isUnpublished } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** Asks after a publication from elsewhere: take theirs or overwrite it (D-67). */
export function ConflictDialog({ builder }: { builder: BuilderCore }) {
  const hasConflict = useBuilderState(builder, (state) => state.hasConflict);
  const isPublishing = useBuilderState(builder, (state) => state.isPublishing);
  return (
    <Modal
      opened={hasConflict}
      onClose={builder.closeConflict}
      title={t`This form was changed elsewhere since you opened it.`}
    >
      <Text mb={24}>
        {t`Reload to see the saved version (you can undo that), or overwrite it with yours.`}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={builder.closeConflict}>
          {t`Cancel`}
        </Button>
        <Button variant="default" data-autofocus onClick={() => void builder.reload()}>
          {t`Reload`}
        </Button>
        <BusyButton isBusy={isPublishing} onClick={() => void builder.overwrite()}>
          {t`Overwrite`}
        </BusyButton>
      </DialogFoot>
    </Modal>
  );
}

/** Returns whether the person has unpublished changes of their own, so leaving may be an oversight. */
const isLeftUnpublished = (builder: BuilderCore): boolean =>
  isUnpublished(builder.get()) && builder.serverDraft.isTouched();

/** Returns whether closing the window could lose edits, because the server has no copy. */
const isUnstored = (builder: BuilderCore): boolean =>
  isUnpublished(builder.get()) && !builder.serverDraft.isStored();

/** Returns whether another screen of the form would lack edits that cannot be stored. */
const isLosing = (builder: BuilderCore): boolean => {
  const { hasFailed, theirs } = builder.serverDraft.get();
  return isUnstored(builder) && (hasFailed || theirs !== null);
};

/** Asks before leaving with unpublished edits; the browser asks where closing would lose them. */
export function LeaveDialog({ builder }: { builder: BuilderCore }) {
  const isPublishing = useBuilderState(builder, (state) => state.isPublishing);
  const isNew = useBuilderState(builder, ({ form }) => form === null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { form } = builder.get();
    // Not a departure: the form's other screens while edits are stored, and the address that a new form gets.
    const isOwn = form !== null && nextLocation.pathname.startsWith(`${formPath(form.id)}/`);
    const goesOn = currentLocation.pathname === nextLocation.pathname || (isOwn && !isLosing(builder));
    return isLeftUnpublished(builder) && !goesOn;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnstored(builder)) event.preventDefault();
    };
    let isListening = false;
    // Listens only while it must: a listening page is excluded from the browser's page cache.
    const follow = (): void => {
      if (isUnstored(builder) === isListening) return;
      isListening = !isListening;
      if (isListening) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    };
    follow();
    const unsubscribe = builder.subscribe(follow);
    const unsubscribeDraft = builder.serverDraft.subscribe(follow);
    return () => {
      unsubscribe();
      unsubscribeDraft();
      window.removeEventListener('beforeunload', ask);
    };
  }, [builder]);
  const navigate = useNavigate();
  const now = useRef(blocker);
  useEffect(() => {
    now.current = blocker;
  });
  const stay = (): void => now.current.reset?.();
  const publishAndLeave = async (): Promise<void> => {
    const { location } = blocker;
    if (!(await builder.requestPublish())) return stay();
    if (now.current.proceed) return now.current.proceed();
    // The address that a new form got meanwhile has unblocked the navigation.
    if (location) void navigate(location);
  };
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title={t`Leave without saving?`}>
      <Text mb={24}>
        {isNew
          ? t`Your changes are not published. This browser keeps them as a draft.`
          : t`Visitors don’t see your changes yet. They are kept as a draft.`}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={stay}>
          {t`Cancel`}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t`Leave`}
        </Button>
        <BusyButton isBusy={isPublishing} onClick={() => void publishAndLeave()}>
          {t`Save and leave`}
        </BusyButton>
      </DialogFoot>
    </Modal>
  );
}
