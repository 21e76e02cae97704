import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

interface LeaveKitProps {
  /** Returns whether leaving now would lose changes; asked when somebody leaves. */
  isUnsaved(): boolean;
}

/** Asks before a brand is left with unsaved changes: the page does, or else the browser. */
export function LeaveKit({ isUnsaved }: LeaveKitProps) {
  const blocker = useBlocker(isUnsaved);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => ask(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      verb={t`Leave`}
      isBusy={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t`Your changes to this brand are lost.`}
    </ConfirmDialog>
  );
}
